"""What may be typed beside a choice: words about the own seat, the other seats and the end of the game."""

from collections.abc import Callable
from typing import NamedTuple

from sagebrush_cli import screen
from sagebrush_cli.games import presence
from sagebrush_cli.games.asking import Ask, number_in
from sagebrush_cli.games.event_renderer import EventRenderer
from sagebrush_cli.games.planning import Planner
from sagebrush_cli.phrases import phrase
from sagebrush_client import Client, Problem
from sagebrush_client.frames import AnyFrame, Json


class Order(NamedTuple):
    """A word, in English and in the language of the reader, what it does, and whether more is typed after it."""

    word: str
    own: str
    about: str
    takes: str = ""


def all_orders() -> list[Order]:
    """Every word in the order in which ``help`` lists them."""
    seat = phrase("SEAT")
    return [
        Order("undo", phrase("undo"), phrase("Take your last step back, while nobody has learnt anything from it.")),
        Order("who", phrase("who"), phrase("Who sits where, who is away, what the others ask for.")),
        Order("plan", phrase("plan"), phrase("Say beforehand what you will answer; shows what is planned, too.")),
        Order("cancel", phrase("cancel"), phrase("Drop what you have planned.")),
        Order("leave", phrase("leave"), phrase("Let a computer play until you return.")),
        Order("return", phrase("return"), phrase("Play your seat again.")),
        Order("offer", phrase("offer"), phrase("Make a link with which somebody takes your seat over."), seat),
        Order("withdraw", phrase("withdraw"), phrase("Make that link useless."), seat),
        Order("agree", phrase("agree"), phrase("Agree to end the game without a result.")),
        Order("vote", phrase("vote"), phrase("Ask to play on without somebody who is away for long."), seat),
        Order("remove", phrase("remove"), phrase("The same as host, at once."), seat),
        Order(
            "end", phrase("end"), phrase("End the game as host, with a reason that everybody reads."), phrase("REASON")
        ),
        Order("resign", phrase("resign"), phrase("Give up for good.")),
        Order("help", phrase("help"), phrase("This list.")),
    ]


COMMANDS: dict[str, Json] = {
    "resign": {"type": "resign"},
    "leave": {"type": "leave-seat"},
    "return": {"type": "return-to-seat"},
    "agree": {"type": "agree-to-end"},
    "agree to end": {"type": "agree-to-end"},
}
"""Words that are a command of the seat."""
FOR_GOOD = ("resign", "agree", "agree to end")
"""Of these the ones that nobody does by one word; where only computers play, agreeing ends the game at once."""


def understood(typed: str) -> tuple[str, str] | None:
    """The English word of an order, and what was typed after it; None when no order was typed."""
    if typed in COMMANDS:
        return typed, ""
    first, _, rest = typed.partition(" ")
    for order in all_orders():
        if first in (order.word, order.own) and (order.takes or not rest):
            return order.word, rest.strip()
    return None


class Orders:
    """Carries out what a player types about seats and the table."""

    def __init__(self, api: Client, game: str, seat: int, renderer: EventRenderer, ask: Ask) -> None:
        self._api = api
        self._game = api.game(game)
        self._table = game
        self._seat = seat
        self._renderer = renderer
        self._ask = ask
        self.planner = Planner(self._game, renderer, ask)
        self._done: dict[str, Callable[[str], object]] = {
            "offer": self._offer, "withdraw": self._withdraw, "remove": self._remove, "end": self._end,
            "cancel": lambda _rest: self.planner.cancel(), "help": lambda _rest: show_help(),
        }  # fmt: skip

    def command(self, order: tuple[str, str], frame: AnyFrame) -> Json | None:
        """The command that an order is; None when it is none, and was carried out. Refusals are said."""
        word, rest = order
        try:
            return self._command(word, rest, frame)
        except Problem as refusal:
            screen.say(str(refusal), "yellow")
            return None

    def _command(self, word: str, rest: str, frame: AnyFrame) -> Json | None:
        if word in COMMANDS:
            return COMMANDS[word] if word not in FOR_GOOD or self._is_sure(word) else None
        if word == "undo":
            return {"type": "take-back", "to": frame["take_back"][-1] if frame.get("take_back") else None}
        if word == "vote":
            return {"type": "vote-to-remove", "against": self._named(rest)}
        if word == "who":
            self.show_seats(frame)
        elif word == "plan":
            self.planner.plan()
        else:
            self._done[word](rest)
        return None

    def show_seats(self, frame: AnyFrame) -> None:
        """The players with the numbers of their seats, and everything that is known about absence."""
        for seat, name in enumerate(self._renderer.names):
            own = f" ({phrase('you')})" if seat == self._seat else ""
            screen.say(f"{seat + 1:>4}  {name}{own}")
        for line in presence.lines(frame, self._renderer, self._api.now()):
            screen.say(f"      {line}", "dim")

    def _named(self, typed: str) -> int:
        """The seat of a number, from 1, or of the beginning of a name; raises Problem."""
        names = self._renderer.names
        if number := number_in(typed, len(names)):
            return number - 1
        found = [seat for seat, name in enumerate(names) if typed and name.lower().startswith(typed.lower())]
        if len(found) != 1:
            raise Problem("no-such-seat", phrase("Name one seat by its number or its player; who lists them."))
        return found[0]

    def _offer(self, rest: str) -> None:
        made = self._game.offer_seat(self._named(rest) if rest else self._seat)
        screen.say(phrase("Whoever opens this plays on at the seat: {link}", link=made["link"]), "yellow")
        typed = f"sagebrush play --url {self._api.url} --table {made['offer']}"
        screen.say(phrase("In a terminal: {command}", command=typed), "dim")

    def _withdraw(self, rest: str) -> None:
        self._game.withdraw_offer(self._named(rest) if rest else self._seat)
        screen.say(phrase("The link is useless now."))

    def _remove(self, rest: str) -> None:
        self._api.table(self._table).free(self._named(rest))

    def _end(self, reason: str) -> None:
        if self._is_sure("end"):
            self._api.table(self._table).close(reason)

    def _is_sure(self, word: str) -> bool:
        """Whether what is for good was typed twice, in English or in the language of the reader."""
        own = next((order.own for order in all_orders() if order.word == word), word)
        question = phrase("This cannot be taken back. Type {answer} again to do it: ", answer=own)
        return self._ask(question).strip() in (own, word)


def show_help() -> None:
    """Every order with what it does."""
    for order in all_orders():
        screen.say(f"  {order.own + (' ' + order.takes if order.takes else ''):<22} {order.about}")
    screen.say(f"  {phrase('/words'):<22} {phrase('Choices with these words, where a word is an order, too.')}")
