"""The decider: who may ask what, and what a command causes."""

import pytest

from sagebrush_games.kernel.chance import forbidden, scripted, seeded
from sagebrush_games.kernel.decider import Decider
from sagebrush_games.kernel.messages import AUTOMATON, Config, Redacted
from sagebrush_games.kernel.refusal import Refusal
from tests.toys.high_card import (
    HIGH_CARD,
    Blow,
    CardPlayed,
    CardsDealt,
    PlayCard,
    Rules,
    State,
    TrickTaken,
    View,
    WindBlew,
)


@pytest.fixture
def decider() -> Decider[Rules, State, View]:
    return HIGH_CARD.build(Config("high-card", "plain", 2))


@pytest.fixture
def state(decider: Decider[Rules, State, View]) -> State:
    return decider.fold([CardsDealt(0, (1, 5, 9)), CardsDealt(1, (2, 6, 7))])


def refusal(decider: Decider[Rules, State, View], state: State, command: PlayCard | Blow) -> str:
    with pytest.raises(Refusal) as refused:
        decider.play(state, command, forbidden)
    return refused.value.code


def test_set_up_plays_the_automatic_steps(decider: Decider[Rules, State, View]) -> None:
    state, events = decider.set_up(seeded(1))
    assert [type(event) for event in events] == [CardsDealt, CardsDealt]
    assert decider.awaited(state) == [(0, "card"), (1, "card")]


def test_legal_lists_what_the_seat_can_do_now(decider: Decider[Rules, State, View], state: State) -> None:
    assert decider.legal(state, 0) == [PlayCard(0, 1), PlayCard(0, 5), PlayCard(0, 9)]
    assert decider.legal(state, AUTOMATON) == []


def test_a_refusal_names_the_rule_and_changes_nothing(decider: Decider[Rules, State, View], state: State) -> None:
    before = state.copy()
    assert refusal(decider, state, PlayCard(0, 2)) == "card-not-in-hand"
    assert state == before


def test_a_seat_that_is_not_awaited_is_told_so(decider: Decider[Rules, State, View], state: State) -> None:
    decider.play(state, PlayCard(0, 5), forbidden)
    assert refusal(decider, state, PlayCard(0, 9)) == "not-your-turn"


def test_a_command_of_another_moment_is_told_so(decider: Decider[Rules, State, View], state: State) -> None:
    assert refusal(decider, state, Blow(0)) == "not-now"


def test_play_adds_the_automatic_consequences(decider: Decider[Rules, State, View], state: State) -> None:
    decider.play(state, PlayCard(0, 5), forbidden)
    assert decider.play(state, PlayCard(1, 6), forbidden) == [CardPlayed(1, 6), TrickTaken(1, (5, 6))]
    assert decider.awaited(state) == [(AUTOMATON, "wind")]
    assert decider.play(state, Blow(AUTOMATON), scripted(3)) == [WindBlew(4)]


def test_a_finished_game_refuses_everything(decider: Decider[Rules, State, View]) -> None:
    state, _ = decider.set_up(seeded(3))
    chance = seeded(3)
    while awaited := decider.awaited(state):
        decider.play(state, decider.legal(state, awaited[0][0])[0], chance)
    assert decider.outcome(state) is not None
    assert refusal(decider, state, PlayCard(0, 1)) == "game-over"


def test_a_redacted_event_keeps_its_place(decider: Decider[Rules, State, View]) -> None:
    dealt = CardsDealt(0, (1, 2, 3))
    assert [decider.redact(dealt, viewer) for viewer in (0, 1, None)] == [dealt, Redacted(), Redacted()]
