"""A table as a picture: its text on paper, one pixel array."""

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from sagebrush_research.drawing import table_text
from sagebrush_research.episode import AnyEpisode

PAPER, INK, RED = (250, 245, 232), (45, 38, 30), (150, 40, 30)
MARGIN, LINE, WIDE, HIGH = 16, 15, 900, 720
"""Pixels; every picture has the same size, and what does not fit on it is cut off."""
LONGEST = 140


def table_picture(played: AnyEpisode, seat: int | None = None) -> NDArray[np.uint8]:
    """The text of the table as an array of ``HIGH`` x ``WIDE`` x 3 bytes; the first two lines stand out."""
    image = Image.new("RGB", (WIDE, HIGH), PAPER)
    draw, font = ImageDraw.Draw(image), ImageFont.load_default()
    for number, line in enumerate(table_text(played, seat).splitlines()):
        at = (MARGIN, MARGIN + number * LINE)
        plain = line[:LONGEST].encode("latin-1", "replace").decode("latin-1")
        draw.text(at, plain, fill=RED if number < 2 else INK, font=font)
    return np.asarray(image, dtype=np.uint8)
