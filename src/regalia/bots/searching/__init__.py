"""How a search finds out about options: by playouts, by mixing sealed answers, by whole turns; and how long it may."""
