"""A bot that is called by webhook, for the users of an application; the check is the application, and calls."""

import base64
import hashlib
import hmac
import json
import secrets
import socket
import time
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import httpx

from sagebrush_cli.bots.report import BotReport
from sagebrush_cli.bots.ways.bout import Bout
from sagebrush_cli.bots.ways.program import Program, running
from sagebrush_cli.bots.ways.proxy import Proxy
from sagebrush_client import Client

BOT, CHECK = "bot", "check"
START_SECONDS = 30.0
ANSWER_SECONDS = 10.0
"""As long as a platform waits."""
OLD_SECONDS = 3600


class EventCaller:
    """Sends events to a bot as a platform does: signed, more than once; and what a bot must not believe."""

    def __init__(self, port: int, secret: str, report: BotReport) -> None:
        self._url = f"http://127.0.0.1:{port}/"
        self._secret = secret
        self._report = report

    def check_trust(self) -> None:
        """The bot believes what is signed with its secret, now, and nothing else."""
        self.tell("sagebrush.ping", {})
        body, other = json.dumps(_event("sagebrush.ping", {})).encode(), f"whsec_{'A' * 40}"
        now = int(time.time())
        forged = {
            "was not signed": {},
            "was signed with another secret": signed(other, body, now),
            "was signed an hour ago": signed(self._secret, body, now - OLD_SECONDS),
            "was changed on the way": signed(self._secret, body + b" ", now),
        }
        for what, headers in forged.items():
            if 200 <= (status := self._sent(body, headers)) < 300:
                self._report.add("trusting", f"an event that {what} was answered {status}")

    def turn(self, state: dict[str, Any]) -> None:
        """It is somebody's turn: told twice, as happens when an answer is lost."""
        awaited = [{"seat": one["seat"], "prompt": one["prompt"], **_user(one["seat"])} for one in state["awaited"]]
        told = {"game": state["game"], "title": state["title"], "version": state["version"], "awaited": awaited}
        for _ in range(2):
            self.tell("sagebrush.game.turn", {**told, "name": "", "over": state["over"]})

    def tell(self, kind: str, data: dict[str, Any]) -> None:
        """An event that the bot has to take."""
        body = json.dumps(_event(kind, data)).encode()
        status = self._sent(body, signed(self._secret, body, int(time.time())))
        if not 200 <= status < 300:
            self._report.add("unanswered", f"{kind} got {status or 'no answer'}, and not 2xx within ten seconds")

    def _sent(self, body: bytes, headers: dict[str, str]) -> int:
        """The status of the answer, 0 where there is none."""
        try:
            sent = {"Content-Type": "application/cloudevents+json", **headers}
            return httpx.post(self._url, content=body, headers=sent, timeout=ANSWER_SECONDS).status_code
        except httpx.HTTPError:
            return 0


def check_serve(command: str, url: str, key: str, title: str, proxy: Proxy, report: BotReport, patience: float) -> None:
    """A game of an application, one turn of which began before the bot did."""
    with Client(url, key) as application:
        seats = [{"user": user, "name": user} for user in (BOT, CHECK)]
        edition = application.title(title)["editions"][0]["id"]
        [made] = application.create_games([{"title": title, "edition": edition, "seats": seats}])
        game, token = str(made["game"]), str(made["seats"][1]["token"])
        secret, port = f"whsec_{base64.b64encode(secrets.token_bytes(32)).decode()}", _free_port()
        caller = EventCaller(port, secret, report)
        with Client(url, token) as user:
            bout = Bout(user.game(game), proxy, report, patience)
            while bout.move():
                pass  # until it is the bot's turn
            settings = {"SAGEBRUSH_KEY": key, "SAGEBRUSH_WEBHOOK_SECRET": secret, "SAGEBRUSH_USER": BOT}
            with running(command, "serve", proxy.url, str(port), **settings) as program:
                _play(program, bout, caller, port)


def _play(program: Program, bout: Bout, caller: EventCaller, port: int) -> None:
    if not _listens(program, port, bout.report):
        return
    caller.check_trust()
    if not bout.play(program, 1):
        bout.report.add("forgets", "a turn that waited when it started was not taken; nobody tells it again")
    bout.told = caller.turn
    if bout.play(program):
        bout.give_up()
        caller.turn(dict(bout.game.state()))


def _listens(program: Program, port: int, report: BotReport) -> bool:
    """Whether it takes connections."""
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until and not program.has_ended:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return True
        time.sleep(0.05)
    report.add("crash" if program.has_ended else "deaf", f"nothing listens on its port: {program.last_words}")
    return False


def signed(secret: str, body: bytes, at: int) -> dict[str, str]:
    """Headers as Standard Webhooks say."""
    id = secrets.token_hex(8)
    key = base64.b64decode(secret.removeprefix("whsec_"))
    digest = hmac.digest(key, f"{id}.{at}.".encode() + body, hashlib.sha256)
    return {
        "webhook-id": id,
        "webhook-timestamp": str(at),
        "webhook-signature": f"v1,{base64.b64encode(digest).decode()}",
    }


def _event(kind: str, data: dict[str, Any]) -> dict[str, Any]:
    """A CloudEvent."""
    game, at = str(data.get("game", "")), datetime.now(UTC).isoformat(timespec="seconds")
    id = f"{game}-{data.get('version', 0)}-{kind.rpartition('.')[2]}"
    head = {"specversion": "1.0", "id": id, "source": f"/v1/games/{game}", "type": kind, "time": at}
    return {**head, "datacontenttype": "application/json", "data": data}


def _user(seat: int) -> dict[str, str]:
    return {"user": (BOT, CHECK)[seat]}


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
