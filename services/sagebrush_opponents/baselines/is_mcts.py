"""``is-mcts``: information-set Monte Carlo tree search of one observer with UCB1 and random games to the end.

After Cowling, Powley and Whitehouse, Information Set Monte Carlo Tree Search (2012), without improvements.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sagebrush_games.kernel.chance import Chance, pick, seeded
from sagebrush_games.kernel.decider import AnyDecider, R, S, V
from sagebrush_games.kernel.messages import AUTOMATON, Command, Seat
from sagebrush_opponents.baselines.tree import Node
from sagebrush_opponents.decision import Budget, Candidate, Decision, Opponent
from sagebrush_opponents.search.clock import Clock, OutOfTime
from sagebrush_opponents.search.shares import final_shares
from sagebrush_opponents.table import OpponentTable

MOST_NODES = 100_000
"""After which the tree grows no more, some 50 MB."""
SHOWN = 5


def is_mcts_opponent(table: OpponentTable[R, S, V]) -> Opponent[V]:
    """The opponent for ``table``: it thinks as long as the budget says, or makes its simulations."""
    return TreeSearch(table.decider).choose


class TreeSearch:
    """One tree for each decision, thrown away after it."""

    def __init__(self, decider: AnyDecider) -> None:
        self._decider = decider

    def choose(self, view: Any, legal: Sequence[Command], budget: Budget, seed: int) -> Decision:
        """The command that was visited most."""
        if len(legal) == 1:
            return Decision(legal[0], line=(legal[0],))
        clock, chance, root = Clock(budget.milliseconds), seeded(seed), Node()
        nodes = 0
        with suppress(OutOfTime):
            while not budget.simulations or root.visits < budget.simulations:
                state = self._decider.determinize(view, chance)
                nodes += self._iterate(state, legal[0].seat, root, chance, clock, nodes < MOST_NODES)
        return self._decision(root, legal)

    def _iterate(self, state: Any, seat: Seat, root: Node, chance: Chance, clock: Clock, may_grow: bool) -> int:
        """One game through the tree and to its end, which begins with what the seat decides; 1 if the tree grew."""
        path, grown = [root], 0
        while awaited := self._decider.awaited(state):
            clock.check()
            node = path[-1]
            legal = self._decider.legal(state, seat if node is root else awaited[0][0])
            untried = node.untried(legal)
            if untried:
                if may_grow:
                    path.append(node.grow(pick(chance, "grow", untried)))
                    self._play(state, path[-1].command, chance)
                    grown = 1
                break
            path.append(node.best(legal))
            self._play(state, path[-1].command, chance)
        self._play_out(state, chance, clock)
        outcome = self._decider.outcome(state)
        assert outcome is not None
        shares = final_shares(outcome, self._decider.config.seats)
        for node in path:
            node.learn(shares)
        return grown

    def _play(self, state: Any, command: Command | None, chance: Chance) -> None:
        assert command is not None
        self._decider.play(state, command, chance)

    def _play_out(self, state: Any, chance: Chance, clock: Clock) -> None:
        """Random commands to the end of the game."""
        decider = self._decider
        while awaited := decider.awaited(state):
            clock.check()
            seat = awaited[0][0]
            moves = decider.book.automaton if seat == AUTOMATON else None
            command = moves(decider, state) if moves else pick(chance, "playout", decider.legal(state, seat))
            decider.play(state, command, chance)

    def _decision(self, root: Node, legal: Sequence[Command]) -> Decision:
        """What the tree says; the first legal command when there was no time for a single game."""
        found = sorted(root.children.values(), key=lambda node: (-node.visits, -node.mean))
        shown = tuple(Candidate(node.command, node.mean, node.visits) for node in found[:SHOWN] if node.command)
        command = shown[0].command if shown else legal[0]
        return Decision(command, shown, (command,), simulations=root.visits, depth=1)
