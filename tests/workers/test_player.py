"""A computer's turn is taken once, by whoever comes first, and never left untaken."""

from collections.abc import Sequence
from typing import Any

import grpc
import pytest
from celery.exceptions import SoftTimeLimitExceeded

from sagebrush_games.kernel.messages import AUTOMATON, Command, Config
from sagebrush_games.kernel.provably_fair import thinking_seed
from sagebrush_opponents import OPPONENTS, AnyOpponent, Budget, Decision
from sagebrush_opponents import table as tables
from sagebrush_rpc.errors import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_workers.turns import AutomaticTurn
from sagebrush_workers.worker import thinking
from sagebrush_workers.worker.attempts import Attempts
from sagebrush_workers.worker.player import ComputerPlayer, Rules
from sagebrush_workers.worker.pressure import Pressure
from sagebrush_workers.worker.reports import Claimed, Line, Released
from sagebrush_workers.worker.thinking import LONGEST_MS, Thinker
from tests.toys.high_card import HIGH_CARD, PlayCard
from tests.workers.fake_rules import FakeRules, known
from tests.workers.feeding import new_game

GAME = new_game()
UNKNOWN = RulesError(grpc.StatusCode.UNAVAILABLE, "outcome-unknown", "No answer.")


class FreeLeases:
    """Nobody else thinks."""

    def claim(self, _turn: AutomaticTurn) -> bool:
        return True

    def release(self, _turn: AutomaticTurn) -> None: ...


class NoPressure:
    """Nothing waits."""

    def affordable(self, level: str, _queue: str) -> tuple[str, int]:
        return level, 0


def player_of(rules: Rules, attempts: Attempts | None = None, pressure: Pressure | None = None) -> ComputerPlayer:
    """A player in a world where all is well."""
    thinker = Thinker(attempts or MemoryAttempts(), pressure or NoPressure())
    return ComputerPlayer(rules, FreeLeases(), thinker, lambda _line: None)


class MemoryAttempts:
    def __init__(self) -> None:
        self.begun: dict[AutomaticTurn, int] = {}

    def begin(self, turn: AutomaticTurn) -> int:
        self.begun[turn] = self.begun.get(turn, 0) + 1
        return self.begun[turn]

    def end(self, turn: AutomaticTurn) -> None:
        del self.begun[turn]


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    known(HIGH_CARD, monkeypatch)
    tables.agreed.cache_clear()


@pytest.fixture
def rules() -> FakeRules:
    return FakeRules(HIGH_CARD, Config("high-card", "plain", 2), {0: "random", 1: "random"})


@pytest.fixture
def attempts() -> MemoryAttempts:
    return MemoryAttempts()


@pytest.fixture
def player(rules: FakeRules, attempts: MemoryAttempts) -> ComputerPlayer:
    return player_of(rules, attempts)


def marks(rules: FakeRules) -> tuple[str, str, str]:
    """Whom the table chose for the first move, who decided, and why."""
    engine = rules.engines[0]
    return engine.name, engine.level, engine.lowered


def fail(*_: Any) -> Decision:
    raise ZeroDivisionError


def opponent(choose: AnyOpponent, monkeypatch: pytest.MonkeyPatch) -> None:
    """``random`` thinks like this."""
    monkeypatch.setitem(OPPONENTS, "random", lambda _table: choose)


def test_a_turn_is_taken_with_the_opponent_in_the_record(player: ComputerPlayer, rules: FakeRules) -> None:
    assert player.take(AutomaticTurn(GAME, 1, 0))
    assert rules.version == 2
    assert (rules.engines[0].name, rules.engines[0].seed) == ("random", thinking_seed(b"secret", 2, 0))


def test_an_older_rules_service_gives_no_seed_and_the_decision_is_still_unforeseeable(
    player: ComputerPlayer, rules: FakeRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    def get_view(request: wire.GetViewRequest) -> wire.Frame:
        frame = FakeRules.get_view(rules, request)
        frame.ClearField("thinking_seed")
        return frame

    monkeypatch.setattr(rules, "get_view", get_view)
    for turn in (AutomaticTurn(GAME, 1, 0), AutomaticTurn(GAME, 2, 1)):
        assert player.take(turn)
    first, second = (engine.seed for engine in rules.engines)
    assert first != second
    assert max(first, second) < 2**48


def test_a_turn_queued_twice_is_taken_once(player: ComputerPlayer, rules: FakeRules) -> None:
    assert [player.take(AutomaticTurn(GAME, 1, 0)) for _ in range(3)] == [True, False, False]
    assert rules.version == 2


def test_an_old_turn_ends_silently_and_costs_no_thought(
    player: ComputerPlayer, rules: FakeRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: list[int] = []

    def choose(_view: Any, legal: Sequence[Command], _budget: Budget, seed: int) -> Decision:
        thoughts.append(seed)
        return Decision(legal[0])

    opponent(choose, monkeypatch)
    rules.version = 5
    assert not player.take(AutomaticTurn(GAME, 4, 0))
    assert rules.engines == thoughts == []


class HangingLeases(FreeLeases):
    """The broker does not answer until the time of the task is up."""

    def release(self, _turn: AutomaticTurn) -> None:
        raise SoftTimeLimitExceeded


def test_a_lease_that_could_not_be_given_back_in_time_is_not_kept_alive(rules: FakeRules) -> None:
    """The parent would renew it while this worker has no other turn, and the sweeper would leave the game alone."""
    told: list[Line] = []
    player = ComputerPlayer(rules, HangingLeases(), Thinker(MemoryAttempts(), NoPressure()), told.append)
    with pytest.raises(SoftTimeLimitExceeded):
        player.take(AutomaticTurn(GAME, 1, 0))
    assert isinstance(told[0], Claimed)
    assert isinstance(told[-1], Released)


class CountedLeases:
    """Says which turns are kept from other workers."""

    def __init__(self) -> None:
        self.held: set[AutomaticTurn] = set()

    def claim(self, turn: AutomaticTurn) -> bool:
        self.held.add(turn)
        return True

    def release(self, turn: AutomaticTurn) -> None:
        self.held.remove(turn)


def test_other_workers_may_think_about_a_game_once_a_turn_was_taken_or_has_failed(rules: FakeRules) -> None:
    """Seats that choose at the same time would wait for each other otherwise."""
    leases = CountedLeases()
    player = ComputerPlayer(rules, leases, Thinker(MemoryAttempts(), NoPressure()), lambda _line: None)
    assert player.take(AutomaticTurn(GAME, 1, 0))
    assert not leases.held
    rules.troubles = [UNKNOWN]
    with pytest.raises(RulesError):
        player.take(AutomaticTurn(GAME, 2, 1))
    assert not leases.held


def test_a_seat_that_is_not_awaited_does_not_move(player: ComputerPlayer, rules: FakeRules) -> None:
    player.take(AutomaticTurn(GAME, 1, 0))
    assert not player.take(AutomaticTurn(GAME, 2, 0))


def test_a_game_nobody_knows_ends_silently(player: ComputerPlayer, rules: FakeRules) -> None:
    rules.troubles = [RulesError(grpc.StatusCode.NOT_FOUND, "unknown-game", "There is no such game.")]
    assert not player.take(AutomaticTurn(GAME, 1, 0))


def test_a_game_that_moves_while_the_opponent_thinks_is_left_alone(
    player: ComputerPlayer, rules: FakeRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    def choose(_view: Any, legal: Sequence[Command], _budget: Budget, _seed: int) -> Decision:
        rules.version += 1
        return Decision(legal[0])

    opponent(choose, monkeypatch)
    assert not player.take(AutomaticTurn(GAME, 1, 0))
    assert rules.engines == []


def test_a_lost_answer_is_asked_for_again_and_the_move_counts_once(player: ComputerPlayer, rules: FakeRules) -> None:
    rules.lost_answers = 1
    assert player.take(AutomaticTurn(GAME, 1, 0))
    assert rules.version == 2


def test_a_rules_service_that_stays_away_fails_the_task_and_nothing_else(
    player: ComputerPlayer, rules: FakeRules
) -> None:
    rules.troubles = [UNKNOWN]
    with pytest.raises(RulesError):
        player.take(AutomaticTurn(GAME, 1, 0))
    assert player.take(AutomaticTurn(GAME, 1, 0))


def test_an_opponent_that_fails_is_replaced_at_once(
    player: ComputerPlayer, rules: FakeRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    opponent(fail, monkeypatch)
    assert player.take(AutomaticTurn(GAME, 1, 0))
    assert marks(rules) == ("random", "greedy", "failed")


def test_an_opponent_that_asks_for_what_is_forbidden_is_replaced_at_once(
    player: ComputerPlayer, rules: FakeRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    opponent(lambda *_: Decision(PlayCard(0, 12345)), monkeypatch)
    assert player.take(AutomaticTurn(GAME, 1, 0))
    assert marks(rules) == ("random", "random", "refused")


def test_a_decision_that_cannot_be_kept_is_replaced_at_once(
    player: ComputerPlayer, rules: FakeRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is told of a thought may be more than the rules service takes."""
    submit, refusal = rules.submit, RulesError(grpc.StatusCode.INVALID_ARGUMENT, "malformed", "No.", 1)

    def picky(request: wire.SubmitRequest) -> wire.SubmitReply:
        if not request.engine.lowered:
            raise refusal
        return submit(request)

    monkeypatch.setattr(rules, "submit", picky)
    assert player.take(AutomaticTurn(GAME, 1, 0))
    assert marks(rules) == ("random", "random", "refused")


def test_an_unknown_opponent_is_replaced_at_once(player: ComputerPlayer, rules: FakeRules) -> None:
    rules.computers[0] = "grandmaster"
    assert player.take(AutomaticTurn(GAME, 1, 0))
    assert marks(rules) == ("grandmaster", "greedy", "failed")


@pytest.mark.parametrize(
    ("error", "reason"), [(SoftTimeLimitExceeded(), "time-limit"), (MemoryError(), "memory"), (OSError(), "failed")]
)
def test_a_thought_that_ends_badly_is_replaced_by_a_decent_one_and_says_why(
    player: ComputerPlayer, rules: FakeRules, monkeypatch: pytest.MonkeyPatch, error: Exception, reason: str
) -> None:
    def choose(*_: Any) -> Decision:
        raise error

    opponent(choose, monkeypatch)
    assert player.take(AutomaticTurn(GAME, 1, 0))
    assert marks(rules) == ("random", "greedy", reason)


def test_a_stand_in_that_fails_too_is_replaced_without_a_thought(
    player: ComputerPlayer, rules: FakeRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "think", fail)
    assert player.take(AutomaticTurn(GAME, 1, 0))
    assert marks(rules) == ("random", "random", "failed")


def test_a_time_limit_that_strikes_while_the_command_is_sent_costs_nothing(
    player: ComputerPlayer, rules: FakeRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    strikes: list[Exception] = [SoftTimeLimitExceeded()]
    submit = rules.submit

    def interrupted(request: wire.SubmitRequest) -> wire.SubmitReply:
        reply = submit(request)
        if strikes:
            raise strikes.pop()
        return reply

    monkeypatch.setattr(rules, "submit", interrupted)
    assert player.take(AutomaticTurn(GAME, 1, 0))
    assert rules.version == 2


def test_a_time_limit_that_strikes_at_the_last_sending_is_told_as_what_it_is(
    player: ComputerPlayer, rules: FakeRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    troubles: list[Exception] = [SoftTimeLimitExceeded(), UNKNOWN, UNKNOWN]

    def troubled(_request: wire.SubmitRequest) -> wire.SubmitReply:
        raise troubles.pop()

    monkeypatch.setattr(rules, "submit", troubled)
    with pytest.raises(SoftTimeLimitExceeded):
        player.take(AutomaticTurn(GAME, 1, 0))


def test_a_turn_that_killed_its_worker_is_not_thought_about_in_the_same_way_again(
    player: ComputerPlayer, rules: FakeRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    def die(*_: Any) -> Decision:
        raise SystemExit

    opponent(die, monkeypatch)
    with pytest.raises(SystemExit):
        player.take(AutomaticTurn(GAME, 1, 0))
    assert player.take(AutomaticTurn(GAME, 1, 0))
    assert marks(rules) == ("random", "greedy", "attempts")


def test_a_turn_that_killed_its_worker_twice_is_taken_without_thinking(
    player: ComputerPlayer, rules: FakeRules, attempts: MemoryAttempts
) -> None:
    attempts.begun[AutomaticTurn(GAME, 1, 0)] = 2
    assert player.take(AutomaticTurn(GAME, 1, 0))
    assert marks(rules) == ("random", "random", "attempts")


def test_a_nudge_moves_for_one_computer_and_the_feed_brings_the_others(
    player: ComputerPlayer, rules: FakeRules
) -> None:
    assert player.take_all(GAME)
    assert rules.version == 2
    assert rules.awaited() == [1]


def test_a_nudge_leaves_people_alone(player: ComputerPlayer, rules: FakeRules) -> None:
    rules.computers = {1: "random"}
    assert player.take_all(GAME)
    assert rules.awaited() == [0]
    assert not player.take_all(GAME)


def test_computers_and_the_automaton_finish_a_game_by_nudges_alone(player: ComputerPlayer, rules: FakeRules) -> None:
    while rules.awaited():
        assert player.take_all(GAME)
    assert {engine.name for engine in rules.engines} == {"random", "automaton"}
    assert len(rules.applied) == 7


def test_the_automaton_moves_as_its_title_says(player: ComputerPlayer, rules: FakeRules) -> None:
    for _ in range(2):
        player.take_all(GAME)
    assert rules.awaited() == [AUTOMATON]
    assert player.take(AutomaticTurn(GAME, 3, AUTOMATON))
    assert rules.awaited() == [0, 1]


def test_the_budget_has_a_limit(player: ComputerPlayer, rules: FakeRules) -> None:
    player.take(AutomaticTurn(GAME, 1, 0))
    assert 0 < rules.engines[0].budget_ms <= LONGEST_MS
