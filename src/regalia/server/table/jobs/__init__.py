"""What is done about tables by whoever has a place for it."""
