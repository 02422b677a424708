"""Three ways to a platform; none of them knows how the bot decides. They need sagebrush-client."""

import json
import os
import sys
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread
from typing import Any

from sagebrush_client import Client, Game, Problem, Turns, read_event

Choose = Callable[[dict[str, Any]], int]
TOO_LATE = {"stale-version", "not-your-turn", "game-over"}
"""Somebody else was faster, another program of this bot perhaps: there is another position, or another turn."""
MOST_BYTES = 1 << 20


def join(url: str, table: str, name: str, choose: Choose) -> None:
    """A whole game by its stream, its dice checked."""
    with Client(url) as client:
        client.register(name)
        promise = client.table(table).sit_down()
        game = client.game(promise.game)
        state, turns = game.state(), Turns.of(game)
        for frame in game.follow(legal=True, view=True):
            if choices := turns.choices(frame):
                number = choose(position(state, frame, choices))
                turns.take(choices[number]["command"], frame)
            if frame["over"]:
                print(json.dumps(frame["outcome"]["ranking"]))
        print(game.verified(promise).detail, file=sys.stderr)


def work(url: str, table: str, name: str, choose: Choose) -> None:
    """Turns of any of the guest's games, each leased to one program, until the game of the table is over."""
    with Client(url, os.environ.get("SAGEBRUSH_TOKEN", "")) as client:
        if not client.token:
            client.register(name)
        if client.table(table).state()["seat"] is None:
            client.table(table).sit_down()
        while not (ending := client.game(table).state())["over"]:
            for job in client.take_jobs(wait_seconds=5, lease_seconds=30):
                decide(client.game(job["game"]), choose)
        print(json.dumps(ending["outcome"] and ending["outcome"]["ranking"]))


def serve(url: str, port: str, _name: str, choose: Choose) -> None:
    """Turns of SAGEBRUSH_USER in all games of an application, as its webhook tells of them; behind what ends TLS."""
    key, secret, user = (os.environ[f"SAGEBRUSH_{what}"] for what in ("KEY", "WEBHOOK_SECRET", "USER"))
    waiting: Queue[tuple[str, int]] = Queue()

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(min(int(self.headers.get("Content-Length", 0)), MOST_BYTES))
            try:
                data = read_event(secret, dict(self.headers), body)["data"]
                self.answer(204)
            except Problem:
                data = {}
                self.answer(401)
            for turn in turns_of(user, data):
                waiting.put(turn)

        def answer(self, status: int) -> None:
            self.send_response(status)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", int(port)), Receiver)
    Thread(target=server.serve_forever, daemon=True).start()
    print(f"listening on {port}", flush=True)
    with Client(url, key) as application:
        for turn in missed_turns(application, user):
            waiting.put(turn)
        played: dict[tuple[str, int], Client] = {}
        while True:
            game, seat = turn = waiting.get()
            if turn not in played:
                played[turn] = Client(url, application.game(game).new_seat_token(seat)["token"])
            while decide(played[turn].game(game), choose):
                pass


def turns_of(user: str, told: dict[str, Any]) -> list[tuple[str, int]]:
    """Game and seat of each turn of ``user`` in an event or a list of games."""
    return [(told["game"], one["seat"]) for one in told.get("awaited", ()) if one.get("user") == user]


def missed_turns(application: Client, user: str) -> list[tuple[str, int]]:
    """What was told while this program did not run: the platform told it once, and we are asked to remember."""
    found, before = list[tuple[str, int]](), None
    while True:
        page = application.games(before)
        for game in page["games"]:
            seats = {seat["seat"] for seat in game["seats"] if seat["user"] == user}
            found += [(game["game"], one["seat"]) for one in game["awaited"] if one["seat"] in seats]
        before = page["next"]
        if before is None:
            return found


def decide(game: Game[Any, Any, Any], choose: Choose) -> bool:
    """Whether the seat was asked; then its command was sent, or came too late."""
    frame = game.look(legal=True)
    choices = frame.get("legal") or []
    if choices:
        number = choose(position(game.state(), frame, choices))
        try:
            game.submit(choices[number]["command"], frame["version"])
        except Problem as problem:
            if problem.code not in TOO_LATE:
                raise
    return bool(choices)


def position(state: Any, frame: Any, choices: Any) -> dict[str, Any]:
    """What the referee asks about, too."""
    config = {name: state[name] for name in ("title", "edition", "variants", "options")}
    config["seats"] = len(state["seats"])
    legal = [choice["command"] for choice in choices]
    return {"config": config, "seat": state["seat"], "legal": legal, "view": frame["view"], "seed": frame["version"]}
