"""Whether a player answers every view with a legal command and a legal line, and in time."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.decider import R, S, V
from sagebrush_games.kernel.messages import AUTOMATON, Command, Config
from sagebrush_opponents.arena.honesty.positions import TruePosition, true_positions
from sagebrush_opponents.arena.players import ArenaPlayer, player
from sagebrush_opponents.arena.seeds import seed_of
from sagebrush_opponents.automaton import move_automaton
from sagebrush_opponents.decision import Decision
from sagebrush_opponents.external.faults import EngineFault
from sagebrush_opponents.search.dice import Dice
from sagebrush_opponents.table import OpponentTable, table

LATE = 50
"""Milliseconds by which an answer may overrun its time."""


@dataclass(frozen=True, slots=True)
class AnswersResult:
    """``overrun``: the most milliseconds by which an answer came after its time; ``late``: answers later than ``LATE``.

    ``faults``: a sentence for each answer that is not legal, or that an engine did not give.
    """

    views: int
    late: int
    overrun: float
    faults: tuple[str, ...]


def answered(config: Config, text: str, milliseconds: int, seed: int) -> AnswersResult:
    """The answers of the player that ``text`` means to every view of a random game in which there is a choice."""
    place, one = table(TITLES[config.title], config), player(text)
    one = replace(one, budget=replace(one.budget, milliseconds=milliseconds))
    found = [_answer(place, one, position, seed) for position in true_positions(place, seed)]
    told = f"{config.title} seed {seed}, command"
    return AnswersResult(
        len(found),
        sum(overrun > LATE for _, overrun, _ in found),
        max((overrun for _, overrun, _ in found), default=0.0),
        tuple(f"{told} {number}: {fault}" for number, _, fault in found if fault),
    )


def _answer(
    place: OpponentTable[R, S, V], one: ArenaPlayer, position: TruePosition, seed: int
) -> tuple[int, float, str]:
    """The number of the position, the milliseconds after the time, and what is wrong with the answer."""
    thought = seed_of("decision", seed, position.number)
    opponent = one.opponent(place, lambda: position.state)
    begun = time.perf_counter()
    decision, missing = None, ""
    try:
        decision = opponent(position.view, position.legal, one.budget, thought)
    except EngineFault as error:
        missing = f"no answer, {error}"
    overrun = 1000 * (time.perf_counter() - begun) - one.budget.milliseconds
    return position.number, max(0.0, overrun), _fault(place, position, decision, thought) if decision else missing


def _fault(place: OpponentTable[R, S, V], position: TruePosition, decision: Decision, seed: int) -> str:
    """What is not legal; empty when everything is."""
    if decision.command not in position.legal:
        return f"{decision.command} is not legal"
    if not decision.line:
        return ""
    if decision.line[0] != decision.command:
        return "the line does not begin with the command"
    return _illegal_in_line(place, place.decider.determinize(position.view, seeded(seed)), decision.line, Dice(seed))


def _illegal_in_line(place: OpponentTable[R, S, V], state: S, line: Sequence[Command], dice: Dice) -> str:
    """The first command of ``line`` that is not legal in the world in which it was found; changes ``state``."""
    for command in line:
        _move_automata(place, state, dice)
        awaited = place.decider.awaited(state)
        if not awaited or command not in place.decider.legal(state, awaited[0][0]):
            return f"{command} of the line is not legal"
        place.decider.play(state, command, dice)
    return ""


def _move_automata(place: OpponentTable[R, S, V], state: S, dice: Dice) -> None:
    while (awaited := place.decider.awaited(state)) and awaited[0][0] == AUTOMATON:
        legal = place.decider.legal(state, AUTOMATON)
        place.decider.play(state, move_automaton(place, place.decider.view(state, None), legal, 0).command, dice)
