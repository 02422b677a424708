"""Which engine thought: its version and the data it thought with, to be kept with what it decided."""

import tomllib
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

ENGINE = "6"
"""That of titles without one of their own, and the newest of all."""
VERSIONS: Mapping[str, str] = {"carson-city": "3", "sierra-west": "6", "tiny-epic-western": "5"}
"""Goes up for a title whenever the same data, view, legal commands, simulations and seed may give another decision.

By the same rules: a rule that is corrected counts in ``Title.rules``.
"""

TELLING = "telling.toml"
"""The data file of a title that says how sure a decision may be of what it tells."""

MANY_SEATS = "many_seats.toml"
"""The data file of a title that says what is different where many play."""

FEW_SIMULATIONS = "few_simulations.toml"
"""The data file of a title that says what is different where a level has few simulations."""

TUNED = "tuned.toml"
"""The data file of a title with the weights that were tuned by games."""

TUNED_LEVELS = "tuned_levels.toml"
"""The data file of a title that says how far the weights of a level go towards those."""

RIVAL_DOUBT = "rival_doubt.toml"
"""The data file of a title that says how unsure a level is of what rivals do."""

JUDGING = "judging.toml"
"""The data file of a title with the weights by which some levels judge where simulations end."""


def engine_version(title: str) -> str:
    """The version of the engine that decides in ``title``."""
    return VERSIONS.get(title, ENGINE)


def data_folder(title: str) -> Traversable:
    """Where the data of ``title`` lie, if there are any."""
    return files("sagebrush_opponents").joinpath(title.replace("-", "_"))


def numbers_of(title: str, name: str) -> dict[str, Any]:
    """What the data file of that name of ``title`` says; raises FileNotFoundError where there is none."""
    return tomllib.loads(data_folder(title).joinpath(name).read_text())


def numbers_if_any(title: str, name: str) -> dict[str, Any]:
    """The same; nothing where there is none."""
    return numbers_of(title, name) if data_folder(title).joinpath(name).is_file() else {}


@cache
def weights_hash(title: str) -> str:
    """SHA-256 (hex) of the data files of ``title``, each with its name: what is decided, and told of it, depends on."""
    return _hash(_data_files(title))


@cache
def hash_without(title: str, *names: str) -> str:
    """The same without the files of these names."""
    return _hash({name: body for name, body in _data_files(title).items() if name not in names})


def _data_files(title: str) -> dict[str, bytes]:
    folder = data_folder(title)
    files_there = folder.iterdir() if folder.is_dir() else ()
    return {file.name: file.read_bytes() for file in files_there if file.name.endswith(".toml")}


def _hash(bodies: Mapping[str, bytes]) -> str:
    return sha256(b"".join(name.encode() + b"\0" + body + b"\0" for name, body in sorted(bodies.items()))).hexdigest()
