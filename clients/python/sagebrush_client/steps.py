"""What sitting down comes to, step by step."""

from collections.abc import Callable
from typing import Self


class Step(str):
    """A sentence in English; ``code``, ``template`` and ``values`` are for who says it in another language.

    ``seated``: ``seat``, counted from 1, and ``table``, its name. ``chosen-again``: seats changed places, so everybody
    commits to new entropy. ``complete``: every seat is taken.
    """

    code: str
    template: str
    values: dict[str, str | int]

    def __new__(cls, code: str, template: str, **values: str | int) -> Self:
        """``template`` with ``values`` in the place of its ``{names}``."""
        step = super().__new__(cls, template.format_map(values))
        step.code, step.template, step.values = code, template, values
        return step


Tell = Callable[[Step], object]

CHOSEN_AGAIN = Step("chosen-again", "The seats have changed, so every share of the dice is chosen again.")
COMPLETE = Step("complete", "Every seat is taken; the host starts the game.")


def seated(seat: int, table: str) -> Step:
    """Somebody has ``seat``, counted from 0."""
    return Step("seated", "You sit on seat {seat} of {table}; waiting for the others.", seat=seat + 1, table=table)
