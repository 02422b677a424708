"""What one seat can reckon with: filled by land and claims, in the order in which the row will be resolved."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from sagebrush_games.carson_city.state.board import Parcel
from sagebrush_games.carson_city.state.model import Kind, Phase, State
from sagebrush_games.kernel.messages import Seat
from sagebrush_opponents.carson_city.weights import Weights

ROUNDS = 4


@dataclass(slots=True)
class Outlook:
    """``dollars`` at hand and as claims bring and cost them; ``income`` of this round's payday; ``points`` beyond both.

    dollar: what a dollar is worth in points now; later: what one more dollar of income in each payday after this one
    is worth. can_claim: whether another cowboy can still be placed, so that a site or a building may yet find its
    other half. sites: own or wanted parcels without anything on them, with the chance to have them.
    """

    seat: Seat
    fire: Sequence[int]
    round: int
    dollar: float
    later: float
    paying: bool
    dollars: float
    roads: float
    cowboys: float
    income: float = 0.0
    points: float = 0.0
    sites: dict[Parcel, float] = field(default_factory=dict)
    buildings: int = 0
    can_claim: bool = False
    unbuilt: list[Kind] = field(default_factory=list)

    @classmethod
    def of(cls, state: State, seat: Seat, fire: Sequence[int], weights: Weights) -> "Outlook":
        """The outlook of ``seat`` before land and claims are looked at."""
        number = max(state.round, 1)
        dollars: Sequence[float] = weights["money"]["dollar"]
        return cls(
            seat=seat,
            fire=fire,
            round=number,
            dollar=dollars[number - 1],
            later=sum(dollars[number:]),
            paying=not state.income_paid and state.phase is not Phase.ROUND_END,
            dollars=state.dollars[seat],
            roads=state.roads[seat],
            cowboys=state.cowboys[seat],
            can_claim=state.phase is Phase.COWBOYS and state.cowboys[seat] > 0 and seat not in state.passed,
        )

    def by_round(self, weights: Sequence[float]) -> float:
        """The weight of the current round."""
        return weights[self.round - 1]

    def earn(self, dollars: float, chance: float = 1.0) -> None:
        """A building that pays ``dollars`` in this round and in those to come."""
        if self.paying:
            self.income += dollars * chance
        self.points += dollars * chance * self.later
