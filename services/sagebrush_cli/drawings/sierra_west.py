"""Sierra West: the mountain with its open cards, the seats, my hand or both paths, the trail, the cabins."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sagebrush_cli.drawings.layout import Flow, Item, beside, cut, filled, page, seat_mark, seat_marks
from sagebrush_cli.games.event_renderer import EventRenderer

View = Mapping[str, Any]
Faces = Mapping[int, Mapping[str, Any]]
"""What the cards of a table show, by number."""
RIDGES = ((18, 19), (15, 16, 17), (11, 12, 13, 14), (6, 7, 8, 9, 10), (0, 1, 2, 3, 4, 5))
PEAK = 6
"""Columns of a card of the mountain."""
MOUNTAIN = 6 * PEAK + 1
BASE = -1
SPECIAL = 100
"""From here on a card of the mountain is an open special card."""
LYING = {-1: "", -2: "▒▒▒▒", -3: "▒★▒▒"}
PATHS = ("green", "tan")
SLOTS = 3
ICONS = {
    "F": "food", "W": "wood", "S": "stone", "G": "gold", "B": "boots", "PB": "Pair of Boots", "SH": "shovel",
    "MU": "mule", "FT": "fur trade", "BH": "bear", "AG": "green apple", "AR": "red apple", "HV": "harvest",
    "P": "paddle", "FI": "fish", "PN": "pan", "BJ": "banjo", "MI": "mine", "LA": "Lantern", "DY": "Dynamite",
    "K": "bullet", "RL": "reload", "SF": "Sheriff", "AM": "ambush",
}  # fmt: skip
"""What the letters on the cards mean."""
CODE = re.compile(r"[A-Z]+")
WHERE = {-1: "camp", -2: "Tracker", -3: "Trapper", 14: "grey cabin"}
MODES = ("orchard", "river", "diggings", "manhunt")
BY_OWNER = ("canoes", "fish", "carts", "bullets", "captured")
"""Lists of a mode with a number for each owner."""
HELD = ("lantern", "dynamite", "sheriff")
"""Cards of a mode; the view says who has them."""


def lines(view: View, renderer: EventRenderer) -> list[str]:
    """The table; icons are written as on the cards, and those in sight are named in the last line."""
    faces = {face["number"]: face for face in view["cards"]}
    shown = [*open_cards(view, faces), *hand(view, faces), *walk(view, faces)]
    return page(
        [heading(view, renderer)],
        beside(mountain(view, faces), seats(view, renderer), MOUNTAIN),
        shown,
        Flow("summits", list(summits(view, faces))),
        Flow("Trail", list(trail(view))),
        Flow("Under it", list(under_trail(view))),
        Flow("Homestead", list(homestead(view, renderer))),
        Flow("For sale", list(market(view, renderer))),
        Flow("", list(built(view, renderer))),
        Flow("", list(mode(view, renderer))),
        Flow("", legend(shown)),
    )


def heading(view: View, renderer: EventRenderer) -> str:
    """Round, whose turn it is, the boots left in it, and whose the mule is."""
    turn = view["turn"]
    last = f" (last {view['last_round']})" if view["last_round"] else ""
    boots = f"boots green {turn['boots'][0]} tan {turn['boots'][1]}"
    opened = f", opened {turn['opened']}" if turn["opened"] else ""
    mule = "-" if view["mule"] < 0 else seat_mark(view["mule"])
    whose = f"{seat_mark(turn['seat'])} {cut(renderer.name(turn['seat']), 16)}"
    return f"Round {view['round']}{last} · turn of {whose} · {boots}{opened} · mule {mule}"


def mountain(view: View, faces: Faces) -> list[str]:
    """Five rows, the base below them; small numbers are frontiersmen."""
    ridges = ["".join(peak(view, place, faces) for place in ridge) for ridge in RIDGES]
    return [*(f"{ridge:^{6 * PEAK}}" for ridge in ridges), f"{'── base ' + walkers(view, BASE) + ' ──':^{6 * PEAK}}"]


def peak(view: View, place: int, faces: Faces) -> str:
    """A card of the mountain: its name if it is open."""
    card = view["mountain"][place]
    if card >= SPECIAL:
        special = next(row["id"] for row in view["special_texts"] if row["number"] == card - SPECIAL)
        name = f"★{special.rpartition('-')[2]}"
    else:
        name = faces[card]["id"] if card in faces else LYING[card]
    return filled(cut(name, PEAK - 1) + walkers(view, place), PEAK)


def walkers(view: View, place: int) -> str:
    """The frontiersmen on a place; Hastings has two."""
    last = len(view["players"]) - 1
    return seat_marks(min(owner, last) for owner, at in enumerate(view["walkers"]) if at == place)


def seats(view: View, renderer: EventRenderer) -> list[str]:
    """What each owner has, next to the mountain."""
    lines = [seat_line(view, seat, renderer) for seat in range(len(view["players"]))]
    return ["  seat      F W S G boots wagon hand pts", *lines]


def seat_line(view: View, seat: int, renderer: EventRenderer) -> str:
    """Resources, Pairs of Boots, the space of the wagon, cards in hand and points if the game ended now."""
    player = view["players"][seat]
    arrow = "►" if view["agenda"] and view["agenda"][-1][1] == seat else " "
    stores = "".join(f"{many:>2}" for many in player["resources"])
    numbers = f"{player['tokens']:>6}{player['wagon']:>6}{len(player['hand']):>5}{sum(player['points'].values()):>4}"
    return f"{arrow}{seat_mark(seat)}{filled(renderer.name(seat), 9)}{stores}{numbers}"


def open_cards(view: View, faces: Faces) -> list[str]:
    """The open cards of the mountain, from the top."""
    return [
        card_line(faces[view["mountain"][place]])
        for ridge in RIDGES
        for place in ridge
        if view["mountain"][place] in faces
    ]


def card_line(face: Mapping[str, Any]) -> str:
    """A card: its green and its tan icons, the middle one, its summit action and its animal."""
    left, right, paid, last, middle = face["icons"]
    paths = f"green {left} {right} · tan {paid} {last} · middle {middle}"
    animal = f" · {face['animal']}" if face["animal"] else ""
    return f"{face['id']:<5} {paths} · {face['summit']}{animal}"


def hand(view: View, faces: Faces) -> list[str]:
    """The cards in the hand of the seat that looks."""
    if view["viewer"] not in range(len(view["players"])):
        return []
    known = [card for card in view["players"][view["viewer"]]["hand"] if card in faces]
    return ["Your hand:", *(card_line(faces[card]) for card in known)] if known else []


def walk(view: View, faces: Faces) -> list[str]:
    """Both paths of the seat whose turn it is; the pioneer stands in brackets."""
    player = view["players"][view["turn"]["seat"]]
    played = [faces[card] for card in player["played"] if card in faces]
    if len(played) < SLOTS:
        return []
    return [
        f"{name:<5} {path_text(view['board']['paths'][path], played, player['figures'][path])}"
        for path, name in enumerate(PATHS)
    ]


def summits(view: View, faces: Faces) -> Iterator[Item]:
    """What the summits do that the seat has laid whose turn it is."""
    player = view["players"][view["turn"]["seat"]]
    for slot, card in enumerate(player["played"]):
        if card in faces:
            yield Item("", f"{slot + 1} {faces[card]['summit']}{on_summit(player, slot)}")


def path_text(steps: Sequence[Mapping[str, Any]], played: Sequence[Mapping[str, Any]], at: int) -> str:
    """The icons of a path in walking order; those with a price cost boots."""
    icons = [played[step["card"]]["icons"][step["cell"]] + price(step) for step in steps]
    walked = " ".join(f"[{icon}]" if number == at else icon for number, icon in enumerate(icons))
    return f"{walked}   pioneer {where(at)}"


def price(step: Mapping[str, Any]) -> str:
    """What an icon costs, in boots."""
    return f"(pay {step['price']})" if step["price"] else ""


def where(at: int) -> str:
    """Where a figure is, in words."""
    if 0 <= at < 10:
        return f"on icon {at + 1}"
    if 10 <= at < 14:
        return f"in cabin {at - 9}"
    if 20 <= at < 23:
        return f"on summit {at - 19}"
    return "on the ford" if at >= 30 else f"in {WHERE.get(at, 'camp')}"


def on_summit(player: Mapping[str, Any], slot: int) -> str:
    """Which pioneer stands on a summit."""
    return "".join(f" ({PATHS[path]} pioneer)" for path, at in enumerate(player["figures"]) if at == 20 + slot)


def trail(view: View) -> Iterator[Item]:
    """The spaces of the wagon trail: boots and resources that the step there costs, the multiplier, wagons."""
    for number, space in enumerate(view["board"]["trail"]):
        wagons = seat_marks(seat for seat, player in enumerate(view["players"]) if player["wagon"] == number)
        cost = f"{space['boots']}B" + (f"+{space['resources']}*" if space["resources"] else "") if number else "start"
        yield Item("", f"{cost} x{space['multiplier']}{wagons}")


def under_trail(view: View) -> Iterator[Item]:
    """The special cards under the wagon trail."""
    texts = {row["number"]: row["text"] for row in view["special_texts"]}
    yield from (Item(texts.get(number, "★")) for number in view["row"])


def homestead(view: View, renderer: EventRenderer) -> Iterator[Item]:
    """The tracks with the level of each seat, and their tops."""
    for number, track in enumerate(view["board"]["tracks"]):
        levels = " ".join(f"{seat_mark(seat)}{player['tracks'][number]}" for seat, player in enumerate(view["players"]))
        yield Item(renderer.printed(track["name"]), f" {levels} /{track['top']}")


def market(view: View, renderer: EventRenderer) -> Iterator[Item]:
    """The cabins for sale, with what they cost more than the first price."""
    for space, cabin in enumerate(view["market"]):
        extra = view["board"]["market_extra"][space]
        yield Item(cabin_name(view, cabin, renderer), f" +{extra}" if extra else "")


def cabin_name(view: View, cabin: int, renderer: EventRenderer) -> str:
    """The name of a cabin, in the language of the reader."""
    return "-" if cabin < 0 else renderer.printed(view["cabins"][cabin]["name"])


def built(view: View, renderer: EventRenderer) -> Iterator[Item]:
    """The cabins and the animals of each owner who has any."""
    for seat, player in enumerate(view["players"]):
        cabins = [cabin_name(view, cabin, renderer) for cabin in player["cabins"] if cabin >= 0]
        if found := [*cabins, *player["animals"]]:
            yield Item(f"{seat_mark(seat)} {', '.join(found)}")


def mode(view: View, renderer: EventRenderer) -> Iterator[Item]:
    """What only the mode in play lays on the table, and Hastings' plan."""
    for name in MODES:
        for key, value in (view[name] or {}).items():
            yield Item(key.replace("_", " "), " " + mode_value(key, value))
    if view["plan"]:
        yield Item("Hastings: " + renderer.called(view["plans"]["plan"], "plan"))


def mode_value(key: str, value: Any) -> str:
    """Numbers of a mode; owners have their signs."""
    if not isinstance(value, list):
        return "-" if value == -1 else seat_mark(value) if key in HELD else str(value)
    parts = ["/".join(map(str, one)) if isinstance(one, list) else str(one) for one in value]
    return " ".join((seat_mark(owner) if key in BY_OWNER else "") + part for owner, part in enumerate(parts))


def legend(shown: Sequence[str]) -> list[Item]:
    """The names of the icons in ``shown``."""
    seen = {code for line in shown for code in CODE.findall(line)}
    return [Item(f"{code} {name}") for code, name in ICONS.items() if code in seen]
