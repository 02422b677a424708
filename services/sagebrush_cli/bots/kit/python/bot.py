"""A bot: write your own `choose`, and it plays offline, at tables, and for a whole platform.

python bot.py                                   lines of JSON, for the referee and the check
python bot.py http://127.0.0.1:8000 TABLE       takes a seat at a table (needs sagebrush-client)
"""

import json
import random
import sys
from typing import Any

NAME = "My bot"


def choose(position: dict[str, Any]) -> int:
    """The index of a command in `legal`; chance comes from the seed, so that the same position has the same answer.

    `view` is what your seat sees, `legal` the commands it may send, `seat` its number, `config` what the table plays.
    """
    dice = random.Random(position["seed"])
    return dice.randrange(len(position["legal"]))


def answer(message: dict[str, Any]) -> dict[str, Any]:
    """What is written for a line that was read."""
    if message["type"] == "hello":
        return {"type": "hello", "protocol": 1, "name": NAME}
    number = choose({**message, "legal": [offer["command"] for offer in message["legal"]]})
    return {"type": "move", "request_id": message["request_id"], "move": message["legal"][number]["id"]}


def play_offline() -> None:
    """A line for each line, until standard input ends."""
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


def play_at(url: str, table: str) -> None:
    """A whole game at a table, its dice checked."""
    from sagebrush_client import Client, Turns

    with Client(url) as client:
        client.register(NAME)
        promise = client.table(table).sit_down()
        game = client.game(promise.game)
        state, turns = game.state(), Turns.of(game)
        agreed = {"title": state["title"], "edition": state["edition"], "variants": state["variants"]}
        config = {**agreed, "options": state["options"], "seats": len(state["seats"])}
        for frame in game.follow(legal=True, view=True):
            if choices := turns.choices(frame):
                legal = [choice["command"] for choice in choices]
                position = {"config": config, "seat": state["seat"], "legal": legal}
                number = choose({**position, "view": frame["view"], "seed": frame["version"]})
                turns.take(legal[number], frame)
            if frame["over"]:
                print(json.dumps(frame["outcome"]["ranking"]))
        print(game.verified(promise).detail, file=sys.stderr)


if __name__ == "__main__":
    play_at(*sys.argv[1:3]) if len(sys.argv) > 2 else play_offline()
