"""Lessons at the table: a situation, a few sentences, and goals that the engine checks. Knows no game by name."""
