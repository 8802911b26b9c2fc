"""Moments of games that are worth a look: what wins at once, what is clearly best."""
