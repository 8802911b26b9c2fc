"""The engine: knows no game, no screen, no network."""
