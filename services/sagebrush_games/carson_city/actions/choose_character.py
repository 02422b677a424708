"""Take a character for this round (phase 1)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.events.characters import CharacterChosen
from sagebrush_games.carson_city.model import State
from sagebrush_games.carson_city.ruleset import Ruleset
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat


@dataclass(slots=True)
class ChooseCharacter(Command):
    """Take ``character`` (its id, as in the view) and its effect."""

    character: str


def candidates(_rules: Ruleset, state: State, seat: Seat) -> Iterator[ChooseCharacter]:
    """Every card in play."""
    return (ChooseCharacter(seat, character) for character in state.cards)


def domain(rules: Ruleset, state: State, seat: Seat) -> Iterator[ChooseCharacter]:
    """Every card in play, and one that is not."""
    yield from candidates(rules, state, seat)
    yield ChooseCharacter(seat, "undertaker")


def refusal(_rules: Ruleset, state: State, command: ChooseCharacter) -> str | None:
    """Why not, or None."""
    if command.character not in state.cards:
        return "no-such-character"
    if command.character in state.characters:
        return "character-taken"
    return None


def events(rules: Ruleset, state: State, command: ChooseCharacter, _chance: Chance) -> Sequence[Event]:
    """The card changes hands, and its effect follows at once."""
    seat = command.seat
    return [CharacterChosen(seat, command.character), *rules.characters[command.character].chosen(rules, state, seat)]


def sentence(rules: Ruleset, _state: State, command: ChooseCharacter) -> str:
    """The choice in plain English."""
    card = rules.characters[command.character]
    name = command.character.replace("-", " ").title()
    return f"Take the {name} (number {card.number}, cash limit {card.limit} dollars)."


CHOOSE_CHARACTER = Action(ChooseCharacter, candidates, refusal, events, sentence, domain)
