"""What moves the agenda."""

from sagebrush_games.tiny_epic_western.events.agenda import Next
from sagebrush_games.tiny_epic_western.state.model import State


def next_task(state: State, event: Next) -> None:
    """The agenda moves on."""
    state.agenda.pop()
    if event.then:
        state.agenda.extend(reversed(event.then))
