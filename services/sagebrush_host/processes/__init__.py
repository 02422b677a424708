"""Processes under supervision: how they are started, asked, started again and ended."""
