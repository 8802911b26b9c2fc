"""What one seat is shown, in which parts, over which line."""
