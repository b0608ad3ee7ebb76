"""Alembic's way in: the connection is given by `table.database`, or made from the configuration by its command line."""

from alembic import context
from sqlalchemy import create_engine

from abraka.table.schema import metadata

given = context.config.attributes.get("connection")
if given is None:
    with create_engine(context.config.get_main_option("sqlalchemy.url") or "sqlite://").connect() as connection:
        context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
        with context.begin_transaction():
            context.run_migrations()
else:
    context.configure(connection=given, target_metadata=metadata, render_as_batch=True)
    context.run_migrations()
