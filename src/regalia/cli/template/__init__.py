"""What `regalia new-game` lays out: a whole small game and its tests, under the name «New game»."""
