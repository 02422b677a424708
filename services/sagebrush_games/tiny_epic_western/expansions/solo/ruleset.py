"""What the Rival changes in the ruleset of a table with one seat."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from sagebrush_games.kernel.content import BadContent, Content, load
from sagebrush_games.kernel.manifest import Option
from sagebrush_games.kernel.messages import Config
from sagebrush_games.tiny_epic_western.expansions.solo import buying, duel, placing, scoring, setup
from sagebrush_games.tiny_epic_western.expansions.solo.actions.disturb_rival import DISTURB_RIVAL
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset

SEATS = range(1, 2)
HEAD_STARTS = range(11)
PRINTED = load(__package__, ("content",))
RIVAL_CARDS = 2
ORDERS: Mapping[str, slice] = {"newest-first": buying.NEWEST_FIRST, "oldest-first": buying.OLDEST_FIRST}

STEPS = {"last-colour": setup.take_colour, "rival": placing.answer, "rival-buys": buying.purchase}

OPTIONS = (
    Option(
        "rival-shares",
        "Older buildings of the Rival",
        "The order in which it reads them for the industry.",
        tuple(ORDERS),
        seats=SEATS,
    ),
    Option(
        "difficulty",
        "Difficulty of a solo game",
        "Buildings on the Rival's porch at the start.",
        tuple(PRINTED.rows("difficulties")),
        seats=SEATS,
    ),
)


def require_head_starts(content: Content) -> None:
    """Raises BadContent where the Rival would start with more buildings than there are."""
    for row, cells in content.rows("difficulties").items():
        if cells["value"] not in HEAD_STARTS:
            raise BadContent(f"difficulties.{row}: at most {HEAD_STARTS[-1]}")


def apply(rules: Ruleset, config: Config) -> Ruleset:
    """The ruleset with the Rival as a second owner.

    [ES "REGLAS PARA PARTIDA EN SOLITARIO"] [ES "CAMBIOS EN LA MECÁNICA DEL JUEGO"]
    [ES "Fase uno: Barajar y repartir"]
    """
    order, difficulty = (str((config.options or {}).get(option.id, option.default)) for option in OPTIONS)
    count = rules.content.value("difficulties", difficulty)
    *first, last = rules.actions["duel"]
    return replace(
        rules,
        actions={**rules.actions, "duel": (*first, DISTURB_RIVAL, last)},
        steps={**rules.steps, **STEPS},
        owners=rules.seats + 1,
        rival_cards=RIVAL_CARDS,
        laying_out=(*rules.laying_out, partial(setup.head_start, count)),
        placing=(*rules.placing, "rival"),
        follows={**rules.follows, "rival": placing.follows},
        pays_owner=_seats_alone(rules.seats, rules.pays_owner),
        fighter=duel.fighter,
        means=(*rules.means, duel.can_disturb),
        purchase=partial(buying.turn, rules),
        chosen_industry=partial(buying.industry, ORDERS[order]),
        standings=scoring.against_rival,
    )


def _seats_alone(seats: int, pays: Callable[[int, int], bool]) -> Callable[[int, int], bool]:
    """The owner paid for use of a building; the Rival never gains influence [ES "Fase tres: Resolver edificios"]."""
    return lambda user, owner: owner < seats and pays(user, owner)
