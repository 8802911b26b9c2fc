"""A table: its game and seats, what its people and bots do there, and who hears of it."""
