"""How bots feel about the game."""
