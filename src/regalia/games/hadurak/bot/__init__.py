"""The bots' feeling for the game: what a position is worth, and what to look at first."""
