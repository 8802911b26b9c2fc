"""What the table tells in war: steps, attacks, battles and what becomes of lords."""
