"""The holder of a seat's token: one user of an application, at one seat of one game."""

from hashlib import sha256

import msgspec

from sagebrush_gateway.applications.application import Application
from sagebrush_gateway.guests.tokens import id_of


class SeatHolder(msgspec.Struct, frozen=True):
    """``id`` is the same for a user in all games of the application; ``token`` is the digest of the seat's token."""

    id: str
    name: str
    token: str
    game: str
    seat: int
    application: Application


def user_id(application: str, user: str) -> str:
    """26 characters that name ``user`` of ``application`` here, and tell nobody else who that is."""
    return id_of(int.from_bytes(sha256(f"sagebrush-user|{application}|{user}".encode()).digest()))
