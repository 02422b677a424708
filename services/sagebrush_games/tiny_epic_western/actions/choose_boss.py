"""Choosing a boss, where the table agreed to choose [ruling R22]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, Named, message
from sagebrush_games.tiny_epic_western.events.setup import BossTaken
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.model import State


@dataclass(slots=True)
class ChooseBoss(Command):
    """Play with ``boss``; the sentence of the choice says what it can do."""

    boss: int


def candidates(rules: Ruleset, _state: State, seat: Seat) -> Iterator[ChooseBoss]:
    return (ChooseBoss(seat, boss.number) for boss in rules.bosses)


def refusal(rules: Ruleset, state: State, command: ChooseBoss) -> str | None:
    if not 0 <= command.boss < len(rules.bosses):
        return "no-such-boss"
    return "boss-taken" if any(player.boss == command.boss for player in state.players) else None


def events(_rules: Ruleset, _state: State, command: ChooseBoss, _chance: Chance) -> list[Event]:
    return [BossTaken(command.seat, command.boss), Next()]


def sentence(rules: Ruleset, _state: State, command: ChooseBoss) -> Message:
    boss = rules.bosses[command.boss]
    return message("command-choose-boss", boss=Named(command.boss, boss.name), text=boss.text)


CHOOSE_BOSS = Action(ChooseBoss, candidates, refusal, events, sentence)
