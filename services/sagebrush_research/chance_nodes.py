"""A game whose chance is played from outside: each draw is a decision of nobody, with equally likely outcomes.

A command that draws is played again from where it began, with the outcomes known so far, until it asks for no more. So
a state can be copied in the middle of a command; a set-up of n draws costs n unfinished set-ups.
"""

from dataclasses import dataclass

from sagebrush_research.dice import CopyableDice
from sagebrush_research.episode import AnyEpisode, Episode, IllegalAction
from sagebrush_research.table import AnyResearchTable


@dataclass(frozen=True, slots=True)
class PendingDraw:
    """A draw that is to be made: what for, and how many outcomes it can have."""

    purpose: str
    outcomes: int


class _NotDrawnYet(Exception):
    def __init__(self, draw: PendingDraw) -> None:
        super().__init__(draw.purpose)
        self.draw = draw


class _Script:
    """Dice that throw ``outcomes`` in order, and then ask for the next one."""

    def __init__(self, outcomes: tuple[int, ...]) -> None:
        self.outcomes = outcomes
        self.made = 0

    def __call__(self, purpose: str, n: int) -> int:
        if n == 1:
            return 0
        if self.made == len(self.outcomes):
            raise _NotDrawnYet(PendingDraw(purpose, n))
        self.made += 1
        return self.outcomes[self.made - 1]

    def copy(self) -> "_Script":
        copied = _Script(self.outcomes)
        copied.made = self.made
        return copied


class ChanceNodes:
    """A game in play whose next step is a draw (``pending``), or a decision of a seat, or nothing.

    ``set_up_seed``: dice for the set-up, which then is no chance; below 0: its draws are chance, too. ``opening``: so
    many decisions are played at random by the seed before the game is handed over, chance included: a small endgame.
    """

    __slots__ = ("_begun", "_outcomes", "_step", "_table", "pending")

    def __init__(self, table: AnyResearchTable, set_up_seed: int = -1, opening: int = 0) -> None:
        self._table = table
        self._begun: AnyEpisode | None = None
        self._step: tuple[int, int] | None = None
        self._outcomes: tuple[int, ...] = ()
        self.pending: PendingDraw | None = None
        if opening and set_up_seed < 0:
            raise ValueError("An opening is played by the dice of a set_up_seed of 0 or more.")
        if set_up_seed >= 0:
            self._begun = opened(table, set_up_seed, opening)
        else:
            self._go_on()

    @property
    def played(self) -> AnyEpisode | None:
        """The game, as it stood before the step that is drawn for; None during set-up."""
        return self._begun

    @property
    def mover(self) -> int | None:
        """The seat that decides: the first that is awaited; None at a draw and once the game is over."""
        if self.pending is not None or self._begun is None:
            return None
        return next(iter(self._begun.awaited), None)

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to draw or to decide."""
        return self._begun is not None and self._begun.is_over

    def decide(self, action: int) -> None:
        """Plays an action of the mover; raises IllegalAction."""
        seat, played = self.mover, self._begun
        if seat is None or played is None or action not in played.legal(seat):
            raise IllegalAction(f"Action {action} cannot be played now.")
        self._step, self._outcomes = (seat, action), ()
        self._go_on()

    def draw(self, outcome: int) -> None:
        """Says how the pending draw fell; raises IllegalAction for an outcome that it cannot have."""
        if self.pending is None or not 0 <= outcome < self.pending.outcomes:
            raise IllegalAction(f"Outcome {outcome} cannot be drawn now.")
        self._outcomes += (outcome,)
        self._go_on()

    def copy(self) -> "ChanceNodes":
        """A game that goes on by itself. Games between steps are never changed, so that copies share them."""
        copied = ChanceNodes.__new__(ChanceNodes)
        copied._table, copied._begun, copied._step = self._table, self._begun, self._step
        copied._outcomes, copied.pending = self._outcomes, self.pending
        return copied

    def __deepcopy__(self, _memo: object) -> "ChanceNodes":
        return self.copy()

    def _go_on(self) -> None:
        """Plays the step with the outcomes known so far: it is finished, or asks for a draw."""
        dice = _Script(self._outcomes)
        try:
            if self._begun is None:
                after = Episode(self._table, dice)
            else:
                after = self._begun.copy()
                after.dice = dice
                assert self._step is not None
                after.play(*self._step)
        except _NotDrawnYet as asked:
            self.pending = asked.draw
            return
        self._begun, self._step, self._outcomes, self.pending = after, None, (), None


def opened(table: AnyResearchTable, seed: int, decisions: int) -> AnyEpisode:
    """A game set up with the dice of ``seed``, in which so many random decisions were made, or all but the last."""
    played, chance = Episode(table, CopyableDice(seed)), CopyableDice(seed + 1)
    for _ in range(decisions):
        seat = next(iter(played.awaited))
        legal = list(played.legal(seat))
        after = played.copy()
        after.play(seat, legal[chance("opening", len(legal))])
        if after.is_over:
            return played
        played = after
    return played
