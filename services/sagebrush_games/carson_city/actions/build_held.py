"""Build what you bought earlier, after the last building box (phase 3)."""

# [DE "BAUEN VON GEBÄUDEN"]

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.rules.houses import build, site_reasons, sites
from sagebrush_games.carson_city.rules.parcels import refusal_at
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import PARCELS, Parcel, members
from sagebrush_games.carson_city.state.model import BUILDINGS, Kind, Plan, State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat


@dataclass(slots=True)
class BuildHeld(Command):
    """Build a ``kind`` you hold on ``parcel``; its house, if it needs one, is placed next."""

    kind: Kind
    parcel: Parcel


def candidates(rules: Ruleset, state: State, seat: Seat) -> list[BuildHeld]:
    held = [kind for kind in BUILDINGS if kind in state.held[seat]]
    return [BuildHeld(seat, kind, parcel) for kind in held for parcel in members(sites(rules, state, seat, kind))]


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[BuildHeld]:
    return (BuildHeld(seat, kind, parcel) for kind in Kind for parcel in range(PARCELS + 1))


def refusal(rules: Ruleset, state: State, command: BuildHeld) -> str | None:
    if command.kind not in state.held[command.seat]:
        return "not-held"
    return refusal_at(command.parcel, site_reasons(rules, state, command.seat, command.kind))


def events(rules: Ruleset, _state: State, command: BuildHeld, _chance: Chance) -> Sequence[Event]:
    return [build(rules, Plan(command.seat, command.kind, command.parcel, held=True))]


BUILD_HELD = Action(BuildHeld, candidates=candidates, refusal=refusal, events=events, domain=domain, exact=True)
