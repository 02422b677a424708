"""Why a config and a view are no position: a stable code, the field, a sentence."""

from collections.abc import Iterator
from contextlib import contextmanager

CODES = {
    "too-large": "more bytes, or deeper, than any position needs",
    "malformed": "not JSON, a field of another type, or a number or length out of its bounds",
    "unknown-title": "no title has this id",
    "unplayable-table": "the title refuses the config, or cannot be played with what it prints",
    "wrong-viewer": "the view is not that of the seat",
    "inconsistent": "a field is not what the rest of the view makes it",
    "impossible": "a rule about the whole table is broken: pieces too many or too few, a thing in two places",
    "game-over": "the game is over",
    "not-awaited": "the game waits for somebody else",
    "unplayable": "the rules cannot go on from here",
}
"""By code: what it means."""


class UnsoundPosition(Exception):
    """A config and a view that are no position of any game; ``field`` is a path such as ``view.players[0].dollars``."""

    def __init__(self, code: str, field: str, sentence: str) -> None:
        super().__init__(f"{field}: {sentence}")
        self.code = code
        self.field = field
        self.sentence = sentence


@contextmanager
def refusing(code: str, field: str, sentence: str) -> Iterator[None]:
    """Whatever fails inside is the fault of the position, since rules are made for tables that games can reach."""
    try:
        yield
    except UnsoundPosition:
        raise
    except Exception as error:  # a stranger's view may ask for anything
        raise UnsoundPosition(code, field, f"{sentence}.") from error
