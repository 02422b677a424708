"""The types of the clients are what a platform serves, and say what each field means."""

from pathlib import Path

import pytest

from clients.types import __main__ as command
from clients.types import python, typescript
from clients.types.shapes import UnknownSchema, declarations
from clients.types.sources import TitleDocument

CREATURE = {
    "description": "A ``creature``.",
    "properties": {
        "type": {"enum": ["goose"]},
        "legs": {"type": "integer", "description": "How many."},
        "owner": {"anyOf": [{"$ref": "#/$defs/Owner"}, {"type": "null"}], "default": None},
        "by_name": {"type": "object", "additionalProperties": {"type": "array", "items": {"type": "string"}}},
    },
    "required": ["type", "legs"],
}
OWNER = {"enum": ["farmer", "nobody"], "description": "Whose it is."}
DOCUMENT = TitleDocument("farm", "Farm", declarations([("Goose", CREATURE), ("Owner", OWNER)]), ["Goose"], [], "Goose")


def test_python_says_what_a_field_is_whether_it_must_be_there_and_what_it_means() -> None:
    text = python.title_module(DOCUMENT)
    assert 'legs: int\n    """How many."""' in text
    assert "owner: NotRequired[Owner | None]" in text
    assert "by_name: NotRequired[dict[str, list[str]]]" in text
    assert "Owner = Literal['farmer', 'nobody']" in text
    compile(text, "farm", "exec")


def test_typescript_says_the_same() -> None:
    text = typescript.title_declarations(DOCUMENT)
    assert "/** How many. */\n  legs: number;" in text
    assert "owner?: Owner | null;" in text
    assert "by_name?: Record<string, Array<string>>;" in text
    assert 'export type Owner = "farmer" | "nobody";' in text


def test_one_name_for_two_things_is_refused() -> None:
    with pytest.raises(UnknownSchema):
        declarations([("Goose", CREATURE), ("Goose", {**CREATURE, "required": []})])


def test_a_file_that_is_out_of_date_is_named_and_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "ROOT", tmp_path)
    monkeypatch.setattr(command, "made", lambda: iter([(tmp_path / "farm.py", "new")]))
    (tmp_path / "farm.py").write_text("old")
    assert command.main(["--check"]) == 1
    assert "farm.py is out of date" in capsys.readouterr().err
    assert command.main([]) == 0
    assert command.main(["--check"]) == 0
