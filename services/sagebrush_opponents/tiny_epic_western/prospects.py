"""What influence, posse, hands and the next purchase of one owner are worth."""

from sagebrush_games.tiny_epic_western.rules.bosses import boss_gain
from sagebrush_games.tiny_epic_western.rules.duel import losing_role
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.rules.showdown import COUNTED
from sagebrush_games.tiny_epic_western.state.board import (
    has_leftover,
    influence_spot,
    own_standing_on,
    owner_of,
    to_place,
)
from sagebrush_games.tiny_epic_western.state.model import ANY, KINDS, MATS, NONE, RIGHT, SHERIFF, TOWN_HALL, State
from sagebrush_opponents.tiny_epic_western.odds import Odds
from sagebrush_opponents.tiny_epic_western.offers import Offers
from sagebrush_opponents.tiny_epic_western.situation import Situation
from sagebrush_opponents.weights import Weights

PAIR = 2
BELT = 7
"""Places on the belt of influence, the empty one included, at whatever table."""


class Look:
    """One owner in one position as a viewer sees it; ``income``: Law, Force, Money, of a kind to choose, to come."""

    __slots__ = ("income", "mats", "outlook", "owner", "situation", "state", "viewer")

    def __init__(self, situation: Situation, owner: int, viewer: int) -> None:
        self.situation = situation
        self.state = situation.state
        self.outlook = situation.outlook
        self.mats = situation.mats[owner]
        self.owner = owner
        self.viewer = viewer
        self.income = [0.0, 0.0, 0.0, 0.0]


class Prospects:
    """Looks at one owner between now and the next round."""

    def __init__(self, rules: Ruleset, weights: Weights) -> None:
        self.rules = rules
        self.solo = rules.owners > rules.seats
        self.odds = Odds(rules, weights["hand"]["unknown"])
        self.offers = Offers(rules, weights)
        self.reserve: float = weights["hand"]["reserve"]
        self.posse_to_place: float = weights["posse"]["to_place"]
        self.third_next: list[float] = weights["posse"]["third_next"]
        self.prize: float = weights["posse"]["prize"]
        self.behind = float(weights["posse"]["behind"])
        self.ahead = float(weights["posse"]["ahead"])
        self.wanted: list[float] = weights["wanted"]["kept"]
        self.one: list[float] = weights["influence"]["one"]
        self.first = float(weights["buying"]["first"])
        self.leftover: float = weights["buying"]["leftover"]
        self.blind = [float(weights["hand"]["unknown"] ** against) for against in range(rules.owners + 1)]
        more: float = weights["influence"]["each_more"]
        self.kept = [(1 - more**count) / (1 - more) for count in range(BELT)]
        first_only: float = weights["buying"]["first_only"]
        self.extras = {
            "vp-gain": float(PAIR * first_only),
            "discount": float(first_only),
            "third-posse": float(self.third_next[0]),
        }

    def worth(self, look: Look) -> float:
        """Everything that is not points yet."""
        if look.owner >= self.rules.seats:
            return self._rival(look)
        self._reckon_income(look)
        worth = self._influence(look) + self._purchase(look) + self._third(look) + self._duel(look)
        if look.outlook.placing:
            worth += self._to_place(look)
        if look.outlook.all_buying:
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
        situation, owner = look.situation, look.owner
        against = 1 if self.solo else self._rivals_at(look, mat)
        if owner != look.viewer and not look.state.players[owner].shown:
            return self.blind[against]
        if self.solo and look.state.players[owner].card != NONE and not self.odds.beats_open(situation, owner, mat):
            return 0.0
        return float(self.odds.beats_one(situation, owner, mat, situation.unseen(look.viewer)) ** against)

    def _rivals_at(self, look: Look, mat: int) -> int:
        """How many others compare hands at a mat, at least one."""
        if mat == TOWN_HALL:
            return max(self.rules.owners - 1, 1)
        return max(look.situation.crowds[mat] - (mat in look.mats), 1)

    def _reckon_income(self, look: Look) -> None:
        state, owner, income, outlook = look.state, look.owner, look.income, look.outlook
        for mat in look.mats:
            if mat in outlook.mats:
                self._hand(look, mat, self._chance(look, mat))
        if outlook.gains:
            income[ANY] += boss_gain(self.rules, state, owner) + self.rules.wanted_gain * (state.wanted == owner)
        if outlook.building_gains:
            income[ANY] += sum([self._counted(state, number) for number in look.situation.used(owner)])

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
        return self.behind if token == losing else self.ahead

    def _counted(self, state: State, number: int) -> int:
        building = self.rules.buildings[number]
        rule = COUNTED.get(building.effect)
        return min(building.most, rule(self.rules, state, building)) if rule else 0

    def _influence(self, look: Look) -> float:
        """Influence kept, less for each further one of a kind; and what comes, as far as there is room."""
        owned = look.state.players[look.owner].influence
        kept = sum([self.kept[count] for count in owned])
        room = min(1.0, (self.rules.influence_most - sum(owned) / len(KINDS)) / PAIR)
        return self.one[look.outlook.round] * (kept + room * sum(look.income))

    def _duel(self, look: Look) -> float:
        """The Wanted card and the spot that are fought for."""
        duel = look.state.duel
        if duel is None:
            return 0.0
        prize = self.wanted[look.outlook.round] + self.prize
        return sum(self._stays(look.state, token) * prize for token in duel.tokens if owner_of(token) == look.owner)

    def _third(self, look: Look) -> float:
        """The third posse of the next round."""
        player = look.state.players[look.owner]
        earned = look.outlook.third and (player.third_won or not player.bought)
        return self.third_next[look.outlook.round] * earned

    def _to_place(self, look: Look) -> float:
        """What posse not yet placed will bring, with the hand one has."""
        left = len(to_place(look.state, look.owner))
        if not left:
            return 0.0
        elsewhere = [mat for mat in look.outlook.mats if mat not in look.mats]
        chances = sorted([self._chance(look, mat) for mat in elsewhere], reverse=True)
        pots = PAIR * self.one[look.outlook.round] * sum(chances[:left])
        return self.posse_to_place * left + self.reserve * pots

    def _town_hall(self, look: Look) -> float:
        """Buying first and moving an industry."""
        buildings = self.rules.buildings
        if any(buildings[number].effect == "post-office" for number in look.situation.used(look.owner)):
            return self.first
        return self.first * self._chance(look, TOWN_HALL)

    def _purchase(self, look: Look) -> float:
        """The best building the owner may buy this round, and what buildings in use add to it."""
        worth, offers = 0.0, self.offers
        if look.outlook.may_buy(look.owner):
            worth = max([offers.worth(look, mat) for mat in look.mats], default=0.0)
            worth += self._extras(look) * (worth > 0)
        if look.outlook.leftovers and has_leftover(look.state, look.owner):
            worth += self.leftover * max([offers.worth(look, mat) for mat in MATS])
        return worth

    def _extras(self, look: Look) -> float:
        """What buildings in use add to the first purchase."""
        effects = [self.rules.buildings[number].effect for number in look.situation.used(look.owner)]
        return sum([self.extras[effect] for effect in effects if effect in self.extras])
