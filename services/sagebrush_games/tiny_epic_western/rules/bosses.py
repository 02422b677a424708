"""What bosses do: each effect and each count is one function, found by the name in content/bosses.toml [SHEET "5"]."""

from collections.abc import Callable, Mapping

from sagebrush_games.tiny_epic_western.content.printed import Boss
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.board import is_porch, is_standing, own_wounded, tokens_of
from sagebrush_games.tiny_epic_western.state.model import NONE, State


def boss_of(rules: Ruleset, state: State, seat: int) -> Boss | None:
    """The boss of a seat; the solo Rival has none [ES "Habilidad de jefe"]."""
    boss = state.players[seat].boss
    return None if boss == NONE else rules.bosses[boss]


def has_effect(rules: Ruleset, state: State, owner: int, effect: str) -> bool:
    """Whether the boss of an owner has an effect."""
    boss = boss_of(rules, state, owner)
    return boss is not None and boss.effect == effect


def _third_stands(state: State, seat: int, _boss: Boss) -> bool:
    return state.players[seat].third


def _is_poor(state: State, seat: int, boss: Boss) -> bool:
    return sum(state.players[seat].influence) <= boss.most


THREE_CARDS: Mapping[str, Callable[[State, int, Boss], bool]] = {
    "three-cards-with-third-posse": _third_stands,
    "three-cards-when-poor": _is_poor,
}
"""By effect: whether the seat is dealt three poker cards."""


def hand_size(rules: Ruleset, state: State, seat: int) -> int:
    """How many poker cards a seat is dealt: two, or three with some bosses."""
    boss = boss_of(rules, state, seat)
    rule = THREE_CARDS.get(boss.effect) if boss else None
    return 3 if boss and rule and rule(state, seat, boss) else 2


def _buildings_bought(state: State, seat: int) -> int:
    return len(state.players[seat].stack) + len(state.players[seat].bought)


def _standing_on_porches(state: State, seat: int) -> int:
    return sum(is_standing(state, token) and is_porch(state.token_spot[token]) for token in tokens_of(seat))


def _duels_won(state: State, seat: int) -> int:
    return state.players[seat].duels_won


COUNTS: Mapping[str, Callable[[State, int], int]] = {
    "buildings-bought": _buildings_bought,
    "own-standing-on-porches": _standing_on_porches,
    "duels-won": _duels_won,
    "own-wounded": own_wounded,
}
"""By count: what a boss that gains counts."""


def boss_gain(rules: Ruleset, state: State, seat: int) -> int:
    """How much influence the boss of a seat brings at the start of phase three [ES "Habilidad de jefe"]."""
    boss = boss_of(rules, state, seat)
    if boss is None or boss.effect != "gain":
        return 0
    return min(boss.most, COUNTS[boss.count](state, seat) // boss.every)
