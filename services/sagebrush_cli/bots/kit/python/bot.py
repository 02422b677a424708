"""A bot: write your own `choose`, and it plays offline, at tables, and for a whole platform.

python bot.py                     lines of JSON, for the referee and the check
python bot.py join URL TABLE      takes a seat at a table and follows its stream
python bot.py work URL TABLE      takes a seat and asks for work; start as many as you like with one SAGEBRUSH_TOKEN
python bot.py serve URL PORT      is called by webhook, for an application (README.md)
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


def play_online(way: str, url: str, place: str) -> None:
    """At a table, or for an application."""
    import ways  # type: ignore[import-not-found]

    {"join": ways.join, "work": ways.work, "serve": ways.serve}[way](url, place, NAME, choose)


if __name__ == "__main__":
    play_online(*sys.argv[1:4]) if len(sys.argv) > 3 else play_offline()
