"""What an action need not say."""

from dataclasses import dataclass

import pytest

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.messages import Command
from sagebrush_games.kernel.wording import message


@dataclass(slots=True)
class Withdraw(Command):
    """Bid no more in this auction, whatever
    others do. It cannot be taken back."""


@dataclass(slots=True)
class Bid(Command):
    """Bid so many dollars."""

    dollars: int


WITHDRAW = Action(Withdraw, events=lambda _rules, _state, _command, _chance: [])


def test_an_action_without_candidates_offers_its_message_to_the_seat() -> None:
    assert list(WITHDRAW.candidates(None, None, 2)) == list(WITHDRAW.domain(None, None, 2)) == [Withdraw(2)]


def test_an_action_without_a_refusal_is_accepted_and_need_not_be_asked() -> None:
    assert WITHDRAW.refusal(None, None, Withdraw(2)) is None
    assert WITHDRAW.exact


def test_an_action_with_a_refusal_is_asked_for_each_candidate() -> None:
    action = Action(Withdraw, refusal=lambda _rules, _state, _command: "too-late", events=WITHDRAW.events)
    assert not action.exact


def test_the_sentence_of_an_action_is_named_by_its_message_and_has_its_fields() -> None:
    assert WITHDRAW.sentence(None, None, Withdraw(2)) == message("command-withdraw")
    bid = Action(Bid, lambda _rules, _state, _seat: [], events=WITHDRAW.events)
    assert bid.sentence(None, None, Bid(2, 7)) == message("command-bid", dollars=7)


def test_a_message_with_fields_needs_candidates() -> None:
    with pytest.raises(TypeError, match="Bid says no candidates"):
        Action(Bid, events=WITHDRAW.events)


def test_an_action_needs_events() -> None:
    with pytest.raises(TypeError, match="Withdraw says no events"):
        Action(Withdraw)
