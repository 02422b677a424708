"""A player's seat in a game that runs: what happens is told, and what is typed meanwhile is kept."""

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from sagebrush_cli import screen
from sagebrush_cli.drawings.drawing import show_table
from sagebrush_cli.drawings.holdings import holdings
from sagebrush_cli.games import clock, presence
from sagebrush_cli.games.arriving import Arriving
from sagebrush_cli.games.asking import Ask
from sagebrush_cli.games.choosing import LOOK, choose, show_choices
from sagebrush_cli.games.event_renderer import EventRenderer
from sagebrush_cli.games.offered import Offered
from sagebrush_cli.games.orders import Orders, understood
from sagebrush_cli.games.watch import show_awaited, show_frame
from sagebrush_cli.phrases import phrase
from sagebrush_client import Client, Problem, Turns
from sagebrush_client.frames import AnyFrame, Json

if TYPE_CHECKING:  # it loads a library that programs without a terminal do not need
    from sagebrush_cli.games.keyboard import Keyboard

BELL = "\a"


class Playing:
    """A player's seat in a game that runs."""

    def __init__(
        self, api: Client, game: str, renderer: EventRenderer, ask: Ask, keyboard: "Keyboard | None" = None
    ) -> None:
        """``keyboard``: of the terminal; without one questions are asked with ``ask`` where the seat may choose."""
        state = api.get(f"/games/{game}")
        self._api = api
        self._game = game
        self._renderer = renderer
        self._since: int = state["version"]
        self._seat: int = state["seat"]
        self._turns = Turns.of(api.game(game))
        self._keyboard = keyboard
        self._ask = keyboard.ask if keyboard else ask
        self._orders = Orders(api, game, self._seat, renderer, self._ask)
        self._told: list[str] = []
        self._looked = api.now()
        self._was_away = False
        self._question: object = None
        self._offered: Offered | None = None
        self._sent = 0

    def follow(self, tell: Callable[[AnyFrame], None]) -> AnyFrame | None:
        """Play to the end; the last frame. ``tell`` is called with every one."""
        frame, arriving = None, Arriving(self._api.game(self._game).follow(legal=True))
        while (arrived := arriving.next()) is not None:
            frame = arrived
            tell(frame)
            self._show(frame)
            if not frame["over"]:
                self._answer(frame, arriving)
        return frame

    def _show(self, frame: AnyFrame) -> None:
        """A commit in words; of the newest one also what is asked, who is away, and whom the game waits for."""
        show_frame(frame, self._renderer)
        self._orders.planner.remember(frame, self._seat)
        if frame["over"] or frame["version"] < self._since:
            return
        self._orders.planner.tell_end()
        told = presence.lines(frame, self._renderer, self._api.now())
        for line in told if told != self._told else ():
            screen.say(f"      {line}", "dim")
        self._told = told
        if not self._turns.choices(frame):
            show_awaited(frame, self._renderer)
        if not self._keyboard and (line := self._clock(frame)):
            screen.say(line, "dim")

    def _answer(self, frame: AnyFrame, arriving: Arriving) -> None:
        """Ask for commands while this frame is the newest; a line that is finished is read before the news."""
        while not self._is_past(arriving):
            if self._turns.choices(frame):
                command = self._choose(frame, arriving)
            elif frame["version"] < self._since or not (self._keyboard or self._has_just_left(frame)):
                return
            else:
                command = self._wait(frame, arriving)
            self._was_away = presence.is_away(frame, self._seat)
            if command is not None and self._submit(command, frame) and self._keyboard:
                return

    def _is_past(self, arriving: Arriving) -> bool:
        """Whether the game has gone on, and no line is finished that nobody has read."""
        return self._keyboard is not None and arriving.has_news() and not self._keyboard.has_line()

    def _has_just_left(self, frame: AnyFrame) -> bool:
        """Whether a computer plays the seat since this frame; who looks on by a pipe is asked once."""
        was_away, self._was_away = self._was_away, presence.is_away(frame, self._seat)
        return self._was_away and not was_away

    def _choose(self, frame: AnyFrame, arriving: Arriving) -> Json | None:
        """The command that is chosen; None when there is none, or the game went on first.

        The choices are listed unless the game went on and they are still the same.
        """
        question = (self._sent, [one["command"] for one in frame["legal"]])
        if self._offered is None or question != self._question:
            self._question, self._offered = question, Offered(frame, self._renderer)
            screen.say(f"      {self._asked(frame)}", "bold")
            show_choices(self._offered, frame)
        return choose(frame, self._offered, self._look, self._lines(frame, arriving, question), self._order(frame))

    def _asked(self, frame: AnyFrame) -> str:
        """What the seat is asked, and what it has to answer with."""
        prompt = next((one.get("prompt") for one in frame["awaited"] if one["seat"] == self._seat), None)
        has = holdings(self._renderer.title, self._view(), self._seat, self._renderer)
        asked = self._renderer.asks(prompt or "")
        return phrase("{question} You have {things}.", question=asked, things=has) if has else asked

    def _view(self) -> Json:
        return dict(self._api.get(f"/games/{self._game}/view")["view"])

    def _wait(self, frame: AnyFrame, arriving: Arriving) -> Json | None:
        """A command about the seat or the table while others decide."""
        if presence.is_away(frame, self._seat):
            question = phrase("A computer plays for you. Type return to play again, help for more: ")
        else:
            question = phrase("Others decide. ? for the table, plan, who, help: ")
        typed = self._lines(frame, arriving, ())(question)
        if typed == LOOK:
            self._look()
        elif typed:
            command = self._order(frame)(typed)
            return command if isinstance(command, dict) else None
        return None

    def _lines(self, frame: AnyFrame, arriving: Arriving, identity: object) -> Callable[[str], str | None]:
        """What asks for a line; ``identity``: of the question, as in ``Keyboard.line``."""
        if not (keyboard := self._keyboard):
            return lambda question: self._ask(question).strip()
        return lambda question: keyboard.line(question, identity, lambda: self._clock(frame), arriving.has_news)

    def _clock(self, frame: AnyFrame) -> str:
        """The line of the clock; the terminal rings when a warning is due."""
        now = self._api.now()
        if self._keyboard and clock.warning(frame, self._seat, self._looked, now):
            sys.stdout.write(BELL)
        self._looked = now
        return clock.line(frame, self._seat, self._renderer, now)

    def _order(self, frame: AnyFrame) -> Callable[[str], Json | bool]:
        """What carries out an order: the command that it is, or whether it was one."""

        def carried_out(typed: str) -> Json | bool:
            order = understood(typed)
            return False if order is None else self._orders.command(order, frame) or True

        return carried_out

    def _look(self) -> None:
        """What lies on the table, as this player may see it, drawn."""
        show_table(self._renderer.title, self._view(), self._renderer)

    def _submit(self, command: Json, frame: AnyFrame) -> bool:
        """Whether the choice is done with; what a rule refuses is said, and the choice is still there."""
        self._sent += 1
        try:
            if not self._turns.take(command, frame):
                screen.say("      " + phrase("The game went on before that."), "yellow")
        except Problem as refusal:
            screen.fail(refusal.code, str(refusal), as_json=False)
            return False
        return True
