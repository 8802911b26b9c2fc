"""What the table tells in peace: setting up, events, purchases, elections and sales of offices."""
