"""The ruleset that every mode starts from."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.content import BadContent, Content
from sagebrush_games.kernel.messages import Seat
from sagebrush_games.sierra_west.content import layout, numbering, pieces, printed
from sagebrush_games.sierra_west.content.pieces import MODE_CARD, MOUNTAIN, Space
from sagebrush_games.sierra_west.rules import planning, reactions, setup, steps
from sagebrush_games.sierra_west.rules.cabins import rule
from sagebrush_games.sierra_west.rules.icons import ICONS
from sagebrush_games.sierra_west.rules.ruleset import Pile, Ruleset, nothing
from sagebrush_games.sierra_west.rules.scoring import SCORES
from sagebrush_games.sierra_west.rules.summits import SUMMITS
from sagebrush_games.sierra_west.state.model import BASIC, NONE, State


def ruleset(
    content: Content, mode: int, seats: int, actions: Mapping[str, Sequence[Action]], idle: Collection[str]
) -> Ruleset:
    """The rules of every mode with the printed things of ``content``, those of the mode with number ``mode``.

    ``idle``: tables of the content that are of no use here.
    """
    card_points, more = printed.card_score(content)
    cabins = printed.cabins(content)
    cards, specials = numbering.cards(content, mode), numbering.specials(content, mode)
    paths = layout.paths(content)
    return Ruleset(
        content=content,
        seats=seats,
        owners=seats,
        walkers=tuple(range(seats)),
        cards=cards,
        mode_card=numbering.card_number(mode, MODE_CARD),
        basics=tuple(numbering.card_number(mode, place) for place in MOUNTAIN),
        specials=specials,
        cabins=cabins,
        animals={animal.id: animal for animal in printed.animals(content)},
        tracks=printed.tracks(content),
        trail=layout.trail(content),
        paths=paths,
        columns=tuple(_columns(path) for path in paths),
        cabin_spaces=layout.cabin_spaces(content),
        market_extra=layout.market_extra(content),
        card_points=card_points,
        more_card_points=more,
        points={row: cells["value"] for row, cells in content.rows("scoring").items()},
        multiplied=BASIC,
        hand=printed.number(content, "hand"),
        slots=printed.number(content, "slots"),
        trapper_cost=printed.number(content, "trapper_cost"),
        idle_rounds=printed.number(content, "idle_rounds"),
        grey_gain=printed.switch(content, "greyCabin"),
        piles=_piles(tuple(specials.values()), layout.special_places(content, seats)),
        first_special=next((special.number for special in specials.values() if special.campfire), NONE),
        icons=ICONS,
        summits=SUMMITS,
        cabin_rules=tuple(rule(cabin) for cabin in cabins),
        trades={},
        pieces={},
        table=_as_it_is,
        mountain=setup.face_down,
        entered=_nothing_enters,
        wagon_moved_back=nothing,
        visible=reactions.visible,
        turn=planning.turn,
        scores=SCORES,
        special_words=_by_id,
        gain_points=_no_points,
        set_up=setup.SET_UP,
        steps=steps.STEPS,
        actions=actions,
        unofficial=tuple(printed.unofficial(content, idle)),
    )


def understood(rules: Ruleset) -> Ruleset:
    """``rules`` themselves; raises BadContent for an icon or a summit action of a kind they do not know."""
    for table, known in (("icons", rules.icons), ("summits", rules.summits)):
        for row, cells in rules.content.rows(table).items():
            if cells["kind"] not in known:
                raise BadContent(f"{table}.{row}: there is no {cells['kind']!r}")
    return rules


def _columns(path: tuple[Space, ...]) -> tuple[int, ...]:
    """Where each icon of a path stands on the board, from the left: two columns of each outer card, one between."""
    columns: list[int] = []
    for space in path:
        start = (0, 2, 3)[space.card]
        columns.append(start + columns.count(start))
    return tuple(columns)


def _piles(specials: tuple[pieces.Special, ...], places: tuple[int, ...]) -> tuple[Pile, ...]:
    """One pile of all special cards that do not start in the row."""
    return (Pile(tuple(special.number for special in specials if not special.campfire), places),)


def _as_it_is(_rules: Any, state: State) -> State:
    return state


def _by_id(special: pieces.Special) -> str:
    return special.id


def _no_points(_seat: Seat, _points: int) -> tuple[()]:
    return ()


def _nothing_enters(_rules: Any, _state: State, _special: int) -> tuple[()]:
    return ()
