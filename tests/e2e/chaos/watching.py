"""A follower of one game, who comes back after every interruption and must see each version once, in order."""

import asyncio
import json

import httpx

RETRY_SECONDS = 0.1


async def follow(http: httpx.AsyncClient, game: str, token: str) -> list[int]:
    """The versions that a stream told, up to the end of the game, across as many connections as it took."""
    seen: list[int] = []
    while True:
        headers = {"Authorization": f"Bearer {token}", "Accept": "text/event-stream"}
        if seen:
            headers["Last-Event-ID"] = str(seen[-1])
        try:
            async with http.stream("GET", f"/v1/games/{game}/events", headers=headers, timeout=30) as response:
                assert response.status_code in {200, 429, 502, 503, 504}, response.status_code
                async for line in response.aiter_lines():
                    if line.startswith("data: ") and response.status_code == 200:
                        commit = json.loads(line.removeprefix("data: "))
                        seen.append(commit["version"])
                        if commit["over"]:
                            return seen
        except httpx.TransportError:
            pass
        await asyncio.sleep(RETRY_SECONDS)
