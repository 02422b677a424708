"""A frontend reads what every field is, and what schemas say of commands, events and views is true of games."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.messages import Config, Event, Seat
from sagebrush_games.kernel.playout import random_command
from sagebrush_games.kernel.title import AnyTitle
from sagebrush_history.table import TitleRegistry
from sagebrush_messages import fields
from sagebrush_messages.fields import BadFields, FieldMeanings, fields_of
from sagebrush_messages.schemas import every_schema, fields_in, row_fields
from sagebrush_rules.application import manifests
from tests.prompts import every_character, prompts

EACH = pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
PLAYED = [
    every_character(),
    Config("tiny-epic-western", "standard", 1),
    *(Config("sierra-west", mode.id, 1, ("advanced-planning",)) for mode in TITLES["sierra-west"].manifest.editions),
]
MOST_DECISIONS = 150


def schemas(title: AnyTitle, language: str = "en") -> dict[str, Any]:
    registry = TitleRegistry([title])
    served: dict[str, Any] = json.loads(manifests.schemas_json(registry, title.id, language))
    return served


@cache
def served(title_id: str) -> dict[str, Any]:
    return schemas(TITLES[title_id])


def silent(title: AnyTitle, read: dict[str, Any]) -> set[str]:
    """The fields that say too little: no sentence, or no kind."""
    rows = row_fields(title)
    return {
        f"{cls}.{name}"
        for schema in every_schema(read)
        for cls, name, said in fields_in(schema, rows)
        if len(said.get("description", "")) < 10 or said.get("x-kind") not in read["kinds"]
    }


@EACH
def test_every_field_says_what_it_is(title: AnyTitle) -> None:
    assert silent(title, served(title.id)) == set()


@dataclass(slots=True)
class TownBurnt(Event):
    """A fire."""

    seat: Seat
    roofs: int


def test_a_new_field_without_a_meaning_is_found() -> None:
    title = TITLES["tiny-epic-western"]
    grown = replace(title, types=replace(title.types, events=(*title.types.events, TownBurnt)))
    assert silent(grown, schemas(grown)) == {"TownBurnt.roofs"}


def test_no_meaning_is_left_over_from_a_field_that_is_gone() -> None:
    unused = []
    for title in TITLES.values():
        said = fields_of(title.wording.packages).meanings
        read = every_schema(served(title.id))
        found = {(cls, name) for schema in read for cls, name, _ in every_field(title, schema)}
        own = said.keys() - fields_of(()).meanings.keys()
        used = {f"{cls}.{name}" if f"{cls}.{name}" in said else name for cls, name in found}
        unused += sorted(own - used)
    assert unused == []


def every_field(title: AnyTitle, schema: dict[str, Any]) -> list[tuple[str, str, dict[str, Any]]]:
    return list(fields_in(schema, row_fields(title)))


@EACH
def test_a_meaning_is_a_sentence_and_its_kind_is_used(title: AnyTitle) -> None:
    found = fields_of(title.wording.packages)
    assert [field for field, meaning in found.meanings.items() if not meaning.sentence.endswith((".", "?"))] == []
    used = {kind for meaning in found.meanings.values() for kind in (meaning.kind, meaning.key)}
    assert found.kinds.keys() - used - fields_of(()).kinds.keys() == set()


@EACH
def test_names_of_a_kind_stand_among_the_words_of_the_title(title: AnyTitle) -> None:
    read = served(title.id)
    named = {kind.words for kind in fields_of(title.wording.packages).kinds.values() if kind.words}
    assert named - read["telling"]["words"].keys() == set()
    assert read["kinds"]["seat"]["words"] == "player"


def test_a_field_that_counts_something_says_its_unit() -> None:
    bought = served("carson-city")["events"]["parcel-bought"]["$defs"]["ParcelBought"]["properties"]
    assert bought["dollars"]["x-unit"] == "dollars"
    assert bought["parcel"]["x-kind"] == "parcel"
    assert "row times 8 plus column" in bought["parcel"]["description"]


def test_a_list_says_what_its_places_are() -> None:
    tax = served("carson-city")["events"]["tax-collected"]["$defs"]["TaxCollected"]["properties"]["payments"]
    assert (tax["x-kind"], tax["x-key"]) == ("dollar", "seat")


TABLES = [*PLAYED, Config("carson-city", "big-box", 3, ("horses", "law-of-the-strongest", "new-beginning", "outlaws"))]
TABLES += [Config("sierra-west", edition.id, 2) for edition in TITLES["sierra-west"].manifest.editions]


def listed(value: Any, said: FieldMeanings) -> Iterator[tuple[str, str, Any]]:
    """Class and name of each field in a message or a view that says what its places are, and what stands in it."""
    if isinstance(value, list | tuple) and not hasattr(value, "_fields"):
        for part in value:
            yield from listed(part, said)
    for name in getattr(value, "_fields", ()) or getattr(value, "__dataclass_fields__", ()):
        part, meaning = getattr(value, name), said.of(type(value).__name__, name)
        if meaning and meaning.key and isinstance(part, list | tuple):
            yield type(value).__name__, name, part
        yield from listed(part, said)


@pytest.mark.parametrize("config", TABLES, ids=lambda config: f"{config.title}-{config.edition}-{config.seats}")
def test_a_list_has_a_place_for_each_thing_of_its_kind(config: Config) -> None:
    """So its length never changes within a game, and two lists by the same kind are equally long."""
    title = TITLES[config.title]
    said, decider, chance = fields_of(title.wording.packages), title.build(config), seeded(3)
    lengths: dict[str, dict[str, set[int]]] = {}
    state, events = decider.set_up(chance)
    while decider.awaited(state):
        for cls, name, part in listed((*events, decider.view(state, 0)), said):
            meaning = said.of(cls, name)
            if meaning and meaning.key not in fields.POSITIONS:
                lengths.setdefault(meaning.key, {}).setdefault(f"{cls}.{name}", set()).add(len(part))
        events = decider.play(state, random_command(decider, state, chance), chance)
    assert [key for key, found in lengths.items() if len(set().union(*found.values())) > 1] == []


def test_what_lies_on_a_deck_is_a_card_as_in_the_hand() -> None:
    """A hidden one is -1, which on the mountain is an empty place."""
    player = served("sierra-west")["view"]["$defs"]["PlayerView"]["properties"]
    assert player["top"]["x-kind"] == player["hand"]["x-kind"] == "card"


def test_texts_of_which_all_are_known_are_named_enumerations() -> None:
    command = served("carson-city")["commands"]["choose-character"]
    assert command["$defs"]["ChooseCharacter"]["properties"]["character"]["$ref"] == "#/$defs/Character"
    assert "newspaper-boy-red" in command["$defs"]["Character"]["enum"]
    ending = served("tiny-epic-western")["view"]["$defs"]["Ending"]
    assert ending["enum"] == ["", "deck-empty", "six-rounds"]


@EACH
def test_events_and_views_are_open_for_additions_and_commands_are_strict(title: AnyTitle) -> None:
    read = served(title.id)
    roots = [schema["$ref"].rpartition("/")[2] for schema in read["events"].values()]
    assert [root for root in roots if "additionalProperties" in read["event"]["$defs"][root]] == []
    strict = [schema["$defs"][schema["$ref"].rpartition("/")[2]] for schema in read["commands"].values()]
    assert all(said["additionalProperties"] is False for said in strict)


@EACH
def test_every_prompt_has_a_sentence_in_every_language(title: AnyTitle) -> None:
    english = served(title.id)["prompts"]
    assert set(english) == prompts(title.id)
    for language in ("de", "es"):
        said = schemas(title, language)["prompts"]
        assert set(said) == set(english)
        assert [name for name in said if said[name] == english[name]] == []
    assert all(sentence.endswith(".") for sentence in english.values())


@pytest.mark.parametrize("seed", [7, 8])
@pytest.mark.parametrize("config", PLAYED, ids=lambda config: f"{config.title}-{config.edition}")
def test_nobody_is_told_that_he_may_leave_where_no_choice_leaves(config: Config, seed: int) -> None:
    """A summit action has to be used once before it is left."""
    title = TITLES[config.title]
    said, decider, chance = served(title.id)["prompts"], title.build(config), seeded(seed)
    state, _ = decider.set_up(chance)
    while awaited := decider.awaited(state):
        for seat, prompt in awaited:
            choices = {type(command).__name__ for command in decider.legal(state, seat)}
            if re.search(r"\bor leave\b", said[prompt]):
                assert any(name.startswith("Leave") for name in choices), said[prompt]
        decider.play(state, random_command(decider, state, chance), chance)


@pytest.mark.parametrize("config", PLAYED, ids=lambda config: f"{config.title}-{config.edition}")
def test_what_is_played_is_as_the_schemas_say(config: Config) -> None:
    title = TITLES[config.title]
    read, codec, decider, chance = served(title.id), Codec(title), title.build(config), seeded(7)
    command, event = (jsonschema_rs.validator_for(read[name]) for name in ("command", "event"))
    view = jsonschema_rs.validator_for(read["view"])
    state, events = decider.set_up(chance)
    for _ in range(MOST_DECISIONS):
        for happened in events:
            event.validate(json.loads(codec.event_to_json(happened)))
        for viewer in (0, None):
            view.validate(json.loads(codec.view_to_json(decider.view(state, viewer))))
        if not decider.awaited(state):
            break
        chosen = random_command(decider, state, chance)
        command.validate(json.loads(codec.command_to_json(chosen)))
        events = decider.play(state, chosen, chance)


def test_a_meaning_that_stands_twice_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for package in ("first", "second"):
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").touch()
        (tmp_path / package / fields.FILE).write_text('[fields]\nroofs = ["count", "Roofs."]\n')
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(BadFields, match="second: roofs stands twice"):
        fields_of(("first", "second"))


def test_a_kind_that_there_is_not_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "third").mkdir()
    (tmp_path / "third" / "__init__.py").touch()
    (tmp_path / "third" / fields.FILE).write_text('[fields]\nroofs = ["shingle", "Roofs."]\n')
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(BadFields, match="roofs is of an unknown kind: shingle"):
        fields_of(("third",))


GENERIC = {"id", "part"}
"""Kinds of the platform without values of their own."""
EITHER = {("carson-city", "place")}
"""A parcel by its number, or a box by its name, wherever a cowboy, a token or a duel is."""


def forms(said: dict[str, Any], defs: dict[str, Any]) -> set[str]:
    """The JSON types of the values in a field, in its lists and objects."""
    if "$ref" in said:
        named = defs[said["$ref"].rpartition("/")[2]]
        return set() if "properties" in named else forms(named, defs)
    if "enum" in said:
        return {"string" if isinstance(value, str) else "integer" for value in said["enum"]}
    inner = [*said.get("anyOf", ()), *said.get("prefixItems", ()), said.get("items"), said.get("additionalProperties")]
    found = {form for one in inner if isinstance(one, dict) for form in forms(one, defs)}
    return found | ({said["type"]} - {"array", "object", "null"} if "type" in said else set())


def forms_of_kinds(title: AnyTitle, read: dict[str, Any]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for schema in every_schema(read):
        for _, _, said in every_field(title, schema):
            found.setdefault(said["x-kind"], set()).update(forms(said, schema["$defs"]))
    return found


def of_two_forms(title: AnyTitle, read: dict[str, Any]) -> set[str]:
    several = {kind for kind, found in forms_of_kinds(title, read).items() if len(found) > 1}
    return several - GENERIC - {kind for id, kind in EITHER if id == title.id}


@EACH
def test_a_thing_has_one_name_in_commands_events_and_views(title: AnyTitle) -> None:
    """So that ``kind:value`` names it: a parcel is a number everywhere, a box a text."""
    assert of_two_forms(title, served(title.id)) == set()


def test_a_thing_that_a_new_event_names_otherwise_is_found() -> None:
    title = TITLES["tiny-epic-western"]
    read = json.loads(json.dumps(served(title.id)))
    named = read["view"]["$defs"]["View"]["properties"]
    named["home"] = {"type": "string", "x-kind": "building", "description": "A building by its name."}
    assert of_two_forms(title, read) == {"building"}
