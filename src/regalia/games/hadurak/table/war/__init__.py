"""What the table tells in war: marches, battles, sieges."""
