"""What the table tells outside of battles: plans, numbers, questions of peace, votes and events."""
