"""Alembic's steps from each version of the database to the next. Never change one that has been released: add one."""
