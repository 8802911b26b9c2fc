"""Commands for those who learn from games: games as data, weights from games, positions that test a bot."""
