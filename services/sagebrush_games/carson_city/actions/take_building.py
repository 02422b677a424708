"""Take any building on offer with the red Chinese Worker: build it at once, or keep it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.actions.domains import every_box
from sagebrush_games.carson_city.actions.place_on_box import box_name
from sagebrush_games.carson_city.events.cards import BuildingTaken
from sagebrush_games.carson_city.rules.houses import build, site_reasons, sites
from sagebrush_games.carson_city.rules.parcels import refusal_at
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import PARCELS, Parcel, members
from sagebrush_games.carson_city.state.model import SHELF, Box, Kind, Plan, State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class TakeAndBuild(Command):
    """Take the building of ``box`` and build it on ``parcel``; its house, if it needs one, is placed next."""

    box: Box
    parcel: Parcel


@dataclass(slots=True)
class TakeAndKeep(Command):
    """Take the building of ``box`` and keep it in your reserve."""

    box: Box


def price(rules: Ruleset) -> int:
    """Dollars for any building."""
    value: int = rules.printed.value("character-price", "chinese-worker-red")
    return value


def offered(state: State) -> list[tuple[Box, Kind]]:
    """The boxes with a building, and which one."""
    return [(box, kind) for box, place in SHELF.items() if (kind := state.offers[place]) is not None]


def taken(rules: Ruleset, state: State, seat: Seat, box: Box) -> BuildingTaken:
    """The tile changes hands."""
    kind = state.offers[SHELF[box]]
    assert kind is not None
    return BuildingTaken(seat, kind, box, price(rules))


def candidates(rules: Ruleset, state: State, seat: Seat) -> list[TakeAndBuild]:
    return [
        TakeAndBuild(seat, box, parcel)
        for box, kind in offered(state)
        for parcel in members(sites(rules, state, seat, kind))
    ]


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[TakeAndBuild]:
    return (TakeAndBuild(seat, box, parcel) for box in Box for parcel in range(PARCELS + 1))


def refusal(rules: Ruleset, state: State, command: TakeAndBuild) -> str | None:
    kind = dict(offered(state)).get(command.box)
    if kind is None:
        return "nothing-for-sale"
    return refusal_at(command.parcel, site_reasons(rules, state, command.seat, kind))


def events(rules: Ruleset, state: State, command: TakeAndBuild, _chance: Chance) -> Sequence[Event]:
    tile = taken(rules, state, command.seat, command.box)
    return [tile, build(rules, Plan(command.seat, tile.kind, command.parcel, held=False))]


def sentence(rules: Ruleset, state: State, command: TakeAndBuild) -> Message:
    box = box_name(state, command.box)
    return message("command-take-and-build", price=price(rules), box=box, parcel=command.parcel)


def keep_candidates(_rules: Ruleset, state: State, seat: Seat) -> list[TakeAndKeep]:
    return [TakeAndKeep(seat, box) for box, _ in offered(state)]


def keep_refusal(_rules: Ruleset, state: State, command: TakeAndKeep) -> str | None:
    return None if command.box in dict(offered(state)) else "nothing-for-sale"


def keep_sentence(rules: Ruleset, state: State, command: TakeAndKeep) -> Message:
    return message("command-take-and-keep", price=price(rules), box=box_name(state, command.box))


TAKE_AND_BUILD = Action(
    TakeAndBuild, candidates=candidates, refusal=refusal, events=events, sentence=sentence, domain=domain, exact=True
)
TAKE_AND_KEEP = Action(
    TakeAndKeep,
    candidates=keep_candidates,
    refusal=keep_refusal,
    events=lambda rules, state, command, _chance: [taken(rules, state, command.seat, command.box)],
    sentence=keep_sentence,
    domain=every_box(TakeAndKeep),
    exact=True,
)
