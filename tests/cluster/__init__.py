"""Tests of a table on many machines: real servers of PostgreSQL and NATS, and what goes wrong with them."""
