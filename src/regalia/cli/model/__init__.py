"""A language model at a table: what its seat sees as text, and its wishes."""
