"""``sagebrush play``: a seat at the table, the legal commands as numbered choices."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import asdict
from functools import partial
from typing import Any, NamedTuple, NoReturn

from rich.columns import Columns
from rich.markup import escape

from sagebrush_cli import screen
from sagebrush_cli.client.tables import TableSetup
from sagebrush_cli.drawings.drawing import show_table
from sagebrush_cli.games.event_renderer import EventRenderer
from sagebrush_cli.games.offered import Offered, Page
from sagebrush_cli.games.own_seat import AWAY, RETURN, is_away, time_line
from sagebrush_cli.games.watch import show_awaited, show_frame
from sagebrush_client import Client, Problem, Turns
from sagebrush_client.frames import AnyFrame, Json

UNDO = "undo"
LOOK = "?"
QUESTIONS = (
    "Number, words, leave, offer, resign, ? for the table, Enter for all: ",
    "Number, words, undo, leave, offer, resign, ? for the table, Enter for all: ",
)
"""Without and with something to take back; in one line of a terminal, so that the table stays in sight above it."""
ABOUT_THE_SEAT: Mapping[str, Json] = {
    "resign": {"type": "resign"},
    "leave": {"type": "leave-seat"},
    "return": {"type": "return-to-seat"},
    "agree to end": {"type": "agree-to-end"},
}
"""What may be typed at any question about who plays the seat, and the command that it is."""
OFFER = "offer"
"""What may be typed to let somebody else play on."""
SURE = "This cannot be taken back. Type {answer} again to do it: "
FINAL = "The limit for taking back in this turn is reached: what you do next cannot be taken back."
Ask = Callable[[str], str]


def start(api: Client, wanted: TableSetup, as_json: bool) -> None:
    """Open a table, start its game, and play."""
    promise = wanted.opened(api)
    run(api, promise.game, promise.commitment, as_json)


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
    run(api, promise.game, promise.commitment, as_json)


def join(api: Client, table: str, as_json: bool, sleep: tuple[int, int] | None = None) -> None:
    """Take a seat at somebody's table, wait for its game, and play; ``sleep``: minutes of the day in UTC."""
    promise = api.table(table).sit_down(tell=partial(_tell, as_json=as_json), sleep=sleep)
    run(api, promise.game, promise.commitment, as_json)


def take_over(api: Client, offer: str, as_json: bool) -> None:
    """Take the seat over that somebody offers by a link, and play on."""
    table = api.accept_offer(offer)
    run(api, table["table"], table["commitment"], as_json)


def _tell(text: str, as_json: bool) -> None:
    if not as_json:
        screen.say(text, "dim")


def resume(api: Client, game: str, commitment: str, as_json: bool) -> None:
    """Go on with a game in which this guest has a seat."""
    if api.get(f"/games/{game}")["seat"] is None:
        raise Problem(
            "no-seat",
            f"You have no seat in this game. `sagebrush play` printed the token of your seat when it began: set "
            f"SAGEBRUSH_TOKEN to it. To look on without a seat: sagebrush watch --url {api.url} {game}",
        )
    run(api, game, commitment, as_json)


def run(api: Client, game: str, commitment: str, as_json: bool, ask: Ask = input) -> None:
    """Follow a game and ask for a command whenever it is this guest's turn; programs answer a number or a word.

    At the end the game is verified against ``commitment``, the one that its table showed; empty when that is not known.
    """
    renderer = EventRenderer.of(api, game)
    if not as_json:
        screen.say(f"Come back with: {_resume_command(api, game, commitment)}", "dim")
    state = api.get(f"/games/{game}")
    seat, was_away = state["seat"], False
    turns, look = Turns.of(api.game(game)), partial(_show_table, api, game, renderer)
    offer = partial(_offer_seat, api, game, seat)
    for frame in api.game(game).follow(legal=True):
        if frame["over"]:
            _tell_end(api, game, commitment, frame, renderer, as_json)
        elif as_json:
            screen.emit({"game": game, **frame})
        else:
            show_frame(frame, renderer)
            _show_time(frame, seat, bool(turns.choices(frame)), renderer)
        while turns.choices(frame):
            _submit(turns, _read(frame, ask) if as_json else _choose(frame, renderer, look, ask, offer), frame, as_json)
        is_gone = not as_json and frame["version"] >= state["version"] and is_away(frame, seat)
        if is_gone and not was_away:
            _offer_return(turns, frame, ask)
        was_away = is_gone


def _show_time(frame: AnyFrame, seat: int | None, has_choices: bool, renderer: EventRenderer) -> None:
    """Until when this seat may choose, or whom the game waits for."""
    if not has_choices:
        show_awaited(frame, renderer)
    elif line := time_line(frame, seat):
        screen.say(f"      {line}", "dim")


def _offer_return(turns: Turns[Json, Json, Json], frame: AnyFrame, ask: Ask) -> None:
    """The seat is this player's again if he says so; asked once each time that he leaves."""
    if ask(AWAY).strip() == RETURN:
        _submit(turns, ABOUT_THE_SEAT[RETURN], frame, as_json=False)


def _resume_command(api: Client, game: str, commitment: str) -> str:
    """The command line that goes on with a game."""
    kept = f" --commitment {commitment}" if commitment else ""
    return f"SAGEBRUSH_TOKEN={api.token} sagebrush play --url {api.url} --game {game}{kept}"


def _tell_end(api: Client, game: str, commitment: str, frame: AnyFrame, renderer: EventRenderer, as_json: bool) -> None:
    """The last commit with the verdict on the whole game; status 1 when it is not what the table promised."""
    from sagebrush_cli.records import verify  # the rules of every title, which only the end needs

    verdict = verify.verdict_on(api.game(game).export(), commitment)
    if as_json:
        screen.emit({"game": game, **frame, "verdict": asdict(verdict)})
    else:
        show_frame(frame, renderer)
        verify.show_verdict(f"Dice of game {game}", verdict)
    if not verdict.ok:
        sys.exit(1)


def _submit(turns: Turns[Json, Json, Json], command: Json, frame: AnyFrame, as_json: bool) -> None:
    """Send a command; what a rule refuses is said, and the choice is still there."""
    try:
        turns.take(command, frame)
    except Problem as refusal:
        screen.fail(refusal.code, str(refusal), as_json)


def _read(frame: Mapping[str, Any], ask: Ask) -> Json:
    return _parse_answer(frame, ask("").strip()) or _no_number(len(frame["legal"]))


def _no_number(most: int) -> NoReturn:
    raise Problem("no-such-choice", f"Answer with a number from 1 to {most}.")


def _parse_answer(frame: Mapping[str, Any], answer: str) -> Json | None:
    """The command behind a number, ``undo`` or a word about the seat, if there is one."""
    if answer in ABOUT_THE_SEAT:
        return ABOUT_THE_SEAT[answer]
    if answer == UNDO:
        return {"type": "take-back", "to": frame["take_back"][-1] if frame["take_back"] else None}
    legal = frame["legal"]
    number = int(answer) if answer.isascii() and answer.isdigit() else 0
    return legal[number - 1]["command"] if 1 <= number <= len(legal) else None


def _choose(
    frame: Mapping[str, Any],
    renderer: EventRenderer,
    look: Callable[[], object],
    ask: Ask,
    offer: Callable[[], None],
) -> Json:
    """The command behind what was typed: a number, or undo; words and letters narrow the list, ? shows the table."""
    offered = Offered(frame, renderer)
    answer = ""
    while True:
        if answer == LOOK:
            look()
        else:
            _show_choices(offered, frame)
        answer = ask(QUESTIONS[bool(frame["take_back"])]).strip()
        if (command := _parse_answer(frame, answer)) and _is_sure(answer, ask):
            return command
        if answer == OFFER:
            offer()
        if answer != LOOK:
            offered.narrow("" if answer in (OFFER, *ABOUT_THE_SEAT) or answer.isdigit() else answer)


def _show_choices(offered: Offered, frame: Mapping[str, Any]) -> None:
    """The choices, and whether the next one is for good."""
    _list(offered.page)
    if not frame["take_back_left"]:
        screen.say(FINAL, "yellow")


def _offer_seat(api: Client, game: str, seat: int) -> None:
    """Say with which link somebody takes the seat over."""
    made = api.game(game).offer_seat(seat)
    screen.say(f"Whoever opens this plays on in your place: {made['link']}", "yellow")
    screen.say(f"In a terminal: sagebrush play --url {api.url} --table {made['offer']}", "dim")


def _is_sure(answer: str, ask: Ask) -> bool:
    """Whether an ``answer`` that is for good was typed twice."""
    return answer != "resign" or ask(SURE.format(answer=answer)).strip() == answer


def _list(page: Page) -> None:
    """The choices with their numbers, and the groups of a long list with their letters."""
    lines = [f"{number:>4}  {escape(sentence)}" for number, sentence in page.choices]
    screen.console.print(Columns(lines, column_first=True, padding=(0, 3)), style="cyan")
    for group in page.groups:
        count = f"{len(group.numbers)} choices: type {group.letter} to list them."
        screen.say(f"{group.letter:>4}  {escape(group.sentence)}  {count}", "cyan")
    if not page.choices and not page.groups:
        screen.say("      Nothing like that.", "dim")


def _show_table(api: Client, game: str, renderer: EventRenderer) -> None:
    """What lies on the table, as this guest may see it, drawn."""
    show_table(renderer.title, api.get(f"/games/{game}/view")["view"], renderer)
