"""What influence, posse, hands and the next purchase of one owner are worth."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from sagebrush_games.tiny_epic_western.content.printed import Building
from sagebrush_games.tiny_epic_western.rules.bosses import boss_gain
from sagebrush_games.tiny_epic_western.rules.duel import losing_role
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.rules.showdown import COUNTED
from sagebrush_games.tiny_epic_western.state.board import (
    has_leftover,
    influence_spot,
    mat_of,
    own_standing_on,
    owner_of,
    owners_on,
    to_place,
    tokens_of,
    used_buildings,
)
from sagebrush_games.tiny_epic_western.state.model import ANY, KINDS, MATS, NONE, RIGHT, SHERIFF, TOWN_HALL, State
from sagebrush_opponents.tiny_epic_western.odds import Odds
from sagebrush_opponents.tiny_epic_western.outlook import Outlook
from sagebrush_opponents.tiny_epic_western.weights import Weights

PAIR = 2


@dataclass(slots=True)
class Look:
    """One owner on one table as a viewer sees it: the mats it is on, and the influence to come this round."""

    state: State
    owner: int
    viewer: int
    outlook: Outlook
    mats: set[int]
    income: list[float] = field(default_factory=lambda: [0.0, 0.0, 0.0, 0.0])  # Law, Force, Money, of a kind to choose

    @classmethod
    def at(cls, state: State, owner: int, viewer: int, outlook: Outlook) -> "Look":
        """The look before anything is reckoned."""
        spots = (state.token_spot[token] for token in tokens_of(owner))
        return cls(state, owner, viewer, outlook, {mat_of(spot) for spot in spots if spot != NONE})


class Prospects:
    """Looks at one owner between now and the next round."""

    def __init__(self, rules: Ruleset, weights: Weights) -> None:
        self.rules = rules
        self.solo = rules.owners > rules.seats
        self.weights = weights
        self.odds = Odds(rules, weights["hand"]["unknown"])
        self.used: Mapping[str, Callable[[], float]] = {
            "vp-gain": lambda: float(PAIR * weights["buying"]["first_only"]),
            "discount": lambda: float(weights["buying"]["first_only"]),
            "third-posse": lambda: float(weights["posse"]["third_next"][0]),
        }

    def worth(self, look: Look) -> float:
        """Everything that is not points yet."""
        if look.owner >= self.rules.seats:
            return self._rival(look)
        self._reckon_income(look)
        worth = self._influence(look) + self._purchase(look) + self._third(look) + self._duel(look)
        if look.outlook.placing:
            worth += self._to_place(look)
        if look.outlook.town_hall:
            worth += self._town_hall(look)
        return worth

    def _rival(self, look: Look) -> float:
        """The solo Rival takes the best building where it stands."""
        if not look.outlook.all_buying:
            return 0.0
        offers = [look.state.market[mat] for mat in look.mats]
        return max((float(self.rules.buildings[number].vp) for number in offers if number != NONE), default=0.0)

    def _chance(self, look: Look, mat: int) -> float:
        """The chance of an owner's hand at a mat, against those who compare theirs there now."""
        state, owner = look.state, look.owner
        crowd = self.rules.owners if mat == TOWN_HALL else len({*owners_on(state, mat), owner})
        against = 1 if self.solo else max(crowd - 1, 1)
        if owner != look.viewer and not state.players[owner].shown:
            return float(self.weights["hand"]["unknown"] ** against)
        if self.solo and state.players[owner].card != NONE and not self.odds.beats_open(state, owner, mat):
            return 0.0
        return float(self.odds.beats_one(state, owner, mat, self.odds.unseen(state, look.viewer)) ** against)

    def _reckon_income(self, look: Look) -> None:
        state, owner, income = look.state, look.owner, look.income
        for mat in look.mats & look.outlook.mats:
            self._hand(look, mat, self._chance(look, mat))
        if look.outlook.gains:
            income[ANY] += boss_gain(self.rules, state, owner) + self.rules.wanted_gain * (state.wanted == owner)
        if look.outlook.building_gains:
            income[ANY] += sum(self._counted(state, number) for number in used_buildings(state, owner))

    def _hand(self, look: Look, mat: int, chance: float) -> None:
        """What winning at a mat brings."""
        if mat == SHERIFF:
            look.income[0] += chance
            look.income[1] += chance
            return
        look.income[self.rules.mats[mat].pot] += PAIR * chance
        token = own_standing_on(look.state, look.owner, influence_spot(mat))
        if token != NONE and look.state.token_side[token] == RIGHT:
            look.income[self.rules.mats[mat].spot] += PAIR * chance * self._stays(look.state, token)

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

    def _influence(self, look: Look) -> float:
        """Influence kept, less for each further one of a kind; and what comes, as far as there is room."""
        owned = look.state.players[look.owner].influence
        more: float = self.weights["influence"]["each_more"]
        kept = sum((1 - more ** owned[kind]) / (1 - more) for kind in KINDS)
        room = min(1.0, (self.rules.influence_most - sum(owned) / len(KINDS)) / PAIR)
        return self._one(look) * (kept + room * sum(look.income))

    def _one(self, look: Look) -> float:
        """What one influence is worth."""
        return float(self.weights["influence"]["one"][look.outlook.round])

    def _duel(self, look: Look) -> float:
        """The Wanted card and the spot that are fought for."""
        duel = look.state.duel
        if duel is None:
            return 0.0
        prize = float(self.weights["wanted"]["kept"][look.outlook.round] + self.weights["posse"]["prize"])
        return sum(self._stays(look.state, token) * prize for token in duel.tokens if owner_of(token) == look.owner)

    def _third(self, look: Look) -> float:
        """The third posse of the next round."""
        player = look.state.players[look.owner]
        earned = look.outlook.third and (player.third_won or not player.bought)
        return float(self.weights["posse"]["third_next"][look.outlook.round]) * earned

    def _to_place(self, look: Look) -> float:
        """What posse not yet placed will bring, with the hand one has."""
        left = len(to_place(look.state, look.owner))
        if not left:
            return 0.0
        chances = sorted((self._chance(look, mat) for mat in look.outlook.mats - look.mats), reverse=True)
        pots = PAIR * self._one(look) * sum(chances[:left])
        return float(self.weights["posse"]["to_place"] * left + self.weights["hand"]["reserve"] * pots)

    def _town_hall(self, look: Look) -> float:
        """Buying first and moving an industry."""
        effects = {self.rules.buildings[number].effect for number in used_buildings(look.state, look.owner)}
        chance = 1.0 if "post-office" in effects else self._chance(look, TOWN_HALL)
        return float(self.weights["buying"]["first"]) * chance

    def _purchase(self, look: Look) -> float:
        """The best building the owner may buy this round, and what buildings in use add to it."""
        worth = 0.0
        if look.outlook.may_buy(look.owner):
            worth = max((self._offer(look, mat) for mat in look.mats), default=0.0)
            worth += self._extras(look) * (worth > 0)
        if look.outlook.leftovers and has_leftover(look.state, look.owner):
            worth += self.weights["buying"]["leftover"] * max(self._offer(look, mat) for mat in MATS)
        return worth

    def _extras(self, look: Look) -> float:
        """What buildings in use add to the first purchase."""
        effects = (self.rules.buildings[number].effect for number in used_buildings(look.state, look.owner))
        return sum(self.used[effect]() for effect in effects if effect in self.used)

    def _offer(self, look: Look, mat: int) -> float:
        """What buying at a mat would bring above its price, times the chance to pay it."""
        if look.state.market[mat] == NONE:
            return 0.0
        building = self.rules.buildings[look.state.market[mat]]
        player = look.state.players[look.owner]
        gaps = (building.cost[kind] - player.influence[kind] - look.income[kind] for kind in KINDS)
        missing = max(0.0, sum(max(0.0, gap) for gap in gaps) - look.income[ANY])
        worth = self._bought(building) - sum(building.cost) * self._one(look)
        if not player.third_won:
            worth -= self.weights["posse"]["third_next"][look.outlook.round]
        return max(0.0, worth) * float(self.weights["buying"]["missing"] ** missing)

    def _bought(self, building: Building) -> float:
        return building.vp + len(building.shares) * float(self.weights["buying"]["share"])
