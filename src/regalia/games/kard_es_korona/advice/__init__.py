"""What a thoughtful player reckons before choosing: the table proposes it and the bots use it."""
