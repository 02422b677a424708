"""Why no game can come to a state: what the pieces and the sequence of play allow, as far as a look at it tells.

Not told are numbers that any past may have led to: influence from 0 to 6, steps of the industries, whose buildings
are whose.
"""

from collections.abc import Collection, Iterator, Mapping

from sagebrush_games.kernel.agenda import Task, task_faults
from sagebrush_games.kernel.faults import (
    StateFault,
    any_not_among,
    first_of,
    not_among,
    not_as_many,
    not_seats,
    twice,
    unless,
)
from sagebrush_games.tiny_epic_western.rules.dealing import sequence
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.board import is_open, owner_of, sides_of, to_place, tokens_of
from sagebrush_games.tiny_epic_western.state.model import (
    ANY,
    INDUSTRIES,
    KINDS,
    LOCATIONS,
    MATS,
    NO_SIDE,
    NONE,
    SPOTS,
    TOKENS_EACH,
    Duel,
    State,
)

DIE = range(7)
"""What a die shows, 0 before it is rolled."""
GAPS = (0, 6)
"""Poker cards between the mats, before and after the first deal."""
AGAIN = ("deal", "keep")
"""Tasks of a round that come in its midst, too."""
OF_TOKENS = ("porch", "duel-begin")
"""Tasks about a token on the board."""
PLACES: Mapping[str, Collection[int]] = {"resolve": MATS, "rival": SPOTS, "gain": (*KINDS, ANY), "receive": KINDS}
"""By task that has a place: which ones there are."""
MOST_GAINED = 99
"""Influence at once."""


def faults(rules: Ruleset, state: State) -> Iterator[StateFault]:
    """What is wrong with ``state``; nothing with one of a game."""
    yield from first_of(_shape(rules, state), _whole(rules, state))


def _shape(rules: Ruleset, state: State) -> Iterator[StateFault]:
    """Lists that are too short or too long, and numbers of things that this table does not have."""
    tokens, owners = TOKENS_EACH * rules.owners, range(NONE, rules.owners)
    yield from not_as_many("players", state.players, rules.owners)
    for name in ("token_spot", "token_side", "token_down"):
        yield from not_as_many(name, getattr(state, name), tokens)
    for name in ("owner", "porch", "market"):
        yield from not_as_many(name, getattr(state, name), len(MATS))
    yield from any_not_among("owner", state.owner, owners)
    for name in ("porch", "market", "offer"):
        yield from any_not_among(name, getattr(state, name), range(NONE, len(rules.buildings)))
    yield from not_among("gaps", len(state.gaps), GAPS)
    yield from not_as_many("industry", state.industry, len(INDUSTRIES))
    yield from any_not_among("industry", state.industry, range(len(rules.capacities)))
    yield from not_among("round", state.round, range(rules.rounds + 1))
    yield from not_among("dealer", state.dealer, range(NONE, rules.seats))
    yield from not_among("wanted", state.wanted, owners)
    yield from not_seats("ranking", state.ranking, rules.owners)
    yield from task_faults(rules, state.agenda, rules.owners)
    for owner, player in enumerate(state.players):
        yield from not_as_many(f"players[{owner}].influence", player.influence, len(KINDS))
        yield from not_among(f"players[{owner}].mat", player.mat, (NONE, *LOCATIONS))
        yield from not_among(f"players[{owner}].boss", player.boss, range(NONE, len(rules.bosses)))


def _whole(rules: Ruleset, state: State) -> Iterator[StateFault]:
    """What does not go together."""
    yield from unless(bool(state.agenda) == (not state.ending), "ending", "A game ends when nothing is left to do.")
    yield from twice("players", [player.boss for player in state.players if player.boss != NONE])
    for mat in LOCATIONS:
        owners = [owner for owner, player in enumerate(state.players) if player.mat == mat]
        yield from unless(owners in ([], [state.owner[mat]]), f"owner[{mat}]", "It is not who has this mat.")
        yield from unless(bool(owners) or state.owner[mat] == NONE, f"owner[{mat}]", "Nobody has this mat.")
        owned = state.owner[mat] != NONE and state.porch[mat] != NONE
        yield from unless(not owned, f"porch[{mat}]", "A porch with an owner has no neutral building.")
    yield from _tokens(state)
    yield from _duel(rules, state)
    yield from _round(rules, state)
    for place, task in enumerate(state.agenda):
        yield from _task(rules, state, task, f"agenda[{place}]")


def _round(rules: Ruleset, state: State) -> Iterator[StateFault]:
    """What is left of a round comes in its order; other tasks lie between."""
    whole = [(task.name, task.at) for task in sequence(rules, NONE) if task.name not in AGAIN]
    left = [(task.name, task.at) for task in reversed(state.agenda) if (task.name, task.at) in whole]
    yield from unless(left == whole[len(whole) - len(left) :], "agenda", "These tasks are not the rest of a round.")
    names = [task.name for task in state.agenda]
    if "industry" in names and "town-hall" not in names:
        yield from not_as_many("ranking", state.ranking, rules.owners)
    yield from unless(("duel" in names) == (state.duel is not None), "duel", "Who duels has a duel.")
    yield from unless(names.count("place") <= 1, "agenda", "One token is placed at a time.")
    for place, task in enumerate(state.agenda):
        has_token = task.name != "place" or bool(to_place(state, task.seat))
        yield from unless(has_token, f"agenda[{place}][1]", "All tokens of this seat stand.")


def _tokens(state: State) -> Iterator[StateFault]:
    """Tokens that stand where none can."""
    for token, spot in enumerate(state.token_spot):
        side, down = state.token_side[token], state.token_down[token]
        if spot == NONE:
            yield from unless(side == NO_SIDE and not down, f"token_side[{token}]", "The token is not on the board.")
        else:
            yield from unless(is_open(state, spot), f"token_spot[{token}]", "This mat has no such spot.")
            yield from not_among(f"token_side[{token}]", side, sides_of(spot))
    standing = [spot for token, spot in enumerate(state.token_spot) if spot != NONE and not state.token_down[token]]
    fights = sum(task.name in ("duel-begin", "duel") for task in state.agenda)
    crowded = len(standing) - len({*standing})
    yield from unless(crowded <= fights, "token_spot", "Two stand on a spot, and there is no duel.")


def _duel(rules: Ruleset, state: State) -> Iterator[StateFault]:
    duel = state.duel
    if duel is None:
        return
    for name in ("tokens", "dice", "added", "free"):
        yield from not_as_many(f"duel.{name}", getattr(duel, name), 2)
    yield from any_not_among("duel.dice", duel.dice, DIE)
    yield from any_not_among("duel.added", duel.added, DIE)
    yield from _duelists(rules, state, duel)


def _duelists(_rules: Ruleset, state: State, duel: Duel) -> Iterator[StateFault]:
    tokens = range(len(state.token_spot))
    yield from any_not_among("duel.tokens", duel.tokens, tokens)
    if all(token in tokens for token in duel.tokens):
        places = {state.token_spot[token] for token in duel.tokens}
        yield from unless(places == {duel.spot}, "duel.spot", "The duelists stand elsewhere.")
        yield from twice("duel.tokens", [owner_of(token) for token in duel.tokens])
        down = any(state.token_down[token] for token in duel.tokens)
        yield from unless(not down, "duel.tokens", "Who duels stands.")


def _task(rules: Ruleset, state: State, task: Task, field: str) -> Iterator[StateFault]:
    """A task at a place that is none of its kind, or with a number that says nothing."""
    buildings = [number for number, building in enumerate(rules.buildings) if building.effect == task.name]
    about = [token for token, spot in enumerate(state.token_spot) if spot != NONE]
    places = {**PLACES, **dict.fromkeys(OF_TOKENS, about)}.get(task.name, (NONE,))
    yield from not_among(f"{field}[2]", task.at, (*places, *buildings))
    if task.name in ("gain", "receive"):
        yield from not_among(f"{field}[3]", task.number, range(MOST_GAINED + 1))
    else:
        owns = tokens_of(task.seat) if buildings and task.at != NONE else about if task.name == "duel-begin" else (0,)
        yield from not_among(f"{field}[3]", task.number, owns)
