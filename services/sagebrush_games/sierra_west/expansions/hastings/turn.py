"""The turn of Hastings: its plan card as tasks, and the plan deck."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sagebrush_games.kernel.agenda import Next, Task, TaskStep
from sagebrush_games.kernel.chance import Chance, pick
from sagebrush_games.kernel.messages import Event
from sagebrush_games.sierra_west.events.market import CabinBuilt
from sagebrush_games.sierra_west.events.mountain import WalkerMoved
from sagebrush_games.sierra_west.events.resources import WagonMoved
from sagebrush_games.sierra_west.expansions.hastings.events import AnimalTurned, PlanDone, PlansShuffled, PlanTurned
from sagebrush_games.sierra_west.expansions.hastings.printed import Plan
from sagebrush_games.sierra_west.expansions.hastings.ruleset import SoloRuleset
from sagebrush_games.sierra_west.expansions.hastings.state import Plans, plans_of
from sagebrush_games.sierra_west.expansions.hastings.walking import LEFTWARD, RIGHTWARD, goal, walked
from sagebrush_games.sierra_west.rules.market import slid
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.rules.shovel import claim_refusal, claimed
from sagebrush_games.sierra_west.state.model import NONE, State

LEFT_WALKER, RIGHT_WALKER = 1, 2
SIDES = {LEFT_WALKER: LEFTWARD, RIGHT_WALKER: RIGHTWARD}
CLAIMERS: Mapping[str, tuple[int, ...]] = {
    "": (),
    "left": (LEFT_WALKER,),
    "right": (RIGHT_WALKER,),
    "both": (LEFT_WALKER, RIGHT_WALKER),
}

Table = Callable[[Any, State], State]
Turn = Callable[[Any, State, int], tuple[Task, ...]]
Visible = Callable[[Any, State], Sequence[str]]


def laid_out(table: Table) -> Table:
    """``table`` with the plan deck."""

    def laid(rules: Ruleset, state: State) -> State:
        state.plans = Plans(NONE)
        return table(rules, state)

    return laid


def plan_of(rules: SoloRuleset, state: State) -> Plan:
    """The plan card that lies face up."""
    return rules.plans[plans_of(state).plan]


def planned(turn: Turn) -> Turn:
    """``turn`` for a seat; for Hastings its plan, between two chances to set a trap."""

    def tasks(rules: SoloRuleset, state: State, owner: int) -> tuple[Task, ...]:
        if owner < rules.seats:
            return turn(rules, state, owner)
        trapping = Task("trapping", owner)
        return (trapping, *_parts(rules, plan_of(rules, state), owner), trapping, Task("plan-end", owner))

    return tasks


def _parts(rules: Ruleset, plan: Plan, owner: int) -> list[Task]:
    """The parts of a plan, from left to right [SHEET "11"]."""
    walks = [Task("walk", owner, LEFT_WALKER, plan.left), Task("walk", owner, RIGHT_WALKER, plan.right)]
    claims = [Task("claim", owner, walker) for walker in CLAIMERS[plan.claim]]
    hauls = [Task("free-haul", owner)] * plan.wagon
    climbs = [Task("climb", owner, track.number) for track in rules.tracks if track.id == plan.track]
    cabins = [Task("take-cabin", owner, plan.cabin - 1), Task("refill")] if plan.cabin else []
    animals = [Task("turn-animal", owner)] if plan.animal else []
    return [*walks, *claims, *hauls, *climbs, *cabins, *animals, *[Task("reference-card", owner)] * plan.mode]


def shown(visible: Visible) -> Visible:
    """``visible`` for a seat; for Hastings its plan's animal, with "Mode" the mode's, too [ruling R40]."""

    def animals(rules: SoloRuleset, state: State) -> Sequence[str]:
        if state.turn.seat < rules.seats:
            return visible(rules, state)
        plan = plan_of(rules, state)
        own = [*rules.animals][-1:] if plan.mode else []
        return [*([plan.animal] if plan.animal else []), *own]

    return animals


def walk(_rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Step "walk" of walker ``at`` with ``number`` boots; without a card to claim nobody moves."""
    aim = goal(state, SIDES[task.at])
    start = state.walkers[task.at]
    place = start if aim == NONE else walked(state, start, aim, task.number)
    return [Next()] if place == start else [WalkerMoved(task.at, place), Next()]


def claim(rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Step "claim" of walker ``at``: the card it stands on, if it can be claimed."""
    if claim_refusal(rules, state, task.at) is not None:
        return [Next()]
    return [*claimed(rules, state, task.at, False), Next((Task("uncover"),))]


def haul(rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Step "free-haul": a space ahead without cost, until the end of the trail."""
    space = state.players[task.seat].wagon + 1
    return [WagonMoved(task.seat, space), Next()] if space < len(rules.trail) else [Next()]


def take_cabin(_rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Step "take-cabin" of market space ``at``: none if the board is full or has that type [ruling R42]."""
    cabin, board = state.market[task.at], state.players[task.seat].cabins
    if cabin == NONE or cabin in board or NONE not in board:
        return [Next()]
    return [CabinBuilt(task.seat, task.at, cabin, board.index(NONE)), *slid(state, task.at), Next()]


def turn_animal(rules: SoloRuleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Step "turn-animal": the tile of the plan, unless it lies face up already."""
    animal = plan_of(rules, state).animal
    done = animal in state.players[task.seat].animals
    return [Next()] if done else [AnimalTurned(task.seat, animal), Next()]


def end(_rules: Ruleset, state: State, _task: Task, _chance: Chance) -> Sequence[Event]:
    """Step "plan-end": the plan is done, the next one is turned up."""
    return [PlanDone(plans_of(state).plan), Next((Task("next-plan"),))]


def next_plan(rules: SoloRuleset, state: State, _task: Task, chance: Chance) -> Sequence[Event]:
    """Step "next-plan": drawn from those not done; when all are, they are the deck again."""
    left = [plan.number for plan in rules.plans if plan.number not in plans_of(state).done]
    shuffled = [] if left else [PlansShuffled()]
    return [*shuffled, PlanTurned(pick(chance, "plan", left or range(len(rules.plans)))), Next()]


STEPS: Mapping[str, TaskStep] = {
    "walk": walk,
    "claim": claim,
    "free-haul": haul,
    "take-cabin": take_cabin,
    "turn-animal": turn_animal,
    "plan-end": end,
    "next-plan": next_plan,
}
