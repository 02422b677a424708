"""Positions that callers send: read, and compared with what could be played from them."""

from dataclasses import dataclass
from typing import Any

import msgspec

import sagebrush_games
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.codec import Malformed
from sagebrush_games.kernel.messages import Command, Config
from sagebrush_games.kernel.title import faults
from sagebrush_opponents.table import OpponentTable, agreed


class UnsoundPosition(Exception):
    """A position that no game leads to."""

    def __init__(self, code: str, field: str, sentence: str) -> None:
        super().__init__(code)
        self.code = code
        self.field = field
        self.sentence = sentence


@dataclass(frozen=True, slots=True)
class SentPosition:
    """A view of a seat that is to decide, and what it may do."""

    table: OpponentTable
    view: Any
    seat: int
    legal: list[Command]


def read_position(config: bytes, view: bytes, seat: int | None) -> SentPosition:
    """The position; raises UnsoundPosition."""
    table = _table(config)
    try:
        known = table.codec.view_from_json(view)
        state = table.decider.determinize(known, seeded(0))
        seats = [one for one, _ in table.decider.awaited(state) if one >= 0]
        deciding = seat if seat is not None else next(iter(seats), -1)
        is_sound = deciding in seats and table.decider.view(state, deciding) == known
        legal = list(table.decider.legal(state, deciding)) if is_sound else []
    except Malformed as error:
        raise UnsoundPosition("malformed", f"view{error.field.removeprefix('$')}", error.detail) from None
    except Exception as error:  # a stranger's view may ask for anything
        raise UnsoundPosition("impossible", "view", f"No state looks like this ({type(error).__name__}).") from error
    if not legal:
        raise UnsoundPosition("inconsistent", "view", "No game leads to this view of a seat that is to decide.")
    return SentPosition(table, known, deciding, legal)


def _table(body: bytes) -> OpponentTable:
    try:
        config = msgspec.json.decode(body, type=Config)
    except msgspec.MsgspecError as error:
        raise UnsoundPosition("malformed", "config", f"{error}.") from None
    title = sagebrush_games.TITLES.get(config.title)
    if title is None:
        raise UnsoundPosition("unknown-title", "config.title", "There is no such title.")
    for field, sentence in faults(title, config):
        raise UnsoundPosition("unplayable-table", f"config.{field}", sentence)
    return agreed(body)
