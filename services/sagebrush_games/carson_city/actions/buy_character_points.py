"""Buy victory points from the red Banker before the cash limits count."""

from collections.abc import Iterator, Sequence

from sagebrush_games.carson_city.actions.buy_points import BuyPoints
from sagebrush_games.carson_city.events.cards import CharacterFinished, PointsSold
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event, Seat
from sagebrush_games.kernel.wording import Message, message


def prices(rules: Ruleset) -> dict[int, int]:
    """Dollars by number of points."""
    return {int(number): row["value"] for number, row in rules.printed.rows("banker-price").items()}


def candidates(rules: Ruleset, _state: State, seat: Seat) -> Iterator[BuyPoints]:
    return (BuyPoints(seat, number) for number in prices(rules))


def domain(rules: Ruleset, _state: State, seat: Seat) -> Iterator[BuyPoints]:
    return (BuyPoints(seat, number) for number in range(max(prices(rules)) + 2))


def refusal(rules: Ruleset, state: State, command: BuyPoints) -> str | None:
    price = prices(rules).get(command.points)
    if price is None:
        return "no-such-number"
    return "too-expensive" if price > state.dollars[command.seat] else None


def events(rules: Ruleset, _state: State, command: BuyPoints, _chance: Chance) -> Sequence[Event]:
    seat = command.seat
    return [PointsSold(seat, command.points, prices(rules)[command.points]), CharacterFinished(seat)]


def sentence(rules: Ruleset, _state: State, command: BuyPoints) -> Message:
    return message("buy-points-from-banker", score=command.points, price=prices(rules)[command.points])


BUY_CHARACTER_POINTS = Action(
    BuyPoints, candidates=candidates, refusal=refusal, events=events, sentence=sentence, domain=domain
)
