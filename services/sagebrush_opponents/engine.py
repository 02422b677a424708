"""Which engine thought: its version and the data it thought with, to be kept with what it decided."""

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

ENGINE = "6"
"""That of titles without one of their own, and the newest of all."""
VERSIONS: Mapping[str, str] = {"carson-city": "3", "sierra-west": "6", "tiny-epic-western": "5"}
"""Goes up for a title whenever the same view, legal commands, simulations and seed may give another decision there."""


def engine_version(title: str) -> str:
    """The version of the engine that decides in ``title``."""
    return VERSIONS.get(title, ENGINE)


def data_folder(title: str) -> Traversable:
    """Where the data of ``title`` lie, if there are any."""
    return files("sagebrush_opponents").joinpath(title.replace("-", "_"))


@cache
def weights_hash(title: str) -> str:
    """SHA-256 (hex) of the data files that decisions in ``title`` depend on, each with its name."""
    folder = data_folder(title)
    found = sorted(
        (file.name, file.read_bytes())
        for file in (folder.iterdir() if folder.is_dir() else ())
        if file.name.endswith(".toml")
    )
    return sha256(b"".join(name.encode() + b"\0" + body + b"\0" for name, body in found)).hexdigest()
