"""Commands that look back at games: reviews, and the chances that they rest on."""
