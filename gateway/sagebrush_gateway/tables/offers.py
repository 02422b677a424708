"""Offers of seats of running games. Every change gives a new table; nothing here waits or writes.

An offer that somebody accepts is ``taking`` until the stream has said whether he gets the seat: any gateway may then
finish it, so none is lost with a process. Of several at once the number of the holder lets one win.
"""

import re
from collections.abc import Callable
from hmac import compare_digest

import msgspec

from sagebrush_gateway.guests.caller import Caller
from sagebrush_gateway.guests.registry import Guest
from sagebrush_gateway.guests.tokens import OFFER, digest, new_id, new_secret
from sagebrush_gateway.problems import (
    ALREADY_SEATED,
    HAD_ANOTHER_SEAT,
    OFFER_ACCEPTED,
    OFFER_WITHDRAWN,
    SEAT_HANDED_OVER,
    UNKNOWN_OFFER,
    Problem,
)
from sagebrush_gateway.tables.lobby_table import LobbyTable, Occupant, OfferStage, SeatOffer, seated
from sagebrush_process.clock import HOUR_MS, now_ms

DAYS = 7
"""How long an offer stands."""
KEPT = 16
"""Offers of a table that are remembered after they have ended, so that a late visitor learns why."""
_SHAPE = re.compile(f"{OFFER}([0-9a-z]{{26}})_[A-Za-z0-9_-]{{43}}")


def new_offer(table: LobbyTable, seat: int, caller: Caller, by_host: bool, since: int) -> tuple[SeatOffer, str]:
    """An offer of ``seat``, made at the version ``since``, and the secret of its link."""
    secret = new_secret(f"{OFFER}{table.id}_")
    until = now_ms() + DAYS * 24 * HOUR_MS
    offer = SeatOffer(new_id(), digest(secret), seat, caller.id, by_host, since, until, table.holder(seat) + 1)
    return offer, secret


def table_in(secret: str) -> str:
    """The id of the table that the secret of a link names; raises the problem of one that none has."""
    found = _SHAPE.fullmatch(secret)
    if found is None:
        raise Problem(UNKNOWN_OFFER)
    return found[1]


def offered(table: LobbyTable, offer: SeatOffer) -> LobbyTable:
    """With ``offer``, in place of one that its caller made of the seat. Raises the problem of a seat he has no more."""
    if offer.holder != table.holder(offer.seat) + 1:
        raise Problem(SEAT_HANDED_OVER)
    table = withdrawn(table, offer.guest, offer.seat)
    ended = [one for one in table.offers if one.stage in ("accepted", "withdrawn")][-KEPT:]
    standing = [one for one in table.offers if one.stage in ("open", "taking")]
    return msgspec.structs.replace(table, offers=(*ended, *standing, offer))


def withdrawn(table: LobbyTable, caller: str, seat: int) -> LobbyTable:
    """Without open offers of ``seat`` that ``caller`` made; the same table when there is none."""
    return _changed(table, lambda one: one.guest == caller and one.seat == seat and one.stage == "open", "withdrawn")


def unoffered(table: LobbyTable, seat: int) -> LobbyTable:
    """Without open offers of ``seat``, whoever made them; the same table when there is none."""
    return _changed(table, lambda one: one.seat == seat and one.stage == "open", "withdrawn")


def is_offered(table: LobbyTable, seat: int) -> bool:
    """Whether whoever has the link may take ``seat`` over."""
    return any(one.seat == seat and _stands(one) for one in table.offers)


def found_offer(table: LobbyTable, secret: str) -> SeatOffer:
    """The offer with this secret; raises the problem when there is none, or none any more."""
    mark = digest(secret)
    offer = next((one for one in table.offers if compare_digest(one.secret, mark)), None)
    if offer is None:
        raise Problem(UNKNOWN_OFFER)
    if offer.stage == "withdrawn" or (offer.stage == "open" and offer.until < now_ms()):
        raise Problem(OFFER_WITHDRAWN)
    return offer


def taking(table: LobbyTable, secret: str, guest: Guest, player: str) -> LobbyTable:
    """With the offer reserved for ``guest``; the same table when it was his. Raises the problem of who may not."""
    offer = found_offer(table, secret)
    if offer.taker == guest.id:
        return table
    if table.seat_of(guest) is not None or _takes_another(table, guest):
        raise Problem(ALREADY_SEATED)
    if table.former_seats.get(guest.id, offer.seat) != offer.seat:
        raise Problem(HAD_ANOTHER_SEAT)
    if offer.stage != "open":
        raise Problem(OFFER_ACCEPTED)
    return _replaced(table, msgspec.structs.replace(offer, stage="taking", taker=guest.id, player=player))


def _takes_another(table: LobbyTable, guest: Guest) -> bool:
    """Whether ``guest`` is about to get a seat here by another link."""
    return any(one.taker == guest.id and one.stage == "taking" for one in table.offers)


def has_seat(table: LobbyTable, guest: str) -> bool:
    """Whether ``guest`` has or had a seat, or is about to get one."""
    sits = any(occupant is not None and occupant.guest == guest for occupant in table.seats)
    return sits or guest in table.former or any(one.taker == guest for one in table.offers)


def untaken(table: LobbyTable, offer: SeatOffer) -> LobbyTable:
    """With ``offer`` open again: a rule forbids that its taker gets the seat now. Where another has it, it ends."""
    stage: OfferStage = "open" if table.holder(offer.seat) < offer.holder else "withdrawn"
    free = msgspec.structs.replace(offer, stage=stage, taker="", player="")
    return _replaced(table, free) if offer in table.offers else table


def taken(table: LobbyTable, offer: SeatOffer) -> LobbyTable:
    """With the taker of ``offer`` on the seat, as the stream says; the same table when he sits there.

    What his predecessor added to the seed stays with the seat: the first event of the game has it.
    """
    before = table.seats[offer.seat]
    if offer not in table.offers or before is None or table.holder(offer.seat) != offer.holder - 1:
        return table
    occupant = Occupant(
        offer.player,
        offer.taker,
        entropy=before.entropy,
        entropy_commitment=before.entropy_commitment,
        sleep=before.sleep,
    )
    holders = [table.holder(seat) for seat in range(len(table.seats))]
    holders[offer.seat] = offer.holder
    table = _replaced(table, msgspec.structs.replace(offer, stage="accepted"))
    table = unoffered(table, offer.seat)
    former = tuple(dict.fromkeys((*table.former, before.guest)))
    former_seats = table.former_seats | {before.guest: offer.seat}
    table = msgspec.structs.replace(table, holders=tuple(holders), former=former, former_seats=former_seats)
    return seated(table, offer.seat, occupant)


def _stands(offer: SeatOffer) -> bool:
    return offer.stage == "open" and offer.until >= now_ms()


def _replaced(table: LobbyTable, now: SeatOffer) -> LobbyTable:
    """With ``now`` in the place of the offer of its id."""
    offers = tuple(now if one.id == now.id else one for one in table.offers)
    return msgspec.structs.replace(table, offers=offers)


def _changed(table: LobbyTable, is_meant: Callable[[SeatOffer], bool], stage: OfferStage) -> LobbyTable:
    """With all offers that are meant at ``stage``."""
    offers = tuple(msgspec.structs.replace(one, stage=stage) if is_meant(one) else one for one in table.offers)
    return msgspec.structs.replace(table, offers=offers) if offers != table.offers else table
