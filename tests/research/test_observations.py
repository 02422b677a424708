"""Views as numbers: complete, bounded, named, and never more than the seat may know."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from itertools import islice
from operator import attrgetter
from typing import Any, get_args, get_type_hints

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.fields import filled
from sagebrush_research.observations import encoders
from sagebrush_research.observations.encoders import Encoder
from sagebrush_research.observations.layout import parse_sections, sections_of
from sagebrush_research.table import AnyResearchTable, research_table
from tests.research.tables import random_game

TABLES = (
    research_table("carson-city", "big-box", 3, ("outlaws", "law-of-the-strongest", "horses")),
    research_table("carson-city", "2009", 2),
    research_table("tiny-epic-western", seats=1),
    research_table("tiny-epic-western", seats=3),
    research_table("sierra-west", "outlaws-and-outposts", 1),
    research_table("sierra-west", "boats-and-banjos", 2, ("advanced-planning",)),
)


def classes(hint: Any) -> Iterator[type[Any]]:
    """The dataclasses that a type is made of, and theirs."""
    if isinstance(hint, type) and is_dataclass(hint):
        yield hint
        for inner in get_type_hints(hint).values():
            yield from classes(inner)
    for argument in get_args(hint):
        yield from classes(argument)


@pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.id)
def test_every_field_of_a_view_is_laid_out_or_left_out_with_a_reason(title: Any) -> None:
    laid_out = sections_of(title.id).classes
    shown = filled(title.types.shown, title.types.view_parts)
    missing = [
        f"{cls.__name__}.{entry.name}"
        for cls in dict.fromkeys(classes(shown))
        for entry in fields(cls)
        if entry.name not in laid_out.get(cls.__name__, {}) and not is_left_out(cls.__name__, laid_out)
    ]
    assert missing == []


def is_left_out(name: str, laid_out: Any) -> bool:
    """Whether no field that is laid out leads to a class."""
    used = [text.split()[-1] for section in laid_out.values() for text in section.values() if text[:4] != "out:"]
    return name not in used and name != "View"


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.config.edition}-{table.config.seats}")
def test_observations_are_bounded_named_and_no_seat_learns_what_is_hidden(table: AnyResearchTable) -> None:
    layout, chance = table.observations, seeded(5)
    assert len(set(layout.names)) == layout.size
    for turn, (played, seat) in enumerate(random_game(table, 2)):
        if turn % 12 == 0:
            seen = played.observation(seat)
            assert len(seen) == layout.size
            assert all(-1 <= number <= 1 for number in seen)
            told = played.information_numbers(seat)
            assert told[: layout.size] == seen
            assert len(told) == layout.size + len(table.history.names)
            other_world = played.copy()
            other_world.state = table.decider.determinize(played.view(seat), chance)
            assert other_world.observation(seat) == seen


def test_what_others_drew_is_in_no_text_of_a_seat() -> None:
    table = research_table("tiny-epic-western", seats=2)
    hidden = 0
    for played, _ in random_game(table, 3):
        for seat in range(2):
            text = played.information_text(seat)
            for decision in played.log:
                for event in decision.events:
                    if table.decider.redact(event, seat) != event:
                        hidden += 1
                        assert table.codec.event_to_json(event).decode() not in text
        if played.state.round > 1:
            break
    assert hidden > 10


def test_the_viewer_is_always_seat_0() -> None:
    table = research_table("carson-city", seats=3)
    names = table.observations.names
    dollars = [names.index(f"view.players[seat+{seat}].dollars") for seat in range(3)]
    for played, _ in random_game(table, 1):
        held = played.state.dollars
        if len(set(held)) == 3:
            for seat in range(3):
                seen = [played.observation(seat)[place] for place in dollars]
                assert seen == pytest.approx([held[(seat + n) % 3] / 200 for n in range(3)])
            return
    raise AssertionError("no seat was ever richer")


def shown(played: Any, seat: int, prefix: str) -> dict[str, float]:
    """What is not 0 among the numbers of an observation whose names begin with ``prefix``."""
    numbers = zip(played.table.observations.names, played.observation(seat), strict=True)
    return {name: value for name, value in numbers if value and name.startswith(prefix)}


NOTHING = (None, -1, "")
"""What stands where there is nothing, or nothing that the viewer may know."""


def miscounted(value: Any, values: Sequence[Any], greatest: int, attribute: str = "") -> Iterator[Any]:
    """What is counted and has no place, or occurs more often than can be told."""
    pairs = value.items() if isinstance(value, Mapping) else ((item, 1) for item in value or ())
    counts: Counter[Any] = Counter()
    for item, count in pairs:
        counts[attrgetter(attribute)(item) if attribute else item] += count
    return (one for one in counts.items() if one[0] not in NOTHING and (one[0] not in values or one[1] > greatest))


LOST: Mapping[str, Callable[..., Iterable[Any]]] = {
    "number": lambda value, greatest: [] if value is None or abs(value) <= greatest else [value],
    "one_of": lambda value, values: [] if value in (*values, *NOTHING) else [value],
    "counted": miscounted,
    "listed": lambda value, items, _inner: (value or ())[items:],
    "by_seat": lambda value, owners, each, _inner: (value or ())[owners * each :],
}
"""By encoder: what of a value, given its arguments, reaches no number."""


def keeping_account(name: str, lost: set[str]) -> Callable[..., Encoder]:
    """The encoder of that name, which notes what it loses."""
    make: Callable[..., Encoder] = getattr(encoders, name)

    def made(*given: Any) -> Encoder:
        plain = make(*given)

        def write(into: list[float], at: int, value: Any, seat: int) -> None:
            lost.update(f"{name}{plain.names[:3]}: {one}" for one in LOST[name](value, *given))
            plain.write(into, at, value, seat)

        return Encoder(plain.names, write)

    return made


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.config.edition}-{table.config.seats}")
def test_nothing_that_a_seat_sees_is_cut_off(table: AnyResearchTable, monkeypatch: pytest.MonkeyPatch) -> None:
    lost: set[str] = set()
    for name in LOST:
        monkeypatch.setattr(encoders, name, keeping_account(name, lost))
    config = table.config
    fresh = research_table(config.title, config.edition, config.seats, config.variants)
    for game in range(3):
        for turn, (played, seat) in enumerate(random_game(fresh, game)):
            if turn % 6 == 0:
                played.observation(seat)
    assert lost == set()


def test_every_edge_where_a_road_can_be_built_is_seen() -> None:
    for played, seat in islice(random_game(research_table("carson-city", seats=2), 1), 40):
        edges = played.view(seat).frontier
        assert shown(played, seat, "view.frontier") == {f"view.frontier[{edge}]": 1.0 for edge in edges}
    assert max(edges) > 63


def test_outposts_are_seen_alike_from_every_seat() -> None:
    played, _ = next(random_game(research_table("sierra-west", "outlaws-and-outposts", 2), 1))
    posts = played.view(0).manhunt.posts
    for seat in range(2):
        seen = shown(played, seat, "view.manhunt.posts")
        assert [*seen.values()] == pytest.approx([number / 6 for number in posts if number])
    assert len(posts) == 5


def test_how_often_a_seat_has_taken_a_cowboy_back_is_counted() -> None:
    played, _ = next(random_game(research_table("carson-city", seats=2), 1))
    played.state.taken_back = (1, 1, 1)
    seen = shown(played, 0, "view.progress.taken_back")
    assert seen == {"view.progress.taken_back[seat+1]": pytest.approx(0.3)}


def test_the_text_tells_apart_what_a_seat_did_and_keeps_all_of_it() -> None:
    table = research_table("sierra-west", seats=2)
    texts: list[str] = []
    for played, _ in random_game(table, 1):
        text = played.information_text(0)
        lines = text.splitlines()
        assert len(lines) == len(played.log) + 1
        assert not texts or texts[-1].splitlines()[:-1] == lines[: len(texts[-1].splitlines()) - 1]
        texts.append(text)
        if len(texts) > 60:
            break
    assert len(set(texts)) == len(texts)


def test_a_layout_names_what_it_says() -> None:
    said = parse_sections('version = 3\n[View]\nround = "number 4"\n')
    assert said.version == 3
    assert said.classes == {"View": {"round": "number 4"}}
