"""The Gunsmith, red: dynamite, and in each duel the dice may be rolled once more, after all have been seen."""

# [BB "El Armero"] [ruling R49]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.actions.roll_again import KEEP_DICE, ROLL_AGAIN
from sagebrush_games.carson_city.characters import dynamite
from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.events.tokens import DuelRolled
from sagebrush_games.carson_city.rules.duel import duelists_of, roll
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.rules.wrapping import answering
from sagebrush_games.carson_city.state.model import Place, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event, Seat

RED = "gunsmith-red"


def chosen(rules: Ruleset, state: State, seat: Seat, _chance: Chance) -> Sequence[Event]:
    """A token."""
    return dynamite.received(state, seat, rules.gains[f"{RED}-dynamite"])


def gunsmith_red(content: Content) -> Character:
    return replace(printed(content, RED), chosen=chosen)


def rolled(rules: Ruleset, state: State, place: Place, claimants: Sequence[Seat], chance: Chance) -> DuelRolled:
    """The dice of all duelists."""
    duelists = duelists_of(state, claimants)
    numbers = [rules.dice(rules, state, place, seat) for seat in duelists]
    return DuelRolled(place, duelists, tuple(tuple(roll(chance, "duel") for _ in range(number)) for number in numbers))


def apply(rules: Ruleset) -> Ruleset:
    """Before a duel of the Gunsmith is decided, its dice lie on the table."""

    def before_duel(
        table: Ruleset, state: State, place: Place, claimants: Sequence[Seat], chance: Chance
    ) -> Sequence[Event]:
        earlier = rules.before_duel(table, state, place, claimants, chance)
        gunsmith = state.seat_of(RED)
        if earlier or gunsmith not in claimants or not table.dice(table, state, place, gunsmith):
            return earlier
        if state.effects.throw is not None:
            return ()
        return [rolled(table, state, place, claimants, chance), Asked(gunsmith, "roll-again")]

    def throw(table: Ruleset, state: State, place: Place, seat: Seat, chance: Chance) -> int:
        dice = state.effects.throw
        if dice is None or dice.place != place:
            return rules.throw(table, state, place, seat, chance)
        return table.pips(table, state, seat, dice.dice[dice.duelists.index(seat)])

    armed = dynamite.apply(replace(rules, before_duel=before_duel, throw=throw))
    return answering(armed, "roll-again", ROLL_AGAIN, KEEP_DICE)
