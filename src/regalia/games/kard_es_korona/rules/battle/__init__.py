"""R8 to R13 and R22: battles, from the first clash to what becomes of the beaten."""
