"""Carson City: the map with its roads, the action row, the seats, my things."""

from collections.abc import Mapping
from typing import Any

from sagebrush_cli.drawings.layout import CUT, Flow, Item, beside, filled, flowing, page, seat_mark, seat_marks
from sagebrush_cli.games.event_renderer import EventRenderer
from sagebrush_cli.phrases import phrase

View = Mapping[str, Any]
SIDE = 8
PLOT = 5
"""Columns of a parcel."""
MAP = 53
PANEL = 27
LAST = 4
SIGNS = {"mountain": "▲", "house": "⌂"}
"""Of what is on the map most; the others have two letters."""
CORNERS = "·╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""By the roads that meet there: 1 from above, 2 from the right, 4 from below, 8 from the left."""


def lines(view: View, renderer: EventRenderer) -> list[str]:
    """The table, a parcel five columns wide: its tile, its owner or its price, and small the cowboys on it."""
    codes = kind_codes(renderer)
    return page(
        [heading(view)],
        beside(town(view, codes), panel(view, renderer, codes), MAP),
        Flow(phrase("{seat} has", seat=seat_mark(me(view))), mine(view, renderer)),
        Flow("", characters(view, renderer)),
        Flow("", [*crowds(view), *legend(view, renderer, codes)]),
        Flow(phrase("horses {count} left", count=view["horses"]["supply"]) if view["horses"] else "", stables(view)),
    )


def heading(view: View) -> str:
    """Round and phase, the order of the seats, who has passed, houses left, strength of the outlaws."""
    order = " ".join(seat_mark(seat) for seat in view["order"])
    passed = f" · {phrase('passed')} {seat_marks(view['passed'])}" if view["passed"] else ""
    houses = f" · {phrase('houses')} {view['houses_left']}"
    outlaws = f" · ✖ {view['outlaws']['strength']}" if view["outlaws"]["parcels"] else ""
    now = phrase("Round {round} of {last}", round=view["round"], last=LAST)
    return f"{now} · {phase(view['phase'])} · {phrase('order')} {order}{passed}{houses}{outlaws}"


def phase(name: str) -> str:
    """The part of the round, by its stable name."""
    match name:
        case "characters":
            return phrase("characters")
        case "placement":
            return phrase("placement")
        case "actions":
            return phrase("actions")
        case _:
            return name


def kind_codes(renderer: EventRenderer) -> dict[str, str]:
    """A code of two letters, or a sign, for each kind of tile, in the language of the reader; no two are the same."""
    codes: dict[str, str] = {}
    for kind, word in renderer.words("kind").items():
        letters = [letter for letter in word if letter.isalpha()] or [*kind]
        free = (letters[0].upper() + second for second in [*letters[1:], *"0123456789"])
        codes[kind] = SIGNS.get(kind) or next(code for code in free if code not in codes.values())
    return codes


def town(view: View, codes: Mapping[str, str]) -> list[str]:
    """The map: 17 lines of parcels and of the roads between them, below the letters of the columns."""
    roads = {frozenset(map(tuple, road["ends"])) for road in view["roads"]}
    found = ["   " + " ".join(f"{letter:^{PLOT}}" for letter in "ABCDEFGH")]
    for row in range(SIDE + 1):
        found.append("  " + road_line(row, roads))
        if row < SIDE:
            found.append(f"{row + 1} " + parcel_line(view, row, roads, codes))
    return found


def road_line(row: int, roads: set[frozenset[Any]]) -> str:
    """The roads along the north of a row of parcels."""
    line = ""
    for column in range(SIDE + 1):
        here = (row, column)
        ways = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
        joined = [frozenset((here, way)) in roads for way in ways]
        line += CORNERS[sum(1 << way for way, is_road in enumerate(joined) if is_road)]
        if column < SIDE:
            line += ("━" if joined[1] else " ") * PLOT
    return line


def parcel_line(view: View, row: int, roads: set[frozenset[Any]], codes: Mapping[str, str]) -> str:
    """The parcels of a row, and the roads beside them."""
    line = ""
    for column in range(SIDE + 1):
        line += "┃" if frozenset(((row, column), (row + 1, column))) in roads else " "
        if column < SIDE:
            line += filled(parcel_text(view, view["parcels"][row * SIDE + column], codes), PLOT)
    return line


def parcel_text(view: View, parcel: Mapping[str, Any], codes: Mapping[str, str]) -> str:
    """What stands on a parcel; pieces without room are listed below the map."""
    what, pieces = ground(view, parcel, codes), pieces_on(view, parcel)
    if len(what) + len(pieces) <= PLOT:
        return what + pieces
    return what + pieces[: PLOT - len(what) - 1] + CUT


def ground(view: View, parcel: Mapping[str, Any], codes: Mapping[str, str]) -> str:
    """Tile, then the number of the owner or the price."""
    tile = codes[parcel["tile"]] if parcel["tile"] else ""
    if parcel["parcel"] in view["river"]:
        return tile or "≈≈"
    if parcel["owner"] is not None:
        return f"{tile or '·'}{parcel['owner'] + 1}"
    return tile + ("" if parcel["price"] is None else f"${parcel['price']}")


def pieces_on(view: View, parcel: Mapping[str, Any]) -> str:
    """Cowboys, an outlaw and the white cowboy."""
    white = "★" if view["sheriff"]["parcel"] == parcel["parcel"] else ""
    return seat_marks(parcel["cowboys"]) + ("✖" if parcel["outlaw"] else "") + white


def panel(view: View, renderer: EventRenderer, codes: Mapping[str, str]) -> list[str]:
    """The seats, what is for sale, and the rest of the action row: as high as the map."""
    seats = [seat_line(view, player, renderer) for player in view["players"]]
    market = [market_line(box, view, renderer, codes) for box in view["boxes"] if is_for_sale(box)]
    others = (box for box in view["boxes"] if not is_for_sale(box))
    rest = [box_item(box, view, renderer) for box in others if on_box(box, view) or not box["open"]]
    room = 2 * SIDE + 1 - len(seats) - len(market)
    return [seat_heads(), *seats, *market, *flowing(Flow("", rest), room, PANEL, " ")]


def seat_heads() -> str:
    """What the numbers of a seat are, above them."""
    points, men, gun = phrase("pts"), phrase("men"), phrase("gun")
    return f"{phrase('seat'):>6}     $ {points:>4}{men:>4}{gun:>4}"


def seat_line(view: View, player: Mapping[str, Any], renderer: EventRenderer) -> str:
    """Name, dollars, points, cowboys left and firepower; the awaited seat has an arrow."""
    seat = player["seat"]
    arrow = "►" if seat == view["seat"] or seat in view["company"] else " "
    numbers = f"{player['dollars']:>4}{player['points']:>5}{player['cowboys']:>4}{'+' + str(player['firepower']):>4}"
    return f"{arrow}{seat_mark(seat)}{filled(renderer.name(seat), 8)}{numbers}"


def is_for_sale(box: Mapping[str, Any]) -> bool:
    """Whether a box sells a building."""
    return str(box["box"]).startswith("building-") and box["price"] is not None


def market_line(box: Mapping[str, Any], view: View, renderer: EventRenderer, codes: Mapping[str, str]) -> str:
    """Price, building and who stands there."""
    kind = box["building"]
    name = f"{codes[kind]} {renderer.called(kind, 'kind')}" if kind else "-"
    here = on_box(box, view)
    return f"{'$' + str(box['price']):>3} {filled(name, PANEL - 5 - len(here))} {here}"


def box_item(box: Mapping[str, Any], view: View, renderer: EventRenderer) -> Item:
    """Name of a box where somebody stands, or of a closed one, in brackets."""
    name = renderer.called(box["box"], "box")
    return Item(name if box["open"] else f"({name})", on_box(box, view))


def on_box(box: Mapping[str, Any], view: View) -> str:
    """Cowboys on a box, the white one too."""
    return seat_marks(box["cowboys"]) + ("★" if view["sheriff"]["box"] == box["box"] else "")


def me(view: View) -> int:
    """The seat that looks; of a spectator one that is awaited."""
    return int(view["viewer"] if view["viewer"] in range(len(view["players"])) else max(view["seat"], 0))


def mine(view: View, renderer: EventRenderer) -> list[Item]:
    """What a seat has beyond its line."""
    player = view["players"][me(view)]
    held = [Item(phrase("holds {building}", building=renderer.called(kind, "kind"))) for kind in player["held"]]
    limit = [] if player["limit"] is None else [Item(phrase("may keep ${dollars}", dollars=player["limit"]))]
    pays = sum(parcel["income"] or 0 for parcel in view["parcels"] if parcel["owner"] == me(view))
    counts = {
        phrase("parcels that pay $"): pays,
        phrase("roads") + " ": player["roads"],
        phrase("property tiles") + " ": player["property_tiles"],
        phrase("to hire") + " ": player["supply"],
        phrase("revolvers") + " ": player["revolvers"],
    }
    return [*limit, *(Item("", f"{what}{many}") for what, many in counts.items()), *held]


def characters(view: View, renderer: EventRenderer) -> list[Item]:
    """Characters with their cash limits: all while they are chosen, else those in use."""
    is_choice = view["phase"] == "characters"
    rows = [row for row in view["characters"] if is_choice or row["seat"] is not None]
    return [
        Item(
            renderer.called(row["character"], "character"),
            limit_of(row) + ("" if row["seat"] is None else seat_mark(row["seat"])),
        )
        for row in rows
    ]


def limit_of(card: View) -> str:
    """The cash limit of a character, or what it changes at that of the one it fetches."""
    limit, change = card["limit"], card["limit_change"]
    if limit is not None:
        return f" ${limit}"
    return f" {'-' if change < 0 else '+'}${abs(change)}" if change else ""


def crowds(view: View) -> list[Item]:
    """Parcels on which more stand than the map shows."""
    full = (parcel for parcel in view["parcels"] if len(parcel["cowboys"]) > 1)
    return [Item("", f"{parcel['name']}:{pieces_on(view, parcel)}") for parcel in full]


def legend(view: View, renderer: EventRenderer, codes: Mapping[str, str]) -> list[Item]:
    """What the letters on the map mean, beyond those of the buildings for sale."""
    named = {box["building"] for box in view["boxes"] if is_for_sale(box)}
    shown = {parcel["tile"] for parcel in view["parcels"] if parcel["tile"]} - named
    return [Item(f"{code} {renderer.called(kind, 'kind')}") for kind, code in codes.items() if kind in shown]


def stables(view: View) -> list[Item]:
    """By seat the horses in reserve, then those in each corral; only with horses."""
    rows = view["horses"]["stables"] if view["horses"] else ()
    return [
        Item("", f"{seat_mark(seat)}{row['reserve']}/{''.join(map(str, row['corrals']))}")
        for seat, row in enumerate(rows)
    ]
