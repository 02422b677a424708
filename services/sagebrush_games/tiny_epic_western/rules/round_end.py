"""The end of a round: tokens home, third posses, new buildings on the table, the end of the game."""

from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event
from sagebrush_games.tiny_epic_western.events.round_end import GameEnded, PorchMoved, RoundEnded
from sagebrush_games.tiny_epic_western.events.setup import BuildingDrawn, PorchFilled
from sagebrush_games.tiny_epic_western.rules.buying import DECK_EMPTY
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.rules.setup import draw_building
from sagebrush_games.tiny_epic_western.state.board import building_deck, used_buildings
from sagebrush_games.tiny_epic_western.state.model import NONE, State

LAST_ROUND = "six-rounds"


def end(rules: Ruleset, state: State, _task: Task, _chance: Chance) -> list[Event]:
    """Everybody goes home; after the last round the game is over [ES "FINAL DE RONDA"] [ES "FINAL DE LA PARTIDA"]."""
    thirds = tuple(seat for seat in range(rules.seats) if _earns_third(rules, state, seat))
    last = state.round == rules.rounds
    return [RoundEnded(thirds), GameEnded(LAST_ROUND) if last else Next()]


def _earns_third(rules: Ruleset, state: State, seat: int) -> bool:
    """Whether the third posse stands next round: nothing bought, or won, or the Inn.

    [ES "RECOMPENSA DEL TERCER PISTOLERO"]
    """
    player = state.players[seat]
    inn = any(rules.buildings[number].effect == "third-posse" for number in used_buildings(state, seat))
    return not player.bought or player.third_won or inn


def refill(rules: Ruleset, state: State, _task: Task, chance: Chance) -> list[Event]:
    """Buy zones first, from the porch where nobody owns it, then porches; an empty buy zone ends the game.

    [ES "FINAL DE RONDA"] [ES "FINAL DE LA PARTIDA"] [ruling R21]
    """
    deck = building_deck(state, len(rules.buildings))
    events: list[Event] = []
    bare: list[int] = []
    for mat in rules.wheel[1:]:
        if state.market[mat] != NONE:
            bare += [mat] if _is_bare(state, mat) else []
        elif state.owner[mat] == NONE and state.porch[mat] != NONE:
            events.append(PorchMoved(mat))
            bare.append(mat)
        elif deck:
            events.append(BuildingDrawn(mat, draw_building(chance, deck)))
            bare += [mat] if _is_bare(state, mat) else []
        else:
            return [*events, GameEnded(DECK_EMPTY)]
    events += [PorchFilled(mat, draw_building(chance, deck)) for mat in bare if deck]
    return [*events, Next()]


def _is_bare(state: State, mat: int) -> bool:
    return state.owner[mat] == NONE and state.porch[mat] == NONE
