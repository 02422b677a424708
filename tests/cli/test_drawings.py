"""A player asks what lies on the table and sees it in one terminal of 24 lines of 80 columns."""

from collections.abc import Iterator

import pytest
from rich.cells import cell_len

from sagebrush_cli import screen
from sagebrush_cli.drawings.carson_city import characters, kind_codes
from sagebrush_cli.drawings.drawing import drawn, show_table
from sagebrush_cli.drawings.layout import CUT, Flow, Item, cut, flowing, page, shortened
from sagebrush_cli.games.choosing import choose, list_page
from sagebrush_cli.games.event_renderer import EventRenderer
from sagebrush_cli.games.offered import Offered, Page
from sagebrush_cli.phrases import LANGUAGES, use_language
from sagebrush_games import TITLES
from tests.drawings import EVERYTHING, FOLDER, POSITIONS, Position, drawing, renderer, views

EVERY = 23
"""Positions between two that are looked at: of each prompt some, in little time."""
FULL = (
    *(
        Position("carson-city", "big-box", 6, 400, (*EVERYTHING, "law-of-the-strongest"), language)
        for language in LANGUAGES
    ),
    *(Position("tiny-epic-western", "standard", 4, 400, (), language) for language in LANGUAGES),
    *(Position("sierra-west", edition.id, 4, 500, (), "de") for edition in TITLES["sierra-west"].manifest.editions),
    *(Position("sierra-west", "apple-hill", 4, 300, (), language) for language in ("en", "es")),
    *(
        Position("sierra-west", edition, 3, 100, ("advanced-planning",), "de")
        for edition in ("apple-hill", "boats-and-banjos", "gold-rush")
    ),
)


@pytest.fixture(autouse=True)
def in_english_again() -> Iterator[None]:
    yield
    use_language("en")


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_a_table_is_drawn_as_before(position: Position) -> None:
    assert drawing(position) == (FOLDER / f"{position.name}.txt").read_text("utf-8"), "python -m tests.drawings"


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_a_table_is_drawn_while_colours_and_bosses_are_chosen(seats: int) -> None:
    """No cards lie between the mats then."""
    chosen = (("bosses", "chosen"), ("seating", "chosen"))
    position = Position("tiny-epic-western", "standard", seats, 9, (), "en", chosen)
    shown = [drawn(position.title, view, renderer(position.title)) for view in views(position)]
    assert not any("[?]" in line for line in shown[0])


def pictures(position: Position, viewer: int | None = None) -> Iterator[list[str]]:
    words = renderer(position.title, position.language)
    use_language(position.language)
    for number, view in enumerate(views(position, viewer)):
        if number % EVERY == 0:
            yield drawn(position.title, view, words)


@pytest.mark.parametrize("position", FULL, ids=lambda position: position.name)
def test_a_full_table_fits_a_small_terminal_at_any_time(position: Position) -> None:
    for lines in pictures(position):
        assert len(lines) <= 23 and max(map(cell_len, lines)) <= 80, "\n".join(lines)
        assert "None" not in "".join(lines) and "more than a terminal shows" not in lines[-1]


def test_who_looks_on_sees_a_table_without_anybodys_hand() -> None:
    lines = [line for title in ("sierra-west", "tiny-epic-western") for line in looked_on(title)]
    assert not [line for line in lines if line.startswith("Your")]


def looked_on(title: str) -> list[str]:
    edition = TITLES[title].manifest.editions[0].id
    return [line for lines in pictures(Position(title, edition, 3, 200), viewer=-1) for line in lines]


def test_what_is_cut_says_so() -> None:
    assert cut("Bartholomew", 8) == "Barthol" + CUT and cut("Anna", 8) == "Anna"
    assert shortened("Einkommen für Stärke", 9) == f"Eink{CUT}ärke"
    assert cell_len(cut("牛仔牛仔牛仔牛仔", 9)) <= 9


def test_a_name_cannot_write_where_it_likes_in_the_terminal() -> None:
    assert cut("\x1b[2J\x1b[HAnna\r\n", 20) == "[2J[HAnna"


def test_lists_share_the_lines_that_are_left() -> None:
    long = Flow("long", [Item("a" * 30)] * 6)
    lines = page(["map"] * 18, Flow("short", [Item("b")]), long)
    assert len(lines) == 22 and lines[18] == "short  b" and CUT not in "".join(lines)
    assert CUT in "".join(page(["map"] * 21, long)) and flowing(Flow("", []), 1) == []


def test_no_two_tiles_of_the_map_have_the_same_letters() -> None:
    for language in ("en", "de", "es"):
        codes = kind_codes(renderer("carson-city", language))
        assert len({*codes.values()}) == len(codes) == 16 and all(len(code) <= 2 for code in codes.values())


def test_a_title_without_a_drawing_is_printed_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    show_table("high-card", {"round": 3}, EventRenderer())
    assert "'round': 3" in capsys.readouterr().out


def test_the_table_stays_in_sight_while_the_next_question_is_asked(capsys: pytest.CaptureFixture[str]) -> None:
    step = {"type": "step-on", "pioneer": 0}
    legal = [{"command": step, "sentence": "Move on.", "draws": False, "reveals": False}]
    frame = {"version": 7, "legal": legal, "take_back": [], "take_back_left": 1}
    typed = iter(("?", "", "1"))
    table = lambda: screen.say("THE TABLE")  # noqa: E731 - a table in a line
    command = choose(frame, Offered(frame, EventRenderer()), table, lambda _: shown(next(typed)), lambda _: False)
    assert command == step
    told = [line.strip() for line in capsys.readouterr().out.splitlines()]
    assert told == ["> ?", "THE TABLE", ">", "1  Move on.", "> 1"]


def shown(answer: str) -> str:
    screen.say(f"> {answer}")
    return answer


def test_the_name_of_a_stranger_does_not_steer_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    """As in a file of a game, which names nobody has refused."""
    *_, view = views(POSITIONS[0])
    names = ["A\x1b[2J\x1b]0;owned\x07", "B\x9b31m"]
    screen.say(names[0])
    screen.show_table("players", ["name"], [names[:1]])
    list_page(Page([(1, f"{names[0]} may take parcel 3")]))
    show_table(POSITIONS[0].title, view, renderer(POSITIONS[0].title, "en", names))
    assert not {"\x1b", "\x07", "\x9b"} & set(capsys.readouterr().out)


def test_the_refusal_of_a_strange_platform_does_not_steer_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    """As of whatever stands behind the link that somebody sent."""
    screen.fail("no", "Gone.\n\x1b[2J\x1b]0;owned\x07\x9b31m", as_json=False)
    assert capsys.readouterr().err == "sagebrush: Gone.\n�[2J�]0;owned��31m\n"


def test_the_card_that_fetches_a_character_is_drawn_without_a_cash_limit_of_its_own() -> None:
    cards = [("newspaper-boy", None, 0), ("newspaper-boy-red", None, -5), ("banker", 120, 0)]
    rows = [{"character": id, "limit": limit, "limit_change": change, "seat": None} for id, limit, change in cards]
    items = characters({"phase": "characters", "characters": rows}, renderer("carson-city"))
    assert [item.rest for item in items] == ["", " -$5", " $120"]
