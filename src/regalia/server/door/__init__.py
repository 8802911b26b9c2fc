"""The door: HTTP routes, the socket, and who is let in."""
