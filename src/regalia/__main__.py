"""`python -m regalia` is the same as `regalia`."""

from regalia.cli import main

main(prog_name="regalia")
