"""Many games at once: simulations, tournaments, fuzz, bench, and what a server bears."""
