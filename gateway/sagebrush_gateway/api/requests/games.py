"""Queries about games."""

from typing import Annotated, Literal

from pydantic import Field

from sagebrush_gateway.api.requests.fields import As, QueryModel, Reference, Version


class ViewQuery(QueryModel):
    """The seat whose view it is, and when."""

    as_: As = None
    at: Version | None = Field(None, description="The newest version by default.")
    legal: bool = Field(False, description="With your legal commands.")
    reference: Reference = False


class ViewContentQuery(QueryModel):
    """What is looked for."""

    hash: str = Field("", max_length=64, description="The `view_content` of a frame: its answer may be kept for ever.")


Ticket = Annotated[str, Field(max_length=64, description="Instead of the Authorization header.")]
ToldProblems = Annotated[
    Literal["", "stream"],
    Field(
        description="`stream`: a refusal is told on the stream itself, where a browser can read it: status 200 and one "
        "event `problem`, or a WebSocket that is closed with 4000 plus the status and the code as its reason. Where "
        "you accept ND-JSON and no events, the answer is the problem."
    ),
]
Language = Annotated[
    Literal["", "en", "es", "de"],
    Field(description="Of the sentences of legal commands; `Accept-Language` says it where headers can be sent."),
]


class EventsQuery(QueryModel):
    """From where, as whom, with what."""

    as_: As = None
    after: Version = Field(0, description="The last version seen; Last-Event-ID wins.")
    view: bool = Field(False, description="With the view after each commit.")
    patch: bool = Field(
        False,
        description="With the first view of the stream, and then with what changed in it, as `view_patch`.",
    )
    reference: Reference = False
    legal: bool = Field(False, description="With your legal commands after each commit.")
    ticket: Ticket = ""
    problems: ToldProblems = ""
    language: Language = ""


class FollowingQuery(QueryModel):
    """From where, and with what."""

    after: Version = Field(
        0, description="The cursor of the last update seen; Last-Event-ID wins. 0: all tables that are not finished."
    )
    legal: bool = Field(False, description="With your legal commands when it is your turn.")
    ticket: Ticket = ""
    problems: ToldProblems = ""
    language: Language = ""


class FramesQuery(QueryModel):
    """Which frames."""

    as_: As = None
    after: Version = Field(0, description="The version before the first frame; `next` of the page before.")
    until: Version | None = Field(None, description="The last version; the newest by default.")
    view: bool = Field(True, description="With the view after each commit.")
    patch: bool = Field(
        False, description="With the first view of the page, and then with what changed in it, as `view_patch`."
    )
    reference: Reference = False
    events: bool = Field(True, description="With the events of each commit.")
    thoughts: bool = Field(
        False, description="With what computers thought, once the game is over: until then nobody may know."
    )
    limit: int = Field(100, ge=1, le=500, description="Frames of a page.")


class ViewerQuery(QueryModel):
    """As whom."""

    as_: As = None
