"""What the streams over many tables tell."""

from typing import Literal

from pydantic import BaseModel, Field

from sagebrush_gateway.api.responses.games import LegalCommand, OutcomeResponse
from sagebrush_gateway.api.responses.presence import PresenceResponse
from sagebrush_gateway.api.responses.tables import AwaitedResponse, TableResponse, is_absent
from sagebrush_gateway.tables.lobby_table import Stage

UpdateType = Literal["table", "started", "moved", "your-turn", "warned", "finished", "removed", "ready"]


class AwaitedUserResponse(AwaitedResponse):
    """A seat the game waits for, and the user of an application who has it."""

    user: str | None = Field(None, description="For the application that created the game alone.", exclude_if=is_absent)


class ClockWarningResponse(BaseModel):
    """That a seat has less than so much time left for its decision; each is told once."""

    seat: int = Field(description="0-based; for a guest his own.")
    user: str | None = Field(None, description="For the application that created the game alone.", exclude_if=is_absent)
    seconds: int = Field(description="One of the `warnings` of the clock.")
    ends: int = Field(description="When the time is up, Unix ms.")


class TableUpdateResponse(BaseModel):
    """The newest state of a table that changed; what does not apply is left out."""

    id: str = Field(description="The same for the same news; an update may come twice.")
    type: UpdateType = Field(
        description="`table`: it changed before its game began. `started`, `moved`: the game has a new version. "
        "`your-turn`: and waits for your seat. `warned`: the time of your seat runs out. `finished`: the game is over. "
        "`removed`: the table is gone, or none of yours. `ready`: you have been told of all your tables; everything "
        "that follows is news."
    )
    cursor: int = Field(default=0, description="Give it as `after` to go on from here.")
    table: str | None = Field(default=None, description="The id of the table, which is that of its game.")
    title: str | None = None
    name: str | None = None
    stage: Stage | None = None
    seat: int | None = Field(default=None, description="Your seat, 0-based.")
    version: int | None = Field(default=None, description="How many commits the game has.")
    awaited: list[AwaitedUserResponse] | None = Field(
        default=None, description="Seats the game waits for, and what each is asked."
    )
    your_turn: bool | None = Field(default=None, description="Whether the game waits for your seat.")
    over: bool | None = None
    presence: PresenceResponse | None = Field(
        default=None,
        description="The people who are away: once somebody has left or a seat has changed hands, and at a table with "
        "terms of absence.",
    )
    warning: ClockWarningResponse | None = Field(default=None, description="With `warned` alone.")
    outcome: OutcomeResponse | None = Field(default=None, description="There when the game is over.")
    legal: list[LegalCommand] | None = Field(
        default=None, description="Your commands, with `legal`, when it is your turn."
    )
    details: TableResponse | None = Field(default=None, description="The table, for guests, while it has no game.")
