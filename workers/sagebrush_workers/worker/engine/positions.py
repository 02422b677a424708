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
    except Malformed as error:
        raise UnsoundPosition("malformed", f"view.{error.field}", error.detail) from None
    state = table.decider.determinize(known, seeded(0))
    seats = [one for one, _ in table.decider.awaited(state) if one >= 0]
    deciding = seat if seat is not None else next(iter(seats), -1)
    if deciding not in seats or table.decider.view(state, deciding) != known:
        raise UnsoundPosition("unsound-view", "view", "No game leads to this view.")
    return SentPosition(table, known, deciding, list(table.decider.legal(state, deciding)))


def _table(body: bytes) -> OpponentTable:
    try:
        config = msgspec.json.decode(body, type=Config)
    except msgspec.MsgspecError as error:
        raise UnsoundPosition("bad-config", "config", f"{error}.") from None
    title = sagebrush_games.TITLES.get(config.title)
    if title is None:
        raise UnsoundPosition("unknown-title", "config.title", "There is no such title.")
    for field, sentence in faults(title, config):
        raise UnsoundPosition("bad-config", f"config.{field}", sentence)
    return agreed(body)
