"""Games that an application creates in groups with one chance: which belong together, and what must be the same."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any

import msgspec

from sagebrush_gateway.problems import MALFORMED, Problem
from sagebrush_gateway.tables.game_creation import Batch, GamePlan
from sagebrush_gateway.tables.groups import MOST_SEATS, places_of
from sagebrush_process.clock import HOUR_MS

FEWEST, MOST = 2, 16
"""Tables of a group."""
Wanted = list[GamePlan | Problem]


def with_groups_checked(wanted: Wanted, given: Sequence[dict[str, Any]]) -> Wanted:
    """``wanted`` with a problem for each game of a group that cannot be: it is created whole or not at all.

    ``given`` is what was asked for, game by game, which says to what group one with a problem was to belong.
    """
    names = [name if isinstance(name := one.get("group"), str) else "" for one in given]
    pairs = list(zip(wanted, names, strict=True))
    faults = {name: _fault([one for one, of in pairs if of == name]) for name in set(names) - {""}}
    return [
        Problem(MALFORMED, faults[name], field="group") if isinstance(one, GamePlan) and faults.get(name) else one
        for one, name in pairs
    ]


def _fault(games: Wanted) -> str:
    """Why ``games`` are no group; empty where they are."""
    plans = [one for one in games if isinstance(one, GamePlan)]
    if len(plans) < len(games):
        return "Another game of the group has a problem, and a group is created whole or not at all."
    if not FEWEST <= len(plans) <= MOST:
        return f"A group has {FEWEST} to {MOST} games."
    if len({_terms(plan) for plan in plans}) > 1:
        return "The games of a group differ in nothing but their names and the players of their seats."
    seats = [occupant for plan in plans for occupant in plan.table.seats if occupant is not None]
    users = [occupant.user for occupant in seats if occupant.user]
    if len(users) > len(set(users)):
        return "A user has one seat of a group."
    return f"A group has at most {MOST_SEATS} seats." if len(seats) > MOST_SEATS else ""


def _terms(plan: GamePlan) -> bytes:
    """What the games of a group have in common."""
    table = msgspec.structs.replace(plan.table, name="", seats=(None,) * len(plan.table.seats))
    return msgspec.json.encode([plan.hours, table], order="sorted")


def in_groups(plans: Sequence[GamePlan], batch: Batch) -> list[GamePlan]:
    """``plans`` with the place of each game of a group; the same however often the request is repeated."""
    groups = defaultdict[str, list[GamePlan]](list)
    for plan in plans:
        groups[plan.group].append(plan)
    placed = [one for name, members in groups.items() for one in (_placed(members, batch) if name else members)]
    return sorted(placed, key=lambda plan: plan.index)


def _placed(members: list[GamePlan], batch: Batch) -> list[GamePlan]:
    games = tuple(batch.games[plan.index] for plan in members)
    group = sha256(f"sagebrush-group|{games[0]}".encode()).hexdigest()[:26]
    until = batch.opened + members[0].hours * HOUR_MS
    places = places_of(group, games, [plan.table.seats for plan in members], until, host_follows=True)
    return [
        replace(plan, table=msgspec.structs.replace(plan.table, place=place))
        for plan, place in zip(members, places, strict=True)
    ]
