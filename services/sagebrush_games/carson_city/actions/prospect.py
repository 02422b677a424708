"""Pay a character for a mine or a ranch, a parcel of your choice, and build the one on the other at once."""

# [BB "El Buscador de Oro"] [ruling R44]

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.actions.choose_parcel import reasons as grant_reasons
from sagebrush_games.carson_city.events.building import BuildingBuilt
from sagebrush_games.carson_city.events.cards import BuildingTaken
from sagebrush_games.carson_city.events.characters import ParcelGranted
from sagebrush_games.carson_city.rules.parcels import Reason, allowed_by, refusal_at
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import PARCELS, Parcel
from sagebrush_games.carson_city.state.model import SHELF, Box, Kind, State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message

Price = Callable[[Ruleset], int]


@dataclass(slots=True)
class Prospect(Command):
    """Take the tile of ``box``, or one out of the bag when none is on offer, and build it on ``parcel``."""

    box: Box | None
    parcel: Parcel


def sources(state: State, kind: Kind) -> list[Box | None]:
    """The boxes that offer a ``kind``; the bag, which is None, when no box does."""
    boxes: list[Box | None] = [box for box, place in SHELF.items() if state.offers[place] is kind]
    return boxes or ([None] if state.bag[kind] else [])


def site_reasons(rules: Ruleset, state: State, seat: Seat) -> list[Reason]:
    """Where not: the parcel must be free, of owners and of everything else."""
    return [*grant_reasons(rules, state, seat), ("parcel-occupied", state.occupied)]


def is_possible(rules: Ruleset, state: State, seat: Seat, kind: Kind, price: int) -> bool:
    """Whether there is a tile, a place for it, and the dollars."""
    return bool(sources(state, kind) and state.dollars[seat] >= price and allowed_by(site_reasons(rules, state, seat)))


def prospecting(character: str, kind: Kind) -> Action:
    """The action that builds a ``kind`` at once at the price of ``character``."""

    def price(rules: Ruleset) -> int:
        value: int = rules.printed.value("character-price", character)
        return value

    def candidates(rules: Ruleset, state: State, seat: Seat) -> list[Prospect]:
        parcels = allowed_by(site_reasons(rules, state, seat))
        return [Prospect(seat, box, parcel) for box in sources(state, kind) for parcel in parcels]

    def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[Prospect]:
        return (Prospect(seat, box, parcel) for box in (None, *Box) for parcel in range(PARCELS + 1))

    def refusal(rules: Ruleset, state: State, command: Prospect) -> str | None:
        if command.box not in sources(state, kind):
            return "no-such-building-there"
        return refusal_at(command.parcel, site_reasons(rules, state, command.seat))

    def events(rules: Ruleset, _state: State, command: Prospect, _chance: Chance) -> Sequence[Event]:
        seat, parcel = command.seat, command.parcel
        built = BuildingBuilt(seat, kind, parcel, rules.buildings[kind].revolvers)
        return [BuildingTaken(seat, kind, command.box, price(rules)), ParcelGranted(seat, parcel), built]

    def sentence(rules: Ruleset, _state: State, command: Prospect) -> Message:
        fee, parcel = price(rules), command.parcel
        if command.box is None:
            return message("prospect-from-bag", price=fee, parcel=parcel, kind=kind)
        return message("command-prospect", price=fee, parcel=parcel, kind=kind, shelf=command.box)

    return Action(Prospect, candidates, refusal, events, sentence, domain, exact=True)
