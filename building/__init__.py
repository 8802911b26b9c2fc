"""The compiled build: the same sources as a binary, made by mypyc. Nothing here is needed to play or to test."""
