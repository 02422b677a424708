"""Choosing a colour, and with it a mat, where the table agreed to choose [ES "Preparación"] [ruling R23]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.tiny_epic_western.events.setup import MatTaken
from sagebrush_games.tiny_epic_western.read.wording import named_mat
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.model import LOCATIONS, MATS, NONE, State


@dataclass(slots=True)
class ChooseMat(Command):
    """Play the colour of ``mat`` and sit at it: 0 Bank, 1 Saloon, 2 Courthouse, 3 Hideout."""

    mat: int


def candidates(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[ChooseMat]:
    return (ChooseMat(seat, mat) for mat in LOCATIONS)


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[ChooseMat]:
    return (ChooseMat(seat, mat) for mat in range(NONE, len(MATS) + 1))


def refusal(_rules: Ruleset, state: State, command: ChooseMat) -> str | None:
    if command.mat not in LOCATIONS:
        return "no-colour"
    return None if state.owner[command.mat] == NONE else "mat-taken"


def events(_rules: Ruleset, _state: State, command: ChooseMat, _chance: Chance) -> list[Event]:
    return [MatTaken(command.seat, command.mat), Next()]


def sentence(rules: Ruleset, _state: State, command: ChooseMat) -> Message:
    return message("command-choose-mat", mat=named_mat(rules, command.mat))


CHOOSE_MAT = Action(ChooseMat, candidates, refusal, events, sentence, domain)
