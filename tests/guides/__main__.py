"""Writes the tables of all guides."""

from tests.guides.tables import write_all

write_all()
