"""What requests have in common. Input is strict: a field nobody knows is an error, not a surprise."""

from typing import Annotated
from unicodedata import category

from fastapi import Path
from pydantic import AfterValidator, BaseModel, ConfigDict, Field

WHOLE = 2**53
SEEN = "LNPS"
"""How the categories of Unicode begin whose signs show something by themselves."""
UNSEEN = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Signs of these categories that show nothing."""


def printable(text: str) -> str:
    """``text``; raises ValueError for one with control characters, or with nothing to read."""
    if not text.isprintable() or all(category(sign)[0] not in SEEN or sign in UNSEEN for sign in text):
        raise ValueError("there must be something to read, and no control characters")
    return text


def printable_or_empty(text: str) -> str:
    """``text``; raises ValueError for one with control characters, or with blanks alone."""
    return printable(text) if text else text


Name = Annotated[str, Field(min_length=1, max_length=40, examples=["Anna"]), AfterValidator(printable)]
Slug = Annotated[str, Field(pattern="^[a-z0-9][a-z0-9_-]{0,39}$")]
Seat = Annotated[int, Field(ge=0, le=63, description="0-based, clockwise.", examples=[0])]
SeatNumber = Annotated[int, Path(ge=0, le=63, description="0-based.")]
"""A seat that the address names."""
Version = Annotated[int, Field(ge=0, le=WHOLE)]
As = Annotated[
    str | None,
    Field(alias="as", pattern="^(spectator|[0-9]{1,2})$", description="A seat or `spectator`; your seat by default."),
]

Reference = Annotated[
    bool, Field(description="Views without what never changes in the game: `view_content` names it (`getViewContent`).")
]


class RequestBody(BaseModel):
    """What callers send."""

    model_config = ConfigDict(extra="forbid", strict=True)


class QueryModel(BaseModel):
    """What callers ask in the query."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)
