"""R6 and R7: steps of units, one at a time."""
