"""What a Redis or Valkey says in an error, fit to be told."""

CAUSED = ") of pipeline caused error: "
"""What stands between a command and what was wrong with it, where several were sent together."""
QUOTED = ", with args beginning with"
"""Where a server begins to quote."""


def answer_of(error: BaseException) -> str:
    """What a server says in ``error``, without what was sent to it, which may be a password or a seed.

    A server quotes the arguments of a command that it does not know, and redis-py those of one that went with others.
    """
    return str(error).rpartition(CAUSED)[2].partition(QUOTED)[0]
