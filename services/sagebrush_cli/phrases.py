"""Sentences of the command line in the language of its reader; what titles say comes from the platform."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

LANGUAGES = ("en", "de", "es")
FOLDER = Path(__file__).parent / "languages"
_chosen = ["en"]
"""The language of this process: one reader looks at its output."""


def use_language(code: str) -> None:
    """From now on sentences are in the language of ``code``, as ``de`` or ``de-AT``; English where there are none."""
    language = code[:2].lower()
    _chosen[0] = language if language in LANGUAGES else "en"


def is_english() -> bool:
    """Whether the reader gets English."""
    return _chosen[0] == "en"


def phrase(text: str, **named: object) -> str:
    """``text``, which is English, in the language of the reader, with values in the place of ``{names}``."""
    said = translations(_chosen[0]).get(text, text)
    return said.format_map(named) if named else said


@cache
def translations(language: str) -> Mapping[str, str]:
    """Sentences of a language by the English ones; none of English."""
    if language == "en":
        return {}
    return dict(tomllib.loads((FOLDER / f"{language}.toml").read_text("utf-8")))
