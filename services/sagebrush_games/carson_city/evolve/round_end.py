"""Phase 4 and the end of the game."""

from sagebrush_games.carson_city.events.round_end import (
    BonusScored,
    ExcessPaid,
    FinalPointsScored,
    GameEnded,
    RoundEnded,
)
from sagebrush_games.carson_city.state.model import NOBODY, Phase, Sheriff, State


def round_ended(state: State, event: RoundEnded) -> None:
    state.phase = Phase.ROUND_END
    state.guns = NOBODY
    state.sheriff = Sheriff()
    for seat, cowboys in enumerate(event.cowboys):
        state.cowboys[seat] += cowboys
        state.supply[seat] -= cowboys


def excess_paid(state: State, event: ExcessPaid) -> None:
    state.dollars[event.seat] -= event.dollars
    state.points[event.seat] += event.points
    state.prompt = ""


def final_points_scored(state: State, event: FinalPointsScored) -> None:
    state.points[event.seat] += event.land + event.dollars


def bonus_scored(state: State, event: BonusScored) -> None:
    state.points[event.seat] += event.points


def game_ended(state: State, _event: GameEnded) -> None:
    state.phase = Phase.OVER
