"""Lines typed at a terminal: below news, under a clock, and kept while the game goes on."""

import asyncio
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from select import select

from prompt_toolkit import PromptSession
from prompt_toolkit.application import get_app
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.input.typeahead import get_typeahead, store_typeahead
from prompt_toolkit.keys import Keys
from rich.cells import set_cell_size

from sagebrush_cli import screen
from sagebrush_cli.phrases import phrase

CLOCK = 0.5
"""Seconds between two looks at the clock."""
NEWS = 0.05
"""Seconds between two looks at the game."""
TERMINATED = 143
ENTER = {Keys.ControlM, Keys.ControlJ}
LineNow = Callable[[], str]
HasNews = Callable[[], bool]


class Keyboard:
    """What is typed at a terminal, line by line; a number is an answer to the question that it was typed at alone."""

    def __init__(self) -> None:
        self._session: PromptSession[str | None] = PromptSession()
        self._session.default_buffer.on_text_changed += self._begin_anew
        self._half = ""
        self._begun_at: object = None
        self._question: object = None
        self._is_terminated = False

    def terminate(self) -> None:
        """End the process; while a question stands there, it is taken away first.

        Nothing is raised then: an exception of a signal can be lost in the middle of a library.
        """
        self._is_terminated = True
        if not self._session.app.is_running:
            sys.exit(TERMINATED)

    def ask(self, question: str) -> str:
        """The answer to a question that no news ends. Raises EOFError when there is nobody any more."""
        return self.line(question, object(), lambda: "", lambda: False) or ""

    def line(self, question: str, identity: object, now: LineNow, has_news: HasNews) -> str | None:
        """What is typed; None when the game went on first, and what is half typed is kept for the next question.

        ``identity``: equal for questions to which the same number is the same answer. ``now``: the line above, empty
        for none. Raises EOFError when there is nobody any more.
        """
        while True:
            self._begin(identity)
            typed = self._typed(question, now, has_news)
            if typed is None or not typed.isdigit() or self._begun_at == identity:
                return typed
            late = phrase("The game has gone on. Your {number} was for another question.", number=typed)
            screen.say(f"      {late}", "yellow")

    def has_line(self) -> bool:
        """Whether a line is finished that nobody has read."""
        if select([sys.stdin], [], [], 0)[0]:
            return True
        source = self._session.input
        store_typeahead(source, typed := get_typeahead(source))
        return any(press.key in ENTER for press in typed)

    def _begin(self, identity: object) -> None:
        """From now on what is begun is typed at this question; a line that is finished was typed at the last one."""
        if not self._half:
            self._begun_at = self._question if self.has_line() else identity
        self._question = identity

    def _begin_anew(self, line: Buffer) -> None:
        if not line.text:
            self._begun_at = self._question

    def _typed(self, question: str, now: LineNow, has_news: HasNews) -> str | None:
        half, self._half = self._half, ""
        self._session.app.erase_when_done = False
        typed = self._session.prompt(
            lambda: _below(now(), question),
            default=half,
            refresh_interval=CLOCK,
            pre_run=lambda: self._end_with(has_news),
        )
        if self._is_terminated:
            sys.exit(TERMINATED)
        return None if typed is None else typed.strip()

    def _end_with(self, has_news: HasNews) -> None:
        get_app().create_background_task(self._end_when(has_news))

    async def _end_when(self, has_news: HasNews) -> None:
        """Takes the question away when the game goes on, or the process ends."""
        while not (self._is_terminated or has_news()):
            await asyncio.sleep(NEWS)
        app = get_app()
        if app.is_running and not app.is_done:
            self._half = app.current_buffer.text
            app.erase_when_done = True
            app.exit(result=None)


@contextmanager
def opened() -> Iterator[Keyboard]:
    """The keyboard of a terminal, whose settings are as before afterwards, terminated or not."""
    from termios import TCSADRAIN, tcgetattr, tcsetattr

    before = tcgetattr(sys.stdin)
    keyboard = Keyboard()
    handler = signal.signal(signal.SIGTERM, lambda *_: keyboard.terminate())
    try:
        yield keyboard
    finally:
        signal.signal(signal.SIGTERM, handler)
        tcsetattr(sys.stdin, TCSADRAIN, before)


def _below(line: str, question: str) -> str:
    """The question under a line that stays one line."""
    return f"{set_cell_size(line, screen.console.width - 1).rstrip()}\n{question}" if line else question
