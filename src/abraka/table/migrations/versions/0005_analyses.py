"""What was found in matches that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Makes the table; what was played before is analysed when somebody asks."""
    op.create_table(
        "analyses",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("seal", sa.LargeBinary, nullable=False, server_default=sa.text("x''")),
    )


def downgrade() -> None:
    """What was found can be found again."""
    op.drop_table("analyses")
