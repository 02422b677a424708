"""Send the Newspaper Boy for another character in play (phase 1)."""

# [BB "El Repartidor de Periódicos"] [ruling R42]

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.actions.choose_character import card_of, faces, taken
from sagebrush_games.carson_city.events.cards import ErrandRun
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import NOBODY, State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message

BOYS = ("newspaper-boy", "newspaper-boy-red")
SHERIFFS = ("sheriff", "sheriff-red")


@dataclass(slots=True)
class BorrowCharacter(Command):
    """Take the Newspaper Boy, and with him ``character``, whose effect and cash limit you use."""

    character: str


def boy(state: State) -> str | None:
    """The Newspaper Boy in play, on the side that counts."""
    return next((card for card in state.cards if card in BOYS), None)


def price(rules: Ruleset, state: State) -> int:
    """Dollars for an errand."""
    value: int = rules.printed.value("character-price", boy(state) or BOYS[0])
    return value


def candidates(rules: Ruleset, state: State, seat: Seat) -> Iterator[BorrowCharacter]:
    return (BorrowCharacter(seat, character) for card in state.cards for character in faces(rules, card))


def domain(rules: Ruleset, state: State, seat: Seat) -> Iterator[BorrowCharacter]:
    yield from candidates(rules, state, seat)
    yield BorrowCharacter(seat, "mayor")


def refusal(rules: Ruleset, state: State, command: BorrowCharacter) -> str | None:
    card, errand_boy = card_of(rules, state, command.character), boy(state)
    if card is None or errand_boy is None or card == errand_boy:
        return "no-such-character"
    if command.character in SHERIFFS:  # [BB "El Repartidor de Periódicos"]
        return "sheriff-runs-no-errands"
    if rules.holder(rules, state, errand_boy) != NOBODY:
        return "newspaper-boy-taken"
    if rules.holder(rules, state, card) != NOBODY:
        return "character-taken"
    return "too-expensive" if price(rules, state) > state.dollars[command.seat] else None


def events(rules: Ruleset, state: State, command: BorrowCharacter, chance: Chance) -> Sequence[Event]:
    seat, dollars_paid = command.seat, price(rules, state)
    paid = state.copy()
    paid.dollars[seat] -= dollars_paid
    return [ErrandRun(seat, dollars_paid), *taken(rules, paid, seat, command.character, chance)]


def sentence(rules: Ruleset, state: State, command: BorrowCharacter) -> Message:
    character = command.character
    errand_boy = rules.characters[str(boy(state))]
    limit = rules.characters[character].limit + errand_boy.limit
    if fee := price(rules, state):
        return message(
            "command-borrow-character", price=fee, character=character, number=errand_boy.number, limit=limit
        )
    return message("send-newspaper-boy", character=character, number=errand_boy.number, limit=limit)


BORROW_CHARACTER = Action(
    BorrowCharacter, candidates=candidates, refusal=refusal, events=events, sentence=sentence, domain=domain
)
