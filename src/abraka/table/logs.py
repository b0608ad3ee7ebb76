"""Structured logs, one JSON object a line, on standard error. They name tables and matches, never what is in a hand."""

import json
import logging
import os
import sys

import structlog
from structlog.tracebacks import ExceptionDictTransformer

LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}

_traces = structlog.processors.ExceptionRenderer(ExceptionDictTransformer(show_locals=False))
"""Where something went wrong, but not what the variables held there: keys, tokens and hands among them."""

CLIENTS_FAULTS = (
    "Invalid UTF-8 sequence received from client.",
    "ASGI callable returned without completing handshake.",
)
"""What uvicorn calls errors, though a client was at fault or was refused."""


class Lines(logging.Formatter):
    """What libraries log, as one JSON object a line too."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {"event": "library", "level": record.levelname.lower(), "name": record.name, "text": record.getMessage()}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        line["timestamp"] = self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z")
        return json.dumps(line, ensure_ascii=False)


def set_up_logs() -> None:
    """From now on, everything is logged so; ABRAKA_LOG says how much."""
    level = LEVELS.get(os.environ.get("ABRAKA_LOG", "warning").lower(), logging.WARNING)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            _traces,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(lambda record: record.getMessage() not in CLIENTS_FAULTS)
    logging.basicConfig(handlers=[handler], level=logging.ERROR)
