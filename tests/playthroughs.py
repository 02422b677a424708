"""Games told in full: ``python -m tests.playthroughs`` writes one for every title; a test finds what has changed.

Each choice stands with its number among the legal ones and its sentence, and below it everything it caused. So a change
of a rule, an event or a sentence is read in the difference of a text.
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.codec import AnyCodec, Codec
from sagebrush_games.kernel.messages import Config, Event
from sagebrush_games.kernel.playout import random_command
from sagebrush_games.kernel.title import AnyTitle
from tests.sentences import said

FOLDER = Path(__file__).parent / "playthroughs"
SEED = 1


def playthrough(title: AnyTitle) -> str:
    """A random game of two with every variant of the first edition."""
    edition = title.manifest.editions[0]
    variants = tuple(variant.id for variant in title.manifest.variants if edition.id in variant.editions)
    return "\n".join(told(title, Config(title.id, edition.id, 2, variants))) + "\n"


def told(title: AnyTitle, config: Config) -> Iterator[str]:
    """The lines of a game of ``config``."""
    decider, codec, chance = title.build(config), Codec(title), seeded(SEED)
    yield f"{title.name}, {config.edition}, {config.seats} seats {' '.join(config.variants)}".rstrip()
    state, events = decider.set_up(chance)
    yield from indented(codec, events)
    while decider.awaited(state):
        command = random_command(decider, state, chance)
        legal = decider.legal(state, command.seat)
        sentence = said(decider, state, command)
        yield f"seat {command.seat}, {legal.index(command) + 1} of {len(legal)}: {sentence}"
        yield from indented(codec, decider.play(state, command, chance))
    yield str(decider.outcome(state))


def indented(codec: AnyCodec, events: Iterable[Event]) -> Iterator[str]:
    """A line for each event: its name and its fields."""
    for event in events:
        fields = json.loads(codec.event_to_json(event))
        name = fields.pop("type")
        yield "  " + " ".join([name, *(f"{field}={json.dumps(value)}" for field, value in fields.items())])


def main() -> None:
    """Writes the playthrough of every title."""
    for title in TITLES.values():
        (FOLDER / f"{title.id}.txt").write_text(playthrough(title), "utf-8")


if __name__ == "__main__":
    main()
