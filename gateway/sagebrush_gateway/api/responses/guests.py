"""Guests, tokens and tickets, as callers get them."""

from pydantic import BaseModel, Field


class GuestResponse(BaseModel):
    """A guest."""

    guest: str = Field(description="Stays when the token is exchanged; seats are bound to it.")
    name: str
    expires_at: int = Field(description="Unix seconds; exchange the token before.")


class TokenResponse(GuestResponse):
    """A guest with the token, which is shown once."""

    token: str = Field(examples=["sb_hLw2pQk3v0T8X1bXcJrYyZ5mB6nD7fG9iK4oS2uW0aE"])


class TicketResponse(BaseModel):
    """Stands for the guest in the URL of one stream, which the browser may open again."""

    ticket: str
    expires_in: int = Field(description="Seconds until its first use.")
