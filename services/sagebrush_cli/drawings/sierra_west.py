"""Sierra West: the mountain with its open cards, the seats, my hand or both paths, the trail, the cabins."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sagebrush_cli.drawings.layout import Flow, Item, beside, cut, filled, page, seat_mark, seat_marks
from sagebrush_cli.games.event_renderer import EventRenderer
from sagebrush_cli.phrases import phrase

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
SLOTS = 3
ICONS = {
    "F": "food", "W": "wood", "S": "stone", "G": "gold", "B": "boots", "PB": "Pair of Boots", "SH": "shovel",
    "MU": "mule", "FT": "fur trade", "BH": "bear", "AG": "green apple", "AR": "red apple", "HV": "harvest",
    "P": "paddle", "FI": "fish", "PN": "pan", "BJ": "banjo", "MI": "mine", "LA": "Lantern", "DY": "Dynamite",
    "K": "bullet", "RL": "reload", "SF": "Sheriff", "AM": "ambush",
}  # fmt: skip
"""What the letters on the cards mean."""
CODE = re.compile(r"[A-Z]+")
TRACK = re.compile(r"\((\w+)\)")
MODES = {
    "orchard": {"supply": "apples left (green/red)"},
    "river": {"canoes": "canoes", "fish": "fish (trout/bass/salmon)", "supply": "fish left", "pieces": "on the river"},
    "diggings": {"carts": "carts", "supply": "carts left", "lantern": "lantern", "dynamite": "dynamite"},
    "manhunt": {
        "bullets": "bullets",
        "captured": "captured",
        "posts": "outposts",
        "supply": "outlaws left",
        "sheriff": "sheriff",
    },
}
"""What a mode has on the table, by its name in the view."""
RESOURCES = "FWSG"
BY_OWNER = ("canoes", "fish", "carts", "bullets", "captured")
"""Lists of a mode with a number for each owner."""
HELD = ("lantern", "dynamite", "sheriff")
"""Cards of a mode; the view says who has them."""


def lines(view: View, renderer: EventRenderer) -> list[str]:
    """The table; icons are written as on the cards, and those in sight are named in the last line."""
    faces = {face["number"]: face for face in view["cards"]}
    shown = [*open_cards(view, faces, renderer), *hand(view, faces, renderer), *walk(view, faces)]
    return page(
        [heading(view, renderer)],
        beside(mountain(view, faces), seats(view, renderer), MOUNTAIN),
        shown,
        Flow(phrase("summits"), list(summits(view, faces))),
        Flow(phrase("Trail"), list(trail(view))),
        Flow(phrase("Under it"), list(under_trail(view, renderer))),
        Flow(phrase("Homestead"), list(homestead(view, renderer))),
        Flow(phrase("For sale"), list(market(view, renderer))),
        Flow("", list(built(view, renderer))),
        Flow("", list(mode(view, renderer))),
        Flow("", legend(shown)),
    )


def heading(view: View, renderer: EventRenderer) -> str:
    """Round, whose turn it is, the boots left in it, and whose the mule is."""
    turn = view["turn"]
    last = f" ({phrase('last')} {view['last_round']})" if view["last_round"] else ""
    boots = phrase("boots green {green} tan {tan}", green=turn["boots"][0], tan=turn["boots"][1])
    opened = f", {phrase('opened')} {turn['opened']}" if turn["opened"] else ""
    mule = "-" if view["mule"] < 0 else seat_mark(view["mule"])
    whose = f"{seat_mark(turn['seat'])} {cut(renderer.name(turn['seat']), 16)}"
    now = phrase("Round {round}", round=view["round"]) + last
    return f"{now} · {phrase('turn of {player}', player=whose)} · {boots}{opened} · {phrase('mule')} {mule}"


def mountain(view: View, faces: Faces) -> list[str]:
    """Five rows, the base below them; small numbers are frontiersmen."""
    ridges = ["".join(peak(view, place, faces) for place in ridge) for ridge in RIDGES]
    return [
        *(f"{ridge:^{6 * PEAK}}" for ridge in ridges),
        f"{'── ' + phrase('base') + ' ' + walkers(view, BASE) + ' ──':^{6 * PEAK}}",
    ]


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
    return [seat_heads(), *lines]


def seat_heads() -> str:
    """What the numbers of a seat are, above them."""
    boots, wagon, hand, points = phrase("boots"), phrase("wagon"), phrase("hand"), phrase("pts")
    return f"  {filled(phrase('seat'), 9)} F W S G{boots:>6}{wagon:>6}{hand:>5}{points:>4}"


def seat_line(view: View, seat: int, renderer: EventRenderer) -> str:
    """Resources, Pairs of Boots, the space of the wagon, cards in hand and points if the game ended now."""
    player = view["players"][seat]
    arrow = "►" if view["agenda"] and view["agenda"][-1][1] == seat else " "
    stores = "".join(f"{many:>2}" for many in player["resources"])
    numbers = f"{player['tokens']:>6}{player['wagon']:>6}{len(player['hand']):>5}{sum(player['points'].values()):>4}"
    return f"{arrow}{seat_mark(seat)}{filled(renderer.name(seat), 9)}{stores}{numbers}"


def open_cards(view: View, faces: Faces, renderer: EventRenderer) -> list[str]:
    """The open cards of the mountain, from the top."""
    return [
        card_line(faces[view["mountain"][place]], renderer)
        for ridge in RIDGES
        for place in ridge
        if view["mountain"][place] in faces
    ]


def card_line(face: Mapping[str, Any], renderer: EventRenderer) -> str:
    """A card: its green and its tan icons, the middle one, its summit action and its animal."""
    left, right, paid, last, middle = face["icons"]
    paths = phrase(
        "green {green} · tan {tan} · middle {middle}", green=f"{left} {right}", tan=f"{paid} {last}", middle=middle
    )
    animal = f" · {renderer.printed(face['animal'])}" if face["animal"] else ""
    return f"{face['id']:<5} {paths} · {summit_text(face)}{animal}"


def summit_text(face: Mapping[str, Any]) -> str:
    """The summit action of a card as it is printed, with the track in the language of the reader."""
    return TRACK.sub(_track, face["summit"])


def _track(found: re.Match[str]) -> str:
    name = found[1]
    return f"({phrase(name)})"


def hand(view: View, faces: Faces, renderer: EventRenderer) -> list[str]:
    """The cards in the hand of the seat that looks."""
    if view["viewer"] not in range(len(view["players"])):
        return []
    known = [card for card in view["players"][view["viewer"]]["hand"] if card in faces]
    return [phrase("Your hand:"), *(card_line(faces[card], renderer) for card in known)] if known else []


def walk(view: View, faces: Faces) -> list[str]:
    """Both paths of the seat whose turn it is; the pioneer stands in brackets."""
    player = view["players"][view["turn"]["seat"]]
    played = [faces[card] for card in player["played"] if card in faces]
    if len(played) < SLOTS:
        return []
    return [
        f"{name:<5} {path_text(view['board']['paths'][path], played, player['figures'][path])}"
        for path, name in enumerate((phrase("green"), phrase("tan")))
    ]


def summits(view: View, faces: Faces) -> Iterator[Item]:
    """What the summits do that the seat has laid whose turn it is."""
    player = view["players"][view["turn"]["seat"]]
    for slot, card in enumerate(player["played"]):
        if card in faces:
            yield Item("", f"{slot + 1} {summit_text(faces[card])}{on_summit(player, slot)}")


def path_text(steps: Sequence[Mapping[str, Any]], played: Sequence[Mapping[str, Any]], at: int) -> str:
    """The icons of a path in walking order; those with a price cost boots."""
    icons = [played[step["card"]]["icons"][step["cell"]] + price(step) for step in steps]
    walked = " ".join(f"[{icon}]" if number == at else icon for number, icon in enumerate(icons))
    return f"{walked}   {phrase('pioneer {where}', where=where(at))}"


def price(step: Mapping[str, Any]) -> str:
    """What an icon costs, in boots."""
    return f"({phrase('pay {price}', price=step['price'])})" if step["price"] else ""


def where(at: int) -> str:
    """Where a figure is, in words."""
    if 0 <= at < 10:
        return phrase("on icon {number}", number=at + 1)
    if 10 <= at < 14:
        return phrase("in cabin {number}", number=at - 9)
    if 20 <= at < 23:
        return phrase("on summit {number}", number=at - 19)
    places = {-2: phrase("as Tracker"), -3: phrase("as Trapper"), 14: phrase("in the grey cabin")}
    return phrase("on the ford") if at >= 30 else places.get(at) or phrase("in camp")


def on_summit(player: Mapping[str, Any], slot: int) -> str:
    """Which pioneer stands on a summit."""
    return "".join(f" ({path_name(path)})" for path, at in enumerate(player["figures"]) if at == 20 + slot)


def path_name(path: int) -> str:
    """Which pioneer walks a path."""
    return phrase("tan pioneer") if path else phrase("green pioneer")


def trail(view: View) -> Iterator[Item]:
    """The spaces of the wagon trail: boots and resources that the step there costs, the multiplier, wagons."""
    for number, space in enumerate(view["board"]["trail"]):
        wagons = seat_marks(seat for seat, player in enumerate(view["players"]) if player["wagon"] == number)
        cost = (
            f"{space['boots']}B" + (f"+{space['resources']}*" if space["resources"] else "")
            if number
            else phrase("start")
        )
        yield Item("", f"{cost} x{space['multiplier']}{wagons}")


def under_trail(view: View, renderer: EventRenderer) -> Iterator[Item]:
    """The special cards under the wagon trail."""
    names = {row["number"]: row["id"] for row in view["special_texts"]}
    yield from (Item(renderer.called(names.get(number, "★"), "face")) for number in view["row"])


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
        if found := [*cabins, *map(renderer.printed, player["animals"])]:
            yield Item(f"{seat_mark(seat)} {', '.join(found)}")


def mode(view: View, renderer: EventRenderer) -> Iterator[Item]:
    """What only the mode in play lays on the table, and Hastings' plan."""
    for name, labels in MODES.items():
        for key, label in labels.items():
            if view[name]:
                yield Item(phrase(label), " " + mode_value(key, view[name][key]))
    if view["plan"]:
        yield Item(phrase("Hastings:") + " " + renderer.called(view["plans"]["plan"], "plan"))


def mode_value(key: str, value: Any) -> str:
    """Numbers of a mode; owners have their signs, pieces the letters of their resources."""
    if not isinstance(value, list):
        return "-" if value == -1 else seat_mark(value) if key in HELD else str(value)
    if key == "pieces":
        return " ".join("".join(RESOURCES[piece] for piece in pieces) or "-" for pieces in value)
    parts = ["/".join(map(str, one)) if isinstance(one, list) else str(one) for one in value]
    return " ".join(seat_mark(owner) + part for owner, part in enumerate(parts)) if key in BY_OWNER else "/".join(parts)


def legend(shown: Sequence[str]) -> list[Item]:
    """The names of the icons in ``shown``."""
    seen = {code for line in shown for code in CODE.findall(line)}
    return [Item(f"{code} {phrase(name)}") for code, name in ICONS.items() if code in seen]
