"""The arrival of outlaws: dice for number, strength and place; prisons catch who lands on them."""

# [BB "Forajidos"]

from collections.abc import Sequence

from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.expansions.outlaws.events import OutlawImprisoned, OutlawsArrived
from sagebrush_games.carson_city.rules.duel import roll
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.rules.setup import thrown
from sagebrush_games.carson_city.state.board import NEAR, NONE, Parcel, Parcels, as_set, has, members
from sagebrush_games.carson_city.state.model import Kind, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import AUTOMATON, Event


def arrival(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """Before the characters of a round the automaton brings new outlaws."""
    due = rules.printed.value("outlaws", "first-round") <= state.round and state.raid < state.round
    return [Asked(AUTOMATON, "outlaws")] if due else ()


def points(rules: Ruleset, strength: int) -> int:
    """Victory points for beating or catching an outlaw of ``strength``."""
    value: int = rules.printed.value("outlaw-points", str(strength))
    return value


def arrived(rules: Ruleset, state: State, chance: Chance) -> list[Event]:
    """White die: how many; black die: how strong; then two dice for each place."""
    white, black = roll(chance, "outlaws-white"), roll(chance, "outlaws-black")
    strength = black + rules.printed.value("outlaws", "strength-added")
    number = -(-white // rules.printed.value("outlaws", "white-pips-for-one"))
    parcels: list[Parcel] = []
    for _ in range(number):
        parcels.append(place(rules, state, state.outlaws | as_set(parcels), chance))
    worth = points(rules, strength)
    riders = OutlawsArrived(white, black, strength, worth, tuple(parcels))
    return [riders, *imprisoned(state, state.outlaws | as_set(parcels), worth)]


def place(rules: Ruleset, state: State, taken: Parcels, chance: Chance) -> Parcel:
    """Where the dice put an outlaw: thrown again on another outlaw and beside a prison."""
    # [ruling R19] [ruling R24] [ruling R37]
    avoided = taken | beside_prisons(state)  # [BB "Forajidos"] names no other reason, the town hall neither
    while has(avoided, parcel := thrown(rules, chance, "outlaw")):
        pass
    return parcel


def beside_prisons(state: State) -> Parcels:
    """The parcels around all prisons."""
    found = NONE
    for prison in members(state.tiles[Kind.PRISON]):
        found |= NEAR[prison]
    return found


def imprisoned(state: State, outlaws: Parcels, worth: int) -> list[Event]:
    """An outlaw that starts a round on a prison is gone; the owner of the prison gets the points."""
    # [BB "Iglesias y Prisiones"] [ruling R19]
    caught = members(outlaws & state.tiles[Kind.PRISON])
    return [OutlawImprisoned(parcel, state.owner(parcel), worth) for parcel in caught]
