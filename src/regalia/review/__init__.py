"""Looking back at a game: each seat's chance at every moment, what was luck, and what better choices there were."""
