"""R17 and R18: offices, elected and sold."""
