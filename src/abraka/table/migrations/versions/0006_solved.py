"""Who has tried which puzzle, and whether they were right at once."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Makes the table; nobody has tried any yet."""
    op.create_table(
        "solved",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("puzzle", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("right", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seal", sa.LargeBinary, nullable=False, server_default=sa.text("x''")),
        sa.PrimaryKeyConstraint("person", "puzzle"),
    )


def downgrade() -> None:
    """Nobody has tried any puzzle."""
    op.drop_table("solved")
