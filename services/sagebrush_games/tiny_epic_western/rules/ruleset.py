"""Everything a table option may change: printed numbers, and the questions where the printed rules leave room."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Task
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event, Standing
from sagebrush_games.tiny_epic_western.content.printed import Boss, Building, Mat
from sagebrush_games.tiny_epic_western.rules.poker import Poker
from sagebrush_games.tiny_epic_western.state.model import State

Step = Callable[["Ruleset", State, Task, Chance], Sequence[Event]]
"""What a task does by itself; nothing when a seat must choose."""
Tasks = tuple[Task, ...]
Follow = Callable[["Ruleset", State, Task, int, int], Tasks]
"""(rules, state, task, spot, side): what follows when the token ``task.at`` has come onto a spot."""
Fighter = tuple[list[Event], int, tuple[int, int]]
"""What a card's drawing causes, the poker card that fights, and what it adds for attacker and defender."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One table's tables and hooks."""

    actions: Mapping[str, Sequence[Action]]  # by prompt
    steps: Mapping[str, Step]  # by task
    content: Content
    seats: int
    owners: int  # with tokens: the seats, and whom an expansion adds
    wheel: tuple[int, ...]  # mats clockwise, the Town Hall first
    buildings: tuple[Building, ...]
    bosses: tuple[Boss, ...]
    mats: tuple[Mat, ...]
    poker: Poker
    capacities: tuple[int, ...]
    industry_points: tuple[tuple[int, int], ...]
    rounds: int
    influence_start: int
    influence_most: int
    wanted_points: int
    wanted_gain: int
    owner_gain: int
    rival_cards: int  # poker cards at the Town Hall, the last of them face down
    laying_out: tuple[Callable[["Ruleset", list[int], Chance], Sequence[Event]], ...]  # from the deck, after the mats
    bosses_chosen: bool
    mats_at_once: Callable[["Ruleset", Chance], Sequence[int]]  # mats of the owners, before anybody chooses one
    placing: tuple[str, ...]  # what follows when a token is placed, in order
    follows: Mapping[str, Follow]  # by name of ``placing``
    showdown: tuple[str, ...]  # the tasks at the start of phase three, in order
    pays_owner: Callable[[int, int], bool]  # (user, owner): whether the owner is paid
    pays_wounded: bool  # the owner of a later building is paid although the attacker fell
    suits_in_play: Callable[[int, int], int]  # (card as printed, as changed): the one whose suit counts
    central_bank: Callable[["Ruleset", State, int], tuple[int, ...]]  # (rules, state, mat): buildings it may sell there
    mixed_postage: bool  # the Post Office may be paid with two kinds
    reward_on_tie: bool  # tied winners collect the right-hand reward
    fighter: Callable[["Ruleset", State, tuple[int, int], Chance], Fighter]  # who fights with a card from the deck
    means: tuple[Callable[[State, int], bool], ...]  # what a losing seat may still do in a duel
    purchase: Callable[[int], Task]  # an owner's turn to buy
    chosen_industry: Callable[
        ["Ruleset", State, int, list[int]], int
    ]  # out of those that can move; NONE: ask the owner
    standings: Callable[["Ruleset", State], tuple[Standing, ...]]  # the final ranking, best first

    @property
    def rival(self) -> int:
        """The owner number that stands for the Rival, one more than the last seat."""
        return self.seats

    def position(self, mat: int) -> int:
        """The place of a mat in the wheel, the Town Hall's being 0."""
        return self.wheel.index(mat)

    def flanks(self, gaps: list[int], mat: int) -> tuple[int, int]:
        """The two poker cards beside a mat."""
        place = self.wheel.index(mat)
        return gaps[place - 1], gaps[place]
