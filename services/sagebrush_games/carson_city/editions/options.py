"""The choices of a table: each is a function from ruleset and chosen value to ruleset."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import BUILDINGS as KINDS
from sagebrush_games.carson_city.state.model import Kind
from sagebrush_games.kernel.manifest import Option
from sagebrush_games.kernel.messages import Config

Value = str | int | bool

ALL_KINDS, BASIC_KINDS = "all", "basic"

BASIC = (Kind.RANCH, Kind.MINE, Kind.DRUGSTORE, Kind.BANK, Kind.SALOON, Kind.HOTEL, Kind.CHURCH, Kind.PRISON)

# [BB "Indicativo de los ingresos de un edificio"]
EXTRA = tuple(kind for kind in KINDS if kind not in BASIC)
"""The kinds that a table may leave out one by one."""

EXTENDED = "big-box"
"""The edition with more than the basic buildings."""

BUILDINGS = Option(
    "buildings",
    "Buildings",
    "All, or for a first game only the basic ones.",
    (ALL_KINDS, BASIC_KINDS),
    editions=(EXTENDED,),
)


def named(kind: Kind) -> str:
    """``general store`` for ``general-store``."""
    return kind.replace("-", " ")


LEAVE_OUT = tuple(
    Option(
        kind,
        named(kind).capitalize(),
        f"With all buildings: whether the {named(kind)} is in the box.",
        (True, False),
        editions=(EXTENDED,),
        needs={BUILDINGS.id: (ALL_KINDS,)},
    )
    for kind in EXTRA
)


def limited_to(rules: Ruleset, kinds: tuple[Kind, ...]) -> Ruleset:
    """``rules`` of a box with buildings of these ``kinds`` alone; a box of the row without its tile is filled."""
    return replace(
        rules,
        buildings={kind: row for kind, row in rules.buildings.items() if kind in kinds},
        shelf={box: kind for box, kind in rules.shelf.items() if kind in kinds},
    )


def buildings(rules: Ruleset, value: Value) -> Ruleset:
    """The basic buildings are those of 2009."""  # [BB "PREPARACIÓN DE LA PARTIDA"]
    return limited_to(rules, {ALL_KINDS: KINDS, BASIC_KINDS: BASIC}[str(value)])


def leave_out(kind: Kind, rules: Ruleset, value: Value) -> Ruleset:
    """``rules`` without buildings of ``kind``, unless they are in the box."""
    return rules if value else limited_to(rules, tuple(other for other in KINDS if other is not kind))


OPTIONS = (BUILDINGS, *LEAVE_OUT)

APPLY: Mapping[str, Callable[[Ruleset, Value], Ruleset]] = {
    BUILDINGS.id: buildings,
    **{kind: partial(leave_out, kind) for kind in EXTRA},
}
"""By id, in the order in which they are applied."""


def chosen(rules: Ruleset, config: Config) -> Ruleset:
    """``rules`` with the choices of a table."""
    for option in OPTIONS:
        rules = APPLY[option.id](rules, (config.options or {}).get(option.id, option.default))
    return rules
