"""Points (phase 4 and the end of the game): cash limits, the final count, the ranking."""

from collections.abc import Iterator, Sequence
from typing import Any

from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.events.round_end import BonusScored, ExcessPaid, FinalPointsScored, GameEnded
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import Phase, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event, Outcome, Score, ScorePart, Seat, Standing, kebab


def limit(rules: Ruleset, state: State, seat: Seat) -> int:
    """Dollars the character lets ``seat`` keep."""
    return rules.characters[state.characters[seat]].limit


def excess_payments(rules: Ruleset, state: State, seat: Seat) -> tuple[int, ...]:
    """What ``seat`` may give up: the excess, or any full tens above it; nothing without an excess."""
    # [DE "4 STEUEREINTREIBUNG UND ENDE DER RUNDE"] [BB "FASE 4: FINAL DE RONDA"] [ruling R16]
    # ES "Fin del turno": "Se le permite gastar más dinero"; Big Box phase 4: "Puedes gastar más"; DE phase 4: full tens
    excess = state.dollars[seat] - rules.limit(rules, state, seat)
    if excess <= 0:
        return ()
    topped_up = -(-excess // rules.excess_dollars) * rules.excess_dollars
    return tuple(sorted({excess, *range(topped_up, state.dollars[seat] + 1, rules.excess_dollars)}))


def excess_paid(rules: Ruleset, seat: Seat, dollars: int) -> ExcessPaid:
    """A payment above the cash limit, with its points."""
    return ExcessPaid(seat, dollars, dollars // rules.excess_dollars)


def cash_limits(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """The next seat above its cash limit pays; it is asked when it could top up."""
    for seat in state.passed:
        payments = rules.excess_payments(rules, state, seat)
        if payments:
            return [Asked(seat, "excess")] if len(payments) > 1 else [excess_paid(rules, seat, payments[0])]
    return ()


def final_points(rules: Ruleset, state: State, seat: Seat) -> FinalPointsScored:
    """2 for each own parcel with something on it, 1 for each 6 dollars."""
    # [DE "SPILENDE"] [BB "FINAL DE LA PARTIDA"]
    land = (state.land[seat] & state.occupied).bit_count() * rules.final_land_points
    return FinalPointsScored(seat, land, state.dollars[seat] // rules.final_dollars)


def end_of_game(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """After the last round everything is scored."""
    if state.round < rules.rounds:
        return ()
    return [*final_count(rules, state), GameEnded()]


def final_count(rules: Ruleset, state: State) -> Iterator[Event]:
    """What is scored after the last round; the same when it is scored already."""
    yield from (final_points(rules, state, seat) for seat in state.seats)
    for score in rules.final_scores:
        yield from score(rules, state)


def outcome(_rules: Ruleset, state: State) -> Outcome | None:
    """The ranking by points; on a tie who passed earlier in the last round is ahead."""  # [DE "SPILENDE"]
    if state.phase is not Phase.OVER:
        return None
    ranked = sorted(state.seats, key=lambda seat: (-state.points[seat], state.passed.index(seat)))
    return Outcome(
        reason="four-rounds",
        ranking=tuple(
            Standing(seat, state.points[seat], place, "passed-earlier" if _tied(state, seat) else "")
            for place, seat in enumerate(ranked, 1)
        ),
    )


def _tied(state: State, seat: Seat) -> bool:
    return state.points.count(state.points[seat]) > 1


def scores(rules: Ruleset, state: State) -> tuple[Score, ...]:
    """Points of the four rounds, then each line of the final count; who passed earlier is ahead of equal points."""
    lines = [line for event in final_count(rules, state) for line in _lines(event)]
    return tuple(_score(state, seat, [part for scoring, part in lines if scoring == seat]) for seat in state.seats)


def _score(state: State, seat: Seat, final: list[ScorePart]) -> Score:
    earlier = state.points[seat] - sum(part.value for part in final)
    passed = ScorePart("passed", state.passed.index(seat) + 1)
    return Score(seat, state.points[seat], (ScorePart("rounds", earlier), *final), (passed,))


def _lines(event: Any) -> Iterator[tuple[Seat, ScorePart]]:
    """The seat and the points of each line that an event of the final count is."""
    match event:
        case FinalPointsScored():
            yield event.seat, ScorePart("land", event.land)
            yield event.seat, ScorePart("dollars", event.dollars)
        case BonusScored():
            yield event.seat, ScorePart(event.reason, event.points)
        case _:
            yield event.seat, ScorePart(kebab(type(event).__name__).removesuffix("-scored"), event.points)
