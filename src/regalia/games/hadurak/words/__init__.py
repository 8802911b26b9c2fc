"""What is said, in both languages, and how plain values become sentences."""
