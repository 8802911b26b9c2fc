"""What a thoughtful baron reckons before choosing."""
