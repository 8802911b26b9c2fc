"""What is kept: games as records, situations as positions, and what must be conserved in them."""
