"""Everything drawn: the scene, its questions, the news and the ending."""
