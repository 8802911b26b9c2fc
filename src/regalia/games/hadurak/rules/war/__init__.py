"""R12 to R15 and R17: armies on the march, battles, sieges and walls."""
