"""The rows of a title: its kinds of commands in the order of their numbers, with the domain of each field.

The file ``<title>.toml`` beside this module has a ``version``, ``domains`` (named, to be used in several rows) and
``commands``: by the class of the command, the domain of each field but the seat, in the order of the class.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from sagebrush_research.actions.domains import Domain, domain_of


class NotNumbered(Exception):
    """A title, or a command of a title, that has no numbers."""


@dataclass(frozen=True, slots=True)
class ActionRows:
    """By class of command: by field, its domain. ``version`` goes up whenever a number changes its meaning."""

    version: int
    commands: Mapping[str, Mapping[str, Domain]]


def parse_rows(text: str) -> ActionRows:
    """The rows that a file says."""
    said = tomllib.loads(text)
    named = said.get("domains", {})
    rows = {
        command: {field: domain_of(domain, named) for field, domain in fields.items()}
        for command, fields in said["commands"].items()
    }
    return ActionRows(said["version"], rows)


@cache
def rows_of(title: str) -> ActionRows:
    """The rows of a title; raises NotNumbered for one without a file."""
    file = files(__package__).joinpath(f"{title}.toml")
    if not file.is_file():
        raise NotNumbered(
            f"The commands of {title} have no numbers: there is no sagebrush_research/actions/{title}.toml."
        )
    return parse_rows(file.read_text(encoding="utf-8"))
