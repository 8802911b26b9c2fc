"""Bots of older checkouts, to measure new ones against."""
