"""Where devices want to be told that somebody waits for them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Makes the table; nobody has agreed to anything yet."""
    op.create_table(
        "pushes",
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("point", sa.LargeBinary, nullable=False),
        sa.Column("auth", sa.LargeBinary, nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seal", sa.LargeBinary, nullable=False, server_default=sa.text("x''")),
    )


def downgrade() -> None:
    """Nobody has agreed to anything any more."""
    op.drop_table("pushes")
