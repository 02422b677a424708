"""``sagebrush play``: from a table, a link or a game to a seat, and what is there when the game is over."""

import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import httpx

from sagebrush_cli import screen
from sagebrush_cli.client.tables import TableSetup
from sagebrush_cli.games import programs
from sagebrush_cli.games.asking import Ask, is_terminal
from sagebrush_cli.games.event_renderer import EventRenderer
from sagebrush_cli.games.playing import Playing
from sagebrush_cli.phrases import phrase
from sagebrush_client import Client, Problem, Promise, Table, Told
from sagebrush_client.frames import AnyFrame
from sagebrush_client.steps import Step

if TYPE_CHECKING:
    from sagebrush_cli.games.keyboard import Keyboard


ENDS = [signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])]
"""Signals with which a process is told to end, and with which a terminal is closed."""


class Shown(NamedTuple):
    """What a table showed before its game, as far as it is known."""

    commitment: str = ""
    """Empty where nobody has kept it."""
    may_be_sealed: bool = True
    """Whether other tables have the same chance: then the seed is kept back until all are over."""
    promise: Promise | None = None
    """What each seat had committed to, besides; None for who comes back with the commitment alone."""


def shown_by(promise: Promise) -> Shown:
    """What the table of ``promise`` showed."""
    return Shown(promise.commitment, bool(promise.group), promise)


def start(api: Client, wanted: TableSetup, as_json: bool, sleep: tuple[int, int] | None = None) -> None:
    """Open a table and play: against computers at once, or as soon as friends have taken the free seats.

    ``sleep``: minutes of the day in UTC.
    """
    if not wanted.friends:
        promise = wanted.opened(api)
        run(api, promise.game, shown_by(promise), as_json)
        return
    table = wanted.opened_for_friends(api)
    if as_json:
        screen.emit({"table": table.id})
    else:
        screen.say(phrase("Send this link to friends: {link}", link=f"{api.url}/#/table/{table.id}"), "yellow")
        screen.say(
            phrase("In a terminal: {command}", command=f"sagebrush play --url {api.url} --table {table.id}"), "dim"
        )
    join(api, table.id, as_json, sleep)


class Branching(NamedTuple):
    """Where a game goes on, whose knowledge is kept, and who sits there."""

    version: int
    knowledge: str | None
    seat: int | None
    opponent: str


def start_branch(api: Client, game: str, wanted: Branching, as_json: bool) -> None:
    """Open a branch of ``game``, start it, and play."""
    opened = api.table(game).branch(wanted.version, wanted.knowledge, name="From the terminal")
    promise = api.table(opened["table"]).start_against(wanted.opponent, wanted.seat)
    run(api, promise.game, shown_by(promise), as_json)


def join(api: Client, table: str, as_json: bool, sleep: tuple[int, int] | None = None) -> None:
    """Take a seat at a table, wait for its game, and play; the host's game starts when everybody is there.

    ``sleep``: minutes of the day in UTC.
    """
    with _given_up_when_interrupted(api.table(table)):
        promise = api.table(table).sit_down(tell=partial(_tell, as_json=as_json), sleep=sleep, start=True)
    run(api, promise.game, shown_by(promise), as_json)


class _Ended(KeyboardInterrupt):
    """The process is told to end by the signal ``number``."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


@contextmanager
def _given_up_when_interrupted(table: Table) -> Iterator[None]:
    """Gives the seat back where somebody waits no longer for the game, and takes the table away where its host does.

    Nobody could play there: our share of the dice would be missing, and nobody has been told the token of the seat.
    A signal that ends the process, as when a terminal is closed, does the same as Ctrl-C.
    """
    try:
        with _interrupted_by(ENDS):
            yield
    except KeyboardInterrupt as end:
        with suppress(Problem, httpx.TransportError):
            _give_up(table)
        if isinstance(end, _Ended):
            sys.exit(128 + end.number)
        raise


@contextmanager
def _interrupted_by(numbers: Sequence[int]) -> Iterator[None]:
    """Signals of these ``numbers`` interrupt the block as Ctrl-C does, where this is the thread that gets them.

    Not those that are ignored, as by ``nohup``.
    """

    def end(number: int, _frame: object) -> None:
        raise _Ended(number)

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard = [number for number in numbers if signal.getsignal(number) not in (signal.SIG_IGN, None)]
    before = {number: signal.signal(number, end) for number in heard}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _give_up(table: Table) -> None:
    state = table.state()
    if state["stage"] != "open":
        return
    if state["host"]:
        table.close()
    elif state["seat"] is not None:
        table.leave()


def take_over(api: Client, offer: str, as_json: bool) -> None:
    """Take the seat over that somebody offers by a link, and play on."""
    table = api.accept_offer(offer)
    run(api, table["table"], Shown(table["commitment"]), as_json)


def _tell(step: Step, as_json: bool) -> None:
    template = step.template
    if not as_json:
        screen.say(phrase(template, **step.values), "dim")


def resume(api: Client, game: str, commitment: str, as_json: bool) -> None:
    """Go on with a game in which this guest has a seat."""
    if api.get(f"/games/{game}")["seat"] is None:
        raise Problem(
            "no-seat",
            f"You have no seat in this game. `sagebrush play` printed the token of your seat when it began: set "
            f"SAGEBRUSH_TOKEN to it. To look on without a seat: sagebrush watch --url {api.url} {game}",
        )
    run(api, game, Shown(commitment), as_json)


def run(api: Client, game: str, shown: Shown, as_json: bool, ask: Ask | None = None) -> None:
    """Follow a game and ask for a command whenever it is this guest's turn; programs answer a number or a word.

    ``ask``: where answers come from instead of the keyboard. At the end the game is verified against what its
    table showed.
    """
    if not as_json and ask is None and is_terminal():
        from sagebrush_cli.games import keyboard  # it loads a library that programs do not need

        with keyboard.opened() as typed:
            again = _follow(api, game, shown, typed.ask, typed) and offer_rematch(api, game, typed.ask)
        if again:
            join(api, again, as_json=False)
    elif as_json:
        told = Told()
        last = programs.follow(api, game, ask or input, told.note)
        _tell_end(api, game, shown, last, told, as_json=True)
    else:
        _follow(api, game, shown, ask or input)


def _follow(api: Client, game: str, shown: Shown, ask: Ask, typed: "Keyboard | None" = None) -> bool:
    """Whether the game is over, once this guest follows it no more."""
    screen.say(phrase("Come back with: {command}", command=_resume_command(api, game, shown.commitment)), "dim")
    told = Told()
    last = Playing(api, game, EventRenderer.of(api, game), ask, typed).follow(told.note)
    return _tell_end(api, game, shown, last, told, as_json=False)


def _resume_command(api: Client, game: str, commitment: str) -> str:
    """The command line that goes on with a game."""
    kept = f" --commitment {commitment}" if commitment else ""
    return f"SAGEBRUSH_TOKEN={api.token} sagebrush play --url {api.url} --game {game}{kept}"


def _tell_end(api: Client, game: str, shown: Shown, frame: AnyFrame | None, told: Told, as_json: bool) -> bool:
    """Whether the game is over: then with the verdict on it, for programs with the last commit.

    Ends with status 1 when it is not what was promised.
    """
    if frame is None or not frame["over"]:
        return False
    from sagebrush_cli.records import verify  # the rules of every title, which only the end needs

    data = api.game(game).export()
    verdict = verify.verdict_at_end(data, shown.commitment, shown.may_be_sealed and bool(frame.get("sealed")))
    if shown.promise is not None:
        verdict = verify.as_promised(data, verdict, shown.promise)
    verdict = verify.as_told(data, verdict, told)
    if as_json:
        screen.emit({"game": game, **frame, "verdict": asdict(verdict)})
    else:
        verify.show_verdict(phrase("Dice of game {game}", game=game), verdict)
    if not verdict.ok:
        sys.exit(1)
    return True


def offer_rematch(api: Client, game: str, ask: Ask) -> str:
    """The table to which everybody is sent to play again, when that is typed."""
    word = phrase("rematch")
    question = phrase("Type {word} to play again with everybody, or Enter to go: ", word=word)
    if ask(question).strip() not in (word, "rematch"):
        return ""
    table = api.table(game).rematch()["table"]
    screen.say(phrase("Send this link to friends: {link}", link=f"{api.url}/#/table/{table}"), "yellow")
    return table
