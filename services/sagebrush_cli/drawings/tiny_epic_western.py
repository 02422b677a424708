"""Tiny Epic Western: six mats in a wheel with poker cards between them, the seats, my cards."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sagebrush_cli.drawings.layout import Flow, Item, beside, cut, filled, page, seat_mark
from sagebrush_cli.games.event_renderer import EventRenderer
from sagebrush_cli.phrases import phrase

View = Mapping[str, Any]
MAT = 26
"""Columns of a mat; the blank to the next one is a column more."""
SHERIFF, TOWN_HALL = 4, 5
LAST = 6
TOP, BOTTOM = (0, 1, 2), (5, 4, 3)
"""Places of the wheel, from the left."""
SUITS = "☠∩▲◓"
LETTERS = "LFM"
SIDES = ("", "◂", "▸")
PER_SEAT = 3
"""Tokens of a seat."""


def lines(view: View, renderer: EventRenderer) -> list[str]:
    """The wheel, the seats below it, then what only I see and what only now lies on the table."""
    return page(
        [heading(view, renderer)],
        row_of_mats(view, renderer, TOP),
        row_of_mats(view, renderer, BOTTOM),
        [seat_line(view, seat, renderer) for seat in range(len(view["players"]))],
        Flow("", list(now(view, renderer))),
        Flow("", list(mine(view, renderer))),
        [phrase("◂ at once  ▸ if the hand wins  ✝ wounded  ●●· second place  2L1M/3 cost, points")],
    )


def heading(view: View, renderer: EventRenderer) -> str:
    """Round, dealer, Wanted, decks, and what the letters of influence mean."""
    kinds = " ".join(f"{letter} {renderer.called(kind, 'kind')}" for kind, letter in enumerate(LETTERS))
    wanted = seat_mark(view["wanted"]) if view["wanted"] >= 0 else "-"
    who = f"{phrase('dealer')} {seat_mark(view['dealer'])} · {phrase('Wanted')} {wanted}"
    now = phrase("Round {round} of {last}", round=view["round"], last=LAST)
    return f"{now} · {who} · {kinds} · {phrase('{count} buildings left', count=view['buildings_left'])}"


def row_of_mats(view: View, renderer: EventRenderer, places: Sequence[int]) -> list[str]:
    """Three mats next to each other."""
    left, middle, right = (mat_lines(view, place, renderer) for place in places)
    return beside(beside(left, middle, MAT + 1), right, 2 * (MAT + 1))


def mat_lines(view: View, place: int, renderer: EventRenderer) -> list[str]:
    """The cards on both sides, the owner, then the spots with the posses on them and the building for sale."""
    mat = view["wheel"][place]
    gaps = view["gaps"] or [None] * len(view["wheel"])  # no cards lie there while colours and bosses are chosen
    before, after = poker(gaps[place - 1]), poker(gaps[place])
    sides = (before, after) if place in TOP else (after, before)
    name = renderer.called(mat, "mat").removeprefix("the ") + owner_mark(view, mat)
    head = f"{sides[0]}{cut(name, MAT - 8):─^{MAT - 6}}{sides[1]}"
    body = hall_lines(view, renderer) if mat == TOWN_HALL else spot_lines(view, mat, renderer)
    return [head, *(cut(line, MAT) for line in body)]


def owner_mark(view: View, mat: int) -> str:
    """The sign of the seat whose mat it is."""
    return "" if mat >= SHERIFF or view["owner"][mat] < 0 else f" {seat_mark(view['owner'][mat])}"


def poker(card: int | None) -> str:
    """Value and suit of a poker card, in three columns."""
    return "   " if card is None else "[?]" if card < 0 else f"{card % 5 + 1}{SUITS[card // 5]} "


def hall_lines(view: View, renderer: EventRenderer) -> list[str]:
    """The industries with their positions, and the ranking once there is one."""
    industries = [
        f"{filled(renderer.called(number, 'industry'), 12)}{'●' * step}{'·' * (3 - step)}"
        for number, step in enumerate(view["industry"])
    ]
    order = " ".join(seat_mark(seat) for seat in view["ranking"])
    return [*industries, f"{phrase('order')}  {order}" if order else ""]


def spot_lines(view: View, mat: int, renderer: EventRenderer) -> list[str]:
    """The spots of a mat, which has no influence spot where nobody plays its colour, and what it sells."""
    sheriff = [(phrase("number"), 9), (phrase("suit"), 10), (phrase("left over"), 11)]
    influence = [(phrase("influence"), 2 * mat + 1)] if view["owner"][mat] >= 0 else []
    others = sheriff if mat == SHERIFF else influence
    porch = 8 if mat == SHERIFF else 2 * mat
    spots = [f"{name:<9} {posses_on(view, spot)}".rstrip() for name, spot in others]
    return [*spots, porch_line(view, mat, porch, renderer), sale_line(view, mat, renderer)]


def porch_line(view: View, mat: int, porch: int, renderer: EventRenderer) -> str:
    """The building that can be used there, and who stands on it."""
    owner = view["owner"][mat]
    stack = view["players"][owner]["stack"] if owner >= 0 else []
    building = stack[-1] if stack else view["porch"][mat]
    here = posses_on(view, porch)
    name = renderer.called(building, "building") if building >= 0 else "-"
    return f"{filled(phrase('porch'), 6)}{filled(name, MAT - 7 - len(here))} {here}"


def sale_line(view: View, mat: int, renderer: EventRenderer) -> str:
    """The building for sale with its cost and its points."""
    card = view["market"][mat]
    return filled(phrase("sale"), 6) + (priced(view, card, renderer, MAT - 6) if card >= 0 else "-")


def priced(view: View, card: int, renderer: EventRenderer, width: int) -> str:
    """A building by name, cost and points; ``2L1M/2`` costs 2 Law and 1 Money and is worth 2."""
    row = next((row for row in view["buildings"] if row["number"] == card), None)
    if row is None:
        return cut(renderer.called(card, "building"), width)
    cost = "".join(f"{many}{letter}" for many, letter in zip(row["cost"], LETTERS, strict=True) if many)
    price = f"{cost}/{row['vp']}"
    return f"{filled(renderer.called(card, 'building'), width - len(price) - 1)} {price}"


def posses_on(view: View, spot: int) -> str:
    """The posses on a spot: whose, on which side, and whether they lie."""
    return "".join(
        seat_mark(token // PER_SEAT) + ("✝" if view["token_down"][token] else SIDES[view["token_side"][token]])
        for token, at in enumerate(view["token_spot"])
        if at == spot
    )


def seat_line(view: View, seat: int, renderer: EventRenderer) -> str:
    """Influence, card, posses at home and buildings of a seat, and its boss."""
    player = view["players"][seat]
    influence = " ".join(f"{letter}{many}" for letter, many in zip(LETTERS, player["influence"], strict=True))
    arrow = "►" if view["agenda"] and view["agenda"][-1][1] == seat else " "
    built = len(player["stack"]) + len(player["bought"])
    boss = renderer.called(player["boss"], "boss") if player["boss"] >= 0 else ""
    return (
        f"{arrow}{seat_mark(seat)} {filled(renderer.name(seat), 12)} {influence}  "
        f"{phrase('card')} {poker(player['card'])} "
        f"{phrase('posses')} {at_home(view, seat):<3} {phrase('built')} {built:>2}, "
        f"{phrase('{count} points', count=points(view, player)):>9}  {boss}"
    )


def at_home(view: View, seat: int) -> str:
    """A sign for each posse in front of its seat: standing or wounded."""
    tokens = range(PER_SEAT * seat, PER_SEAT * seat + 2 + view["players"][seat]["third"])
    return "".join("✝" if view["token_down"][token] else "●" for token in tokens if view["token_spot"][token] < 0)


def points(view: View, player: Mapping[str, Any]) -> int:
    """Points printed on the buildings of a seat."""
    worth = {row["number"]: row["vp"] for row in view["buildings"]}
    return sum(worth.get(card, 0) for card in [*player["stack"], *player["bought"]])


def now(view: View, renderer: EventRenderer) -> Iterator[Item]:
    """A duel, the Rival's cards and an offer, while there are any."""
    if duel := view["duel"]:
        yield Item(f"{phrase('Duel')}: {renderer.called(duel['spot'], 'spot')}")
        for role in range(2):
            whose = seat_mark(duel["tokens"][role] // PER_SEAT)
            total = f" {whose} {phrase('die')} {duel['dice'][role]} + {duel['added'][role]}"
            yield Item(renderer.called(role, "role"), total)
    if view["rival"] != [-1]:
        yield Item(phrase("Rival's cards"), " " + " ".join(poker(card).strip() for card in view["rival"]))
    yield from (Item(phrase("drawn:") + " " + priced(view, card, renderer, 30)) for card in view["offer"])


def mine(view: View, renderer: EventRenderer) -> Iterator[Item]:
    """What I hold: cards dealt, my boss's text, my buildings."""
    if view["viewer"] not in range(len(view["players"])):
        return
    player = view["players"][view["viewer"]]
    if player["dealt"]:
        yield Item(phrase("You are dealt") + " " + " ".join(poker(card).strip() for card in player["dealt"]))
    if own := [*player["stack"], *player["bought"]]:
        yield Item(phrase("Your buildings:") + " " + ", ".join(renderer.called(card, "building") for card in own))
    if text := next((row["text"] for row in view["bosses"] if row["number"] == player["boss"]), ""):
        yield Item(phrase("Your boss:") + " " + renderer.printed(text))
