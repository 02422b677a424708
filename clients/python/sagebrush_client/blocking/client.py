"""A platform as one guest, one user of a seat, or one application uses it."""

from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from types import TracebackType
from typing import Any, cast, overload
from uuid import uuid4

import httpx

from sagebrush_client.blocking.following import updates
from sagebrush_client.blocking.games import Game
from sagebrush_client.blocking.tables import Table
from sagebrush_client.blocking.transport import Transport
from sagebrush_client.frames import AnalysisLine, Json
from sagebrush_client.keys import keyed, new_token
from sagebrush_client.paths import path_of
from sagebrush_client.problems import Problem
from sagebrush_client.retrying import OWN_TOKEN, Retry
from sagebrush_client.types import api
from sagebrush_client.types.title import Command, Event, TitleTyping, View


class Client:
    """Everything a caller can ask of a platform; close it, or use it in a ``with``.

    token: of a guest (``sb_``; ``register`` makes one), of a seat (``sbs_``), or the key of an application (``sba_``).
    language: of sentences. http: a client of your own, with its proxies, certificates and time limits.
    """

    def __init__(
        self,
        url: str,
        token: str = "",
        language: str = "en",
        retry: Retry | None = None,
        http: httpx.Client | None = None,
    ) -> None:
        self._transport = Transport(url, token, language, retry or Retry(), http)

    @property
    def url(self) -> str:
        """Where the platform is."""
        return self._transport.url

    @property
    def token(self) -> str:
        """The caller's token; keep a guest's to come back to its games."""
        return self._transport.token

    def now(self) -> int:
        """The time of the platform, Unix milliseconds, by the dates of its answers: clocks are counted down with it."""
        return self._transport.time.now_ms()

    def __enter__(self) -> "Client":
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the connections."""
        self._transport.close()

    # ------------------------------------------------------------------------------------------------------- any route

    def get(self, path: str, **query: object) -> Any:
        """The JSON at ``path`` below ``/v1``; raises Problem."""
        return (self._transport.ask("GET", path, query)).json()

    def post(self, path: str, body: Mapping[str, Any] | None = None, is_repeatable: bool = False) -> Any:
        """The JSON answer to ``body``; raises Problem. Where it is not ``is_repeatable``, a lost answer is an error."""
        return (self._transport.ask("POST", path, json=body, is_repeatable=is_repeatable)).json()

    def delete(self, path: str) -> None:
        """Take away what is at ``path``; raises Problem."""
        self._transport.ask("DELETE", path)

    # --------------------------------------------------------------------------------------------------------- callers

    def register(self, name: str) -> api.TokenResponse:
        """A new guest, as which this client calls from now on."""
        guest = cast(api.TokenResponse, self.post("/guests", {"name": name}))
        self._transport.token = guest["token"]
        return guest

    def who_am_i(self) -> api.GuestResponse:
        """The guest behind the token."""
        return cast(api.GuestResponse, self.get("/guests/me"))

    def exchange_token(self) -> api.TokenResponse:
        """A new token for the same guest, used from now on; the old one ends.

        It is made here, so that nothing is lost with the answer: whether the exchange has happened is asked with it.
        """
        self._transport.is_exchanging = True
        try:
            answer = self._exchanged(new_token())
            self._transport.token = answer["token"]
        finally:
            self._transport.is_exchanging = False
        return answer

    def _exchanged(self, token: str) -> api.TokenResponse:
        """The guest with ``token`` as its own; others may call meanwhile, with the one that this client still has."""
        before, path = {"Authorization": f"Bearer {self.token}".rstrip()}, OWN_TOKEN
        try:
            answer = self._transport.ask("POST", path, headers=before, is_repeatable=False, json={"token": token})
            return cast(api.TokenResponse, answer.json())
        except (Problem, httpx.TransportError) as error:
            try:
                known = self._transport.ask("GET", "/guests/me", headers={"Authorization": f"Bearer {token}"})
            except (Problem, httpx.TransportError):
                raise error from None
            return cast(api.TokenResponse, {**known.json(), "token": token})

    def revoke_token(self) -> None:
        """The guest is gone; nobody can play its seats any more."""
        self.delete(OWN_TOKEN)

    # ---------------------------------------------------------------------------------------------------------- titles

    def titles(self) -> list[api.TitleResponse]:
        """What can be played, with editions, variants and options."""
        return cast("list[api.TitleResponse]", (self.get("/titles"))["titles"])

    def title(self, title: str) -> api.TitleResponse:
        """What can be played of one title; raises Problem ``unknown-title``."""
        titles = self.titles()
        for known in titles:
            if known["id"] == title:
                return known
        names = ", ".join(known["id"] for known in titles)
        raise Problem("unknown-title", f"There is no title {title!r}; there are: {names}.")

    def schemas(self, title: str) -> api.SchemasResponse:
        """JSON Schemas of commands, events and view, with the sentences of refusals and how events are told."""
        return cast(api.SchemasResponse, self.get(path_of("titles", title, "schemas")))

    def messages(self, title: str, language: str = "en") -> api.MessagesResponse:
        """What a title says in a language: prompts, refusals, how events are told; a fifth of its schemas."""
        return cast(api.MessagesResponse, self.get(path_of("titles", title, "messages", language)))

    def content(self, title: str, edition: str = "") -> api.ContentsResponse:
        """What is printed in an edition, the first one by default: costs, cards, texts, with the host's corrections."""
        answer = self.get(path_of("titles", title, "content"), edition=edition or None)
        return cast(api.ContentsResponse, answer)

    def opponents(self) -> list[api.OfferedComputerResponse]:
        """The computers that a table may ask for."""
        return cast("list[api.OfferedComputerResponse]", (self.get("/opponents"))["opponents"])

    # ------------------------------------------------------------------------------------------------ tables and games

    def offer(self, link: str) -> api.OfferResponse:
        """What a link to a seat offers; ``link`` may be its secret alone."""
        return cast(api.OfferResponse, self.post("/offers", {"offer": _secret(link)}, is_repeatable=True))

    def accept_offer(self, link: str, name: str = "") -> api.TableResponse:
        """The table at which you have the seat from now on, under ``name`` or your own; raises Problem."""
        asked = {"offer": _secret(link), **({"name": name} if name else {})}
        return cast(api.TableResponse, self.post("/offers/accept", asked, is_repeatable=True))

    def open_table(
        self,
        title: str,
        seats: int,
        edition: str = "",
        variants: Sequence[str] = (),
        options: Mapping[str, str | int | bool] | None = None,
        name: str = "A table",
        visibility: str = "public",
        hints: bool = False,
        key: str = "",
        **asked: Any,
    ) -> Table:
        """A new table, of the first edition when none is named; its host does not sit yet.

        ``key``: under the one of an earlier call with the same arguments you get the table of that call, also when its
        answer was lost. ``asked``: clock, absence; and tables with hours, where several play with one chance and are
        compared.
        """
        wanted = {
            "title": title,
            "edition": edition or (self.title(title))["editions"][0]["id"],
            "seats": seats,
            "variants": list(variants),
            "options": dict(options or {}),
            "name": name,
            "visibility": visibility,
        }
        body = wanted | asked | ({"hints": True} if hints else {})
        opened = self._transport.ask("POST", "/tables", headers=keyed(key), json=body)
        return self.table(opened.json()["table"])

    def tables(self, stage: str = "", mine: bool = False, before: str | None = None) -> api.TablesResponse:
        """A page of the lobby, newest first; ``next`` of it is the ``before`` of the next page."""
        question = {"stage": stage or None, "mine": mine, "before": before}
        return cast(api.TablesResponse, self.get("/tables", **question))

    def follow_mine(self, after: int = 0, legal: bool = False) -> Generator[api.TableUpdateResponse, None, None]:
        """The newest states of your tables, or of the games of an application: first all of them, then news, for ever.

        ``after``: the ``cursor`` of the last update you saw. It reconnects by itself; an update may come twice.
        """
        return updates(self._transport, "/me/events", after, legal)

    def follow_lobby(self, after: int = 0) -> Generator[api.TableUpdateResponse, None, None]:
        """The same of public tables."""
        return updates(self._transport, "/tables/events", after, legal=False)

    def table(self, table: str) -> Table:
        """The table ``table``."""
        return Table(self._transport, table)

    @overload
    def game(self, game: str) -> Game[Json, Json, Json]: ...

    @overload
    def game(self, game: str, title: TitleTyping[Command, Event, View]) -> Game[Command, Event, View]: ...

    def game(self, game: str, title: object = None) -> Game[Any, Any, Any]:
        """The game ``game``; with a title's ``TITLE``, its commands, events and views have types."""
        return Game(self._transport, game)

    def take_jobs(self, most: int = 1, wait_seconds: int = 20, lease_seconds: int = 60) -> list[api.JobResponse]:
        """Turns of yours that no other program of yours works on; empty when none came while it waited.

        Decide at ``version`` and submit with it. What is not done when its lease ends is given to who asks next.
        """
        asked = {"most": most, "wait_seconds": wait_seconds, "lease_seconds": lease_seconds}
        found = self.post("/bots/jobs", asked, is_repeatable=True)
        return cast("list[api.JobResponse]", found["jobs"])

    # ---------------------------------------------------------------------------------------------------- applications

    def create_games(self, games: Sequence[Mapping[str, Any]], key: str = "") -> list[api.CreatedGameResponse]:
        """Up to 100 started games for the users of an application, each with tokens of its seats, or its problem."""
        answer = self._transport.ask("POST", "/games", headers=keyed(key), json={"games": list(games)})
        return cast("list[api.CreatedGameResponse]", answer.json()["games"])

    def games(self, before: str | None = None) -> api.ApplicationGamesResponse:
        """A page of the games of an application, newest first."""
        return cast(api.ApplicationGamesResponse, self.get("/games", before=before))

    def create_webhook(
        self, url: str, events: Sequence[str] = ("started", "turn", "finished"), game: str | None = None
    ) -> api.CreatedWebhookResponse:
        """What happens in the games of an application is sent to ``url`` from now on; the secret is shown once."""
        asked = {"url": url, "events": list(events), "game": game}
        return cast(api.CreatedWebhookResponse, self.post("/webhooks", asked))

    def webhooks(self) -> list[api.WebhookResponse]:
        """All webhooks of an application, the oldest first."""
        return cast("list[api.WebhookResponse]", (self.get("/webhooks"))["webhooks"])

    def webhook(self, webhook: str) -> api.WebhookResponse:
        """One webhook, without its secret."""
        return cast(api.WebhookResponse, self.get(path_of("webhooks", webhook)))

    def delete_webhook(self, webhook: str) -> None:
        """Ends a webhook, with everything that waits."""
        self.delete(path_of("webhooks", webhook))

    def rotate_webhook_secret(self, webhook: str, overlap_seconds: int = 86_400) -> api.WebhookSecretResponse:
        """A new secret; the old ones sign, too, for a while."""
        asked = {"overlap_seconds": overlap_seconds}
        return cast(api.WebhookSecretResponse, self.post(path_of("webhooks", webhook, "secret"), asked))

    def ping_webhook(self, webhook: str) -> api.DeliveryResponse:
        """Sends a test event; `delivery` says what came of it."""
        return cast(api.DeliveryResponse, self.post(path_of("webhooks", webhook, "ping")))

    def deliveries(self, webhook: str, state: str = "delivered", before: int = 0) -> api.DeliveriesResponse:
        """A page of the log, the latest first; ``next`` of it is the ``before`` of the next page."""
        answer = self.get(path_of("webhooks", webhook, "deliveries"), state=state, before=before or None)
        return cast(api.DeliveriesResponse, answer)

    def delivery(self, webhook: str, delivery: str) -> api.DeliveryDetails:
        """A delivery with its event, such as a dead letter."""
        return cast(api.DeliveryDetails, self.get(path_of("webhooks", webhook, "deliveries", delivery)))

    def replay_delivery(self, webhook: str, delivery: str) -> api.DeliveryResponse:
        """Tries a dead letter for another day."""
        return cast(api.DeliveryResponse, self.post(path_of("webhooks", webhook, "deliveries", delivery, "replay")))

    def replay_dead_letters(self, webhook: str) -> int:
        """How many dead letters are tried again: the oldest 100 at most."""
        return int((self.post(path_of("webhooks", webhook, "replay")))["replayed"])

    # ------------------------------------------------------------------------------------------------------ the engine

    def engine(self) -> api.EngineResponse:
        """What the engine is, its titles and levels, and what a decision costs."""
        return cast(api.EngineResponse, self.get("/ai"))

    def decide(self, question: Mapping[str, Any]) -> api.DecisionResponse:
        """What the engine would do in a position; asked again under the same request id while it is busy."""
        asked = {"request_id": str(uuid4()), **question}
        return cast(api.DecisionResponse, self.post("/ai/decide", asked, is_repeatable=True))

    def analyze(
        self,
        game: str = "",
        file: bytes = b"",
        level: str | int | None = None,
        after: int = 0,
        simulations: int | None = None,
        seed: int | None = None,
    ) -> Generator[AnalysisLine, None, None]:
        """Every decision of a finished game, here or in a file, then the summary; raises Problem, or TransportError.

        After a broken connection, go on with ``after=`` the last version seen.
        """
        line: Json = {}
        thinking = {"level": level, "simulations": simulations, "seed": seed}
        question = {"game": game or None, "after": after or None, **thinking}
        with closing(self._transport.post_lines("/ai/analyze", question, file)) as lines:
            for line in lines:
                if line["type"] == "problem":
                    problem = line["problem"]
                    told = problem.get("detail") or problem["title"]
                    raise Problem(problem["code"], told, problem["status"], problem, problem.get("retry_after"))
                yield cast(AnalysisLine, line)
        if line.get("type") != "summary":
            raise httpx.RemoteProtocolError("The analysis ended before its summary.")


def _secret(link: str) -> str:
    """The part of a link that opens the seat."""
    return link.strip().rsplit("/", 1)[-1]
