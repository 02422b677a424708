"""Everything a table option may change: printed numbers, and the questions where the printed rules leave room."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from sagebrush_games.kernel.chance import Chance
from sagebrush_games.tiny_epic_western.content.printed import Boss, Building, Mat
from sagebrush_games.tiny_epic_western.rules.poker import Poker
from sagebrush_games.tiny_epic_western.state.model import State


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One table's tables and hooks; ``rival`` is the owner number of the Rival, one more than the last seat."""

    seats: int
    owners: int  # with tokens: the seats, and the Rival in a solo game
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
    head_starts: Mapping[str, int]  # by difficulty: buildings on the Rival's porch at the start of a solo game
    difficulty: str
    bosses_chosen: bool
    mats_at_once: Callable[["Ruleset", Chance], Sequence[int]]  # mats of the owners, before anybody chooses one
    placing: tuple[str, ...]  # the tasks after a token is placed, in order
    showdown: tuple[str, ...]  # the tasks at the start of phase three, in order
    pays_owner: Callable[[int, int], bool]  # (user, owner): whether the owner is paid
    pays_wounded: bool  # the owner of a later building is paid although the attacker fell
    suits_in_play: Callable[[int, int], int]  # (card as printed, as changed): the one whose suit counts
    central_bank: Callable[[State, int], tuple[int, ...]]  # (state, mat): buildings it may sell there
    mixed_postage: bool  # the Post Office may be paid with two kinds
    reward_on_tie: bool  # tied winners collect the right-hand reward
    newest_first: bool  # the Rival reads its older buildings from the newest to the oldest

    @property
    def rival(self) -> int:
        """The owner number that stands for the Rival."""
        return self.seats

    @property
    def solo(self) -> bool:
        """Whether the Rival plays."""
        return self.owners > self.seats

    @property
    def head_start(self) -> int:
        """Buildings on the Rival's porch at the start."""
        return self.head_starts[self.difficulty]

    def position(self, mat: int) -> int:
        """The place of a mat in the wheel, the Town Hall's being 0."""
        return self.wheel.index(mat)

    def flanks(self, gaps: list[int], mat: int) -> tuple[int, int]:
        """The two poker cards beside a mat."""
        place = self.wheel.index(mat)
        return gaps[place - 1], gaps[place]
