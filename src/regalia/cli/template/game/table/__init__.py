"""Everything drawn."""
