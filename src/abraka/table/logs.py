"""Structured logs, one JSON object a line, on standard error. They name tables and matches, never what is in a hand."""

import logging
import os
import sys

import structlog
from structlog.tracebacks import ExceptionDictTransformer

LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}

_traces = structlog.processors.ExceptionRenderer(ExceptionDictTransformer(show_locals=False))
"""Where something went wrong, but not what the variables held there: keys, tokens and hands among them."""


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
    logging.basicConfig(stream=sys.stderr, level=logging.ERROR, format='{"event": "library", "text": "%(message)s"}')
