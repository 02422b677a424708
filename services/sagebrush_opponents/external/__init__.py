"""Other people's engines: programs that answer JSON lines, and addresses that answer requests. See docs/engines.md."""
