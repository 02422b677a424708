"""Write the next line of your sheet, in secret."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.expansions.new_beginning.events import LineWritten, SheetFinished
from sagebrush_games.carson_city.expansions.new_beginning.filling import SHARPSHOOTER, allowed, left, line
from sagebrush_games.carson_city.expansions.new_beginning.state import of
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class WriteLine(Command):
    """Write ``number`` on the next line of your sheet; what is written stays."""

    number: int


def candidates(rules: Ruleset, state: State, seat: Seat) -> list[WriteLine]:
    return [WriteLine(seat, number) for number in allowed(rules, of(state), seat)]


def domain(rules: Ruleset, _state: State, seat: Seat) -> Iterator[WriteLine]:
    most = max(line(rules, name).most for name in rules.printed.rows("sheet"))
    return (WriteLine(seat, number) for number in range(-1, most + 2))


def refusal(rules: Ruleset, state: State, command: WriteLine) -> str | None:
    sheets = of(state)
    numbers = allowed(rules, sheets, command.seat)
    if command.number in numbers:
        return None
    row = line(rules, sheets.lines[len(sheets.written[command.seat])])
    return "no-such-number" if not row.least <= command.number <= row.most else "over-budget"


def events(_rules: Ruleset, state: State, command: WriteLine, _chance: Chance) -> Sequence[Event]:
    sheets = of(state)
    written = LineWritten(command.seat, command.number)
    last = len(sheets.written[command.seat]) + 1 == len(sheets.lines)
    return [written, SheetFinished(command.seat)] if last else [written]


def sentence(rules: Ruleset, state: State, command: WriteLine) -> Message:
    sheets = of(state)
    name = sheets.lines[len(sheets.written[command.seat])]
    rest = left(rules, sheets, command.seat) - line(rules, name).price * command.number
    if name != SHARPSHOOTER:
        return message("command-write-line", line=name, number=command.number, sum=rest)
    return message("be-sharpshooter", sum=rest) if command.number else message("be-no-sharpshooter", sum=rest)


WRITE_LINE = Action(
    WriteLine, candidates=candidates, refusal=refusal, events=events, sentence=sentence, domain=domain, exact=True
)
