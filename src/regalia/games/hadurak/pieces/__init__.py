"""The box: what the data files say about boards, cards and numbers."""
