"""A New Beginning: sheets are filled in secretly, revealed together, and say what everybody begins with."""

# [BB "Un nuevo comienzo"]

import pytest

from sagebrush_games.carson_city import TITLE
from sagebrush_games.carson_city.events.characters import RoundBegan
from sagebrush_games.carson_city.events.preparation import Asked, TurnOrderDrawn
from sagebrush_games.carson_city.events.row import BoxDuelFought
from sagebrush_games.carson_city.expansions.horses.state import of as stables_of
from sagebrush_games.carson_city.expansions.new_beginning.actions.write_line import WriteLine
from sagebrush_games.carson_city.expansions.new_beginning.events import (
    LineWritten,
    SheetFinished,
    SheetsHanded,
    SheetsRevealed,
)
from sagebrush_games.carson_city.expansions.new_beginning.state import of as sheets_of
from sagebrush_games.carson_city.expansions.new_beginning.view import SheetsView
from sagebrush_games.carson_city.expansions.strongest.events import TotalsAnnounced
from sagebrush_games.carson_city.read.view import View
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.rules.setup import starting_order
from sagebrush_games.carson_city.state.model import Box, State
from sagebrush_games.kernel.chance import pick, seeded
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.decider import Decider
from sagebrush_games.kernel.flags import flags_of
from tests.games.carson_city.table import ANNA, BILL, CORA, Table, config, dice, of

NEW = "new-beginning"
NORMAL = (3, 2, 1, 1, 0, 15)
"""Cowboys, parcels, roads, revolvers, sharpshooter, dollars: 38 dollars' worth."""


def begun(seats: int = 2, *variants: str) -> tuple[Decider[Ruleset, State, View], State]:
    """A table at which everybody has an empty sheet."""
    decider = TITLE.build(config(seats, *variants, NEW))
    state, _ = decider.set_up(seeded(1))
    return decider, state


def written_in(view: View) -> tuple[tuple[int, ...], ...]:
    assert isinstance(view.sheets, SheetsView)
    return view.sheets.written


def written(decider: Decider[Ruleset, State, View], state: State, seat: int, *numbers: int) -> list[object]:
    """What it causes that ``seat`` writes these lines."""
    return [event for number in numbers for event in decider.play(state, WriteLine(seat, number), seeded(2))]


def numbers(decider: Decider[Ruleset, State, View], state: State, seat: int) -> list[int]:
    return [command.number for command in decider.legal(state, seat) if isinstance(command, WriteLine)]


def test_everybody_fills_in_its_sheet_at_once_before_the_starting_parcels() -> None:
    decider, state = begun(3)
    assert list(decider.awaited(state)) == [(ANNA, "sheet"), (BILL, "sheet"), (CORA, "sheet")]


def test_the_normal_kit_is_worth_exactly_the_38_dollars_to_spend() -> None:  # [ruling R80]
    decider, state = begun()
    assert sheets_of(state).budgets == (38, 38)
    written(decider, state, ANNA, *NORMAL)
    written(decider, state, BILL, *NORMAL)
    plain, _ = TITLE.build(config(2)).set_up(seeded(1))
    assert (state.dollars, state.cowboys, state.supply) == (plain.dollars, plain.cowboys, plain.supply)
    assert (state.roads, state.revolvers) == (plain.roads, plain.revolvers)


def test_with_horses_there_are_four_dollars_more_and_a_line_for_them() -> None:
    decider, state = begun(2, "horses")
    assert sheets_of(state).budgets == (42, 42)
    for seat, horses in ((ANNA, 3), (BILL, 0)):
        written(decider, state, seat, 3, 2, 1, 1, horses, 0, 3)
    stables = stables_of(state)
    assert (stables.reserve, stables.supply) == ((3, 0), 22)


def test_with_duel_tiles_each_point_above_15_is_a_dollar_less_and_nobody_is_a_sharpshooter() -> None:
    decider = TITLE.build(config(3, "law-of-the-strongest", NEW))
    _, events = decider.set_up(seeded(3))
    totals, handed = of(TotalsAnnounced, events)[0].totals, of(SheetsHanded, events)[0]
    assert handed.budgets == tuple(38 - (total - 15) for total in totals)
    assert "sharpshooter" not in handed.lines


def test_each_line_has_its_limits() -> None:  # [ruling R79]
    decider, state = begun()
    allowed = []
    for number in (1, 0, 0, 0, 0, 0):
        allowed.append((numbers(decider, state, ANNA)[0], numbers(decider, state, ANNA)[-1]))
        written(decider, state, ANNA, number)
    assert allowed == [(1, 6), (0, 4), (0, 5), (0, 3), (0, 1), (0, 25)]


def test_nobody_spends_more_than_its_budget() -> None:
    decider, state = begun()
    written(decider, state, ANNA, 6, 4, 0)
    assert numbers(decider, state, ANNA) == [0]
    written(decider, state, ANNA, 0)
    assert numbers(decider, state, ANNA) == [0]
    written(decider, state, ANNA, 0)
    assert numbers(decider, state, ANNA) == [0, 1, 2]


def test_who_has_finished_waits_for_the_others() -> None:
    decider, state = begun()
    events = written(decider, state, ANNA, *NORMAL)
    assert events[-1] == SheetFinished(ANNA)
    assert list(decider.awaited(state)) == [(BILL, "sheet")]
    assert state.dollars == [15, 15]


def test_all_sheets_are_revealed_together() -> None:
    decider, state = begun()
    written(decider, state, BILL, *NORMAL)
    written(decider, state, ANNA, 6, 2, 0, 0, 1)
    last = written(decider, state, ANNA, 0)
    revealed = [event for event in last if isinstance(event, SheetsRevealed)]
    assert revealed[0].kits["cowboys"] == (6, 3)
    assert revealed[0].kits["sharpshooter"] == (1, 0)
    assert (state.dollars, state.supply) == ([0, 15], [4, 7])


def laid(*parcels: int) -> list[int]:
    """Who lays a starting parcel when, when the seats chose so many."""
    table = Table(len(parcels), NEW)
    table.given(TurnOrderDrawn(table.everybody), *revealed(*parcels))
    return starting_order(table.rules, table.state)


def revealed(*parcels: int, sharp: tuple[int, ...] = ()) -> list[SheetsHanded | SheetsRevealed]:
    """Normal sheets but for these parcels and sharpshooters."""
    seats = range(len(parcels))
    lines = ("cowboys", "parcels", "roads", "revolvers", "sharpshooter", "dollars")
    kits = {line: (number,) * len(parcels) for line, number in zip(lines, NORMAL, strict=True)}
    kits |= {"parcels": parcels, "sharpshooter": tuple(int(seat in sharp) for seat in seats)}
    return [SheetsHanded(lines, (38,) * len(parcels)), SheetsRevealed(kits)]


def test_parcels_are_laid_in_alternating_order_until_everybody_has_laid_its_number() -> None:  # [ruling R81]
    assert laid(2, 2, 2) == [ANNA, BILL, CORA, CORA, BILL, ANNA]
    assert laid(1, 3, 2) == [ANNA, BILL, CORA, CORA, BILL, BILL]
    assert laid(0, 0) == []


def test_without_any_parcels_the_first_round_begins_at_once() -> None:
    decider, state = begun()
    written(decider, state, ANNA, 3, 0, 0, 0, 0, 0)
    events = written(decider, state, BILL, 3, 0, 0, 0, 0, 0)
    assert any(isinstance(event, RoundBegan) for event in events)
    assert not [event for event in events if isinstance(event, Asked) and event.prompt == "starting-parcel"]


def duel(*pips: int) -> BoxDuelFought:
    """A duel on Roads of Anna, who is a sharpshooter, with Bill."""
    table = Table(2, NEW).given(*revealed(2, 2, sharp=(ANNA,))).on_box(Box.ROADS, ANNA, BILL)
    return of(BoxDuelFought, table.resolving(chance=dice(*pips)))[0]


@pytest.mark.parametrize(("first", "second", "better"), [(2, 5, 5), (5, 2, 5), (3, 3, 3)])
def test_a_sharpshooter_rolls_two_dice_and_the_better_counts(first: int, second: int, better: int) -> None:
    # [ruling R82]
    fought = duel(first, second, 4)
    assert fought.dice == (better, 4)
    assert fought.winner == (ANNA if better >= 4 else BILL)


def test_others_see_that_a_line_was_written_and_not_what() -> None:
    decider, _ = begun()
    event = LineWritten(ANNA, 5)
    assert decider.redact(event, ANNA) == event
    assert [decider.redact(event, viewer) for viewer in (BILL, None)] == [LineWritten(ANNA, -1)] * 2


def test_before_the_end_a_view_shows_own_numbers_only() -> None:  # [ruling R83]
    decider, state = begun()
    written(decider, state, ANNA, 5, 4)
    assert written_in(decider.view(state, ANNA)) == ((5, 4), ())
    assert written_in(decider.view(state, BILL)) == ((-1, -1), ())
    written(decider, state, ANNA, 0, 0, 0, 0)
    written(decider, state, BILL, *NORMAL)
    assert written_in(decider.view(state, None)) == ((5, 4, 0, 0, 0, 0), NORMAL)


@pytest.mark.parametrize("seed", range(8))
def test_what_others_write_changes_nothing_that_a_seat_can_see_or_do(seed: int) -> None:
    """Two tables on which only Anna's numbers differ look the same to everybody else, byte for byte."""
    codec, chance = Codec(TITLE), seeded(seed)
    decider, one = begun(3)
    other = one.copy()
    for line in range(6):
        for state in (one, other):
            written(decider, state, ANNA, pick(chance, "number", numbers(decider, state, ANNA)))
        written(decider, one, BILL, NORMAL[line])
        written(decider, other, BILL, NORMAL[line])
        for viewer in (BILL, CORA, None):
            seen = [codec.view_to_json(decider.view(state, viewer)) for state in (one, other)]
            assert seen[0] == seen[1]
        assert decider.legal(one, CORA) == decider.legal(other, CORA)


@pytest.mark.parametrize("seed", range(8))
def test_guessed_sheets_could_have_been_written(seed: int) -> None:
    decider, state = begun()
    written(decider, state, ANNA, 6, 4, 0, 0, 0)
    guess = decider.determinize(decider.view(state, BILL), seeded(seed))
    number = sheets_of(guess).written[ANNA]
    assert sum(price * count for price, count in zip((4, 3, 2, 3, 8), number, strict=True)) <= 38
    assert len(number) == 5 and 1 <= number[0] <= 6


def test_nothing_else_changes() -> None:
    plain, new = Table(2).rules, Table(2, NEW).rules
    assert (new.firepower, new.throw, new.payout, new.start) == (
        plain.firepower,
        plain.throw,
        plain.payout,
        plain.start,
    )
    assert {prompt for prompt in new.actions if new.actions[prompt] != plain.actions.get(prompt)} == {"sheet"}


@pytest.mark.parametrize(("seats", "variants"), [(2, ()), (3, ("horses",)), (4, ("law-of-the-strongest",))])
def test_every_line_of_a_sheet_but_the_one_that_shows_all_sheets_can_be_taken_back(
    seats: int, variants: tuple[str, ...]
) -> None:
    decider, state = begun(seats, *variants)
    flags = []
    while decider.awaited(state)[0][1] == "sheet":
        seat = decider.awaited(state)[0][0]
        line = decider.legal(state, seat)[-1]
        flags.append(flags_of(decider, state, line))
        decider.play(state, line, seeded(1))
    assert len(flags) == seats * (6 + ("horses" in variants) - ("law-of-the-strongest" in variants))
    assert not any(one.draws for one in flags)
    assert [one.reveals for one in flags] == [*[False] * (len(flags) - 1), True]
