"""``python -m tests.compiled.told``: games as lines, so that two builds of the games can be compared line by line.

Of every title: what it says of itself (manifest, schemas), and random games at several tables as the record keeps them.
A line for each commit has its bytes, and the hashes of the state, of each view, of the legal commands with their
sentences, and of a state guessed from one of the views. Between them stand decisions of every opponent, in full.
"""

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import blake2b
from typing import Any

from sagebrush_cli.titles.fuzz import random_commits
from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.malformed import Malformed
from sagebrush_games.kernel.messages import AUTOMATON, Command, Config
from sagebrush_games.kernel.title import AnyTitle, faults
from sagebrush_history.pending_commit import PendingCommit
from sagebrush_messages.catalogue import Catalogue
from sagebrush_opponents import OPPONENTS, Budget
from sagebrush_opponents.automaton import move_automaton
from sagebrush_opponents.table import AnyOpponentTable, agreed
from sagebrush_process.build import build_of_games
from tests.conformance.tables import tables

SEED = 11
PARTS = 3
"""Every opponent is asked once a game: of these parts, at the beginning of another one in each game."""
BUDGET = Budget(milliseconds=10**9, simulations=2)
"""Too much time to matter: what an opponent does is said by the simulations."""


def lines() -> Iterator[str]:
    """Everything that must not depend on the build, after the first line, which names it."""
    yield build_of_games()
    for title in TITLES.values():
        yield from of_title(title)
        for number, config in enumerate(chosen(title)):
            yield from of_game(title, config, number % PARTS)


def of_title(title: AnyTitle) -> Iterator[str]:
    """What a title says of itself, and how it refuses what is malformed."""
    codec = Codec(title)
    manifest = title.manifest
    options = [(option.id, option.name, option.summary, option.values) for option in manifest.options]
    yield f"{title.id} {manifest.editions} {manifest.variants} {options}"
    yield from (f"{kind} {digest(json.dumps(schemas).encode())}" for kind, schemas in codec.schemas().items())
    for body in (b"", b"{}", b"[]", b'{"type":"pass"}', b'{"type":"nothing"}', b'{"type":"take-back","to":"x"}'):
        try:
            yield repr(codec.command_from_json(body, 0))
        except Malformed as error:
            yield f"{body!r}: {error}"


def chosen(title: AnyTitle) -> list[Config]:
    """Tables without variants, of every edition and seat count, and those with all of them."""
    every = tables(title)
    most = max(len(config.variants) for config in every)
    alone = [replace(config, options=choices(title)) for config in every if config.seats == 1][:2]
    return [config for config in every if len(config.variants) in (0, most)] + [
        config for config in alone if not faults(title, config)
    ]


def choices(title: AnyTitle) -> dict[str, str | int | bool]:
    """The last value of each option that stands alone."""
    return {option.id: option.values[-1] for option in title.manifest.options if not option.variant}


def of_game(title: AnyTitle, config: Config, part: int) -> Iterator[str]:
    """A random game, commit by commit; its opponents are asked where the ``part`` begins."""
    yield f"{config}"
    commits = random_commits(title, config, random.Random(SEED))
    game, catalogue = commits[0].applied.table, Catalogue(title)
    body = json.dumps({name: value for name, value in vars_of(game.started.config).items() if value is not None})
    table = agreed(body.encode())
    asked = round(part * (len(commits) - 1) / PARTS)
    for number, commit in enumerate(commits):
        yield of_commit(table, catalogue, commit)
        if number == asked:
            yield from of_opponents(table, commit.applied.state)


def vars_of(config: Config) -> dict[str, Any]:
    """The fields of ``config`` by name."""
    return {name: getattr(config, name) for name in ("title", "edition", "seats", "variants", "options", "content")}


def of_commit(table: AnyOpponentTable, catalogue: Catalogue, commit: PendingCommit) -> str:
    """The bytes of a commit and of what follows from it, as hashes."""
    decider, codec, state = table.decider, table.codec, commit.applied.state
    parts = [commit.data, codec.state_hash(state), codec.pack_state(state), repr(state).encode()]
    viewers = [None, *range(decider.config.seats)]
    views = [decider.view(state, viewer) for viewer in viewers]
    guessed = views[commit.applied.version % len(views)]
    parts += [*map(codec.view_to_json, views), codec.state_hash(decider.determinize(guessed, seeded(SEED)))]
    for seat, _prompt in decider.awaited(state):
        parts += [told.encode() for told in choices_told(table, catalogue, state, decider.legal(state, seat))]
    return " ".join(map(digest, parts))


def choices_told(table: AnyOpponentTable, catalogue: Catalogue, state: Any, legal: Sequence[Command]) -> Iterator[str]:
    """Each legal command with its sentence."""
    decider = table.decider
    for command in legal:
        message = decider.action(state, command).sentence(decider.rules, state, command)
        yield f"{command} {catalogue.text(message)}"


def of_opponents(table: AnyOpponentTable, state: Any) -> Iterator[str]:
    """What every opponent would do here."""
    for seat, _prompt in table.decider.awaited(state):
        legal, view = table.decider.legal(state, seat), table.decider.view(state, None if seat == AUTOMATON else seat)
        if seat == AUTOMATON:
            yield f"automaton: {move_automaton(table, view, legal, SEED)}"
        else:
            for name, opponent in OPPONENTS.items():
                yield f"{name}: {opponent(table)(view, legal, BUDGET, SEED)}"


def digest(part: bytes) -> str:
    """Enough of a hash to tell two texts apart."""
    return blake2b(part, digest_size=4).hexdigest()


if __name__ == "__main__":
    for line in lines():
        print(line, flush=True)
