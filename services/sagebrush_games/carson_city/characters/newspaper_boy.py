"""The Newspaper Boy: fetches another character and places before everybody."""

# [BB "El Repartidor de Periódicos"] [ruling R42]

from dataclasses import replace

from sagebrush_games.carson_city.actions.borrow_character import BORROW_CHARACTER, BOYS, boy
from sagebrush_games.carson_city.actions.choose_character import ChooseCharacter
from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.rules.wrapping import answering, everywhere_changed, forbidding
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Seat


def newspaper_boy(content: Content) -> Character:
    """The yellow side: for dollars, at the limit of the character he fetches."""
    return replace(printed(content, "newspaper-boy"), fetches=True)


def newspaper_boy_red(content: Content) -> Character:
    """The red side: for nothing, and that limit is lower."""
    return replace(printed(content, "newspaper-boy-red"), fetches=True)


def alone(_rules: Ruleset, _state: State, command: ChooseCharacter) -> str | None:
    """He is not taken without another character."""
    return "newspaper-boy-fetches-another" if command.character in BOYS else None


def accompanied(action: Action) -> Action:
    """The choice of any character but him."""
    return forbidding(action, alone)


def apply(rules: Ruleset) -> Ruleset:
    """He is one more way to take a character, and changes the number and the limit of who sends him."""

    def holder(table: Ruleset, state: State, card: str) -> Seat:
        return state.effects.errand if card in BOYS else rules.holder(table, state, card)

    def number(table: Ruleset, state: State, seat: Seat) -> int:
        return (
            table.characters[str(boy(state))].number if is_customer(state, seat) else rules.number(table, state, seat)
        )

    def limit(table: Ruleset, state: State, seat: Seat) -> int:
        less = table.characters[str(boy(state))].limit if is_customer(state, seat) else 0
        return rules.limit(table, state, seat) + less

    actions = everywhere_changed(rules.actions, (ChooseCharacter,), accompanied)
    changed = replace(rules, holder=holder, number=number, limit=limit, actions=actions)
    return answering(changed, "character", BORROW_CHARACTER)


def is_customer(state: State, seat: Seat) -> bool:
    """Whether ``seat`` has sent him this round."""
    return state.effects.errand == seat
