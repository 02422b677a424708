"""The agenda: what is still to be done, a stack of tasks in the state, for titles in which one thing leads to another.

A task does something by itself (its step in the ruleset), or waits for its seat (its name is then the name of the
prompt), or first the one and then the other. A title keeps ``agenda: list[Task]`` in its State, ``steps`` in its
ruleset, and gives the functions of this module to its Rulebook, its events and its table of evolve functions.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.decider import Awaited
from sagebrush_games.kernel.faults import StateFault, not_among, unless
from sagebrush_games.kernel.messages import Event, Seat

NONE = -1
MOST_TASKS = 64
"""On an agenda; games have up to 20."""


class Task(NamedTuple):
    """Something still to do: a step or a prompt by name, for whom, where, and a number that the name explains."""

    name: str
    seat: Seat = NONE
    at: int = NONE
    number: int = 0


TaskStep = Callable[[Any, Any, Task, Chance], Sequence[Event]]
"""What a task does by itself, given ruleset and state: its events, the last of which is Next or interposes; none while
its seat must choose."""


class HasAgenda(Protocol):
    """A state that keeps its tasks, the next one last."""

    agenda: list[Task]


class HasSteps(Protocol):
    """A ruleset with a step by the name of the task; a task without one waits for its seat."""

    @property
    def steps(self) -> Mapping[str, TaskStep]:
        """By the name of the task."""


@dataclass(slots=True)
class Next(Event):
    """The current task is done; ``then`` comes before what was already waiting, in this order."""

    then: tuple[Task, ...] = ()


@dataclass(slots=True)
class Interposed(Event):
    """``first`` has to be done, in this order, before the current task goes on."""

    first: tuple[Task, ...]


def next_task(state: HasAgenda, event: Next) -> None:
    """Takes the current task from the agenda and puts those that follow it there."""
    state.agenda.pop()
    if event.then:
        state.agenda.extend(reversed(event.then))


def interposed(state: HasAgenda, event: Interposed) -> None:
    """Puts tasks before the current one."""
    state.agenda.extend(reversed(event.first))


def interpose(*tasks: Task) -> list[Event]:
    """The event that ``tasks`` come before the current one; none for none."""
    return [Interposed(tasks)] if tasks else []


def agenda_of(names: Iterable[str]) -> list[Task]:
    """The agenda of tasks without a seat that are done in this order, as at the start of a game."""
    return [Task(name) for name in names][::-1]


def task_faults(rules: Any, agenda: Sequence[Task], owners: int) -> Iterator[StateFault]:
    """The faults of tasks that a ruleset with steps and actions does not know, or for who does not sit here."""
    yield from unless(len(agenda) <= MOST_TASKS, "agenda", f"There are never more than {MOST_TASKS} tasks.")
    for place, task in enumerate(agenda):
        known = task.name in rules.steps or task.name in rules.actions
        yield from unless(known, f"agenda[{place}][0]", "There is no such task.")
        asks = known and task.name not in rules.steps
        yield from not_among(f"agenda[{place}][1]", task.seat, range(0 if asks else NONE, owners))


def advance(rules: HasSteps, state: HasAgenda, chance: Chance) -> Sequence[Event]:
    """What the current task does by itself; nothing when the game waits or is over."""
    if not state.agenda:
        return ()
    task = state.agenda[-1]
    step = rules.steps.get(task.name)
    return step(rules, state, task, chance) if step else ()


def awaited(_rules: Any, state: HasAgenda) -> Awaited:
    """The seat of the current task, with the name of the task; asked when ``advance`` has nothing more to do."""
    if not state.agenda:
        return ()
    task = state.agenda[-1]
    return ((task.seat, task.name),)
