"""What pydantic found wrong with a request, as our problem: which field of the request it is, and a sentence."""

from collections.abc import Iterator, Sequence
from typing import Any

from sagebrush_gateway.problems import MALFORMED, Problem

Fault = Any
"""An item of `ValidationError.errors()`."""
SENTENCES = {
    "extra_forbidden": "There is no such field or parameter",
    "missing": "This is needed",
    "model_attributes_type": "An object is needed",
    "model_type": "An object is needed",
    "union_tag_not_found": "This is needed",
}
"""By pydantic's name of a fault: what people are told; elsewhere its own sentence."""
ABOUT_A_TAG = {"union_tag_not_found", "union_tag_invalid"}
EXPECTED, OURS = "Input should be ", "Value error, "
"""How pydantic begins what it says of a wrong type, and what a validator of ours says."""


def malformed_request(faults: Sequence[Fault], body: Any) -> Problem:
    """The problem of the first fault that FastAPI found; each location begins with the part of the request it is in."""
    part, *where = faults[0]["loc"]
    if part == "body":
        return malformed([{**fault, "loc": fault["loc"][1:]} for fault in faults if fault["loc"][0] == part], body)
    return Problem(MALFORMED, f"{_sentence(faults[0])}.", field=".".join(map(str, where)) or part)


def malformed(faults: Sequence[Fault], body: Any) -> Problem:
    """The problem of the first fault in ``body``; where each type that is accepted has its fault, it names all."""
    fields = [tuple(_field(fault, body)) for fault in faults]
    told, *others = (_sentence(fault) for fault, field in zip(faults, fields, strict=True) if field == fields[0])
    if told.startswith(EXPECTED):
        told = " or ".join([told, *(one.removeprefix(EXPECTED) for one in others)])
    return Problem(MALFORMED, f"{told}.", field=".".join(map(str, fields[0])) or "body")


def _field(fault: Fault, body: Any) -> Iterator[str | int]:
    """The path of a fault without what pydantic adds to it: the branch of a union, its word for a key."""
    *before, last = fault["loc"] or ("",)
    for part in before:
        if _has(body, part):
            yield part
            body = body[part]
    if fault["type"] == "missing" or _has(body, last):
        yield last
    if fault["type"] in ABOUT_A_TAG:
        yield _tag(fault)


def _has(body: Any, part: str | int) -> bool:
    if isinstance(body, list):
        return isinstance(part, int)
    return isinstance(body, dict) and part in body


def _tag(fault: Fault) -> str:
    """The name in JSON of the field that tells the branches of a union apart: ``'if_' | 'if'``, its alias last."""
    named: str = fault["ctx"]["discriminator"]
    return named.split(" | ")[-1].strip("'")


def _sentence(fault: Fault) -> str:
    if fault["type"] == "union_tag_invalid":
        return f"{EXPECTED}{fault['ctx']['expected_tags'].replace(', ', ' or ')}"
    told = str(SENTENCES.get(fault["type"], fault["msg"])).removeprefix(OURS)
    return told[:1].upper() + told[1:]
