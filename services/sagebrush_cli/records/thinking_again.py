"""A decision of a computer, thought again from the commits of its finished game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sagebrush_events.commit import Commit, decode
from sagebrush_games import TITLES
from sagebrush_games.kernel.malformed import Malformed
from sagebrush_games.kernel.messages import AUTOMATON, Command
from sagebrush_history import gamefile
from sagebrush_history.broken_game import OF_THE_MACHINE, BrokenGame
from sagebrush_history.checkpointed_fold import CheckpointedFold
from sagebrush_history.commitments import first_table
from sagebrush_history.errors import TableError
from sagebrush_history.table import GameTable, TitleRegistry
from sagebrush_history.thought import Thought, engine_of, thought_of
from sagebrush_messages.catalogue import ENGLISH
from sagebrush_opponents import OPPONENTS, Budget, Decision, engine_version, weights_hash
from sagebrush_opponents.automaton import move_automaton
from sagebrush_opponents.table import AnyOpponentTable, agreed

ENDLESS_MS = 10 * 60 * 1000
"""The clock must not cut the thought that is repeated."""
NOT_REPEATED = {"attempts", "refused"}
"""Reasons after which nobody thought."""


class Unexplained(Exception):
    """There is nothing to explain; the text says why."""


@dataclass(frozen=True, slots=True)
class Position:
    """A game before one of its commits, ``commit``, whose command a computer chose."""

    table: GameTable
    state: Any
    commit: Commit
    thought: Thought

    @property
    def command(self) -> Command:
        """What the computer did."""
        return self.table.codec.unpack_command(self.commit.command)

    @property
    def seat(self) -> int:
        """The player that thought."""
        return self.command.seat

    def sentence(self, command: Command) -> str:
        """``command`` in plain words; its type where it fits no state known here, such as one further down the line."""
        try:
            action = self.table.decider.action(self.state, command)
            text = self.table.catalogues.in_language(ENGLISH).text(
                action.sentence(self.table.decider.rules, self.state, command)
            )
        except Exception:  # a line goes on in worlds that were guessed
            text = gamefile_text(self.table, command)
        return text


@dataclass(frozen=True, slots=True)
class Repeated:
    """A thought that was repeated: what it came to, and all that differs or may explain a difference."""

    thought: Thought
    command: Command
    is_same: bool
    reasons: tuple[str, ...]


def gamefile_text(table: GameTable, command: Command) -> str:
    """A command as it stands in files."""
    return table.codec.command_to_json(command).decode()


def position_before(data: bytes, version: int) -> Position:
    """The position in the file ``data`` about which the commit ``version`` was thought; raises Unexplained."""
    try:
        header, lines, _ = gamefile.parse(data)
        stored = [gamefile.stored_bytes(line) for line in lines] if header.complete else []
        commits = list(map(decode, stored))
    except (gamefile.Unreadable, ValueError) as error:
        raise Unexplained(f"This is not the file of a game: {error}") from None
    if not stored:
        raise Unexplained("The game is not over: until then nobody may know what its computers think.")
    if not 1 < version <= len(stored):
        raise Unexplained(f"The game has commits 2 to {len(stored)} to explain.")
    return _position(_table(stored[0]), commits, version)


def _table(first: bytes) -> GameTable:
    try:
        return first_table(TitleRegistry(TITLES.values()), first)
    except (BrokenGame, TableError) as error:
        raise Unexplained(error.detail) from None


def _position(table: GameTable, commits: Sequence[Commit], version: int) -> Position:
    commit = commits[version - 1]
    thought = thought_of(commit, table.codec)
    if thought is None:
        raise Unexplained(f"A person chose the command of commit {version}.")
    position = Position(table, _state_before(table, commits, version), commit, thought)
    _require_players(position)
    return position


def _state_before(table: GameTable, commits: Sequence[Commit], version: int) -> Any:
    """The state before the commit ``version``, as its events say, which are believed."""
    fold = CheckpointedFold(table)
    for before in commits[: version - 1]:
        try:
            fold.append([table.codec.unpack_event(event) for event in before.events])
        except OF_THE_MACHINE:
            raise
        except Exception:  # events of a stranger may not fit the state
            raise Unexplained(f"Commit {before.version} has events that cannot happen.") from None
    return fold.state


def _require_players(position: Position) -> None:
    """Raises Unexplained where the command or the thought is about seats that the table does not have."""
    thought, table = position.thought, position.table
    try:
        named = [position.seat, *(command.seat for command in thought.line)]
    except Malformed as error:
        raise Unexplained(f"The command of commit {position.commit.version} cannot be read: {error}") from None
    if not all(map(table.has_actor, named)) or len(thought.shares) > len(table.started.seats):
        raise Unexplained(f"Commit {position.commit.version} names seats that the table does not have.")


def think_again(position: Position) -> Repeated:
    """The same thought with the same view, seed and simulations, on this machine, without a clock."""
    thought, table = position.thought, agreed(position.table.config_json())
    if thought.lowered in NOT_REPEATED:
        raise Unexplained(f"Nobody thought: the command was chosen at random ({thought.lowered}).")
    if position.seat != AUTOMATON and thought.level not in OPPONENTS:
        raise Unexplained(f"This release knows no opponent {thought.level!r}.")
    decision = _decision(position, table)
    again = _as_kept(decision, position, table)
    same = decision.command == position.command and _values(again) == _values(thought)
    return Repeated(again, decision.command, same, (*_rules_since(position), *_reasons(thought, again)))


def _decision(position: Position, table: AnyOpponentTable) -> Decision:
    thought, seat, decider = position.thought, position.seat, position.table.decider
    viewer = None if seat == AUTOMATON else seat
    view = table.codec.view_from_json(table.codec.view_to_json(decider.view(position.state, viewer)))
    legal = decider.legal(position.state, seat)
    if not legal:
        raise Unexplained("The game did not wait for this seat.")
    if seat == AUTOMATON:
        return move_automaton(table, view, legal, thought.seed)
    budget = Budget(ENDLESS_MS, thought.budget_simulations)
    return OPPONENTS[thought.level](table)(view, legal, budget, thought.seed)


def _as_kept(decision: Decision, position: Position, table: AnyOpponentTable) -> Thought:
    """``decision`` as a commit of today would keep it, rounded and bounded in the same way."""
    spoken = bool(decision.candidates or decision.shares)
    thought = Thought(
        opponent=position.thought.opponent,
        level=position.thought.level,
        seed=position.thought.seed,
        simulations=decision.simulations,
        depth=decision.depth,
        build=engine_version(table.title.id) if spoken else "",
        weights=weights_hash(table.title.id)[:16] if spoken else "",
        shares=decision.shares,
        errors=decision.errors,
        scores=decision.scores,
        candidates=tuple((one.command, one.value, one.simulations) for one in decision.candidates),
        line=decision.line,
    )
    codec = position.table.codec
    kept = thought_of(_with_engine(position.commit, engine_of(thought, codec)), codec)
    assert kept is not None
    return kept


def _with_engine(commit: Commit, engine: dict[str, str | int]) -> Commit:
    return Commit(commit.version, commit.command_id, commit.seat, commit.command, [], [], b"", b"", 0, engine)


def _values(thought: Thought) -> tuple[object, ...]:
    return thought.shares, thought.errors, thought.scores, thought.candidates, thought.line, thought.simulations


def _rules_since(position: Position) -> list[str]:
    """That other rules decided the game, if they did: a thought plays them out."""
    then, now = position.commit.rules, position.table.title.rules
    return [] if then == now else [f"The rules were version {then}; these are version {now}."]


def _reasons(then: Thought, now: Thought) -> list[str]:
    """Why the repeated thought may differ from the first."""
    reasons = []
    if then.build != now.build:
        reasons.append(f"The engine was version {then.build or '(unknown)'}; this is {now.build or '(none)'}.")
    if then.weights != now.weights:
        reasons.append(f"It had the weights {then.weights or '(unknown)'}, and these are {now.weights or '(none)'}.")
    if then.simulations < now.simulations:
        reasons.append(f"Time cut it: {then.simulations} of {now.simulations} simulations in {then.milliseconds} ms.")
    return reasons
