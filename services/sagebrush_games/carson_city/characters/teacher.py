"""The Teacher: in rounds 1 to 3 her pupil chooses first in the next one, in the last round she scores for the town."""

# [BB "La Profesora"] [ruling R58]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.characters.turning import turning
from sagebrush_games.carson_city.events.round_end import BonusScored
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.state.model import NOBODY, Kind, State
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event, Seat

TEACHER, RED = "teacher", "teacher-red"


def teacher(content: Content) -> Character:
    return printed(content, TEACHER)


def teacher_red(content: Content) -> Character:
    return printed(content, RED)


def is_last_round(rules: Ruleset, state: State) -> bool:
    """Whether the last round is being played."""
    return state.round == rules.rounds


def apply(rules: Ruleset) -> Ruleset:
    """Only the order of the next choice changes, not the lower track, which still settles ties."""

    def next_order(table: Ruleset, state: State) -> Sequence[Seat]:
        return sorted(rules.next_order(table, state), key=lambda seat: state.characters[seat] != TEACHER)

    return turning(replace(rules, next_order=next_order), TEACHER, RED, is_last_round)


def lessons(rules: Ruleset, state: State) -> Sequence[Event]:
    """The final points: for each own school, prison and church, and for owning no saloon."""  # [ruling R84]
    seat = state.seat_of(RED)
    if seat == NOBODY:
        return ()
    land, tiles = state.land[seat], state.tiles
    taught = sum((tiles[kind] & land).bit_count() for kind in (Kind.SCHOOL, Kind.PRISON, Kind.CHURCH))
    sober = 0 if tiles[Kind.SALOON] & land else rules.gains["teacher-points-without-saloon"]
    return [BonusScored(seat, TEACHER, taught * rules.gains["teacher-points"] + sober)]


def apply_red(rules: Ruleset) -> Ruleset:
    """One more line of the final count."""
    return replace(rules, final_scores=(*rules.final_scores, lessons))
