"""How an environment shows its table: as text or as a picture, as everybody sees it."""

from typing import Any

from numpy.typing import NDArray

from sagebrush_research.drawing import table_text
from sagebrush_research.environments.numbers import RENDER_MODES
from sagebrush_research.episode import AnyEpisode


def require_render_mode(mode: str | None) -> str | None:
    """``mode``; raises ValueError for one that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {mode!r}.")
    return mode


def render(played: AnyEpisode, mode: str | None) -> str | NDArray[Any] | None:
    """``ansi``: the text; ``rgb_array``: the picture; ``human``: nothing, and the text is printed."""
    if mode == "rgb_array":
        from sagebrush_research.environments.picture import table_picture

        return table_picture(played)
    text = table_text(played)
    if mode == "human":
        print(text)
        return None
    return text
