"""Work for bots that ask for it: turns, each given to one program at a time."""

import asyncio
from contextlib import aclosing
from typing import Annotated

from fastapi import APIRouter, Depends, Security
from starlette.requests import Request

from sagebrush_gateway.access import policies
from sagebrush_gateway.access.connected import while_connected
from sagebrush_gateway.access.request_limits import limits_of
from sagebrush_gateway.api.documentation import with_body
from sagebrush_gateway.api.parsed_body import ParsedBodyRoute
from sagebrush_gateway.api.requests.commands import JobsRequest
from sagebrush_gateway.api.responses.following import TableUpdateResponse
from sagebrush_gateway.api.responses.jobs import JobResponse, JobsResponse
from sagebrush_gateway.api.routes.following import READS
from sagebrush_gateway.api.table_stream import TableStream
from sagebrush_gateway.api.table_updates import UpdateReader
from sagebrush_gateway.following.leases import TurnLeases
from sagebrush_gateway.gateway import Gateway, gateway_of
from sagebrush_gateway.guests.registry import Guest
from sagebrush_gateway.http.admission import WAITS
from sagebrush_gateway.http.languages import language_of
from sagebrush_gateway.problems import TOO_MANY_STREAMS, WRONG_CALLER
from sagebrush_gateway.streams.watching import with_keepalive
from sagebrush_process.clock import now_ms

router = APIRouter(
    prefix="/v1/bots/jobs", tags=["bots"], dependencies=[Security(policies.bearer)], route_class=ParsedBodyRoute
)
Bot = Annotated[Guest, Depends(policies.guest)]


@router.post("", operation_id="takeJobs", responses=with_body(WRONG_CALLER, TOO_MANY_STREAMS))
async def take_jobs(request: Request, guest: Bot, wanted: JobsRequest) -> JobsResponse:
    """Turns of yours that no other program of yours works on; waits for one when there is none.

    Each is leased to you: nobody else gets it until the lease ends. Send a command to do it. When a program dies, its
    turn is handed out again after the lease.
    """
    gateway = gateway_of(request.scope)
    limits_of(request.scope).take_read(READS)
    gateway.streams.require_room(guest)
    request.scope[WAITS]()
    found = _jobs(gateway, guest, wanted, language_of(request.headers.raw))
    return JobsResponse(jobs=await while_connected(request, found))


async def _jobs(gateway: Gateway, guest: Guest, wanted: JobsRequest, language: str) -> list[JobResponse]:
    """All turns that wait, up to the most that are wanted, or the next one that comes in the time of the request.

    When that is over a lease that is being taken is waited for: nobody else gets its turn.
    """
    jobs: list[JobResponse] = []
    reader = UpdateReader(gateway, guest, is_lobby=False, legal=True, language=language)
    with gateway.streams.counted(guest) as end, gateway.followers.mailbox(guest.id, 0) as box:
        asyncio.get_running_loop().call_later(wanted.wait_seconds, end.set)
        told = TableStream(gateway.followers, box, reader).updates()
        is_caught_up = False
        async with aclosing(with_keepalive(told, gateway.streams.keepalive, end)) as updates:
            async for update in updates:
                is_caught_up = is_caught_up or (update is not None and update.type == "ready")
                if update is not None and (job := await _leased(gateway, guest, wanted, update)):
                    jobs.append(job)
                if len(jobs) == wanted.most or (jobs and is_caught_up):
                    break
    return jobs


async def _leased(
    gateway: Gateway, guest: Guest, wanted: JobsRequest, update: TableUpdateResponse
) -> JobResponse | None:
    """The turn that ``update`` tells of, when there is one that nobody works on."""
    if update.table is None or update.version is None or update.seat is None or not update.legal:
        return None
    until = now_ms() + 1000 * wanted.lease_seconds
    leases = TurnLeases(gateway.store)
    if not await leases.take(guest.id, update.table, update.version, wanted.lease_seconds):
        return None
    return JobResponse(
        game=update.table,
        title=update.title or "",
        seat=update.seat,
        version=update.version,
        lease_until=until,
        legal=update.legal,
    )
