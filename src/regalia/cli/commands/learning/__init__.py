"""Commands for those who learn: games as data, weights from games, positions that test a bot; lessons, puzzles."""
