"""How strong bots are, against each other."""
