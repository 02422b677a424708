"""From the bytes of a stranger to a position that can be thought about, in bounded time."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import sagebrush_games
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.codec import config_from_json
from sagebrush_games.kernel.malformed import Malformed
from sagebrush_games.kernel.messages import Command, Seat
from sagebrush_games.kernel.title import faults
from sagebrush_opponents.foreign.documents import differences, parsed
from sagebrush_opponents.foreign.unsound import UnsoundPosition, refusing
from sagebrush_opponents.table import AnyOpponentTable, table

LARGEST_CONFIG = 131_072
"""Bytes; the largest part is an override file."""
LARGEST_VIEW = 65_536
"""Bytes; the largest view of any table has a third of that."""
SEEDS = (1, 2)
"""Of the guesses at what the viewer does not see."""
MOST_COMMANDS = 4096
"""Legal commands; games have some hundreds."""
MOST_STEPS = 1000
"""Automatic steps after a command; games have some dozens."""
TRIED = 3
"""Legal commands that are tried."""
KEPT = 64
"""Tables that stay built."""


@dataclass(frozen=True, slots=True)
class _Box:
    """A table, and what never changes at it, as counted after set-up."""

    table: AnyOpponentTable
    pieces: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class SoundPosition:
    """A table, what ``seat`` sees of it, and what it may do: never nothing."""

    table: AnyOpponentTable
    view: Any
    seat: Seat
    legal: Sequence[Command]


def read_position(config: bytes, view: bytes, seat: int | None = None) -> SoundPosition:
    """The position of ``seat``, unless given the viewer of ``view``, at a table of ``config``; raises UnsoundPosition.

    It is proved that a state exists which looks exactly like the view to its viewer, has the pieces of the box, breaks
    no rule that the title states about its states, and goes on for a few commands. That some game leads
    to it is not: nobody can know it.
    """
    box = _box(config)
    played = box.table
    document = parsed(view, "view", LARGEST_VIEW)
    try:
        seen = played.codec.foreign_view_from_json(view)
    except Malformed as error:
        raise UnsoundPosition("malformed", _field(error.field), error.detail) from None
    seat = _viewer(played, seen, seat)
    guesses = [_guess(played, seen, document, seat, seed) for seed in SEEDS]
    for guess in guesses:
        _require_possible(box, guess)
    return SoundPosition(played, seen, seat, _legal(played, guesses, seat))


def _field(path: str) -> str:
    return f"view{path.removeprefix('$')}"


def _viewer(played: AnyOpponentTable, seen: Any, seat: int | None) -> Seat:
    """The seat that is to think, which has to be the viewer; given, or the one awaited, where a view names none."""
    with refusing("impossible", "view", "No state looks like this"):
        viewer = seen.viewer if hasattr(seen, "viewer") else seat
        if viewer is None and not hasattr(seen, "viewer"):
            viewer = played.decider.awaited(played.decider.determinize(seen, seeded(SEEDS[0])))[0][0]
    if viewer is None or not 0 <= viewer < played.decider.config.seats:
        raise UnsoundPosition("wrong-viewer", "view.viewer", "It is no seat of the table.")
    if seat is not None and seat != viewer:
        raise UnsoundPosition("wrong-viewer", "seat", f"The view is that of seat {viewer}.")
    return viewer


def _guess(played: AnyOpponentTable, seen: Any, document: Any, seat: Seat, seed: int) -> Any:
    """A state that looks exactly like the view."""
    decider = played.decider
    with refusing("impossible", "view", "No state looks like this"):
        guess = decider.determinize(seen, seeded(seed))
        shown = json.loads(played.codec.view_to_json(decider.view(guess, seat)))
    for field, sent, right in differences(document, shown, "view"):
        raise UnsoundPosition("inconsistent", field, f"It is {sent}; the rest of the view makes it {right}.")
    return guess


def _require_possible(box: _Box, guess: Any) -> None:
    """Raises UnsoundPosition where a rule about the whole table is broken."""
    invariants = box.table.title.invariants
    with refusing("impossible", "view", "The table cannot be counted"):
        counted = invariants.conserved(guess)
        for what in (*box.pieces, *(counted.keys() - box.pieces.keys())):
            if counted.get(what) != box.pieces.get(what):
                sentence = f"There are {counted.get(what, 0)} {what}, not {box.pieces.get(what, 0)}."
                raise UnsoundPosition("impossible", "view", sentence)
        for field, sentence in invariants.faults(box.table.decider.rules, guess):
            raise UnsoundPosition("impossible", f"view.{field}", sentence)


def _legal(played: AnyOpponentTable, guesses: Sequence[Any], seat: Seat) -> Sequence[Command]:
    """The commands of the seat, the same in each guess, some of which are tried."""
    decider = played.decider
    with refusing("unplayable", "view", "The rules cannot tell what is legal here"):
        awaited = [awaited for awaited, _ in decider.awaited(guesses[0])]
        if not awaited:
            raise UnsoundPosition("game-over", "view", "The game is over, or nobody is asked.")
        if seat not in awaited:
            raise UnsoundPosition("not-awaited", "view.viewer", f"The game waits for {', '.join(map(str, awaited))}.")
        legal, other = (decider.legal(guess, seat) for guess in guesses)
        if not 0 < len(legal) <= MOST_COMMANDS or legal != other:
            raise UnsoundPosition("unplayable", "view", f"The seat has {len(legal)} legal commands.")
        for command in legal[:: max(len(legal) // TRIED, 1)]:
            _try(played, guesses[0].copy(), command)
    return legal


def _try(played: AnyOpponentTable, state: Any, command: Command) -> None:
    """Plays ``command``; raises UnsoundPosition when what follows does not end."""
    decider, chance = played.decider, seeded(SEEDS[0])
    decider.apply(state, decider.decide(state, command, chance))
    for number, _ in enumerate(decider.steps(state, chance)):
        if number > MOST_STEPS:
            raise UnsoundPosition("unplayable", "view", "The automatic steps after a command do not end.")


@lru_cache(maxsize=KEPT)
def _box(body: bytes) -> _Box:
    """The table of a stranger's config; raises UnsoundPosition."""
    parsed(body, "config", LARGEST_CONFIG)
    try:
        config = config_from_json(body)
    except Malformed as error:
        raise UnsoundPosition("malformed", f"config{error.field.removeprefix('$')}", error.detail) from None
    title = sagebrush_games.TITLES.get(config.title)
    if title is None:
        known = ", ".join(sagebrush_games.TITLES)
        raise UnsoundPosition("unknown-title", "config.title", f"There are: {known}.")
    with refusing("unplayable-table", "config.content", "Nobody can play with this content"):
        for field, sentence in faults(title, config):
            raise UnsoundPosition("unplayable-table", f"config.{field}", sentence)
        title.contents.require_printable(config)
        played = table(title, config)
        state, _ = played.decider.set_up(seeded(0))
        return _Box(played, title.invariants.conserved(state))
