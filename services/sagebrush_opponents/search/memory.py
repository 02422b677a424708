"""What commands brought when they were last tried, so that simulations look only at those that promise something."""

from collections.abc import Callable, Hashable
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import Any

from sagebrush_games.kernel.messages import Command


@cache
def _parts(kind: type[Command]) -> Callable[[Any], Hashable]:
    return attrgetter(*(field.name for field in fields(kind)))


def key_of(command: Command) -> Hashable:
    """What makes the command the same as another; commands themselves cannot be looked up."""
    kind = type(command)
    return kind, _parts(kind)(command)  # type: ignore[arg-type]  # classes can be looked up
