"""R6.1 and R7: events, whom they befall, and what each card does."""
