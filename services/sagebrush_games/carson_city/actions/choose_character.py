"""Take a character for this round (phase 1)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.events.cards import CardTurned
from sagebrush_games.carson_city.events.characters import CharacterChosen
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import NOBODY, State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class ChooseCharacter(Command):
    """Take ``character`` (its id, as in the view) and its effect."""

    character: str


def faces(rules: Ruleset, card: str) -> tuple[str, ...]:
    """The sides as which ``card`` may be taken."""
    return rules.faces.get(card, (card,))


def card_of(rules: Ruleset, state: State, character: str) -> str | None:
    """The card in play that may be taken as ``character``, or None."""
    return next((card for card in state.cards if character in faces(rules, card)), None)


def candidates(rules: Ruleset, state: State, seat: Seat) -> Iterator[ChooseCharacter]:
    return (ChooseCharacter(seat, character) for card in state.cards for character in faces(rules, card))


def domain(rules: Ruleset, state: State, seat: Seat) -> Iterator[ChooseCharacter]:
    yield from candidates(rules, state, seat)
    yield ChooseCharacter(seat, "mayor")


def refusal(rules: Ruleset, state: State, command: ChooseCharacter) -> str | None:
    card = card_of(rules, state, command.character)
    if card is None:
        return "no-such-character"
    if rules.holder(rules, state, card) != NOBODY:
        return "character-taken"
    return None


def events(rules: Ruleset, state: State, command: ChooseCharacter, chance: Chance) -> Sequence[Event]:
    return taken(rules, state, command.seat, command.character, chance)


def taken(rules: Ruleset, state: State, seat: Seat, character: str, chance: Chance) -> Sequence[Event]:
    """The card, on the side that was chosen, and its effect."""
    card = card_of(rules, state, character)
    turned = [CardTurned(card, character)] if card is not None and card != character else []
    return [*turned, CharacterChosen(seat, character), *rules.characters[character].chosen(rules, state, seat, chance)]


def sentence(rules: Ruleset, _state: State, command: ChooseCharacter) -> Message:
    card = rules.characters[command.character]
    return message("command-choose-character", character=command.character, number=card.number, limit=card.limit)


CHOOSE_CHARACTER = Action(
    ChooseCharacter, candidates=candidates, refusal=refusal, events=events, sentence=sentence, domain=domain
)
