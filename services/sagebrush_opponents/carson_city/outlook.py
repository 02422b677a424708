"""What one seat can reckon with: filled by land and claims, in the order in which the row will be resolved."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from sagebrush_games.carson_city.state.board import Parcel
from sagebrush_games.carson_city.state.model import Kind, Phase, State
from sagebrush_games.kernel.messages import Seat
from sagebrush_opponents.carson_city.last_count import ROUNDS
from sagebrush_opponents.carson_city.situation import Situation
from sagebrush_opponents.weights import Weights


@dataclass(slots=True)
class Outlook:
    """``dollars`` at hand and as claims bring and cost them; ``income`` of this round's payday; ``points`` beyond both.

    situation: what all seats have in common. dollar: what a dollar is worth in points now; later: what one more dollar
    of income in each payday after this one is worth; present: what one more in each payday is, this one included if it
    is still to come. can_claim: whether another cowboy can still be placed, so that a site or a building may yet find
    its other half. sites: own or wanted parcels without anything on them, with the chance to have them.
    """

    seat: Seat
    situation: Situation
    round: int
    dollar: float
    later: float
    present: float
    paying: bool
    dollars: float
    roads: float
    cowboys: float
    can_claim: bool
    unbuilt: list[Kind]
    income: float = 0.0
    points: float = 0.0
    sites: dict[Parcel, float] = field(default_factory=dict)

    def copy(self) -> "Outlook":
        """An outlook that can be filled further by itself; what is held stays one list."""
        return Outlook(
            self.seat,
            self.situation,
            self.round,
            self.dollar,
            self.later,
            self.present,
            self.paying,
            self.dollars,
            self.roads,
            self.cowboys,
            self.can_claim,
            self.unbuilt,
            self.income,
            self.points,
            self.sites.copy(),
        )

    def by_round(self, weights: Sequence[float]) -> float:
        """The weight of the current round."""
        return weights[self.round - 1]

    def earn(self, dollars: float, chance: float = 1.0) -> None:
        """A building that pays ``dollars`` in this round and in those to come."""
        if self.paying:
            self.income += dollars * chance
        self.points += dollars * chance * self.later


class Outlooks:
    """Makes the outlooks of a table, with the worth of money by round."""

    def __init__(self, weights: Weights) -> None:
        self.dollar: list[float] = list(weights["money"]["dollar"])
        self.later: list[float] = [sum(self.dollar[number:]) for number in range(1, ROUNDS + 1)]

    def of(self, state: State, seat: Seat, situation: Situation) -> Outlook:
        """The outlook of ``seat`` before land and claims are looked at."""
        number = max(state.round, 1)
        paying = not state.income_paid and state.phase is not Phase.ROUND_END
        dollar, later = self.dollar[number - 1], self.later[number - 1]
        return Outlook(
            seat,
            situation,
            number,
            dollar,
            later,
            later + (dollar if paying else 0.0),
            paying,
            state.dollars[seat],
            state.roads[seat],
            state.cowboys[seat],
            seat in situation.coming,
            list(state.held[seat]),
        )
