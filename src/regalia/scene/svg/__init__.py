"""A scene as one standalone SVG: for thumbnails, documents and reports."""
