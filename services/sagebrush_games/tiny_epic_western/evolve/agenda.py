"""What moves the agenda."""

from collections.abc import Callable
from typing import Any

from sagebrush_games.kernel.messages import Event
from sagebrush_games.tiny_epic_western.events.agenda import Next
from sagebrush_games.tiny_epic_western.state.model import State


def next_task(state: State, event: Next) -> None:
    """The agenda moves on."""
    state.agenda.pop()
    if event.then:
        state.agenda.extend(reversed(event.then))


EVOLVE: dict[type[Event], Callable[[State, Any], None]] = {
    Next: next_task,
}
