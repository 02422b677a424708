"""Which engine thought: its version and the data it thought with, to be kept with what it decided."""

from functools import cache
from hashlib import sha256
from importlib.resources import files

ENGINE = "3"
"""Goes up whenever the same view, legal commands, simulations and seed may give another decision."""


@cache
def weights_hash(title: str) -> str:
    """SHA-256 (hex) of the data files that decisions in ``title`` depend on, each with its name."""
    package = files("sagebrush_opponents")
    folders = (package.joinpath("search"), package.joinpath(title.replace("-", "_")))
    found = sorted(
        (file.name, file.read_bytes())
        for folder in folders
        if folder.is_dir()
        for file in folder.iterdir()
        if file.name.endswith(".toml")
    )
    return sha256(b"".join(name.encode() + b"\0" + body + b"\0" for name, body in found)).hexdigest()
