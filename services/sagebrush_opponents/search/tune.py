"""``python -m sagebrush_opponents.search.tune``: tunes the weights of a title by games, and prints them as a file.

Simultaneous perturbation (Spall, 1992): all weights are moved at once, up or down by chance, the player with the one
half of the moves meets that with the other on the same deal in both seats, and what won moves the weights its way.
"""

import argparse
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from itertools import dropwhile
from math import tanh
from pathlib import Path
from random import Random
from typing import Any

from sagebrush_opponents.decision import AnyOpponent, Budget
from sagebrush_opponents.engine import data_folder
from sagebrush_opponents.evaluation import EVALUATIONS
from sagebrush_opponents.search.arguments import count_from
from sagebrush_opponents.search.self_play import outcome_of
from sagebrush_opponents.search.shares import final_shares
from sagebrush_opponents.search.tuned_parameters import Parameter, moved, parameters_of
from sagebrush_opponents.search.tuning import tuning_of
from sagebrush_opponents.search.tuning_tables import (
    UNHURRIED_MS,
    first_tables,
    one_step_player,
    without_effect,
)
from sagebrush_opponents.table import AnyOpponentTable
from sagebrush_opponents.weights import WEIGHTS, Weights, weights_of

PERTURBATION = 0.15
"""How far a weight is moved for a trial, as a share of itself; three fifths of it in the last one."""
STEP = 0.02
"""How far what won moves the weights; three tenths of it in the last game."""
MOST, LEAST = 1.4, -1.6
"""How far a weight may go from where it began, as a power of e."""
REPORT = 500
"""Trials between two lines of progress."""
SCALE = "# In points at the end; lists go by round."
NUMBER = re.compile(r"^(\w[\w-]*) = (\[[^\]]*\]|-?[\d.]+)(?=\s|$)")


def lead(at: AnyOpponentTable, players: Sequence[AnyOpponent], seed: int) -> float:
    """How a game of two ended for the first seat, from -1 to 1: half who won, half by how much."""
    outcome = outcome_of(at, players, Budget(UNHURRIED_MS), seed, lambda _: None)
    mine, others = final_shares(outcome, 2)
    points = {standing.seat: float(standing.score) for standing in outcome.ranking}
    return (mine - others + tanh(tuning_of(at.title.id).slopes[-1] * (points[0] - points[1]) / 2)) / 2


def ahead(at: AnyOpponentTable, one: Weights, other: Weights, deal: int) -> float:
    """How far the one is ahead of the other, from -1 to 1: each has each seat once."""
    players = one_step_player(at, one), one_step_player(at, other)
    return (lead(at, players, deal) - lead(at, players[::-1], deal)) / 2


def tuned(
    weights: Weights, parameters: Sequence[Parameter], tables: Sequence[AnyOpponentTable], trials: int, seed: int
) -> Iterator[tuple[int, Weights]]:
    """The weights after every `REPORT` trials and after the last; those of the second half on average.

    The tables take turns.
    """
    random = Random(seed)
    far, mean, averaged = [0.0] * len(parameters), [0.0] * len(parameters), 0
    for trial in range(trials):
        done = trial / trials
        signs = [random.choice((-1, 1)) for _ in parameters]
        reach = PERTURBATION * (1 - 0.4 * done)
        up, down = (moved(weights, parameters, _moved_by(far, signs, way * reach)) for way in (1, -1))
        won = ahead(tables[trial % len(tables)], up, down, seed * 1_000_000 + trial)
        far = _moved_by(far, signs, STEP * (1 - 0.7 * done) * won)
        if done >= 0.5:
            averaged += 1
            mean = [one + (by - one) / averaged for one, by in zip(mean, far, strict=True)]
        if (trial + 1) % REPORT == 0 or trial + 1 == trials:
            yield trial + 1, moved(weights, parameters, mean if averaged else far)


def _moved_by(far: Sequence[float], signs: Sequence[int], by: float) -> list[float]:
    return [min(max(at + by * sign, LEAST), MOST) for at, sign in zip(far, signs, strict=True)]


def written(lines: Iterable[str], weights: Weights) -> Iterator[str]:
    """The lines of a file of weights with other weights: what stands beside them stays where it was."""
    group = ""
    for line in lines:
        group = line.split("]")[0][1:] if line.startswith("[") else group
        found = NUMBER.match(line)
        if found is None:
            yield line
            continue
        beside = line[found.end() :].lstrip()
        said = f"{found[1]} = {_number(weights[group][found[1]])}"
        yield f"{said:{len(line) - len(beside) - 2}}  {beside}".rstrip()


def _number(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_number, value))}]"
    return f"{value:.3f}" if isinstance(value, float) else f"{value}"


def text_of(title: str, file: Path | None) -> str:
    """The file to begin with; raises ValueError, with a sentence, for one that has no weights of ``title``."""
    if file is None:
        return data_folder(title).joinpath(WEIGHTS).read_text()
    try:
        text = file.read_text()
        found = tomllib.loads(text)
    except (OSError, ValueError) as error:
        raise ValueError(f"{file} cannot be read: {error}") from None
    if names_of(found) != names_of(weights_of(title)):
        raise ValueError(f"{file} does not have the weights of {title}.")
    return text


def names_of(weights: Weights) -> list[tuple[str, str, int | None]]:
    """What can be tuned in them."""
    if not all(isinstance(named, dict) for named in weights.values()):
        return []
    return [(one.group, one.name, one.place) for one in parameters_of(weights)]


def main() -> None:
    """Print the tuned weights, as lines of the file that was given."""
    parser = argparse.ArgumentParser(prog="python -m sagebrush_opponents.search.tune")
    parser.add_argument("--title", default="carson-city", choices=sorted(EVALUATIONS))
    parser.add_argument("--weights", type=Path, help="A file to begin with; the hand-written weights unless given.")
    parser.add_argument("--trials", type=count_from(1), default=8000, help="Of two games each.")
    parser.add_argument("--seed", type=count_from(1), default=1)
    asked = parser.parse_args()
    try:
        text = text_of(asked.title, asked.weights)
    except ValueError as error:
        parser.error(str(error))
    weights: Weights = tomllib.loads(text)
    tables, parameters = first_tables(asked.title), parameters_of(weights)
    idle = without_effect(tables, weights, parameters)
    for trial, found in tuned(weights, parameters, tables, asked.trials, asked.seed):
        sys.stderr.write(f"{trial} of {asked.trials} trials\n")
        weights = moved(found, idle, [0.0] * len(idle))  # back to what they were: nothing that happened moved them
    begun = f" --weights {asked.weights.name}" if asked.weights else ""
    how = f"# Tuned by games: {parser.prog} --title {asked.title}{begun} --trials {asked.trials} --seed {asked.seed}"
    lines = dropwhile(lambda line: line.startswith("#"), text.splitlines())
    sys.stdout.writelines(f"{line}\n" for line in (how, SCALE, *written(lines, weights)))


if __name__ == "__main__":
    main()
