"""Duels (phase 3): firepower, dice, and who wins."""

from collections.abc import Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import Parcel
from sagebrush_games.carson_city.state.model import NOBODY, Box, Place, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event, Seat


@dataclass(frozen=True, slots=True)
class Duel:
    """A common roll over ``place``: who took part, in pass order, each die and total, and the winner.

    ``outlaw``: an outlaw was beaten, or with NOBODY as the winner has won.
    """

    duelists: tuple[Seat, ...]
    dice: tuple[int, ...]
    strengths: tuple[int, ...]
    winner: Seat
    strength: int
    place: Place
    outlaw: bool = False

    @property
    def losers(self) -> tuple[Seat, ...]:
        """The seats that fought and did not win, in pass order."""
        return tuple(seat for seat in self.duelists if seat != self.winner)


def roll(chance: Chance, purpose: str) -> int:
    """The pips of one die, 1 to 6."""
    return chance(purpose, 6) + 1


def firepower(rules: Ruleset, state: State, seat: Seat) -> int:
    """Cowboys in the reserve, revolvers, the 3-guns token and the character's own."""
    # [DE "3 AUSFÜHREN DER AKTIONEN UND DUELLE"] [ruling R9] [ruling R17]
    power = state.cowboys[seat] + state.revolvers[seat]
    if state.guns == seat:
        power += rules.gains["guns"]
    if state.sheriff.is_ready(seat):
        power += 1  # the white cowboy is a cowboy in the reserve [ruling R9]
    character = state.characters[seat]
    return power + rules.characters[character].firepower if character else power


def nothing_due(
    _rules: Ruleset, _state: State, _place: Place, _claimants: Sequence[Seat], _chance: Chance
) -> Sequence[Event]:
    """The duelists may throw."""
    return ()


def one_die(_rules: Ruleset, _state: State, _place: Place, _seat: Seat) -> int:
    """A die for each cowboy."""
    return 1


def all_pips(_rules: Ruleset, _state: State, _seat: Seat, dice: Sequence[int]) -> int:
    """All of them together."""
    return sum(dice)


def throw(rules: Ruleset, state: State, place: Place, seat: Seat, chance: Chance) -> int:
    """What the dice of ``seat`` come to."""
    dice = [roll(chance, "duel") for _ in range(rules.dice(rules, state, place, seat))]
    return rules.pips(rules, state, seat, dice)


def nobody_unopposed(_rules: Ruleset, _state: State, _box: Box) -> Seat:
    """Where several cowboys stand, there is a duel."""
    return NOBODY


def never_settled(_state: State, _parcel: Parcel, _seats: Sequence[Seat]) -> bool:
    """Where cowboys of several seats stand on a parcel, there is a duel."""
    return False


def duelists_of(state: State, claimants: Sequence[Seat]) -> tuple[Seat, ...]:
    """``claimants`` in pass order."""
    return tuple(seat for seat in state.passed if seat in claimants)


def nothing_follows(_rules: Ruleset, _state: State, _duel: Duel, _chance: Chance) -> Sequence[Event]:
    """What the duel was about is all."""
    return ()


def fight(rules: Ruleset, state: State, place: Place, claimants: Sequence[Seat], chance: Chance) -> Duel:
    """Everybody rolls once; the highest total wins, on a tie who passed earlier."""
    # [DE "3 AUSFÜHREN DER AKTIONEN UND DUELLE"] [BB "Duelos"] [ruling R2]
    duelists = duelists_of(state, claimants)
    dice = tuple(rules.throw(rules, state, place, seat, chance) for seat in duelists)
    strengths = tuple(die + rules.firepower(rules, state, seat) for seat, die in zip(duelists, dice, strict=True))
    best = max(strengths)
    return Duel(duelists, dice, strengths, duelists[strengths.index(best)], best, place)
