"""What a seat may know is drawn: a board reads every field of the views of its title, in every mode and option."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.playout import random_command
from sagebrush_history.table import TitleRegistry
from sagebrush_rules.application.contents import content_json
from sagebrush_rules.application.manifests import schemas_json
from tests.clients.verifiers import needs_node, node

SCRIPT = Path(__file__).parent / "view-fields.mjs"
Options = dict[str, str | int | bool]
EVERY = 9
"""Of so many views one is drawn, beside the first ones of each prompt."""
EACH_PROMPT = 2


class Drawn(NamedTuple):
    """A title: the tables that are played, parts of its board that are loaded later, and fields that it needs not.

    ``seeds``: of random games at each table in which together every field is met.
    """

    tables: tuple[Config, ...]
    parts: tuple[str, ...]
    needless: Mapping[str, str]
    seeds: tuple[int, ...] = (3,)


CUSTOM: Options = {
    "characters": "custom", "card-1": "out", "card-2": "out", "card-3": "out", "card-4": "out", "card-9": "red",
    "card-10": "red", "card-11": "yellow", "card-12": "yellow", "card-14": "in", "card-16": "yellow",
}  # fmt: skip
EVERYTHING = ("carson-river", "outlaws", "horses", "law-of-the-strongest", "new-beginning")
TOWNS = (
    Config("carson-city", "2009", 3),
    Config("carson-city", "big-box", 4, EVERYTHING, {"characters": "showdown"}),
    Config("carson-city", "big-box", 4, ("outlaws",), CUSTOM),
    Config("carson-city", "big-box", 3, ("kit-carson",), {"characters": "random"}),
)
BOSSES: tuple[tuple[int, Options], ...] = ((1, {}), (2, {}), (4, {"bosses": "chosen"}))
MODES = [edition.id for edition in TITLES["sierra-west"].manifest.editions]
BOARDS = {
    "carson-city": Drawn(
        TOWNS,
        ("corrals.js:Corrals:horses", "hand.js:Hand", "hand.js:Sheets"),
        {
            "viewer": "the page knows its seat",
            "frontier": "roads that can be built are lit",
            "roads[].ends": "the edge says it",
            "duel_tiles.draws[].used": "the tiles that each seat has used are shown",
            "effects.after": "how far the row has come, for a computer",
            "effects.auction.last": "how far the auction has come",
            "effects.finished": "how far the phase has come",
            "effects.stage": "how far the phase has come",
            "effects.throw.settled": "the prompt says it",
            "horses.counted": "how far the round has come",
            "horses.ready": "the prompt says it",
            "horses.rodeo": "how far the round has come",
            "horses.round": "how far the round has come",
            "horses.settled": "how far the phase has come",
            "horses.traded": "how far the phase has come",
            "prompt": "the bar says it",
            "progress.finished": "how far the phase has come",
            "progress.grocer_paid": "how far the phase has come",
            "progress.income_paid": "how far the phase has come",
            "progress.turn": "how far the phase has come",
        },
        (3, 4),
    ),
    "sierra-west": Drawn(
        tuple(
            Config("sierra-west", mode, seats, variants)
            for mode in MODES
            for seats, variants in ((1, ()), (3, ("advanced-planning",)))
        ),
        ("modes.js:Mode", "owners.js:Owners", "supplies.js:Supplies"),
        {
            "viewer": "the page knows its seat",
            "over": "the frame tells it",
            "board.animals[].gains": "its text says it",
            "board.animals[].number": "its place in the list",
            "cabins[].id": "its number has a word",
            "cabins[].number": "its place in the list",
            "cards[].id": "its number has a word",
            "plans.plan": "`plan` says what is on it",
            "special_texts[].text": "its id has words",
        },
    ),
    "tiny-epic-western": Drawn(
        tuple(Config("tiny-epic-western", "standard", seats, (), options) for seats, options in BOSSES),
        ("owners.js:Owners",),
        {
            "viewer": "the page knows its seat",
            "agenda": "the prompt says it",
            "bosses[].id": "its number has a word",
            "bosses[].name": "its number has a word",
            "buildings[].id": "its number has a word",
            "buildings[].name": "its number has a word",
        },
    ),
}


def views(config: Config, seed: int) -> Iterator[dict[str, Any]]:
    """What seats see during a random game, and at its end."""
    title = TITLES[config.title]
    decider, codec, chance = title.build(config), Codec(title), seeded(seed)
    state, _ = decider.set_up(chance)
    moves, prompts = 0, Counter[str]()
    while awaited := decider.awaited(state):
        seat, prompt = awaited[0]
        moves, prompts[prompt] = moves + 1, prompts[prompt] + 1
        if moves % EVERY == 0 or prompts[prompt] <= EACH_PROMPT:
            viewer = max(0, seat)
            yield {"me": viewer, "view": json.loads(codec.view_to_json(decider.view(state, viewer)))}
        decider.play(state, random_command(decider, state, chance), chance)
    yield {"me": 0, "view": json.loads(codec.view_to_json(decider.view(state, 0)))}


def described(schema: Mapping[str, Any], named: Mapping[str, Any], path: str = "") -> Iterator[str]:
    """Every field that a view can have, as ``players[].dollars``."""
    if "$ref" in schema:
        yield from described(named[schema["$ref"].rpartition("/")[2]], named, path)
    for one in schema.get("anyOf", ()):
        yield from described(one, named, path)
    for name, one in schema.get("properties", {}).items():
        yield (inner := f"{path}.{name}" if path else name)
        yield from described(one, named, inner)
    if isinstance(one := schema.get("items"), dict):
        yield from described(one, named, f"{path}[]")


def present(value: Any, path: str = "") -> Iterator[str]:
    """Every field that ``value`` has; names that are numbers stand for places."""
    if isinstance(value, list):
        for one in value:
            yield from present(one, f"{path}[]")
    elif isinstance(value, dict):
        for name, one in value.items():
            inner = f"{path}[]" if name.isdigit() else f"{path}.{name}" if path else name
            if not name.isdigit():
                yield inner
            yield from present(one, inner)


@needs_node
@pytest.mark.parametrize("title", BOARDS)
def test_a_board_reads_every_field_of_its_views(title: str, tmp_path: Path) -> None:
    registry, drawn = TitleRegistry(TITLES.values()), BOARDS[title]
    schemas = json.loads(schemas_json(registry, title, "en"))
    content = json.loads(content_json(registry, title, drawn.tables[-1].edition))
    seen = [one for config in drawn.tables for seed in drawn.seeds for one in views(config, seed)]
    file = tmp_path / "views.json"
    told = {"title": title, "parts": drawn.parts, "telling": schemas["telling"], "content": content, "views": seen}
    file.write_text(json.dumps(told))
    read = set(json.loads(node(SCRIPT, file)))
    view = schemas["view"]
    fields = {*described(view, view["$defs"]), *(field for one in seen for field in present(one["view"]))}
    assert fields - read == set(drawn.needless)
