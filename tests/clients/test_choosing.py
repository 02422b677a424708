"""A person chooses in two steps, what and then to what, with either client; a short list is chosen from as it is."""

import json
from pathlib import Path
from typing import Any

import pytest

from sagebrush_client import LegalChoice, legal_choices
from tests.clients.verifiers import needs_node, node

PACKAGE = Path(__file__).parents[2] / "clients" / "typescript" / "src" / "choosing.js"
LEGAL: list[Any] = [
    {"command": {"type": "place", "box": box}, "sentence": f"Place on {box}."} for box in ("salary", "roads")
]
PASS: Any = {"command": {"type": "pass"}, "sentence": "Pass."}
SUBJECTS = [
    {"subject": f"box:{box}", "name": box.title(), "commands": [place]} for place, box in enumerate(("salary", "roads"))
]
GROUPS = [
    {"prompt": "place", "type": "place", "sentence": "Place on ….", "commands": [0, 1], "subjects": SUBJECTS},
    {"prompt": "place", "type": "pass", "sentence": "Pass", "commands": [2], "subjects": []},
]
LONG = {"legal": [*LEGAL, PASS], "legal_groups": GROUPS}
FIRST_STEP = ["Place on ….", "Pass."]
SECOND_STEP: list[Any] = [("Salary", "box:salary", LEGAL[:1]), ("Roads", "box:roads", LEGAL[1:])]


def by_python(offer: dict[str, Any]) -> list[LegalChoice[Any]]:
    return legal_choices(offer)


def by_javascript(offer: dict[str, Any], folder: Path) -> list[LegalChoice[Any]]:
    script = folder / "choose.mjs"
    script.write_text(
        f"import {{ legalChoices }} from {json.dumps(PACKAGE.as_uri())};"
        f"console.log(JSON.stringify(legalChoices({json.dumps(offer)})));"
    )
    return [_choice(one) for one in json.loads(node(script))]


def _choice(said: dict[str, Any]) -> LegalChoice[Any]:
    return LegalChoice(said["sentence"], said["legal"], said["subject"], [_choice(one) for one in said["then"]])


@pytest.mark.parametrize("language", ["python", pytest.param("javascript", marks=needs_node)])
def test_a_long_list_is_chosen_from_in_two_steps_and_a_short_one_in_one(language: str, tmp_path: Path) -> None:
    def choices(offer: dict[str, Any]) -> list[LegalChoice[Any]]:
        return by_python(offer) if language == "python" else by_javascript(offer, tmp_path)

    place, leave = choices(LONG)
    assert [place.sentence, leave.sentence] == FIRST_STEP
    assert [(one.sentence, one.subject, one.legal) for one in place.then] == SECOND_STEP
    assert (place.legal, leave.legal, list(leave.then)) == (LEGAL, [PASS], [])
    assert [one.sentence for one in choices({"legal": LEGAL})] == [one["sentence"] for one in LEGAL]
    assert choices({"legal": []}) == choices({}) == []
