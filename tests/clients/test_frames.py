"""Frames and commands, which the clients type by title: they have every field that the platform describes."""

import re
from pathlib import Path
from typing import Any

import pytest

from sagebrush_client import frames
from sagebrush_client.types import api

DECLARED = Path("clients/typescript/src/index.d.ts").read_text("utf-8")
PAIRS = [
    ("Frame", frames.Frame, api.FrameResponse, {"view_patch", "view_content"}),
    ("Legal", frames.Legal, api.LegalCommand, set()),
    ("Offer", frames.Offer, api.LegalResponse, set()),
    ("Commit", frames.Commit, api.CommandResponse, set()),
    ("Commits", frames.Commits, api.CommandListResponse, set()),
]
"""Name, type of the client, what the platform describes, and what the client puts together before anybody sees it."""


def declared(name: str) -> set[str]:
    """The fields of an interface of the TypeScript client."""
    [body] = re.findall(rf"^export interface {name}<[^>]*> {{(.*?)}}$", DECLARED, re.DOTALL | re.MULTILINE)
    return set(re.findall(r"(?:^|[{;\n])\s*(\w+)\??:", body))


@pytest.mark.parametrize(("name", "typed", "described", "put_together"), PAIRS)
def test_both_clients_type_every_field(name: str, typed: Any, described: Any, put_together: set[str]) -> None:
    fields = set(described.__annotations__) - put_together
    assert set(typed.__annotations__) == fields
    assert declared(name) == fields
