"""What lets a seat choose its influence, told from what is left to do in the round: tasks do not name it."""

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.kernel.wording import Message, Named, message
from sagebrush_games.tiny_epic_western.read.wording import named_building, named_mat
from sagebrush_games.tiny_epic_western.rules.bosses import boss_gain
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.rules.showdown import gaining_buildings
from sagebrush_games.tiny_epic_western.state.model import ANY, State


def free_gain(rules: Ruleset, state: State, kind: int) -> Message:
    """The choice of ``kind`` at the current free gain, with what brings it in phase three.

    In phase two it is the posse that has just come.
    """
    current = state.agenda[-1]
    left = [task.name for task in state.agenda]
    resolved = len(rules.wheel) - 1 - left.count("resolve")
    if "placing" not in left and "building-gains" in left:
        return _at_start(rules, state, current, kind)
    if "placing" not in left and "postage" in left:
        return _of_mat(rules, state, kind, resolved) if resolved else _of_building(rules, state, current, kind)
    return message("command-take-influence", amount=current.number, kind=kind)


def _still_due(state: State, current: Task) -> int:
    """How many free gains of its seat come in a row, the current one among them."""
    due = 0
    for task in reversed(state.agenda):
        if (task.name, task.seat, task.at) != ("gain", current.seat, ANY):
            break
        due += 1
    return due


def _at_start(rules: Ruleset, state: State, current: Task, kind: int) -> Message:
    """The Wanted card pays first, then the boss; nobody is named at a table arranged so that neither has to pay."""
    seat, amount, due = current.seat, current.number, _still_due(state, current)
    by_boss = boss_gain(rules, state, seat)
    if due <= by_boss:
        boss = rules.bosses[state.players[seat].boss]
        return message("take-influence-by-boss", amount=amount, kind=kind, boss=Named(boss.number, boss.name))
    if state.wanted == seat and due <= by_boss + rules.wanted_gain:
        return message("take-influence-for-wanted", amount=amount, kind=kind)
    return message("command-take-influence", amount=amount, kind=kind)


def _of_building(rules: Ruleset, state: State, current: Task, kind: int) -> Message:
    """The buildings pay one after the other; none is named at a table arranged so that none has to pay."""
    paying, due = gaining_buildings(rules, state, current.seat), _still_due(state, current)
    if due > len(paying):
        return message("command-take-influence", amount=current.number, kind=kind)
    building = named_building(rules, paying[-due])
    return message("take-influence-by-building", amount=current.number, kind=kind, building=building)


def _of_mat(rules: Ruleset, state: State, kind: int, resolved: int) -> Message:
    """The winner of a hand has the reward of the right-hand side first, then the pot."""
    mat, current, following = named_mat(rules, rules.wheel[resolved]), state.agenda[-1], state.agenda[-2]
    is_reward = following.seat == current.seat and following.name in ("gain", "receive")
    return message(
        "take-influence-as-reward" if is_reward else "take-influence-from-pot",
        amount=current.number,
        kind=kind,
        mat=mat,
    )
