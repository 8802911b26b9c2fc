"""What a table is made of: types, differences, drawing to SVG. Knows no game."""
