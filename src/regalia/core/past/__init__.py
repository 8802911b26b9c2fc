"""What a game keeps of its past, and the games that are made of it."""
