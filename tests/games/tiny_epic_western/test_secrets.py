"""What a seat cannot know never shows: not in its view, its commands, nor the events it reads."""

from dataclasses import fields
from itertools import islice
from typing import Any

import pytest

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.messages import Event
from sagebrush_games.tiny_epic_western import TITLE
from sagebrush_games.tiny_epic_western.actions.add_card import AddCard
from sagebrush_games.tiny_epic_western.actions.keep_card import KeepCard
from sagebrush_games.tiny_epic_western.actions.use_building import UseBuilding
from sagebrush_games.tiny_epic_western.events.buildings import AuctionDrawn, CardDrawn, RivalPeeked
from sagebrush_games.tiny_epic_western.events.dealing import CardKept, HandDealt, TownDealt
from sagebrush_games.tiny_epic_western.events.duel import CardAdded, DuelBegan
from sagebrush_games.tiny_epic_western.events.setup import BuildingDrawn
from sagebrush_games.tiny_epic_western.events.showdown import CardsRevealed
from sagebrush_games.tiny_epic_western.expansions.solo.events import RivalCardDrawn
from sagebrush_games.tiny_epic_western.read.determinize import determinize
from sagebrush_games.tiny_epic_western.read.view import FOR_OTHERS
from sagebrush_games.tiny_epic_western.state.model import BANK, HIDEOUT, NONE, SHERIFF, SHERIFF_PORCH, State
from tests.games.tiny_epic_western.scene import (
    ANNA,
    BILL,
    HAT,
    HORSESHOE,
    SKULL,
    Scene,
    building,
    card,
    config,
    of,
)
from tests.games.tiny_epic_western.walks import walk

CODEC = Codec(TITLE)
PUBLIC_DRAWS = (DuelBegan, RivalCardDrawn, CardsRevealed, CardAdded)
"""Events that show a card which the two worlds of a pair may hold differently."""


def hidden_part(state: State) -> tuple[object, ...]:
    """Everything of a state that somebody cannot see."""
    hands = [(player.dealt, player.card, player.discarded) for player in state.players]
    return hands, state.rival, state.offer


def told(decider: AnyDecider, events: list[Event], viewer: int | None) -> bytes:
    """What a viewer reads of a commit."""
    return CODEC.events_to_json([decider.redact(event, viewer) for event in events])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_worlds_that_differ_in_what_a_seat_cannot_know_look_alike_to_it(seats: int) -> None:
    compared = 0
    for seed in range(6):
        for decider, state, command in walk(config(seats), seed):
            for viewer in (None, *range(seats)):
                view = decider.view(state, viewer)
                other = determinize(decider.rules, view, seeded(compared))
                if hidden_part(other) == hidden_part(state):
                    continue
                compared += 1
                assert CODEC.view_to_json(decider.view(other, viewer)) == CODEC.view_to_json(view)
                if viewer is not None:
                    assert decider.legal(other, viewer) == decider.legal(state, viewer)
                commands_look_alike(decider, state, other, viewer, command)
    assert compared > 150


def commands_look_alike(decider: AnyDecider, state: State, other: State, viewer: int | None, command: Any) -> None:
    """The same command in both worlds reads the same, as long as it makes no hidden card public."""
    if command not in decider.legal(other, command.seat):
        return
    here, there = state.copy(), other.copy()
    played = [decider.play(world, command, seeded(1)) for world in (here, there)]
    if any(isinstance(event, PUBLIC_DRAWS) for events in played for event in events):
        return
    if viewer == command.seat and any(isinstance(event, RivalPeeked) for event in played[0]):
        return
    assert told(decider, played[0], viewer) == told(decider, played[1], viewer)


def test_nobody_sees_the_cards_dealt_to_another() -> None:
    state, events = Scene(3).decider.set_up(seeded(4))
    decider = Scene(3).decider
    view = decider.view(state, ANNA)
    assert view.players[ANNA].dealt == state.players[ANNA].dealt
    assert set(view.players[BILL].dealt) == {NONE}
    assert set(decider.view(state, None).players[ANNA].dealt) == {NONE}
    for event in of(HandDealt, events):
        read = decider.redact(event, BILL)
        assert isinstance(read, HandDealt)
        assert (read == event) is (event.seat == BILL)
        assert event.seat == BILL or set(read.cards) == {NONE}


def test_a_kept_card_is_known_to_its_seat_alone() -> None:
    scene = Scene()
    scene.state.players[ANNA].dealt, scene.state.players[ANNA].card = [card(SKULL, 2), card(SKULL, 4)], NONE
    scene.ask(Task("keep"))
    [kept] = of(CardKept, scene.play(KeepCard(ANNA, card(SKULL, 4))))
    assert scene.decider.redact(kept, ANNA) == kept
    assert scene.decider.redact(kept, BILL) == scene.decider.redact(kept, None) == CardKept(ANNA, NONE)
    seen = scene.decider.view(scene.state, BILL).players[ANNA]
    assert (seen.card, seen.discarded) == (NONE, [NONE])
    own = scene.decider.view(scene.state, ANNA).players[ANNA]
    assert (own.card, own.discarded) == (card(SKULL, 4), [card(SKULL, 2)])


def test_the_rivals_card_is_hidden_until_the_showdown() -> None:
    scene = Scene()
    assert scene.decider.view(scene.state, ANNA).rival == [NONE]
    scene.run(Task("reveal"))
    assert scene.decider.view(scene.state, None).rival == [card(HORSESHOE, 1)]


def test_one_of_the_solo_rivals_cards_is_open() -> None:
    scene = Scene(1)
    assert scene.decider.view(scene.state, ANNA).rival == [card(HORSESHOE, 1), NONE]
    dealt = TownDealt(tuple(scene.state.gaps), tuple(scene.state.rival))
    assert scene.decider.redact(dealt, ANNA).rival == (card(HORSESHOE, 1), NONE)  # type: ignore[attr-defined]


def test_a_look_at_the_rivals_card_is_for_one_seat() -> None:
    scene = Scene()
    scene.on_porch(SHERIFF, "telegraph_office")
    scene.stand(ANNA, SHERIFF_PORCH)
    scene.run(Task("porch", ANNA, 0))
    events = scene.play(UseBuilding(ANNA), 0)
    assert scene.decider.view(scene.state, ANNA).rival == [card(HORSESHOE, 1)]
    assert scene.decider.view(scene.state, BILL).rival == [NONE]
    assert [getattr(scene.decider.redact(event, BILL), "card") for event in events] == [NONE, NONE]  # noqa: B009


# [ruling R12]
def test_buildings_drawn_at_the_auction_are_for_one_seat() -> None:
    scene = Scene()
    scene.state.offer = [3, 9]
    scene.ask(Task("auction", ANNA))
    assert scene.decider.view(scene.state, ANNA).offer == [3, 9]
    assert scene.decider.view(scene.state, BILL).offer == scene.decider.view(scene.state, None).offer == [NONE, NONE]
    readable = [
        {row.number for row in scene.decider.view(scene.state, viewer).buildings} & {3, 9}
        for viewer in (ANNA, BILL, None)
    ]
    assert readable == [{3, 9}, set(), set()], "cost and points of what was drawn"
    drawn = AuctionDrawn(ANNA, (3, 9))
    assert scene.decider.redact(drawn, BILL) == AuctionDrawn(ANNA, (NONE, NONE))


def test_a_card_revealed_in_a_duel_is_seen_by_all() -> None:
    scene = Scene()
    token, defender = scene.stand(ANNA, SHERIFF_PORCH), scene.stand(BILL, SHERIFF_PORCH)
    scene.run(Task("duel-begin", ANNA, token, defender), draws=(0, 5))
    [added] = of(CardAdded, scene.play(AddCard(ANNA)))
    assert scene.decider.redact(added, None) == added
    assert scene.decider.view(scene.state, BILL).players[ANNA].card == card(HAT, 1)


def test_every_event_that_names_a_hidden_card_is_redacted() -> None:
    secret = {HandDealt, CardKept, RivalPeeked, CardDrawn, AuctionDrawn}
    assert set(FOR_OTHERS) == secret
    for kind in secret:
        assert "seat" in {field.name for field in fields(kind)}


def test_an_event_of_all_keeps_its_place_unchanged() -> None:
    event = BuildingDrawn(BANK, building("inn"))
    assert Scene().decider.redact(event, BILL) is event


def test_the_view_names_the_reconstructed_cards() -> None:
    scene = Scene()
    scene.for_sale(HIDEOUT, "inn")
    view = scene.decider.view(scene.state, None)
    assert "inn" in view.unofficial
    assert "jail" not in view.unofficial
    assert [(text.id, text.unofficial) for text in view.buildings] == [("inn", True)]


def test_every_state_of_a_game_can_be_seen_as_json() -> None:
    for decider, state, _ in islice(walk(config(3), 2), 120):
        view = decider.view(state, ANNA)
        assert CODEC.view_from_json(CODEC.view_to_json(view)) == view
