"""How a game's value is learned: positions from self-play, weights fitted to who won, and a match against the old."""
