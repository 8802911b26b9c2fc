"""R10 and R11: the Assembly, its votes, and the laws that it makes."""
