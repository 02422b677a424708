"""Seats of running games that change hands: offered by a link, taken by whoever opens it, decided by the stream.

Three steps, each of which may be repeated: the offer is reserved for a guest, the rules service writes the commit, and
the guest takes the place of his predecessor. From the commit on that one reads and decides nothing, wherever he asks.
"""

from time import time

from grpc import StatusCode
from msgspec import json

from sagebrush_gateway.applications.seat_holder import SeatHolder
from sagebrush_gateway.applications.seat_tokens import SeatTokens
from sagebrush_gateway.guests.caller import Caller
from sagebrush_gateway.guests.registry import Guest
from sagebrush_gateway.problems import (
    ALREADY_SEATED,
    FOR_HOST_ALONE,
    SEAT_HANDED_OVER,
    UNAUTHENTICATED,
    UNKNOWN_OFFER,
    Problem,
    refused,
)
from sagebrush_gateway.tables import offers
from sagebrush_gateway.tables.closing import AUTOMATON
from sagebrush_gateway.tables.lobby import Lobby
from sagebrush_gateway.tables.lobby_table import LobbyTable, SeatOffer
from sagebrush_process.clock import now_ms
from sagebrush_rpc.errors import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire


class SeatHandover:
    """Offers of the tables of one lobby; every method may raise RulesError."""

    def __init__(self, lobby: Lobby, seats: SeatTokens) -> None:
        self._lobby = lobby
        self._tables = lobby.tables
        self._seats = seats

    async def offer(self, caller: Caller, table: LobbyTable, seat: int, by_host: bool) -> tuple[LobbyTable, str, int]:
        """The table with an offer of ``seat``, the secret of its link, and until when it stands, Unix ms."""
        if table.is_for_host_alone():
            raise Problem(FOR_HOST_ALONE)
        table = await self.finished(table)
        if not by_host and table.seat_of(caller) != seat:  # an acceptance that was decided just now
            raise Problem(SEAT_HANDED_OVER)
        newest = await self._lobby.newest_frame(table, presence=True)
        if newest.over:
            raise Problem(refused("game-over"), "The game is over.", version=newest.version)
        occupant = table.seats[seat]
        if occupant is None or occupant.opponent is not None:
            raise Problem(refused("computers-seat"), "A computer has this seat, so nobody can leave it.")
        if by_host:
            _require_nobody_plays(newest, seat)
        offer, secret = offers.new_offer(table, seat, caller, by_host, newest.version)
        table = await self._tables.change(table.id, lambda table: offers.offered(table, offer))
        if isinstance(caller, SeatHolder) and not await self._seats.is_token_good(caller, time()):
            await self.withdraw(caller, table, seat)  # his token ended, with its offers, before this one was there
            raise Problem(UNAUTHENTICATED, "The token of this seat has ended.", {"WWW-Authenticate": "Bearer"})
        return table, secret, offer.until

    async def withdraw(self, caller: Caller, table: LobbyTable, seat: int) -> LobbyTable:
        """The table without offers of ``seat`` that ``caller`` made and nobody has accepted; repeating it is safe."""
        return await self._tables.change(table.id, lambda table: offers.withdrawn(table, caller.id, seat))

    async def withdraw_all(self, table: str, seat: int) -> None:
        """Ends all offers of ``seat`` that nobody has accepted, whoever made them; repeating it is safe."""
        await self._tables.change(table, lambda table: offers.unoffered(table, seat))

    async def look(self, secret: str) -> tuple[LobbyTable, SeatOffer]:
        """What a link offers; raises the problem of one that offers nothing any more."""
        table_id = offers.table_in(secret)
        try:
            table = await self._tables.newest(table_id)
        except Problem:
            raise Problem(UNKNOWN_OFFER) from None
        table = await self.finished(table)
        return table, offers.found_offer(table, secret)

    async def accept(self, guest: Guest, secret: str, player: str) -> LobbyTable:
        """The table with ``guest`` on the seat that the link offers; repeating it changes nothing.

        Raises the problem of who has handed the seat on since.
        """
        seen, _ = await self.look(secret)
        await self._require_one_table(guest, seen)
        try:
            table = await self._tables.change(seen.id, lambda table: offers.taking(table, secret, guest, player))
        except Problem:
            await self._let_go(seen, guest.id)
            raise
        offer = offers.found_offer(table, secret)
        try:
            await self._require_one_table(guest, table)  # another acceptance of his may have let go meanwhile
        except Problem:
            await self._tables.change(table.id, lambda table: offers.untaken(table, offer))
            raise
        table = await self._settled(table, offer)
        if table.seat_of(guest) != offer.seat:
            raise Problem(SEAT_HANDED_OVER)
        return table

    async def _require_one_table(self, guest: Guest, table: LobbyTable) -> None:
        """Raises the problem of who has or had a seat at another table with the same chance, or tried to get one."""
        place = table.place
        if place is None or table.seat_of(guest) is not None:
            return
        own = {*table.former, *(occupant.guest for occupant in table.seats if occupant is not None)}
        is_elsewhere = guest.id in place.people and guest.id not in own
        if is_elsewhere or await self._tables.claims.claim(place, guest.id, table.id) != table.id:
            raise Problem(ALREADY_SEATED, "You know another table that plays with the same chance.")

    async def _let_go(self, table: LobbyTable, guest: str) -> None:
        """Lets ``guest``, who did not get a seat here, accept one at another table with the same chance."""
        if table.place is not None:
            await self._tables.claims.release(table.place, guest, table.id, lambda: self._has_seat(table.id, guest))

    async def _has_seat(self, table: str, guest: str) -> bool:
        """Whether ``guest`` has a seat there, or is getting it."""
        return offers.has_seat(await self._tables.newest(table), guest)

    async def finished(self, table: LobbyTable) -> LobbyTable:
        """The table with every acceptance decided that another request has begun, and may not live to end."""
        for offer in [one for one in table.offers if one.stage == "taking"]:
            try:
                table = await self._settled(table, offer)
            except RulesError as error:
                if error.status is not StatusCode.FAILED_PRECONDITION:
                    raise
                table = await self._tables.newest(table.id)
        return table

    async def _settled(self, table: LobbyTable, offer: SeatOffer) -> LobbyTable:
        """The table after the stream has said whether the taker of ``offer`` gets the seat; raises its refusal."""
        if offer.stage != "taking":
            return table
        try:
            await self._lobby.rules.submit(_command(table, offer))
        except RulesError as error:
            if error.status is StatusCode.FAILED_PRECONDITION:
                await self._tables.change(table.id, lambda table: offers.untaken(table, offer))
                await self._let_go(table, offer.taker)
            raise
        before = table.seats[offer.seat]
        if before is not None and before.guest not in (table.host, offer.taker):
            await self._tables.lists.forget(before.guest, table)
        await self._tables.lists.remember(offer.taker, table)
        await self._seats.release(table.id, offer.seat)
        return await self._tables.change(table.id, lambda table: offers.taken(table, offer))


def _require_nobody_plays(newest: wire.Frame, seat: int) -> None:
    """Raises the problem of a seat for which the game has not waited long enough; the rules service decides later."""
    since = {one["seat"]: one["at"] for one in json.decode(newest.presence)["offerable"]}
    if since.get(seat, now_ms() + 1) > now_ms():
        raise Problem(refused("not-absent"), "The game has not waited long enough for this seat.")


def _command(table: LobbyTable, offer: SeatOffer) -> wire.SubmitRequest:
    command = {
        "type": "hand-over-seat",
        "given": offer.seat,
        "player": offer.player,
        "holder": offer.holder,
        "since": offer.since,
        "by_host": offer.by_host,
    }
    return wire.SubmitRequest(
        game=table.id, seat=AUTOMATON, command_id=f"handed-over-{offer.id}", command=json.encode(command)
    )
