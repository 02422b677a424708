"""Engines by what is typed: ``cmd:./my-engine --flag``, ``http://…``, ``https://…``; one of each in a process."""

import shlex
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Protocol
from urllib.parse import urlsplit

from sagebrush_games.kernel.messages import Command
from sagebrush_opponents import OPPONENTS
from sagebrush_opponents.decision import AnyOpponent, Budget, Decision
from sagebrush_opponents.external.address import AddressEngine
from sagebrush_opponents.external.command import CommandEngine
from sagebrush_opponents.external.protocol import EnginePosition
from sagebrush_opponents.table import AnyOpponentTable

COMMAND = "cmd:"
ADDRESSES = ("http", "https")


class UnusableEngine(ValueError):
    """What was typed is no engine; the text is a sentence for people."""


class ExternalEngine(Protocol):
    """An engine that somebody else wrote."""

    def decide(self, position: EnginePosition) -> Decision:
        """The engine's decision; raises EngineFault."""


def is_engine(text: str) -> bool:
    """Whether ``text`` means a command or an address."""
    return text.startswith((COMMAND, *(f"{scheme}:" for scheme in ADDRESSES)))


@lru_cache(maxsize=64)
def engine_of(text: str, title: str) -> ExternalEngine:
    """The engine that ``text`` means, which plays ``title`` in this process; raises UnusableEngine."""
    del title  # a command greets one title, so there is a process for each
    if text.startswith(COMMAND):
        return CommandEngine(_words(text.removeprefix(COMMAND)))
    if not _is_address(text):
        raise UnusableEngine(f"{text!r} is no address of an engine.")
    return AddressEngine(text)


def _words(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise UnusableEngine(f"The command after 'cmd:' cannot be read: {error}.") from None
    if not words:
        raise UnusableEngine("A command is expected after 'cmd:'.")
    return words


def _is_address(text: str) -> bool:
    try:
        parts = urlsplit(text)
        return parts.scheme in ADDRESSES and _is_host(parts.hostname or "") and parts.port != 0
    except ValueError:  # brackets that do not fit, a port that is none
        return False


def _is_host(host: str) -> bool:
    """Whether it may be the name of a host: something, without a blank or a character that nobody sees."""
    return bool(host) and host.isprintable() and " " not in host


def engine_opponent(text: str) -> Callable[[AnyOpponentTable], AnyOpponent]:
    """What makes an opponent of an engine for a table; its ``choose`` raises EngineFault."""

    def opponent(table: AnyOpponentTable) -> AnyOpponent:
        engine = engine_of(text, table.title.id)

        def choose(view: Any, legal: Sequence[Command], budget: Budget, seed: int) -> Decision:
            return engine.decide(EnginePosition(table, view, legal, budget, seed))

        return choose

    return opponent


def named_engines(entries: Iterable[str]) -> Mapping[str, Callable[[AnyOpponentTable], AnyOpponent]]:
    """What makes opponents of ``entries``, each ``name=cmd:…`` or ``name=https://…``; raises UnusableEngine."""
    found: dict[str, Callable[[AnyOpponentTable], AnyOpponent]] = {}
    for name, _, text in (entry.partition("=") for entry in entries):
        if not is_engine(text) or not name or name in OPPONENTS or name in found:
            raise UnusableEngine(f"{name!r} names no engine: a new name is expected, then = and cmd:… or https://….")
        engine_of(text, "")
        found[name] = engine_opponent(text)
    return found
