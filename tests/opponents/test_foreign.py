"""A view from anywhere is thought about when it is a position, and refused with the field when it is none."""

import json
from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Any

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import pick, seeded
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.messages import AUTOMATON, Config
from sagebrush_opponents.foreign import UnsoundPosition, position, read_position
from sagebrush_opponents.foreign.unsound import CODES, refusing
from sagebrush_workers.daemons.engine import requests

CONFIGS = {title.id: Config(title.id, title.manifest.editions[0].id, 2) for title in TITLES.values()}
Document = dict[str, Any]


def sent(config: Config) -> bytes:
    return json.dumps(asdict(config)).encode()


def view(title: str, commands: int = 12, seat: int | None = None) -> tuple[Document, int]:
    """What the awaited seat, or another one, sees after some random commands."""
    decider, chance = TITLES[title].build(CONFIGS[title]), seeded(4)
    state, _ = decider.set_up(chance)
    for _ in range(commands):
        decider.play(state, pick(chance, "test", decider.legal(state, decider.awaited(state)[0][0])), chance)
    viewer = decider.awaited(state)[0][0] if seat is None else seat
    return json.loads(Codec(TITLES[title]).view_to_json(decider.view(state, viewer))), viewer


def refusal(title: str, document: Document, seat: int | None = None) -> UnsoundPosition:
    with pytest.raises(UnsoundPosition) as refused:
        read_position(sent(CONFIGS[title]), json.dumps(document).encode(), seat)
    assert refused.value.code in CODES
    assert refused.value.sentence
    return refused.value


def test_the_engine_takes_what_an_opponent_reads_and_nothing_larger() -> None:
    assert (requests.VIEW_BYTES, requests.CONFIG_BYTES) == (position.LARGEST_VIEW, position.LARGEST_CONFIG)


@pytest.mark.parametrize("title", TITLES)
def test_every_view_of_a_game_is_a_position_with_the_same_commands(title: str) -> None:
    config, codec, chance = CONFIGS[title], Codec(TITLES[title]), seeded(9)
    decider = TITLES[title].build(config)
    state, _ = decider.set_up(chance)
    while awaited := decider.awaited(state):
        for seat, _ in awaited:
            if seat != AUTOMATON:
                position = read_position(sent(config), codec.view_to_json(decider.view(state, seat)), seat)
                assert position.legal == decider.legal(state, seat)
                assert position.seat == seat
        decider.play(state, pick(chance, "test", decider.legal(state, awaited[0][0])), chance)


@pytest.mark.parametrize("title", TITLES)
def test_the_seat_is_the_viewer_unless_given(title: str) -> None:
    document, viewer = view(title)
    assert read_position(sent(CONFIGS[title]), json.dumps(document).encode()).seat == viewer
    refused = refusal(title, document, 1 - viewer)
    assert (refused.code, refused.field) == ("wrong-viewer", "seat")
    assert refusal(title, document | {"viewer": None}).field == "view.viewer"


@pytest.mark.parametrize("title", TITLES)
def test_who_is_not_awaited_has_nothing_to_decide(title: str) -> None:
    _, awaited = view(title)
    document, _ = view(title, seat=1 - awaited)
    assert refusal(title, document).code == "not-awaited"


def carson(change: Callable[[Document], object]) -> UnsoundPosition:
    document, _ = view("carson-city", 30)
    change(document)
    return refusal("carson-city", document)


def test_a_parcel_that_the_map_does_not_have_is_refused_at_once() -> None:
    for parcel in (64, 10**10, 10**300):
        refused = carson(lambda view, parcel=parcel: view["outlaws"].update(at=parcel))  # type: ignore[misc]
        assert (refused.code, refused.field) == ("malformed", "view.outlaws.at")


def test_a_field_that_follows_from_others_is_named_with_what_it_has_to_be() -> None:
    refused = carson(lambda view: view["players"][0].update(firepower=9))
    assert (refused.code, refused.field) == ("inconsistent", "view.players[0].firepower")
    assert "It is 9; the rest of the view makes it " in refused.sentence
    assert carson(lambda view: view.update(more=1)).field == "view.more"
    assert carson(lambda view: view["parcels"].append(view["parcels"][0])).code == "inconsistent"


def test_cowboys_come_from_the_box() -> None:
    refused = carson(lambda view: view["players"][0].update(supply=view["players"][0]["supply"] + 1))
    assert refused.code == "impossible"
    assert "cowboys of seat 0" in refused.sentence


def test_a_road_begins_where_another_one_ends() -> None:
    assert carson(lambda view: view["frontier"].pop()).field == "view.frontier"


def test_a_view_of_another_table_is_refused() -> None:
    document, _ = view("carson-city")
    with pytest.raises(UnsoundPosition):
        read_position(sent(replace(CONFIGS["carson-city"], seats=3)), json.dumps(document).encode())


def test_what_fails_in_the_rules_is_told_without_the_name_of_an_error() -> None:
    with pytest.raises(UnsoundPosition) as refused, refusing("impossible", "view", "No state looks like this"):
        raise IndexError
    assert (refused.value.code, refused.value.sentence) == ("impossible", "No state looks like this.")


def test_a_sheet_is_written_by_who_is_asked_alone() -> None:
    config = replace(BASE, variants=("new-beginning",))
    decider, codec = TITLES["carson-city"].build(config), Codec(TITLES["carson-city"])
    state, _ = decider.set_up(seeded(4))

    def refused(**sheets: Any) -> str:
        document = json.loads(codec.view_to_json(decider.view(state, 0)))
        document["sheets"] |= sheets
        with pytest.raises(UnsoundPosition) as found:
            read_position(sent(config), json.dumps(document).encode(), 0)
        return found.value.field

    lines = json.loads(codec.view_to_json(decider.view(state, 0)))["sheets"]["lines"]
    assert refused(written=[[99], []]) == "view.sheets.written", "99 cowboys"
    assert refused(written=[[0] * len(lines), []]) == "view.sheets.written", "a full sheet"
    assert refused(revealed=True) == "view.sheets.revealed"


def test_a_building_that_waits_for_its_house_was_bought() -> None:
    plan = {"seat": 0, "kind": "ranch", "parcel": 9, "held": False, "asking": -1, "houses": []}
    assert carson(lambda view: view.update(plan=plan)).field == "view.plan.kind"


def test_what_is_left_of_a_round_comes_in_its_order() -> None:
    def refused(change: Callable[[Document], object]) -> str:
        document, _ = view("tiny-epic-western", 5)
        assert document["agenda"][-1][0] == "place"
        change(document)
        return refusal("tiny-epic-western", document).field

    agenda, duels = view("tiny-epic-western", 5)[0]["agenda"], ["duel", -1, -1, 0]
    without_town_hall = [task for task in agenda if task[0] != "town-hall"]
    assert refused(lambda view: view.update(agenda=without_town_hall)) == "view.agenda"
    assert refused(lambda view: view.update(agenda=[agenda[1], agenda[0], *agenda[2:]])) == "view.agenda"
    assert refused(lambda view: view.update(agenda=[*agenda[:-1], duels, agenda[-1]])) == "view.duel"
    assert refused(lambda view: view.update(agenda=[*agenda, agenda[-1]])) == "view.agenda"


def test_a_card_that_lies_in_two_places_is_refused() -> None:
    document, viewer = view("tiny-epic-western")
    hand = document["players"][viewer]
    document["gaps"][0] = hand["card"] if hand["card"] is not None else hand["dealt"][0]
    assert refusal("tiny-epic-western", document).code in ("impossible", "inconsistent")


def test_a_task_that_nobody_knows_is_refused() -> None:
    document, _ = view("tiny-epic-western")
    document["agenda"][0][0] = "dance"
    refused = refusal("tiny-epic-western", document)
    assert (refused.code, refused.field) == ("impossible", "view.agenda[0][0]")


def test_a_card_of_a_seat_is_in_its_deck_once() -> None:
    document, viewer = view("sierra-west")
    hand = document["players"][viewer]["hand"]
    hand[0] = hand[-1]
    assert refusal("sierra-west", document).code in ("impossible", "inconsistent")


def sierra(agenda: list[list[Any]]) -> str:
    """The field for which a view is refused with other tasks, the next one last."""
    document, seat = view("sierra-west", 1)
    assert document["agenda"] == [["round", -1, -1, 0], ["turn", 1 - seat, -1, 0], ["pioneer", seat, -1, 0]]
    return refusal("sierra-west", document | {"agenda": agenda}, seat).field


def test_the_tasks_of_a_turn_come_in_its_order() -> None:
    _, seat = view("sierra-west", 1)
    later, other = ["round", -1, -1, 0], ["turn", 1 - seat, -1, 0]
    walk, trap = ["pioneer", seat, -1, 0], ["trapper", 1 - seat, -1, 0]
    plan = ["plan", seat, -1, 0]
    assert sierra([other, later, walk]) == "view.agenda[1][0]", "the round ends before the turns in it"
    assert sierra([later, other, walk, walk]) == "view.agenda[2][0]", "a turn within the turn"
    assert sierra([later, other, plan, walk]) == "view.agenda[3][0]", "cards are laid after they are walked on"
    assert sierra([later, other, walk, plan]) == f"view.players[{seat}].played", "cards are laid twice"
    assert sierra([later, other, trap]) == "view.agenda", "a turn without an end"
    assert sierra([later, ["turn", seat, -1, 0], ["pioneer", 1 - seat, -1, 0]]) == "view.agenda[2][1]"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "malformed"),
        (b"[]", "malformed"),
        (b"\xff\xfe", "malformed"),
        (b'{"round": NaN}', "malformed"),
        (b'{"round": 1e5}', "malformed"),
        (b'{"round": 1, "round": 2}', "malformed"),
        (b'{"round": ' + b"9" * 5000 + b"}", "malformed"),
        (b"[" * 17 + b"]" * 17, "too-large"),
        (b"[" * 30_000, "too-large"),
        (b" " * 70_000, "too-large"),
    ],
)
def test_json_that_no_position_needs_is_refused(body: bytes, code: str) -> None:
    with pytest.raises(UnsoundPosition) as refused:
        read_position(sent(CONFIGS["carson-city"]), body)
    assert (refused.value.code, refused.value.field) == (code, "view")


BASE = CONFIGS["carson-city"]


@pytest.mark.parametrize(
    ("config", "code", "field"),
    [
        (b"{}", "malformed", "config"),
        (b'{"title": 1}', "malformed", "config.title"),
        (sent(replace(BASE, title="chess")), "unknown-title", "config.title"),
        (sent(replace(BASE, seats=9)), "unplayable-table", "config.seats"),
        (sent(replace(BASE, seats=10**9)), "malformed", "config.seats"),
        (sent(replace(BASE, edition="none")), "unplayable-table", "config.edition"),
        (sent(replace(BASE, variants=("none",))), "unplayable-table", "config.variants"),
        (sent(replace(BASE, content="eJwDAAAAAAE=")), "unplayable-table", "config.content"),
        (sent(replace(BASE, corrections="[[")), "unplayable-table", "config.content"),
        (sent(replace(BASE, corrections="x" * 70_000)), "malformed", "config.corrections"),
    ],
)
def test_a_table_that_nobody_can_play_is_refused(config: bytes, code: str, field: str) -> None:
    with pytest.raises(UnsoundPosition) as refused:
        read_position(config, b"{}")
    assert (refused.value.code, refused.value.field) == (code, field)


def test_the_content_that_a_game_carries_is_played_with() -> None:
    title = TITLES["carson-city"]
    document, _ = view("carson-city")
    carried = replace(BASE, content=title.contents.carried(BASE.edition))
    assert read_position(sent(carried), json.dumps(document).encode()).legal
    assert read_position(sent(replace(BASE, content="first")), json.dumps(document).encode()).legal
