"""Who sits where: sitting down and getting up, colours, tokens, and everybody's share of the shuffle."""
