"""Run by alembic: the connection is handed over by `novatable.server.store.database.migrate`."""

from alembic import context

from novatable.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
