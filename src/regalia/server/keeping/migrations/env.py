"""What Alembic runs: the steps, over the connection that it is given."""

from __future__ import annotations

from alembic import context

from regalia.server.keeping.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
