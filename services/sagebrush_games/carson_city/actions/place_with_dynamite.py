"""Place a cowboy with dynamite (phase 2): two dice in a duel there, and more income on an own mine."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.actions.placements import place_of
from sagebrush_games.carson_city.events.tokens import DynamiteLaid
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import PARCELS
from sagebrush_games.carson_city.state.model import Box, Place, State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class PlaceWithDynamite(Command):
    """Place a cowboy and a dynamite token on ``place``, a box or a parcel where cowboys fight."""

    place: Place


def placements(rules: Ruleset, state: State, seat: Seat) -> dict[Place, tuple[Action, Command]]:
    """By place: how a cowboy would come there without dynamite; boxes without duels are left out."""
    if seat not in state.effects.holders:
        return {}
    return {
        place: (action, command)
        for action in rules.actions["place"]
        if action.message in rules.placements
        for command in action.candidates(rules, state, seat)
        if (place := place_of(rules, state, command)) not in rules.crowded
        and (action.exact or action.refusal(rules, state, command) is None)
    }


def candidates(rules: Ruleset, state: State, seat: Seat) -> list[PlaceWithDynamite]:
    return [PlaceWithDynamite(seat, place) for place in placements(rules, state, seat)]


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[PlaceWithDynamite]:
    return (PlaceWithDynamite(seat, place) for place in (*Box, *range(PARCELS + 1)))


def refusal(rules: Ruleset, state: State, command: PlaceWithDynamite) -> str | None:
    if command.seat not in state.effects.holders:
        return "no-dynamite"
    return None if command.place in placements(rules, state, command.seat) else "no-duel-possible"


def events(rules: Ruleset, state: State, command: PlaceWithDynamite, chance: Chance) -> Sequence[Event]:
    action, placement = placements(rules, state, command.seat)[command.place]
    return [*action.events(rules, state, placement, chance), DynamiteLaid(command.seat, command.place)]


def sentence(rules: Ruleset, state: State, command: PlaceWithDynamite) -> Message:
    action, placement = placements(rules, state, command.seat)[command.place]
    return message("command-place-with-dynamite", choice=action.sentence(rules, state, placement))


PLACE_WITH_DYNAMITE = Action(
    PlaceWithDynamite,
    candidates=candidates,
    refusal=refusal,
    events=events,
    sentence=sentence,
    domain=domain,
    exact=True,
)
