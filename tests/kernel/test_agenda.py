"""A title on an agenda, and one in phases: what happens next, and whom the game waits for."""

from sagebrush_games.kernel.agenda import Interposed, Next, Task, advance, agenda_of, awaited, interpose
from sagebrush_games.kernel.chance import Chance, forbidden, scripted
from sagebrush_games.kernel.conformance import check_game
from sagebrush_games.kernel.messages import Config, Event
from sagebrush_games.kernel.phases import after, before, first_events
from tests.toys.errands import ERRANDS, Dig, Share, State

CONFIG = Config("errands", "plain", 2)
DECIDER = ERRANDS.build(CONFIG)


def test_a_title_on_an_agenda_holds_every_invariant() -> None:
    for seed in range(5):
        check_game(ERRANDS, CONFIG, seed)


def test_a_task_without_a_step_waits_for_its_seat() -> None:
    state, events = DECIDER.set_up(forbidden)
    assert events == [Next((Task("dig", 0), Task("dig", 1)))]
    assert DECIDER.awaited(state) == ((0, "dig"),)


def test_a_task_that_is_interposed_comes_before_what_was_waiting() -> None:
    state, _ = DECIDER.set_up(forbidden)
    events = DECIDER.play(state, Dig(0), scripted(2))
    assert Interposed((Task("share", 0),)) in events
    assert DECIDER.awaited(state) == ((0, "share"),)
    DECIDER.play(state, Share(0, 1), forbidden)
    assert DECIDER.awaited(state) == ((1, "dig"),)


def test_an_empty_agenda_is_the_end() -> None:
    over = State([1, 2], [])
    assert not awaited(None, over)
    assert not advance(DECIDER.rules, over, forbidden)
    assert agenda_of(["first", "second"]) == [Task("second"), Task("first")]
    assert interpose() == []


def idle(_rules: object, _state: object, _chance: Chance) -> list[Event]:
    return []


def busy(_rules: object, _state: object, _chance: Chance) -> list[Event]:
    return [Next()]


def test_the_first_step_of_a_phase_that_has_something_to_do_does_it() -> None:
    assert first_events([idle, busy], None, None, forbidden) == [Next()]
    assert first_events([idle], None, None, forbidden) == ()


def test_an_expansion_puts_its_steps_beside_one_of_the_base() -> None:
    steps = {"day": (idle, busy), "night": (idle,)}
    assert before(steps, "day", busy, idle)["day"] == (idle, idle, busy)
    assert after(steps, "day", idle, busy)["day"] == (idle, busy, busy)
    assert before(steps, "day", busy, idle)["night"] == (idle,)
