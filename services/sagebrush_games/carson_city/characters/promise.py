"""A character that gives dollars at once or points at the end of the round."""

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.actions.await_points import Count, awaiting, paying
from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.events.cards import CharacterFinished, CharacterScored
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.rules.round_end import with_round_end
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.rules.wrapping import answering
from sagebrush_games.carson_city.state.model import Kind, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event, Seat


def promising(content: Content, character: str, count: Count) -> Character:
    """The card of ``character``, which scores for what ``count`` counts."""

    def chosen(_rules: Ruleset, _state: State, seat: Seat, _chance: Chance) -> Sequence[Event]:
        return [Asked(seat, character)]

    def at_round_end(rules: Ruleset, state: State, seat: Seat) -> Sequence[Event]:
        if seat not in state.effects.promised:
            return ()
        points = rules.gains[f"{character}-points"] * count(state, seat)
        return [CharacterScored(seat, points), CharacterFinished(seat)]

    return replace(printed(content, character), chosen=chosen, at_round_end=at_round_end)


def with_promise(rules: Ruleset, character: str, kind: Kind, count: Count) -> Ruleset:
    """``rules`` with the question of ``character``, and with the end of a round at which it scores."""
    return with_round_end(answering(rules, character, paying(character), awaiting(character, kind, count)))
