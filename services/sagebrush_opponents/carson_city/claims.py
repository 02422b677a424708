"""What cowboys on the board are worth: what each box will bring, times the chance to keep it."""

from collections.abc import Callable, Mapping, Sequence

from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import has, members
from sagebrush_games.carson_city.state.model import SHELF, Box, State
from sagebrush_games.kernel.messages import Seat
from sagebrush_opponents.carson_city import town_hall
from sagebrush_opponents.carson_city.land import Land
from sagebrush_opponents.carson_city.last_count import ROUNDS
from sagebrush_opponents.carson_city.outlook import Outlook
from sagebrush_opponents.weights import Weights

BEFORE_PARCELS = (Box.SALARY, Box.AMMUNITION, Box.ROADS, Box.ROAD)
Look = Callable[[State, Outlook, Box, float], None]


FACES = range(1, 7)


def win_chances() -> dict[int, float]:
    """By difference in firepower: the chance to win a duel of two, a tie counted half."""
    rolls = [(mine, theirs) for mine in FACES for theirs in FACES]
    return {
        ahead: sum((mine + ahead > theirs) + 0.5 * (mine + ahead == theirs) for mine, theirs in rolls) / 36
        for ahead in range(-6, 7)
    }


WIN = win_chances()


class Claims:
    """Looks at the cowboys of a seat on boxes, parcels and buildings."""

    def __init__(self, rules: Ruleset, weights: Weights, land: Land) -> None:
        self.rules = rules
        self.weights = weights
        self.land = land
        self.crowded = rules.crowded
        self.contested_later: float = weights["claim"]["contested_later"]
        self.guns: list[float] = weights["claim"]["guns"]
        self.gambling = float(weights["claim"]["gambling"])
        self.looks: Mapping[Box, Look] = {
            Box.SALARY: self._salary,
            Box.AMMUNITION: self._guns,
            Box.ROADS: self._roads,
            Box.ROAD: self._roads,
            **dict.fromkeys(SHELF, self._building),
            Box.PARCEL_INCOME: self._parcel_income,
            Box.COWBOY_INCOME: self._cowboy_income,
            Box.GAMBLING: self._gambling,
            Box.PARCEL_POINTS: self._parcel_points,
            Box.COWBOY_POINTS: self._cowboy_points,
            Box.BUILDING_POINTS: self._building_points,
            **dict.fromkeys((Box.POINTS_5, Box.POINTS_4, Box.POINTS_3, Box.POINTS_2), self._buying),
        }

    def look(self, state: State, outlook: Outlook) -> None:
        """Everything the cowboys of the seat stand on, in the order of the row."""
        standing = outlook.situation.standing[outlook.seat]
        for box in standing:
            if box in BEFORE_PARCELS:
                self._look_at_box(state, outlook, box)
        self._look_at_parcels(state, outlook)
        for box in standing:
            if box not in BEFORE_PARCELS:
                self._look_at_box(state, outlook, box)
        self.land.bare(state, outlook)

    def keeping(self, outlook: Outlook, crowd: Sequence[Seat]) -> float:
        """The chance to be left where a ``crowd`` stands, with those who may still come."""
        seat, fire = outlook.seat, outlook.situation.fire
        mine, chance = fire[seat], 1.0
        for rival in crowd:
            if rival != seat:
                chance *= wins(mine - fire[rival])
        for rival in outlook.situation.coming:
            if rival != seat and rival not in crowd:
                chance *= 1 - self.contested_later * (1 - wins(mine - fire[rival]))
        return chance

    def _look_at_box(self, state: State, outlook: Outlook, box: Box) -> None:
        chance = 1.0
        if box not in self.crowded and not self._sheriff_on(state, outlook.seat, box):
            chance = self.keeping(outlook, state.boxes[box])
            outlook.cowboys += 1 - chance
        self.looks[box](state, outlook, box, chance)

    def _sheriff_on(self, state: State, seat: Seat, box: Box) -> bool:
        return state.sheriff.seat == seat and state.sheriff.box is box

    def _look_at_parcels(self, state: State, outlook: Outlook) -> None:
        """Parcels to be bought, and buildings to be robbed."""
        seat, sheriff = outlook.seat, state.sheriff
        for parcel in members(state.claims[seat] & ~outlook.situation.barred):
            if has(state.owned, parcel):
                self._attack(state, outlook, parcel)
            else:
                self._purchase(state, outlook, parcel, self.keeping(outlook, state.claimants(parcel)))
        if sheriff.seat == seat and sheriff.parcel >= 0 and not has(state.owned, sheriff.parcel):
            self._purchase(state, outlook, sheriff.parcel, 1.0)
        if outlook.paying:
            self._robbed(state, outlook)
            self._look_at_town_hall(state, outlook)

    def _purchase(self, state: State, outlook: Outlook, parcel: int, chance: float) -> None:
        price = self.rules.parcel_price(self.rules, state, parcel)
        outlook.cowboys += 1 - chance
        if price > outlook.dollars:
            return
        outlook.dollars -= chance * price
        if has(state.occupied, parcel):
            outlook.points += chance * self.land.built
        else:
            outlook.sites[parcel] = chance

    def _attack(self, state: State, outlook: Outlook, parcel: int) -> None:
        if has(state.land[outlook.seat], parcel):
            return
        chance = self.keeping(outlook, state.claimants(parcel))
        outlook.cowboys += 1 - chance
        if outlook.paying:
            outlook.income += chance * (outlook.situation.town.dollars.get(parcel, 0) // 2)

    def _robbed(self, state: State, outlook: Outlook) -> None:
        """What attackers will take from the buildings of the seat."""
        seat, town = outlook.seat, outlook.situation.town
        own = state.land[seat] & town.earning
        for rival, claims in enumerate(state.claims):
            if rival != seat and claims & own:
                for parcel in members(claims & own):
                    outlook.income -= self._losing(state, outlook, rival, parcel) * (town.dollars[parcel] // 2)

    def _losing(self, state: State, outlook: Outlook, rival: Seat, parcel: int) -> float:
        """The chance that a rival on a building of the seat is left there."""
        if not has(state.claims[outlook.seat], parcel):
            return 1.0
        fire = outlook.situation.fire
        return 1 - wins(fire[outlook.seat] - fire[rival])

    def _look_at_town_hall(self, state: State, outlook: Outlook) -> None:
        """Its holder keeps it as long as nobody else comes."""
        crowd = town_hall.rivals(state)
        if outlook.seat in crowd:
            chance = self.keeping(outlook, crowd)
            outlook.cowboys += 1 - chance
            town_hall.look(self.rules, state, outlook, chance)

    def _salary(self, state: State, outlook: Outlook, box: Box, _chance: float) -> None:
        outlook.dollars += self.rules.gains[box] * self._standing(state, outlook.seat, box)

    def _guns(self, _state: State, outlook: Outlook, _box: Box, chance: float) -> None:
        outlook.points += chance * outlook.by_round(self.guns)

    def _roads(self, state: State, outlook: Outlook, box: Box, chance: float) -> None:
        outlook.roads += chance * self.rules.gains[box] * self._standing(state, outlook.seat, box)

    def _building(self, state: State, outlook: Outlook, box: Box, chance: float) -> None:
        kind = state.offers[SHELF[box]]
        character = state.characters[outlook.seat]
        price = self.rules.characters[character].price(self.rules.prices[box])
        if kind is None or price > outlook.dollars:
            return
        outlook.dollars -= chance * price
        self.land.settle(state, outlook, kind, chance)

    def _parcel_income(self, state: State, outlook: Outlook, box: Box, chance: float) -> None:
        outlook.dollars += chance * self.rules.gains[box] * self._parcels(state, outlook.seat)

    def _cowboy_income(self, _state: State, outlook: Outlook, box: Box, chance: float) -> None:
        outlook.dollars += chance * self.rules.gains[box] * outlook.situation.fire[outlook.seat]

    def _gambling(self, _state: State, outlook: Outlook, _box: Box, chance: float) -> None:
        outlook.dollars += chance * self.gambling

    def _parcel_points(self, state: State, outlook: Outlook, box: Box, chance: float) -> None:
        outlook.points += chance * (self._parcels(state, outlook.seat) // self.rules.shares[box])

    def _cowboy_points(self, _state: State, outlook: Outlook, box: Box, chance: float) -> None:
        outlook.points += chance * (outlook.situation.fire[outlook.seat] // self.rules.shares[box])

    def _building_points(self, _state: State, outlook: Outlook, _box: Box, chance: float) -> None:
        outlook.points += chance * outlook.situation.town.buildings[outlook.seat]

    def _buying(self, _state: State, outlook: Outlook, box: Box, chance: float) -> None:
        """As many points as pay, at what the dollars will be worth after this round."""
        price = self.rules.prices[box]
        later = 1 / self.rules.final_dollars if outlook.round == ROUNDS else outlook.dollar
        points = (outlook.dollars + outlook.income) // price
        outlook.points += chance * points * max(1 - price * later, 0.0)

    def _standing(self, state: State, seat: Seat, box: Box) -> int:
        """How many cowboys of ``seat`` stand on ``box``, the white one counted."""
        return state.boxes[box].count(seat) + self._sheriff_on(state, seat, box)

    def _parcels(self, state: State, seat: Seat) -> int:
        """Parcels of ``seat`` once those it wants are bought."""
        return state.land[seat].bit_count() + (state.claims[seat] & ~state.owned).bit_count()


def wins(ahead: int) -> float:
    """The chance of somebody ``ahead`` in firepower."""
    return WIN[max(-6, min(6, ahead))]
