"""The table: a real server, real sockets, a real database."""
