"""The command line: the platform, its games and their records, for people and, with ``--json``, for programs."""
