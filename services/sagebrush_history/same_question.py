"""Whether a choice still means what it meant to its seat, although others who choose at the same time were faster."""

from collections.abc import Sequence

import msgspec

from sagebrush_games.kernel.codec import PLATFORM_EVENTS
from sagebrush_games.kernel.messages import Command, Seat
from sagebrush_games.kernel.refusal import Refusal
from sagebrush_games.kernel.wording import as_data
from sagebrush_history.applied_commit import AppliedCommit

MOST_COMMITS = 64
"""Of others, between the question and the answer; whoever takes longer looks again."""


def is_still_asked(seat: Seat, seen: AppliedCommit, later: Sequence[AppliedCommit]) -> bool:
    """Whether ``seat`` was asked at ``seen``, alone or others the same, and has been ever since, in all of ``later``.

    It did nothing since, and nothing was done in its name: so it is the same question.
    """
    prompt = _prompt(seen, seat)
    return {*seen.prompts} == {prompt} and all(
        _prompt(one, seat) == prompt and not _concerns(one, seat) for one in later
    )


def _prompt(applied: AppliedCommit, seat: Seat) -> str | None:
    return dict(zip(applied.awaited, applied.prompts, strict=True)).get(seat)


def _concerns(applied: AppliedCommit, seat: Seat) -> bool:
    """Whether ``seat`` did this, or the platform did something with it, such as to play for it when its time was up."""
    of_platform = (event for event in applied.events if isinstance(event, PLATFORM_EVENTS))
    return applied.actor == seat or any(getattr(event, "seat", None) == seat for event in of_platform)


def means_the_same(command: Command, seen: AppliedCommit, newest: AppliedCommit) -> bool:
    """Whether ``command`` is legal after both, and its player reads the same sentence of it.

    Not the same flags: what is chosen at once is revealed by whoever is the last, and nobody knows who that is.
    """
    meant = _meaning(command, seen)
    return meant is not None and meant == _meaning(command, newest)


def _meaning(command: Command, at: AppliedCommit) -> bytes | None:
    """The sentence of ``command`` as a message; None where it is refused."""
    decider, state = at.table.decider, at.state
    try:
        action, _ = decider.answering(state, command)
    except Refusal:
        return None
    if action.refusal(decider.rules, state, command) is not None:
        return None
    return msgspec.json.encode(as_data(action.sentence(decider.rules, state, command)))
