"""Tables as a terminal shows them: ``python -m tests.drawings`` writes one a position; a test finds what changed."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from sagebrush_cli.drawings.drawing import drawn
from sagebrush_cli.games.event_renderer import EventRenderer
from sagebrush_cli.phrases import use_language
from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.playout import random_command
from sagebrush_history.table import TitleRegistry
from sagebrush_rules.application.manifests import schemas_json

FOLDER = Path(__file__).parent / "drawings"
NAMES = ["Anna", "Bartholomew", "Chloé", "Dmitri", "Eve", "Fritz"]
View = dict[str, Any]


class Position(NamedTuple):
    """A random game of a table after so many commands."""

    title: str
    edition: str
    seats: int
    commands: int
    variants: tuple[str, ...] = ()
    language: str = "en"
    options: tuple[tuple[str, str], ...] = ()

    @property
    def name(self) -> str:
        """The name of its file."""
        return "-".join(map(str, (self.title, self.edition, self.seats, self.commands, self.language)))


EVERYTHING = ("carson-river", "outlaws", "horses", "new-beginning")
POSITIONS = (
    Position("carson-city", "2009", 2, 3),
    Position("carson-city", "2009", 3, 60),
    Position("carson-city", "2009", 5, 190, ("carson-river",)),
    Position("carson-city", "big-box", 4, 120),
    Position("carson-city", "big-box", 6, 230, EVERYTHING, "de"),
    Position("carson-city", "2009", 3, 9999),
    Position("tiny-epic-western", "standard", 1, 40, (), "es"),
    Position("tiny-epic-western", "standard", 2, 9),
    Position("tiny-epic-western", "standard", 4, 60),
    Position("tiny-epic-western", "standard", 4, 9999),
    Position("sierra-west", "apple-hill", 4, 300),
    Position("sierra-west", "boats-and-banjos", 2, 450),
    Position("sierra-west", "gold-rush", 4, 1130, (), "de"),
    Position("sierra-west", "outlaws-and-outposts", 1, 402, ("advanced-planning",)),
    Position("sierra-west", "outlaws-and-outposts", 3, 9999),
)


@cache
def _registry() -> TitleRegistry:
    return TitleRegistry(TITLES.values())


def renderer(title: str, language: str = "en", names: list[str] = NAMES) -> EventRenderer:
    """The words of a title in ``language``, and who sits there."""
    found = EventRenderer(json.loads(schemas_json(_registry(), title, language))["telling"], title)
    found.names = names
    return found


def views(position: Position, viewer: int | None = None) -> Iterator[View]:
    """What an awaited seat, or ``viewer``, sees before each command, and after the last."""
    title = TITLES[position.title]
    config = Config(title.id, position.edition, position.seats, position.variants, dict(position.options) or None)
    decider, codec, chance = title.build(config), Codec(title), seeded(1)
    state, _ = decider.set_up(chance)
    for _ in range(position.commands):
        if not (awaited := decider.awaited(state)):
            break
        yield json.loads(codec.view_to_json(decider.view(state, awaited[0][0] if viewer is None else viewer)))
        decider.play(state, random_command(decider, state, chance), chance)
    yield json.loads(codec.view_to_json(decider.view(state, 0 if viewer is None else viewer)))


def drawing(position: Position) -> str:
    """The last of the views, drawn."""
    *_, view = views(position)
    words = renderer(position.title, position.language, NAMES[: position.seats])
    use_language(position.language)
    return "\n".join(drawn(position.title, view, words)) + "\n"


def main() -> None:
    """Writes the drawing of every position."""
    FOLDER.mkdir(exist_ok=True)
    for position in POSITIONS:
        (FOLDER / f"{position.name}.txt").write_text(drawing(position), "utf-8")


if __name__ == "__main__":
    main()
