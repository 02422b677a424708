"""What an evaluation holds things worth: data in the folder of a title, written by hand or tuned by games."""

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from sagebrush_opponents.engine import TUNED, data_folder

WEIGHTS = "weights.toml"

Weights = Mapping[str, Any]
"""By group and name; lists go by round."""


@cache
def weights_of(title: str, *, is_tuned: bool = False) -> Weights:
    """Those written by hand; those tuned by games where they are asked for and the title has them."""
    tuned = data_folder(title).joinpath(TUNED)
    file = tuned if is_tuned and tuned.is_file() else data_folder(title).joinpath(WEIGHTS)
    return tomllib.loads(file.read_text())
