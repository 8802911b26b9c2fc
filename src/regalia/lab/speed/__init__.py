"""How fast it is, beside other engines, and how cost grows."""
