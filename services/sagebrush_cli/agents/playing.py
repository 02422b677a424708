"""What the tools do, on a client: rounds of looking, choosing and waiting, with answers a language model can read."""

from contextlib import aclosing
from typing import Any

import anyio

from sagebrush_client import AsyncClient, AsyncGame, Promise
from sagebrush_client.frames import AnyFrame, Json, Offer

MOST_EVENTS = 200
"""Events that one answer tells; of more, the latest."""
MOST_FRAMES = 50
LONGEST_WAIT = 30.0
AnyGame = AsyncGame[Json, Json, Json]


async def titles(client: AsyncClient) -> list[Json]:
    """What can be played, short."""
    return [
        {
            "title": title["id"],
            "name": title["name"],
            "editions": [{"edition": edition["id"], "seats": edition["seats"]} for edition in title["editions"]],
            "variants": {variant["id"]: variant["summary"] for variant in title["variants"]},
            "options": {option["id"]: option["values"] for option in title["options"]},
        }
        for title in await client.titles()
    ]


async def opened(
    client: AsyncClient, title: str, seats: int, opponent: str, edition: str, variants: list[str], options: Json
) -> Promise:
    """What the table of a new game promised; its game has started, with the caller on the first seat."""
    table = await client.open_table(title, seats, edition, variants, options, "A table", "private")
    return await table.start_against(opponent)


async def turn(game: AnyGame, after: int, seconds: float) -> Json:
    """What happened after version ``after``, and what the caller may do now; waits until there is something to do.

    Nothing is left out up to the ``version`` that is told, after which the caller asks the next time.
    """
    events: list[Json] = []
    newest: AnyFrame | None = None
    with anyio.move_on_after(min(seconds, LONGEST_WAIT) if seconds > 0 else 0.0):  # NaN, which JSON may have, is not
        async with aclosing(game.follow(after=after, legal=True)) as frames:
            async for frame in frames:
                events += _told(frame)
                newest = frame
                if frame["over"] or (frame.get("legal") and not await _is_past(game, frame)):
                    break
    if newest is None or not newest["over"]:
        offer, seen = await game.legal(), newest["version"] if newest else after
        async for frame in game.frames(max(seen, offer["version"] - MOST_EVENTS), offer["version"]):
            events += _told(frame)
            newest = frame
        if newest is None or not newest["over"]:
            return {"events": events[-MOST_EVENTS:], "over": False, **numbered(offer)}
    outcome = newest["outcome"]
    return {"events": events[-MOST_EVENTS:], "version": newest["version"], "over": True, "outcome": outcome}


def numbered(offer: Offer[Json]) -> Json:
    """The legal commands with numbers to choose by."""
    legal = [{"number": number, **choice} for number, choice in enumerate(offer["legal"], 1)]
    return {"version": offer["version"], "legal": legal, "take_back": offer["take_back"]}


async def advice(client: AsyncClient, game: AnyGame, level: str, simulations: int) -> Json:
    """What a computer would do in the position that the caller sees, with the box of the game as the host has it."""
    state, seen = await game.state(), await game.look()
    (first,) = [frame async for frame in game.frames(0, 1)]
    config = first["events"][0]["config"]
    question: dict[str, Any] = {"title": state["title"], "config": config, "view": seen["view"], "level": level}
    seat = {} if state["seat"] is None else {"seat": state["seat"]}
    budget = {"simulations": simulations} if simulations else {}
    decision = await client.decide({**question, **seat, **budget})
    return {field: decision[field] for field in ("command", "expected", "lines")}


async def replay(game: AnyGame, after: int, until: int | None) -> list[Json]:
    """What happened, commit by commit, without views."""
    last = (await game.state())["version"] if until is None else until
    shown: list[Json] = []
    async for frame in game.frames(after, min(last, after + MOST_FRAMES)):
        shown.append({field: frame.get(field) for field in ("version", "actor", "events", "over", "outcome")})
    return shown


async def result(game: AnyGame, promise: Promise | None) -> Json:
    """How the game stands, and once it is over, whether its dice are what its table promised."""
    state = await game.state()
    told: Json = {"version": state["version"], "over": state["over"], "outcome": state["outcome"]}
    if not state["over"]:
        return told
    if promise is None:
        return told | {"verified_by_platform": await game.verify()}
    verdict = await game.verified(promise)
    return told | {"dice": {"ok": verdict.ok, "code": verdict.code, "detail": verdict.detail}}


def _told(frame: AnyFrame) -> list[Json]:
    return [{"version": frame["version"], "actor": frame["actor"], **event} for event in frame["events"]]


async def _is_past(game: AnyGame, frame: AnyFrame) -> bool:
    return (await game.state())["version"] > frame["version"]
