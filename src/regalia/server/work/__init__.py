"""What takes long, done elsewhere: processes of their own, and whose turn it is to have one."""
