"""Tables of the Big Box on which the cards lie that a test is about; yellow ones of 1 to 7 fill the rest."""

from sagebrush_games.carson_city import TITLE
from sagebrush_games.carson_city.characters.cards import ALL, BASIC, OUT, YELLOW, wanted
from sagebrush_games.carson_city.events.characters import CharacterChosen, RoundBegan
from sagebrush_games.carson_city.events.preparation import TownFounded, TurnOrderDrawn
from sagebrush_games.kernel.messages import Config
from tests.games.carson_city.table import CALM, SHELF, Table, at


def ways(sides: tuple[str, ...]) -> dict[str, str]:
    """By option: how the cards lie, those of ``sides``, and yellow ones as far as there is room."""
    found = {card.option: way for card in ALL for way, side in card.sides.items() if side in sides}
    spare = (card.option for card in BASIC if card.option not in found)
    while len(found) < wanted(sides):
        found[next(spare)] = YELLOW
    return found


def options(*sides: str) -> dict[str, str | int | bool]:
    """The options of a table with cards on these sides."""
    found = ways(sides)
    cards: dict[str, str | int | bool] = {card.option: found.get(card.option, OUT) for card in ALL}
    return {"characters": "custom", "promo-cards": True, **cards}


def hand_config(seats: int, sides: tuple[str, ...], variants: tuple[str, ...] = ()) -> Config:
    """A table with cards on these ``sides``."""
    return Config("carson-city", "big-box", seats, variants, options(*sides))


class Hand(Table):
    """As a Table, with the cards of a test; everybody has a calm character that is left."""

    def __init__(self, *sides: str, seats: int = 2, variants: tuple[str, ...] = ()) -> None:
        self.decider = TITLE.build(hand_config(seats, sides, variants))
        self.rules = self.decider.rules
        self.everybody = tuple(range(seats))
        self.state = self.decider.fold([TownFounded(at("D4")), TurnOrderDrawn(self.everybody)])
        self.shelf(*SHELF).round(1)

    def round(self, number: int) -> "Hand":
        """The table in that round, characters chosen."""
        self.given(RoundBegan(number, self.everybody))
        calm = (character for character in CALM if character in self.state.cards)
        for seat in self.everybody:
            self.given(CharacterChosen(seat, next(calm)))
        return self
