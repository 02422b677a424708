"""What influence, posse, hands and the next purchase of one owner are worth."""

from collections.abc import Callable, Mapping

from sagebrush_games.tiny_epic_western.board import (
    has_leftover,
    influence_spot,
    is_on,
    own_standing_on,
    owner_of,
    owners_on,
    to_place,
    used_buildings,
)
from sagebrush_games.tiny_epic_western.bosses import boss_gain
from sagebrush_games.tiny_epic_western.duel import losing_role
from sagebrush_games.tiny_epic_western.model import ANY, KINDS, MATS, NONE, RIGHT, SHERIFF, TOWN_HALL, State
from sagebrush_games.tiny_epic_western.printed import Building
from sagebrush_games.tiny_epic_western.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.showdown import COUNTED
from sagebrush_workers.opponents.tiny_epic_western.odds import Odds
from sagebrush_workers.opponents.tiny_epic_western.outlook import Outlook
from sagebrush_workers.opponents.tiny_epic_western.weights import Weights

PAIR = 2


class Prospects:
    """Looks at one owner between now and the next round."""

    def __init__(self, rules: Ruleset, weights: Weights) -> None:
        self.rules = rules
        self.weights = weights
        self.odds = Odds(rules, weights["hand"]["unknown"])
        self.looks: Mapping[str, Callable[[Building, float], float]] = {
            "vp-gain": self._bonus,
            "discount": self._discount,
            "post-office": self._post_office,
            "third-posse": self._inn,
        }

    def worth(self, state: State, owner: int, viewer: int, outlook: Outlook, shares: list[int]) -> float:
        """Everything that is not points yet."""
        if owner >= self.rules.seats:
            return self._rival(state, outlook)
        income = self._income(state, owner, viewer, outlook)
        worth = self._influence(state, owner, outlook, income)
        worth += self._purchase(state, owner, outlook, income, shares)
        worth += self._third(state, owner, outlook)
        if outlook.placing:
            worth += self.weights["posse"]["to_place"] * len(to_place(state, owner))
        if outlook.town_hall:
            worth += self.weights["buying"]["first"] * self._chance(state, owner, viewer, TOWN_HALL)
        return worth

    def _rival(self, state: State, outlook: Outlook) -> float:
        """The solo Rival takes the best building where it stands."""
        if not outlook.all_buying:
            return 0.0
        offers = [state.market[mat] for mat in MATS if is_on(state, self.rules.rival, mat)]
        return max((float(self.rules.buildings[number].vp) for number in offers if number != NONE), default=0.0)

    def _chance(self, state: State, owner: int, viewer: int, mat: int) -> float:
        """The chance of an owner's hand at a mat, against those who compare theirs there now."""
        crowd = len(owners_on(state, mat)) if mat != TOWN_HALL else self.rules.owners
        against = max(crowd - 1, 1)
        if self.rules.solo:
            against = len(state.rival)
        if owner != viewer and not state.players[owner].shown:
            return float(self.weights["hand"]["unknown"] ** against)
        return float(self.odds.beats_one(state, owner, mat, self.odds.unseen(state, viewer)) ** against)

    def _income(self, state: State, owner: int, viewer: int, outlook: Outlook) -> list[float]:
        """Influence to come this round: Law, Force, Money, and of a kind to choose."""
        income = [0.0, 0.0, 0.0, 0.0]
        for mat in outlook.mats:
            if is_on(state, owner, mat):
                self._hand(state, owner, mat, self._chance(state, owner, viewer, mat), income)
        if outlook.gains:
            income[ANY] += boss_gain(self.rules, state, owner) + self.rules.wanted_gain * (state.wanted == owner)
        if outlook.building_gains:
            income[ANY] += sum(self._counted(state, number) for number in used_buildings(state, owner))
        return income

    def _hand(self, state: State, owner: int, mat: int, chance: float, income: list[float]) -> None:
        """What winning at a mat brings."""
        if mat == SHERIFF:
            income[0] += chance
            income[1] += chance
            return
        income[self.rules.mats[mat].pot] += PAIR * chance
        token = own_standing_on(state, owner, influence_spot(mat))
        if token != NONE and state.token_side[token] == RIGHT:
            income[self.rules.mats[mat].spot] += PAIR * chance * self._stays(state, token)

    def _stays(self, state: State, token: int) -> float:
        """The chance that a token is standing when its duel, if any, is over."""
        if state.duel is None or token not in state.duel.tokens:
            return 1.0
        losing = state.duel.tokens[losing_role(self.rules, state)]
        return float(self.weights["posse"]["behind" if token == losing else "ahead"])

    def _counted(self, state: State, number: int) -> int:
        building = self.rules.buildings[number]
        rule = COUNTED.get(building.effect)
        return min(building.most, rule(self.rules, state, building)) if rule else 0

    def _influence(self, state: State, owner: int, outlook: Outlook, income: list[float]) -> float:
        """Influence kept, less for each further one of a kind; and what comes."""
        weights = self.weights["influence"]
        one: float = weights["one"][outlook.round]
        more: float = weights["each_more"]
        kept = sum((1 - more ** state.players[owner].influence[kind]) / (1 - more) for kind in KINDS)
        free = self.rules.influence_most - sum(state.players[owner].influence) / len(KINDS)
        room = min(1.0, free / PAIR)
        worth: float = one * (kept + room * sum(income))
        if state.duel is not None:
            worth += self._duel(state, owner, outlook)
        return worth

    def _duel(self, state: State, owner: int, outlook: Outlook) -> float:
        """The Wanted card and the spot that are fought for."""
        assert state.duel is not None
        tokens = [token for token in state.duel.tokens if owner_of(token) == owner]
        prize = float(self.weights["wanted"]["kept"][outlook.round] + self.weights["posse"]["prize"])
        return sum(self._stays(state, token) * prize for token in tokens)

    def _third(self, state: State, owner: int, outlook: Outlook) -> float:
        player = state.players[owner]
        earned = player.third if not outlook.third else player.third_won or not player.bought
        return float(self.weights["posse"]["third_next"][outlook.round]) * earned * outlook.third

    def _purchase(self, state: State, owner: int, outlook: Outlook, income: list[float], shares: list[int]) -> float:
        """The best building the owner may buy this round, and what buildings in use add to it."""
        worth = 0.0
        if outlook.may_buy(owner):
            mats = [mat for mat in MATS if is_on(state, owner, mat)]
            worth += max((self._offer(state, owner, outlook, income, mat) for mat in mats), default=0.0)
            worth += sum(self._used(number, worth) for number in used_buildings(state, owner))
        if outlook.leftovers and has_leftover(state, owner):
            offers = (self._offer(state, owner, outlook, income, mat) for mat in MATS)
            worth += self.weights["buying"]["leftover"] * max(offers)
        return worth

    def _offer(self, state: State, owner: int, outlook: Outlook, income: list[float], mat: int) -> float:
        """What buying at a mat would bring above its price, times the chance to pay it."""
        if state.market[mat] == NONE:
            return 0.0
        building = self.rules.buildings[state.market[mat]]
        influence = state.players[owner].influence
        missing = sum(max(0.0, building.cost[kind] - influence[kind] - income[kind]) for kind in KINDS)
        missing = max(0.0, missing - income[ANY])
        price: float = sum(building.cost) * self.weights["influence"]["one"][outlook.round]
        third = self.weights["posse"]["third_next"][outlook.round] if not state.players[owner].third_won else 0.0
        worth: float = building.vp + len(building.shares) * self.weights["buying"]["share"] - price - third
        return max(0.0, worth) * float(self.weights["buying"]["missing"] ** missing)

    def _used(self, number: int, worth: float) -> float:
        building = self.rules.buildings[number]
        look = self.looks.get(building.effect)
        return look(building, worth) if look else 0.0

    def _bonus(self, _building: Building, worth: float) -> float:
        return float(PAIR * self.weights["buying"]["first_only"] * (worth > 0))

    def _discount(self, _building: Building, worth: float) -> float:
        return float(self.weights["buying"]["first_only"] * (worth > 0))

    def _post_office(self, _building: Building, _worth: float) -> float:
        return float(self.weights["buying"]["first"])

    def _inn(self, _building: Building, worth: float) -> float:
        return float(self.weights["posse"]["third_next"][0] * (worth > 0))
