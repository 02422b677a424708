"""Father Christmas (promo), red: a few victory points, and a die that may bring more."""

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.events.cards import CharacterScored, GiftOpened
from sagebrush_games.carson_city.rules.duel import roll
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event, Seat

RED = "father-christmas-red"
NOTHING, COWBOY = 2, 5
"""The most pips that bring nothing, and the least that bring a cowboy."""


def chosen(rules: Ruleset, state: State, seat: Seat, chance: Chance) -> Sequence[Event]:
    """Points, and 1-2: nothing, 3-4: dollars, 5-6: dollars and a cowboy, if one is left in the supply."""
    die = roll(chance, "gift")
    dollars = rules.gains[f"{RED}-dollars"] if die > NOTHING else 0
    cowboys = min(rules.gains[f"{RED}-cowboys"], state.supply[seat]) if die >= COWBOY else 0
    return [CharacterScored(seat, rules.gains[f"{RED}-points"]), GiftOpened(seat, die, dollars, cowboys)]


def father_christmas_red(content: Content) -> Character:
    return replace(printed(content, RED), chosen=chosen)
