"""The Heroes, yellow: their buildings are attacked by nobody, outlaws included, and they attack nobody."""

# [BB "Los Héroeos"] [ruling R57]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.actions.attack import Attack
from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.events.cards import HeroesStayed
from sagebrush_games.carson_city.rules.rounds import next_round
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.rules.wrapping import everywhere_changed, forbidding
from sagebrush_games.carson_city.state.board import ALL, Parcel, Parcels, has
from sagebrush_games.carson_city.state.model import NOBODY, Phase, State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event, Seat
from sagebrush_games.kernel.phases import before

HEROES = "heroes"


def heroes(content: Content) -> Character:
    return printed(content, HEROES)


def are_in_town(state: State, _seat: Seat) -> bool:
    """Whether anybody has them."""
    return HEROES in state.characters


def forbids(_rules: Ruleset, state: State, command: Attack) -> str | None:
    """Heroes attack nobody, and nobody attacks them."""
    if state.characters[command.seat] == HEROES:
        return "heroes-attack-nobody"
    seat = state.seat_of(HEROES)
    return "building-protected" if seat != NOBODY and has(state.land[seat], command.parcel) else None


def peaceful(action: Action) -> Action:
    """An attack of anybody else."""
    return forbidding(action, forbids, are_in_town)


def stay(_rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """At the end of a round the outlaws that will move next still fear who had the Heroes."""
    seat = state.seat_of(HEROES)
    return [HeroesStayed(seat)] if seat != state.effects.heroes else ()


def apply(rules: Ruleset) -> Ruleset:
    """No attack on them, no attack by them, nothing for outlaws to find, and no income that an outlaw halves."""

    def protected(table: Ruleset, state: State, seat: Seat) -> Parcels:
        return ALL if state.characters[seat] == HEROES else rules.protected(table, state, seat)

    def bait(table: Ruleset, state: State, parcel: Parcel) -> int:
        feared = state.effects.heroes
        return 0 if NOBODY != feared == state.owner(parcel) else rules.bait(table, state, parcel)

    def raided(table: Ruleset, state: State) -> Parcels:
        seat = state.seat_of(HEROES)
        safe = 0 if seat == NOBODY else state.land[seat]
        return rules.raided(table, state) & ~safe

    def may_attack(table: Ruleset, state: State, seat: Seat) -> bool:
        return state.characters[seat] != HEROES and rules.may_attack(table, state, seat)

    return replace(
        rules,
        protected=protected,
        may_attack=may_attack,
        bait=bait,
        raided=raided,
        steps=before(rules.steps, Phase.ROUND_END, next_round, stay),
        actions=everywhere_changed(rules.actions, (Attack,), peaceful),
    )
