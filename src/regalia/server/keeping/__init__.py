"""What must last: the log of every table in a database."""
