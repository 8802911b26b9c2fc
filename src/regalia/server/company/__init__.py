"""The other processes that serve the same tables: none of them, or all that share a Redis."""
