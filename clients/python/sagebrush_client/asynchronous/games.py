"""A game: its state, its legal commands, commands that are applied once, and a stream that comes back by itself."""

from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from typing import Any, Generic, cast

import httpx

from sagebrush_client.asynchronous.transport import AsyncTransport
from sagebrush_client.frames import Commit, Commits, Frame, Json, Offer
from sagebrush_client.keys import keyed
from sagebrush_client.paths import path_of
from sagebrush_client.problems import Problem
from sagebrush_client.promise import Promise
from sagebrush_client.retrying import AWAY, HOPELESS
from sagebrush_client.sagebrush_verify import Verdict
from sagebrush_client.told import Told
from sagebrush_client.types import api
from sagebrush_client.types.title import Command, Event, View
from sagebrush_client.views import HOW, UnreadableView, Views
from sagebrush_client.waiting import async_pause

PAGE = 200
"""Frames of a replay that are asked for at once."""


class AsyncGame(Generic[Command, Event, View]):
    """One game, as the guest, the user of a seat, or the application behind the client may know it."""

    def __init__(self, transport: AsyncTransport, game: str) -> None:
        self.id = game
        self.told = Told()
        """What ``follow``, ``frames`` and the answers to commands have told."""
        self._transport = transport
        self._path = path_of("games", game)

    async def state(self) -> api.GameResponse:
        """The game: its title and players, how far it is, and the outcome once it is over."""
        return cast(api.GameResponse, await self._get(""))

    async def look(
        self, viewer: str | int | None = None, at: int | None = None, legal: bool = False
    ) -> Frame[Command, Event, View]:
        """The view of ``viewer`` (your own by default) at a version, with your commands when you ask for them."""
        question = {"as": viewer, "at": at, "legal": legal or None}
        try:
            found = await self._with_view(await self._get("/view", {**question, "reference": True}), Views())
        except UnreadableView:
            found = await self._get("/view", question)
        return cast("Frame[Command, Event, View]", found)

    async def view_content(self, hash: str = "") -> api.ViewContentResponse:
        """What never changes in the views of the game; ``look``, ``follow`` and ``frames`` add it by themselves."""
        return cast(api.ViewContentResponse, await self._get("/content", {"hash": hash or None}))

    async def legal(self) -> Offer[Command]:
        """Your legal commands now."""
        return cast("Offer[Command]", await self._get("/legal"))

    async def submit(
        self, command: Command | Json, version: int | None = None, key: str = "", same_question: bool = False
    ) -> Commit[Event]:
        """The commit of a command, applied once however often it is sent; raises Problem when it is refused.

        ``version``: the one you looked at, so that it is refused as ``stale-version`` when the game has moved on.
        ``same_question``: not where it still answers what you were asked then, as where several choose at once.
        ``key``: your own name for the command, to repeat it even after a restart of your program.
        """
        headers = keyed(key) | _if_match(version) | ({"Prefer": "same-question"} if same_question else {})
        answer = (await self._transport.ask("POST", f"{self._path}/commands", headers=headers, json=command)).json()
        self.told.note(answer)
        return cast("Commit[Event]", answer)

    async def submit_list(
        self, commands: Sequence[Command | Json], version: int | None = None, key: str = ""
    ) -> Commits[Event]:
        """The commits of up to 64 commands, in order until one is refused; raises Problem when the first one is."""
        headers = keyed(key) | _if_match(version)
        body = {"commands": list(commands)}
        answer = (await self._transport.ask("POST", f"{self._path}/commands/list", headers=headers, json=body)).json()
        for commit in answer["commits"]:
            self.told.note(commit)
        return cast("Commits[Event]", answer)

    async def dry_run(
        self, commands: Sequence[Command | Json], version: int | None = None, views: bool = False
    ) -> api.DryRunResponse:
        """What commands of your seat would lead to, as far as that is known; the game stays as it is.

        ``views``: with a view after each command, and not only after the last.
        """
        body: Json = {"commands": list(commands), "views": views}
        try:
            found = await self._tried({**body, **HOW}, version)
            whole = Views()
            for frame in found["frames"]:
                if "view" in frame or "view_patch" in frame:
                    await self._with_view(frame, whole)
        except UnreadableView:
            found = await self._tried(body, version)
        return cast(api.DryRunResponse, found)

    async def _tried(self, body: Json, version: int | None) -> Any:
        path = f"{self._path}/commands/dry-run"
        return (await self._transport.ask("POST", path, headers=_if_match(version), json=body)).json()

    async def take_back(self, to: int | None = None) -> Commit[Event]:
        """Take your turn back to version ``to``, or as far as it goes."""
        return await self.submit({"type": "take-back", "to": to})

    async def follow(
        self,
        after: int = 0,
        viewer: str | int | None = None,
        view: bool = False,
        legal: bool = False,
        by_ticket: bool = False,
    ) -> AsyncGenerator[Frame[Command, Event, View], None]:
        """Every commit after version ``after``, then each new one, until the game is over: none missing, none twice.

        When the connection breaks, it comes back at the last version seen. ``by_ticket``: the token is not sent with
        the stream; each connection has a ticket of its own. Raises Problem when the stream is refused for good.
        """
        question = {"as": viewer, "view": view or None, "legal": legal or None}
        seen, is_over, failures = after, False, 0
        how = HOW if view else {}
        while not is_over:
            before, views, refusal = seen, Views(), None
            try:
                ticket = {"ticket": await self._ticket()} if by_ticket else {}
                asked = {"after": seen, **question, **how, **ticket}
                stream = self._transport.lines(f"{self._path}/events", asked, with_token=not by_ticket)
                async with aclosing(stream) as frames:
                    async for frame in frames:
                        if how:
                            await self._with_view(frame, views)
                        if frame["version"] > seen:
                            seen, is_over = frame["version"], frame["over"]
                            self.told.note(frame)
                            yield cast("Frame[Command, Event, View]", frame)
                if seen == before and not is_over:
                    is_over = bool((await self._get(""))["over"])
            except HOPELESS:
                raise
            except httpx.TransportError:
                pass
            except UnreadableView:
                how = {}
            except Problem as problem:
                if problem.status not in AWAY:
                    raise
                refusal = problem
            if not is_over:
                failures = 0 if seen > before else failures + 1
                await async_pause(self._transport.retry.pause_after(failures, refusal))

    async def frames(
        self, after: int = 0, until: int | None = None, viewer: str | int | None = None, thoughts: bool = False
    ) -> AsyncGenerator[Frame[Command, Event, View], None]:
        """The replay with its views, page by page, to ``until``, if the game has come so far, or the newest version."""
        last = (await self._get(""))["version"] if until is None else until
        for start in range(after, last, PAGE):
            until = min(last, start + PAGE)
            page = {"after": start, "until": until, "limit": PAGE, "as": viewer, "thoughts": thoughts}
            found = await self._page(page)
            for frame in found:
                self.told.note(frame)
                yield cast("Frame[Command, Event, View]", frame)
            if len(found) < until - start:
                return  # the game has not come so far, and a page after its end would be refused

    async def _page(self, page: Json) -> list[Json]:
        """The frames of a page, with whole views."""
        views = Views()
        try:
            found = (await self._get("/frames", page | HOW))["frames"]
            return [await self._with_view(frame, views) for frame in found]
        except UnreadableView:
            return cast("list[Json]", (await self._get("/frames", page))["frames"])

    async def _with_view(self, frame: Json, views: Views) -> Json:
        """``frame`` with its whole view; raises UnreadableView."""
        views.take(frame)
        content = await self._transport.view_content(self.id, views.content) if views.content else ""
        frame["view"] = views.whole(content)
        return frame

    async def results(self) -> api.ResultsResponse:
        """The results of all tables that play with the chance of this game, seat by seat, once all are over."""
        return cast(api.ResultsResponse, await self._get("/results"))

    async def export(self, viewer: str | int | None = None) -> bytes:
        """The game as a file."""
        return (await self._transport.ask("GET", f"{self._path}/export", {"as": viewer})).content

    async def verify(self) -> api.VerifyResponse:
        """The platform's own verdict; ``verified`` needs no trust in it."""
        return cast(api.VerifyResponse, await self._get("/verify"))

    async def verified(self, promise: Promise) -> Verdict:
        """The verdict of this client on the file of the finished game, by what its table had promised.

        The events are compared with those that this object was told (`told-otherwise`): follow and play with the same
        one. ``detail`` says of how many commits it was told.
        """
        exported = await self.export()
        return self.told.compared(exported, promise.verdict_on(exported))

    async def check_beginning(self, promise: Promise) -> None:
        """Nothing; raises PromiseBroken when the game began with anything else than its table promised."""
        page = await self._get("/frames", {"after": 0, "until": 1, "limit": 1, "events": True})
        promise.check_beginning(page["frames"][0]["events"][0])

    async def plan(
        self, *moves: api.PlannedMoveRequest, key: str = "", instead_of: str | None = None
    ) -> api.PlanResponse:
        """What your seat will answer when it is asked, instead of what it had planned; without moves, nothing.

        ``instead_of``: the ``tag`` of what you saw planned; when something else is by now, nothing is written: Problem
        `plan-changed`. ``key``: your own name for the plan, to repeat it even after a restart of your program.
        """
        seen = {} if instead_of is None else {"If-Match": f'"{instead_of}"'}
        answer = await self._transport.ask(
            "POST", f"{self._path}/plan", headers=keyed(key) | seen, json={"moves": moves}
        )
        return cast(api.PlanResponse, answer.json())

    async def current_plan(self) -> api.PlanResponse:
        """What is left of your plan, and why it ended."""
        return cast(api.PlanResponse, await self._get("/plan", {}))

    async def hint(self) -> api.HintResponse:
        """What the engine would do at your seat, where the table allows it; everybody learns that you asked."""
        answer = await self._transport.ask("POST", f"{self._path}/hint")
        return cast(api.HintResponse, answer.json())

    async def offer_seat(self, seat: int) -> api.MadeOfferResponse:
        """A link with which somebody takes your seat over, or, for the host, one that nobody plays any more."""
        answer = await self._transport.ask("POST", f"{self._path}/seats/{seat}/offer")
        return cast(api.MadeOfferResponse, answer.json())

    async def withdraw_offer(self, seat: int) -> None:
        """Offer the seat no more."""
        await self._transport.ask("DELETE", f"{self._path}/seats/{seat}/offer")

    async def new_seat_token(self, seat: int) -> api.SeatTokenResponse:
        """A new token for the user of a seat, for applications; the old one ends."""
        answer = await self._transport.ask("POST", f"{self._path}/seats/{seat}/token", is_repeatable=False)
        return cast(api.SeatTokenResponse, answer.json())

    async def revoke_seat_token(self, seat: int) -> None:
        """End the token of a seat, for applications."""
        await self._transport.ask("DELETE", f"{self._path}/seats/{seat}/token")

    async def end(self, reason: str = "") -> None:
        """End the game without a ranking, for its application. Everybody reads the ``reason`` in its stream."""
        await self._transport.ask("DELETE", self._path, {"reason": reason or None})

    async def remove_player(self, seat: int) -> None:
        """Play on without somebody who stays away, for the application of the game; raises Problem `not-absent`."""
        await self._transport.ask("DELETE", f"{self._path}/seats/{seat}")

    async def _ticket(self) -> str:
        return str((await self._transport.ask("POST", "/tickets")).json()["ticket"])

    async def _get(self, path: str, query: Json | None = None) -> Any:
        return (await self._transport.ask("GET", f"{self._path}{path}", query)).json()


def _if_match(version: int | None) -> dict[str, str]:
    return {} if version is None else {"If-Match": f'"{version}"'}
