"""The life of a table at a real terminal of 24 lines of 80 columns: clock, leaving, coming back, planning, the end."""

import asyncio
import re
from collections.abc import AsyncIterator
from string import digits

import pytest
import pytest_asyncio

from sagebrush_client import Client
from sagebrush_client.frames import Json
from sagebrush_host.platform import Platform
from sagebrush_host.settings import HostSettings
from tests.terminal import Terminal

pytestmark = [pytest.mark.platform, pytest.mark.asyncio(loop_scope="module")]
CHOOSE = {"en": "Enter for all:", "de": "Enter für alle:", "es": "Intro para todas:"}
WAIT = "for the table, plan, who, help:"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def url(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[str]:
    """The address of a platform, for all tests of this module."""
    settings = HostSettings(data_dir=tmp_path_factory.mktemp("platform"), gateway_port=0)
    async with Platform(settings) as platform:
        yield platform.url


class Friend:
    """Somebody at the table of a terminal, who decides when the game goes on."""

    def __init__(self, url: str, name: str) -> None:
        self.api = Client(url)
        self.api.register(name)

    def sits_down(self, table: str) -> None:
        """The friend takes the second seat; the game starts."""
        self._table = table
        self.api.table(table).sit_down(seat=1)

    def may_choose(self) -> bool:
        """Whether the game waits for the friend, as soon as it waits for somebody."""
        return any(one["seat"] == 1 for one in self.api.game(self._table).state()["awaited"])

    def goes_on(self) -> None:
        """The friend makes the first move that is legal."""
        self.says(self.api.game(self._table).legal()["legal"][0]["command"])

    def says(self, command: Json) -> None:
        self.api.game(self._table).submit(command)

    def version(self) -> int:
        return self.api.game(self._table).state()["version"]

    def lets_the_host_choose(self) -> None:
        """The friend moves until the game waits for the host alone."""
        while self.may_choose():
            self.goes_on()

    def waits_while_the_host_moves(self, host: Terminal, ask: str) -> None:
        """The host makes his first moves until the game waits for the friend."""
        while not self.may_choose():
            host.type("1")
            host.until(ask, WAIT)


def joined(url: str, *asked: str) -> tuple[Friend, Terminal]:
    """A friend at the table that somebody opens at a terminal."""
    host = Terminal(*("play", "--url", url, "--seats", "2", "--friends", "1", *asked))
    table = re.search(r"/#/table/(\w+)", host.until("terminal:", "Terminal:"))
    assert table
    friend = Friend(url, "Bill")
    friend.sits_down(table[1])
    return friend, host


def lives(url: str) -> None:
    """A German player: a clock that counts, everything about his seat, the end by agreement, a rematch."""
    ask, clock = CHOOSE["de"], ("--clock", "10m+5s", "--at-end", "computer", "--warn", "9m,30s")
    friend, terminal = joined(url, *clock, "--lang", "de", "--name", "Anna")
    with terminal, friend.api:
        friend.lets_the_host_choose()
        begun = terminal.until(ask)
        assert "Du hast $15, Cowboys: 3" in begun
        assert "Restzeit: du " in begun and "danach übernimmt ein Computer den Platz." in begun
        terminal.until(*digits)  # it counts while nobody types: a digit is drawn anew
        terminal.type("wer")
        terminal.until("1  Anna (du)")
        terminal.until(ask)
        terminal.type("stimmen 2")
        terminal.until("Platz")
        terminal.until(ask)
        terminal.type("planen")
        terminal.until("Enter für nichts:")
        terminal.type("")
        terminal.until(ask)
        terminal.type("anbieten")
        terminal.until("/#/offer/sbo_")
        terminal.until(ask)
        terminal.type("zurückziehen")
        terminal.until("Der Link gilt nicht mehr.")
        terminal.type("fort")
        terminal.until("ein Computer")
        terminal.until("hilfe für mehr:")
        terminal.type("zurück")
        terminal.until("hilfe, Enter für alle:", "planen, wer, hilfe:")
        terminal.type("zustimmen")
        terminal.until("es zu tun:")
        terminal.type("zustimmen")
        terminal.until("Möchte das Spiel beenden: Anna.")
        friend.says({"type": "agree-to-end"})
        assert "Niemand hat gewonnen" in terminal.until("sonst Enter:")
        terminal.type("revanche")
        again = re.search(r"#/table/(\w+)", terminal.until("#/table/") + terminal.until("\n"))
        assert again
        friend.sits_down(again[1])
        terminal.until(ask, "planen, wer, hilfe:")
        terminal.type("beenden Wir treffen uns am Freitag.")
        terminal.until("es zu tun:")
        terminal.type("beenden")
        terminal.until("Other people play this game")


def ends(url: str) -> None:
    """The host of a game against a computer ends it with a reason."""
    ask = CHOOSE["de"]
    with Terminal("play", "--url", url, "--seats", "2", "--opponent", "novice", "--lang", "de") as terminal:
        terminal.until(ask)
        terminal.type("beenden Wir treffen uns am Freitag.")
        terminal.until("es zu tun:")
        terminal.type("beenden")
        terminal.until("Wir treffen uns am Freitag.")
        terminal.until("sonst Enter:")
        terminal.type("")
        assert terminal.ended() == 0


async def test_a_host_ends_a_game_against_a_computer_with_a_reason(url: str) -> None:
    await asyncio.to_thread(ends, url)


def is_terminated(url: str) -> None:
    """A system shuts down while somebody is asked."""
    with Terminal("play", "--url", url, "--seats", "2", "--opponent", "novice") as terminal:
        before = terminal.settings()
        terminal.until(CHOOSE["en"])
        assert terminal.settings() != before
        terminal.terminate()
        assert terminal.ended() == 143
        assert terminal.settings() == before


async def test_a_game_that_is_terminated_leaves_the_terminal_as_it_was(url: str) -> None:
    await asyncio.to_thread(is_terminated, url)


async def test_a_table_lives_at_a_terminal(url: str) -> None:
    await asyncio.to_thread(lives, url)


def types_slowly(url: str) -> None:
    """A player types half a word and half a number while others move, and words that nobody asked for yet."""
    ask = CHOOSE["en"]
    friend, host = joined(url, "--title", "carson-city", "--name", "Anna")
    with host, friend.api:
        friend.lets_the_host_choose()
        host.until(ask)
        friend.waits_while_the_host_moves(host, ask)
        host.keys("wh")
        host.until("wh")
        friend.lets_the_host_choose()
        host.until(f"{ask} wh")  # what happened, the choices, and below them what was half typed
        host.keys("o\n")
        host.until("1  Anna (you)")
        host.until(ask)
        friend.waits_while_the_host_moves(host, ask)
        host.keys("1")
        host.until("1")
        friend.lets_the_host_choose()
        host.until(f"{ask} 1")
        before = friend.version()
        host.keys("\n")
        host.until("Your 1 was for another question.")
        host.until(ask)
        assert friend.version() == before, "nothing was chosen"
        host.keys("leave\nwho\n")
        assert "1  Anna (you)" in host.until("2  Bill")
        host.until("help for more:")


async def test_what_is_half_typed_is_kept_when_the_game_goes_on_and_an_old_number_answers_nothing(url: str) -> None:
    await asyncio.to_thread(types_slowly, url)


def hosts(url: str) -> None:
    """A Spanish host waits for a friend; her time ends while she types nothing, and she is asked anew."""
    clock = ("--remove-after", "60s", "--clock", "5s", "--at-end", "default")
    friend, host = joined(url, "--lang", "es", "--name", "Ana", *clock)
    with host, friend.api:
        host.until("Tiempo restante: ")
        host.until("después se juega lo predeterminado.")
        host.until("Se acabó el tiempo de Ana")
        host.until("Tiempo restante: ")


async def test_a_host_waits_for_a_friend_and_her_question_is_dropped_when_time_is_up(url: str) -> None:
    await asyncio.to_thread(hosts, url)
