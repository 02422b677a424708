"""The weights of the evaluation, read from the table beside this module."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

Weights = Mapping[str, Any]
"""By group and name; lists go by round."""


@cache
def printed_weights() -> Weights:
    """The weights as they lie in the file."""
    return tomllib.loads(files(__package__).joinpath("weights.toml").read_text())
