"""What a computer thought when it chose a command, as the commit keeps it.

Everything is flat in the engine of the commit, texts and integers, so that every release and every verifier reads it;
what is longer (values, candidates, line) is compact JSON in one text. Floats are rounded; the text is bounded.
"""

from collections.abc import Sequence
from math import isfinite

import msgspec

from sagebrush_events.commit import Commit
from sagebrush_games.kernel.codec import AnyCodec
from sagebrush_games.kernel.malformed import Malformed
from sagebrush_games.kernel.messages import Command

Engine = dict[str, str | int]
THOUGHT = "thought"
"""In the engine of a commit: the values, candidates and line as JSON."""
MOST_BYTES = 640
"""Of that text. The end of the line goes first, then the last candidates."""
MOST_COMMANDS = 16
"""Candidates, and commands of the line, that are kept at all."""
DIGITS = 4
"""After the point, of values and shares."""


class Considered(msgspec.Struct, array_like=True, frozen=True):
    """A candidate: its value in units of the opponent's own, its simulations, and the packed command as an array."""

    value: float
    simulations: int
    command: msgspec.Raw


class Numbers(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is kept beside the flat fields: by seat, shares of the win with errors and scores; candidates; the line."""

    shares: tuple[float, ...] = ()
    errors: tuple[float, ...] = ()
    scores: tuple[float, ...] = ()
    candidates: tuple[Considered, ...] = ()
    line: tuple[msgspec.Raw, ...] = ()


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """A decision as its commit tells it.

    ``opponent`` is whom the table chose, ``level`` who played; where they differ, ``lowered`` says why: ``queue``
    (because ``waiting`` turns waited), ``time-limit``, ``memory``, ``failed``, ``refused`` or ``attempts``.
    Values are rounded; candidates are best first, and the line begins with the command.
    """

    opponent: str
    level: str
    lowered: str = ""
    waiting: int = 0
    seed: int = 0
    budget_ms: int = 0
    budget_simulations: int = 0
    milliseconds: int = 0
    simulations: int = 0
    depth: int = 0
    build: str = ""
    weights: str = ""
    shares: tuple[float, ...] = ()
    errors: tuple[float, ...] = ()
    scores: tuple[float, ...] = ()
    candidates: tuple[tuple[Command, float, int], ...] = ()
    line: tuple[Command, ...] = ()


class LoweredLevel(msgspec.Struct, frozen=True, omit_defaults=True):
    """That ``level`` played instead of the ``opponent`` that the table chose, and why: ``reason`` as in a thought.

    Everybody at the table may know it at once; it says nothing about what was thought.
    """

    opponent: str
    level: str
    reason: str
    waiting: int = 0


_json = msgspec.json.Encoder().encode
_numbers = msgspec.json.Decoder(Numbers).decode
FLAT = ("lowered", "waiting", "budget_simulations", "milliseconds", "simulations", "depth", "build", "weights")
"""Fields of a thought that stand in the engine by their own name, where they are not empty."""


def engine_of(thought: Thought, codec: AnyCodec) -> Engine:
    """The engine of the commit in which ``thought`` is kept."""
    engine: Engine = {
        "name": thought.opponent,
        "level": thought.level,
        "seed": thought.seed,
        "budget_ms": thought.budget_ms,
    }
    engine |= {name: value for name in FLAT if (value := getattr(thought, name))}
    text = _bounded(thought, codec)
    return {**engine, THOUGHT: text} if text != "{}" else engine


def is_of_computer(engine: Engine | None) -> bool:
    """Whether a computer chose the command of a commit with ``engine``; a person who had a hint is none."""
    return engine is not None and "name" in engine


def thought_of(commit: Commit, codec: AnyCodec) -> Thought | None:
    """What the computer thought that made ``commit``; None where none did. What cannot be read is left out."""
    engine = commit.engine
    if engine is None or not is_of_computer(engine):
        return None
    numbers = _read(str(engine.get(THOUGHT, "{}")))
    try:
        candidates = tuple((_command(one.command, codec), one.value, one.simulations) for one in numbers.candidates)
        line = tuple(_command(raw, codec) for raw in numbers.line)
    except (Malformed, msgspec.MsgspecError, ValueError):
        candidates, line = (), ()
    return Thought(
        opponent=str(engine.get("name", "")),
        level=str(engine.get("level", "")),
        lowered=str(engine.get("lowered", "")),
        build=str(engine.get("build", "")),
        weights=str(engine.get("weights", "")),
        waiting=_number(engine, "waiting"),
        seed=_number(engine, "seed"),
        budget_ms=_number(engine, "budget_ms"),
        budget_simulations=_number(engine, "budget_simulations"),
        milliseconds=_number(engine, "milliseconds"),
        simulations=_number(engine, "simulations"),
        depth=_number(engine, "depth"),
        shares=numbers.shares,
        errors=numbers.errors,
        scores=numbers.scores,
        candidates=candidates,
        line=line,
    )


def lowered_of(commit: Commit) -> LoweredLevel | None:
    """Which weaker level chose the command of ``commit``; None where nobody else than the table's choice did."""
    engine = commit.engine or {}
    reason = str(engine.get("lowered", ""))
    if not reason or not is_of_computer(engine):
        return None
    return LoweredLevel(
        str(engine.get("name", "")), str(engine.get("level", "")), reason, max(_number(engine, "waiting"), 0)
    )


def _bounded(thought: Thought, codec: AnyCodec) -> str:
    """The JSON of the numbers, shortened until it is no longer than MOST_BYTES."""
    candidates = [
        Considered(_rounded(value), simulations, _array(command, codec))
        for command, value, simulations in thought.candidates[:MOST_COMMANDS]
    ]
    line = [_array(command, codec) for command in thought.line[:MOST_COMMANDS]]
    while True:
        numbers = Numbers(
            _all_rounded(thought.shares),
            _all_rounded(thought.errors),
            _all_rounded(thought.scores),
            tuple(candidates),
            tuple(line),
        )
        text = _json(numbers)
        if len(text) <= MOST_BYTES or not (line or candidates):
            return text.decode() if len(text) <= MOST_BYTES else "{}"
        (line if len(line) > 1 or not candidates else candidates).pop()


def _read(text: str) -> Numbers:
    try:
        return _numbers(text)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return Numbers()


def _array(command: Command, codec: AnyCodec) -> msgspec.Raw:
    """The packed ``command`` as a JSON array: its type, then its fields."""
    return msgspec.Raw(_json(msgspec.msgpack.decode(codec.pack_command(command))))


def _command(array: msgspec.Raw, codec: AnyCodec) -> Command:
    return codec.unpack_command(msgspec.msgpack.encode(msgspec.json.decode(array)))


def _number(engine: Engine, name: str) -> int:
    value = engine.get(name, 0)
    return value if isinstance(value, int) else 0


def _rounded(value: float) -> float:
    """``value`` with few digits; what is no number counts as 0."""
    return round(value, DIGITS) if isfinite(value) else 0.0


def _all_rounded(values: Sequence[float]) -> tuple[float, ...]:
    return tuple(map(_rounded, values))
