"""A table's promise about its dice is kept by this guest and compared with what the game says."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from sagebrush_cli.client.api import Api, Json, Refused
from sagebrush_cli.client.tables import TableSetup

COMMITMENT = "5e" * 32


class Platform(Api):
    """A platform in memory that starts games as ``lie`` changes them; tables are taken away when nobody needs them."""

    def __init__(self, lie: Any = None, refuses: str = "") -> None:
        self.url, self.token = "", ""
        self.lie = lie or (lambda begun: begun)
        self.refuses = refuses
        self.table: Json = {}
        self.deleted: list[str] = []

    def get(self, path: str, **question: object) -> Any:
        """The titles."""
        return {"titles": [{"id": "chess", "editions": [{"id": "plain"}], "options": []}]}

    def post(self, path: str, body: Json | None = None) -> Any:
        """What a gateway would answer."""
        body = body or {}
        verb = path.rpartition("/")[2]
        if verb == self.refuses:
            raise Refused("no", "No.")
        if verb == "tables":
            seats = [{"entropy_commitment": "", "entropy": ""} for _ in range(body["seats"])]
            self.table = {"table": "t", "commitment": COMMITMENT, "seats": seats, "seat": 0, "game": "t"}
        elif verb in ("join", "reveal"):
            self.table["seats"][0].update(body)
        return deepcopy(self.table)

    def delete(self, path: str) -> None:
        """Remember what was taken away."""
        self.deleted.append(path)

    def frames(self, game: str, after: int, until: int, viewer: str | None, thoughts: bool = False) -> Iterator[Json]:
        """The first frame."""
        yield {"events": [self.lie(deepcopy(self.table))]}


def opened(platform: Platform) -> Any:
    return TableSetup("chess", 2, "greedy").opened(platform)


def test_every_game_from_the_terminal_has_entropy_of_its_own_that_was_committed_to_first() -> None:
    promises = [opened(Platform()) for _ in range(2)]
    assert promises[0].seats != promises[1].seats
    assert promises[0].commitment == COMMITMENT
    assert len(bytes.fromhex(promises[0].seats[0])) == 32


def with_another_commitment(begun: Json) -> Json:
    return {**begun, "commitment": "00" * 32}


def with_another_entropy(begun: Json) -> Json:
    begun["seats"][0]["entropy"] = "00" * 32
    return begun


def with_entropy_of_a_computer(begun: Json) -> Json:
    """The attack: entropy that suits the dice, on a seat that had committed to nothing."""
    begun["seats"][1]["entropy"] = "00" * 32
    return begun


@pytest.mark.parametrize("lie", [with_another_commitment, with_another_entropy, with_entropy_of_a_computer])
def test_a_game_that_is_not_what_its_table_promised_is_not_played(lie: Any) -> None:
    with pytest.raises(Refused) as told:
        opened(Platform(lie))
    assert told.value.code == "promise-broken"


@pytest.mark.parametrize("step", ["join", "opponents", "reveal", "start"])
def test_a_table_whose_game_cannot_start_is_not_left_behind(step: str) -> None:
    platform = Platform(refuses=step)
    with pytest.raises(Refused):
        opened(platform)
    assert platform.deleted == ["/tables/t"]
