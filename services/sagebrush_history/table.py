"""What never changes about a game, and the titles it can be of."""

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from types import MappingProxyType
from typing import NamedTuple

import msgspec

from sagebrush_events.commit import Commit
from sagebrush_games.kernel.codec import AnyCodec, Codec
from sagebrush_games.kernel.contents import UnknownContent
from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.messages import AUTOMATON, Command, Config, Event, GameStarted, Seat
from sagebrush_games.kernel.taking_back import Window, followed, settled
from sagebrush_games.kernel.title import AnyTitle
from sagebrush_games.kernel.view_content import ViewContent
from sagebrush_history.errors import UnknownTitle, UnreadableContent
from sagebrush_history.overrides import Corrections
from sagebrush_messages.catalogue import ENGLISH, Catalogue
from sagebrush_messages.languages import TitleCatalogues

_json = msgspec.json.Encoder().encode

NONE: Corrections = MappingProxyType({})
"""No corrections of the host."""
HASH = 32
"""Hexadecimal digits that name what views are sent without."""
DECIDERS = 512
"""Different tables whose decider is kept; a decider is shared by all games of the same table."""


class SeatedOpponent(NamedTuple):
    """An opponent that plays a seat, and how many milliseconds it may think (0: its own choice)."""

    name: str
    budget_ms: int = 0


class TakenOut(NamedTuple):
    """What the views of a table show of the box, which they may be sent without; ``hash`` names it, whatever the game.

    Both are empty where a title takes nothing out of its views.
    """

    content: ViewContent
    json: bytes
    hash: str

    @classmethod
    def of(cls, codec: AnyCodec, decider: AnyDecider) -> "TakenOut":
        """That of the table of ``decider``."""
        content = decider.view_content()
        json = codec.view_content_to_json(content)
        return cls(content, json, sha256(json).hexdigest()[:HASH] if json else "")


@dataclass(frozen=True, slots=True)
class GameTable:
    """One game's title and seats, with the functions that play it."""

    game: str
    title: AnyTitle
    codec: AnyCodec
    catalogues: TitleCatalogues
    decider: AnyDecider
    content_json: bytes
    """JSON: ``unofficial`` rows of the content in use, which no source prints, and those the host ``corrected``."""
    view_content: "TakenOut"
    started: GameStarted

    def window(self, before: Window, version: int, cause: Command, events: Sequence[Event]) -> Window:
        """What may be taken back after ``cause`` made the commit ``version``, which drew nothing."""
        if cause.seat == AUTOMATON or self.decider.reveals(events):
            return settled(version)
        return followed(before, version, cause.seat)

    def config_json(self) -> bytes:
        """What the table agreed to play."""
        return _json(self.started.config)

    def has_actor(self, seat: Seat) -> bool:
        """Whether ``seat`` is at the table; the automaton always is."""
        return AUTOMATON <= seat < len(self.started.seats)

    def computer(self, seat: Seat) -> SeatedOpponent | None:
        """The computer for which ``seat`` was taken when the game began; `AppliedCommit.computer` knows who plays."""
        taken = None if seat == AUTOMATON else self.started.seats[seat]
        if taken is None or taken.opponent is None:
            return None
        return SeatedOpponent(taken.opponent, taken.budget_ms)


class TitleRegistry:
    """The titles, with their codecs, what the host corrects in new games, and the deciders in use."""

    def __init__(self, titles: Iterable[AnyTitle], corrections: Corrections = NONE) -> None:
        self._titles = {title.id: (title, Codec(title)) for title in titles}
        self._catalogues = {title.id: TitleCatalogues(title) for title, _ in self._titles.values()}
        self._corrections = corrections
        self._deciders: dict[tuple[object, ...], tuple[AnyDecider, bytes, TakenOut]] = {}

    def titles(self) -> list[AnyTitle]:
        """All titles, in the order of the list."""
        return [title for title, _ in self._titles.values()]

    def find(self, title: str) -> tuple[AnyTitle, AnyCodec]:
        """A title and its codec; raises UnknownTitle."""
        if title not in self._titles:
            raise UnknownTitle(title)
        return self._titles[title]

    def catalogue(self, title: str, language: str = ENGLISH) -> Catalogue:
        """What a title says in ``language``, or else in English; raises UnknownTitle."""
        self.find(title)
        return self._catalogues[title].in_language(language)

    def read_catalogues(self) -> None:
        """Reads the English sentences of all titles, which otherwise the first reader waits for: 0.2 s a title."""
        for catalogues in self._catalogues.values():
            catalogues.in_language(ENGLISH).refusals()

    def corrections(self, title: str, edition: str = "") -> str:
        """What the host corrects in new games of an ``edition``, or of every one of ``title``."""
        return self._corrections.get((title, edition)) or self._corrections.get((title, ""), "")

    def carrying(self, config: Config) -> Config:
        """``config`` of a new game, with all that is printed for it: today's content, and what the host corrects."""
        title, _ = self.find(config.title)
        corrections = self.corrections(config.title, config.edition)
        return replace(config, corrections=corrections, content=title.contents.carried(config.edition))

    def table(self, started: GameStarted) -> GameTable:
        """The table that ``started`` describes; raises UnknownTitle or UnreadableContent."""
        title, codec = self.find(started.config.title)
        started = replace(started, config=_sharing(started.config))
        try:
            return GameTable(
                started.game, title, codec, self._catalogues[title.id], *self._played(title, started.config), started
            )
        except UnknownContent as unknown:
            raise UnreadableContent(str(unknown)) from None

    def table_of(self, first: Commit) -> GameTable:
        """The table of a game by its first commit; raises UnknownTitle or UnreadableContent."""
        return self.table(self.started_of(first))

    def started_of(self, first: Commit) -> GameStarted:
        """What the first commit of a game starts: every codec reads the first event of every title."""
        _, codec = next(iter(self._titles.values()))
        started = codec.unpack_event(first.events[0])
        assert isinstance(started, GameStarted)
        return started

    def _played(self, title: AnyTitle, config: Config) -> tuple[AnyDecider, bytes, "TakenOut"]:
        """The decider of a table, the JSON about its content, and what its views may be sent without."""
        options = tuple(sorted((config.options or {}).items()))
        key = config.title, config.edition, config.seats, config.variants, options, config.corrections, config.content
        if key not in self._deciders:
            if len(self._deciders) >= DECIDERS:
                self._deciders.clear()
            decider = title.build(config)
            self._deciders[key] = decider, _content_json(title, config), TakenOut.of(self.find(title.id)[1], decider)
        return self._deciders[key]


def _sharing(config: Config) -> Config:
    """``config`` with texts of printed things that all games with the same ones share."""
    return replace(config, corrections=sys.intern(config.corrections), content=sys.intern(config.content))


def _content_json(title: AnyTitle, config: Config) -> bytes:
    return _json({"unofficial": title.unofficial(config), "corrected": title.printed(config).corrected})
