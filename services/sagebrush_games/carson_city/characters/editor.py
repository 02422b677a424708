"""The Editor (promo, the other side of the Lawyer): victory points for what the own buildings pay."""

# [ruling R60]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.events.cards import CharacterFinished, CharacterScored
from sagebrush_games.carson_city.rules.payday import income_of, pay
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.state.model import NOBODY, Phase, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event
from sagebrush_games.kernel.phases import before

EDITOR = "editor"


def editor(content: Content) -> Character:
    return printed(content, EDITOR)


def headlines(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """A point for every 5 dollars times the round that the own buildings pay, the last ones counted as full.

    What somebody steals counts for nobody. Scored together with the payment, when everything about it is settled.
    """
    seat = state.seat_of(EDITOR)
    if seat == NOBODY or state.income_paid or seat in state.effects.finished:
        return ()
    points = -(-income_of(rules, state, seat) // (rules.gains["editor-dollars"] * state.round))
    return [CharacterScored(seat, points), CharacterFinished(seat)]


def apply(rules: Ruleset) -> Ruleset:
    """One more step when buildings pay."""
    return replace(rules, steps=before(rules.steps, Phase.ACTIONS, pay, headlines))
