"""Structured logs, one JSON object a line, on standard error. They name tables and matches, never what is in a hand."""

import logging
import os
import sys

import structlog

LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}


def set_up_logs() -> None:
    """From now on, everything is logged so; ABRAKA_LOG says how much."""
    level = LEVELS.get(os.environ.get("ABRAKA_LOG", "warning").lower(), logging.WARNING)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.dict_tracebacks,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(stream=sys.stderr, level=logging.ERROR, format='{"event": "library", "text": "%(message)s"}')
