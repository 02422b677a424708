"""Duels (phase 3): firepower, dice, and who wins."""

from collections.abc import Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.model import State
from sagebrush_games.carson_city.ruleset import Ruleset
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event, Seat


@dataclass(frozen=True, slots=True)
class Duel:
    """A common roll: who took part, in pass order, each die and total, and the winner."""

    duelists: tuple[Seat, ...]
    dice: tuple[int, ...]
    strengths: tuple[int, ...]
    winner: Seat
    strength: int


def roll(chance: Chance, purpose: str) -> int:
    """The pips of one die, 1 to 6."""
    return chance(purpose, 6) + 1


def firepower(rules: Ruleset, state: State, seat: Seat) -> int:
    """Cowboys in the reserve, revolvers, the 3-guns token and the character's own."""
    power = state.cowboys[seat] + state.revolvers[seat]
    if state.guns == seat:
        power += rules.gains["guns"]
    if state.sheriff.is_ready(seat):
        power += 1  # the white cowboy is a cowboy in the reserve: README, rulings
    character = state.characters[seat]
    return power + rules.characters[character].firepower if character else power


def nothing_due(_rules: Ruleset, _state: State, _claimants: Sequence[Seat], _chance: Chance) -> Sequence[Event]:
    """The duelists may throw."""
    return ()


def throw(_rules: Ruleset, _state: State, _seat: Seat, chance: Chance) -> int:
    """A die."""
    return roll(chance, "duel")


def nothing_follows(_rules: Ruleset, _state: State, _duel: Duel, _chance: Chance) -> Sequence[Event]:
    """What the duel was about is all."""
    return ()


def fight(rules: Ruleset, state: State, claimants: Sequence[Seat], chance: Chance) -> Duel:
    """Everybody rolls once; the highest total wins, on a tie who passed earlier."""  # DE phase 3
    duelists = tuple(seat for seat in state.passed if seat in claimants)
    dice = tuple(rules.throw(rules, state, seat, chance) for seat in duelists)
    strengths = tuple(die + rules.firepower(rules, state, seat) for seat, die in zip(duelists, dice, strict=True))
    best = max(strengths)
    return Duel(duelists, dice, strengths, duelists[strengths.index(best)], best)
