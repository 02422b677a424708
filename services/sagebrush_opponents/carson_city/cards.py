"""What the character of a round will still bring, beyond what it has put on the table already."""

from sagebrush_games.carson_city.events.cards import CharacterScored
from sagebrush_games.carson_city.rules.auction import closed
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import NOBODY, Auction, Kind, Phase, State
from sagebrush_games.kernel.messages import Seat
from sagebrush_opponents.carson_city.outlook import Outlook
from sagebrush_opponents.carson_city.town import Town
from sagebrush_opponents.weights import Weights

PLACING = (Phase.CHARACTERS, Phase.COWBOYS)


class Cards:
    """Looks at the character of a seat. A side that no weight names is worth nothing beyond its effects."""

    def __init__(self, rules: Ruleset, weights: Weights) -> None:
        self.rules = rules
        self.weights = weights
        self.characters: dict[str, float] = weights["character"]
        self.questions: dict[str, float] = weights["question"]
        self.dynamite: list[float] = weights["token"]["dynamite"]

    def look(self, state: State, outlook: Outlook) -> None:
        """What it does while cowboys are placed and the row is resolved, what it has asked, and its own income."""
        seat, card = outlook.seat, state.characters[outlook.seat]
        if state.phase in PLACING:
            outlook.points += self.characters.get(card, 0.0)
        if state.asked == seat and state.prompt == card:
            outlook.points += self.questions.get(card, 0.0)
        self._look_at_effects(state, outlook)
        if state.sheriff.is_ready(seat):
            outlook.points += self.questions["sheriff"]
        if card == "grocer" and not state.dollars_taken and not state.income_paid:
            outlook.income += self._grocer(state, seat, outlook.situation.town)

    def _look_at_effects(self, state: State, outlook: Outlook) -> None:
        """What characters have left on the table."""
        effects, seat = state.effects, outlook.seat
        if seat in effects.promised and seat not in effects.finished:
            outlook.points += self._promised(state, seat)
        if effects.auction is not None:
            self._look_at_auction(effects.auction, outlook)
        if effects.holders:
            outlook.points += effects.holders.count(seat) * outlook.by_round(self.dynamite)

    def _promised(self, state: State, seat: Seat) -> float:
        """Points that the end of the round would bring if it came now."""
        offered = self.rules.characters[state.characters[seat]].at_round_end(self.rules, state, seat)
        return sum(event.points for event in offered if isinstance(event, CharacterScored))

    def _look_at_auction(self, auction: Auction, outlook: Outlook) -> None:
        """What the highest bid will bring and cost, as far as nobody bids more."""
        if not auction.open or auction.bidder == NOBODY:
            return
        hammer = closed(auction)
        if auction.seller == outlook.seat:
            outlook.dollars += hammer.earned
        if auction.bidder == outlook.seat:
            outlook.dollars -= hammer.dollars
            outlook.sites |= dict.fromkeys(hammer.lots, self.weights["token"]["highest_bid"])
            outlook.points += 0.0 if hammer.lots else outlook.by_round(self.weights["claim"]["guns"])

    def _grocer(self, state: State, seat: Seat, town: Town) -> float:
        """Dollars of the Grocer: the fixed sum, or what the best kind of building pays once more."""
        by_kind: dict[Kind, int] = {}
        for parcel, dollars in town.own[seat]:
            kind = state.kind(parcel)
            assert kind is not None
            by_kind[kind] = by_kind.get(kind, 0) + dollars
        if state.doubled is not None:
            return by_kind.get(state.doubled, 0)
        return max(self.rules.gains["grocer-dollars"], *by_kind.values(), 0)
