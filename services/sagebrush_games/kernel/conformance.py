"""What every title must hold, whatever its rules: the suite a title passes without writing a line.

``check_game`` plays one random game and checks every invariant on the way; it raises Nonconforming with a sentence.
Checks marked costly run every ``stride`` commits, so that fuzzing thousands of games stays possible.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Generic

from sagebrush_games.kernel.chance import Chance, Draw, forbidden, pick, recording, seeded
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.decider import Decider, R, S, V
from sagebrush_games.kernel.flags import flags_of
from sagebrush_games.kernel.messages import AUTOMATON, Command, Config, Event, Outcome, Seat, Viewer
from sagebrush_games.kernel.refusal import Refusal
from sagebrush_games.kernel.title import Title

ASKED = 20
"""Commands of a seat whose refusals are compared in a world that looks the same to it."""


class Nonconforming(AssertionError):
    """A title broke an invariant of the platform; the message says which, where and with which seed."""


@dataclass(slots=True)
class Played:
    """A finished random game: its commits as lists of events, its commands and its outcome.

    ``pairs`` counts the pairs of states that differ only in what a viewer cannot know and were compared for it.
    """

    config: Config
    seed: int
    outcome: Outcome
    commits: list[list[Event]] = field(default_factory=list)
    commands: list[Command] = field(default_factory=list)
    pairs: int = 0


def check_game(title: Title[R, S, V], config: Config, seed: int, stride: int = 1, limit: int = 5000) -> Played:
    """A random game of ``config`` in which every invariant held at every ``stride``-th commit; raises Nonconforming."""
    return _Check(title, config, seed, stride, limit).run()


class _Check(Generic[R, S, V]):
    def __init__(self, title: Title[R, S, V], config: Config, seed: int, stride: int, limit: int) -> None:
        self.title, self.config, self.seed, self.stride, self.limit = title, config, seed, stride, limit
        self.decider = title.build(config)
        self.codec = Codec(title)
        self.chance: Chance = seeded(seed)
        self.commits: list[list[Event]] = []
        self.commands: list[Command] = []
        self.pairs = 0

    def run(self) -> Played:
        state, events = self.decider.set_up(self.chance)
        self.commits.append(events)
        conserved, amounts = self.title.invariants.conserved(state), self.title.invariants.ledger.counted(state)
        while awaited := self.decider.awaited(state):
            self._require(len(self.commits) < self.limit, "the game did not end")
            command = self._choice(state, [seat for seat, _ in awaited])
            if len(self.commits) % self.stride == 0:
                self._costly(state, command)
            events = self._played(state, command)
            self._require(bool(events), f"{command} caused nothing")
            self.commits.append(events)
            self.commands.append(command)
            self._require_sound(state)
            self._require(
                self.title.invariants.conserved(state) == conserved,
                f"{command} changed {self.title.invariants.conserved(state)}",
            )
            for event in events:
                self.title.invariants.ledger.record(amounts, event)
            self._require(
                self.title.invariants.ledger.counted(state) == amounts, f"{command} changed what no event says"
            )
        self._folds_to(state)
        outcome = self.decider.outcome(state)
        self._require(outcome is not None, "nobody is awaited, yet there is no outcome")
        assert outcome is not None
        return Played(self.config, self.seed, outcome, self.commits, self.commands, self.pairs)

    def _require_sound(self, state: S) -> None:
        """A state of a game has no fault that a foreign one is refused for."""
        for where, sentence in self.title.invariants.faults(self.decider.rules, state):
            self._require(False, f"{where}: {sentence}")

    def _require(self, holds: bool, sentence: str) -> None:
        if not holds:
            raise Nonconforming(
                f"{self.title.id} seed {self.seed} commit {len(self.commits)} {self.config}: {sentence}"
            )

    def _choice(self, state: S, seats: Sequence[Seat]) -> Command:
        seat = seats[self.chance("conformance", len(seats))]
        legal = self.decider.legal(state, seat)
        self._require(bool(legal), f"seat {seat} is awaited and has no legal command")
        return legal[self.chance("conformance", len(legal))]

    def _played(self, state: S, command: Command) -> list[Event]:
        """What the command and the steps after it cause."""
        return self.decider.play(state, command, self.chance)

    def _costly(self, state: S, command: Command) -> None:
        before = self.codec.state_hash(state)
        self._legality_agrees(state)
        self._copies_are_apart(state, command)
        self._flags_are_true(state, command)
        self._looks_agree(state, command)
        self._messages_return(state, command)
        self._require(self.codec.state_hash(state) == before, "asking changed the state")

    def _legality_agrees(self, state: S) -> None:
        """Candidates lose nothing that the whole domain offers; what is refused is refused by decide too."""
        for seat, prompt in self.decider.awaited(state):
            for action in self.decider.actions[prompt]:
                rules = self.decider.rules
                asked = list(action.candidates(rules, state, seat))
                offered = [c for c in asked if not action.refusal(rules, state, c)]
                self._require(not action.exact or asked == offered, f"{action.message.__name__} refuses a candidate")
                allowed = [c for c in action.domain(rules, state, seat) if not action.refusal(rules, state, c)]
                same = sorted(map(repr, offered)) == sorted(map(repr, allowed))
                self._require(same, f"{action.message.__name__}: candidates and domain differ for seat {seat}")

    def _flags_are_true(self, state: S, command: Command) -> None:
        """What ``command`` says of itself is the same in a world that looks the same to its seat, and holds in both."""
        flags = flags_of(self.decider, state, command)
        viewer = None if command.seat == AUTOMATON else command.seat
        guess = self.decider.determinize(self.decider.view(state, viewer), self.chance)
        for world in (state, guess):
            draws = list[Draw]()
            after = world.copy()
            events = self.decider.play(after, command, recording(seeded(self.seed), draws))
            did = bool(draws), self.decider.reveals(events)
            holds = flags_of(self.decider, world, command) == flags and (flags.is_final or not any(did))
            self._require(holds, f"{command} says {flags}, drew {draws} and caused {events}")
            on = flags.is_final or flags.hands_on == (command.seat not in dict(self.decider.awaited(after)))
            self._require(on, f"{command} says {flags}, and then the game waits for {self.decider.awaited(after)}")
            self._require(not flags.draws or did[0], f"{command} says {flags} and drew nothing")
            self._require(not flags.reveals or did[1], f"{command} says {flags} and revealed nothing with {events}")

    def _looks_agree(self, state: S, command: Command) -> None:
        """A determinization looks the same to its viewer, byte for byte, offers and tells it the same."""
        tells = self._tells_nothing(state, command)
        for viewer in (None, *range(self.config.seats)):
            seen = self.codec.view_to_json(self.decider.view(state, viewer))
            guess = self.decider.determinize(self.codec.foreign_view_from_json(seen), self.chance)
            again = self.codec.view_to_json(self.decider.view(guess, viewer))
            self._require(again == seen, f"a determinization looks different to {viewer}")
            self._require(self._referring(state, viewer) == seen, f"what never changes in views did for {viewer}")
            asked = self.decider.awaited(guess) == self.decider.awaited(state)
            self._require(asked, f"what is asked of whom tells {viewer} something hidden")
            self._answers_agree(state, guess, AUTOMATON if viewer is None else viewer)
            tells(guess, viewer)
            self.pairs += 1

    def _referring(self, state: S, viewer: Viewer) -> bytes:
        """The view that a client makes of one without what never changes."""
        content, view = self.decider.view_content(), self.decider.view(state, viewer)
        taken = self.codec.view_content_to_json(content)
        shown = self.codec.referring_view_to_json(view, content)
        return self.codec.whole_view(shown, taken) if taken else shown

    def _answers_agree(self, state: S, guess: S, seat: Seat) -> None:
        """What the seat is offered, and told about a command that neither draws nor reveals."""
        legal = self.decider.legal(state, seat)
        self._require(self.decider.legal(guess, seat) == legal, f"the legal commands of {seat} tell something hidden")
        for command in self._domain(state, seat):
            same = refused(self.decider, guess, command) == refused(self.decider, state, command)
            self._require(same, f"the refusal of {command} tells something hidden")
        for command in legal[:1]:
            if not flags_of(self.decider, state, command).is_final:
                same = self._told(state, command) == self._told(guess, command)
                self._require(same, f"the events of {command} tell something hidden")

    def _domain(self, state: S, seat: Seat) -> list[Command]:
        """Some well-formed commands of the seat, refused or not."""
        rules = self.decider.rules
        prompts = [prompt for awaited, prompt in self.decider.awaited(state) if awaited == seat]
        found = [c for prompt in prompts for a in self.decider.actions[prompt] for c in a.domain(rules, state, seat)]
        return [pick(self.chance, "conformance", found) for _ in range(ASKED)] if found else []

    def _told(self, state: S, command: Command) -> bytes:
        """What the seat of ``command`` may read of its own events, as JSON."""
        viewer = None if command.seat == AUTOMATON else command.seat
        events = self.decider.decide(state, command, forbidden)
        return self.codec.events_to_json(self.decider.redact(event, viewer) for event in events)

    def _tells_nothing(self, state: S, command: Command) -> Callable[[S, Viewer], None]:
        """A check that ``command``, unless it draws or reveals, tells a viewer the same wherever it can be given.

        Where it cannot be given another one of the seat has to tell the viewer the same, or he has learnt that this is
        not such a world. Who looks on while one seat plays alone is told what he likes.
        """
        after, draws = state.copy(), list[Draw]()
        events = self.decider.play(after, command, recording(seeded(self.seed), draws))
        if draws or self.decider.reveals(events):
            return lambda _guess, _viewer: None

        def check(guess: S, viewer: Viewer) -> None:
            told = self._learnt(after, events, viewer)
            if refused(self.decider, guess, command) is None:
                same = self._told_by(guess, command, viewer) == told
                self._require(same, f"{command} told {viewer} something hidden with {events}")
            elif viewer is not None or self.config.seats > 1:
                others = self.decider.legal(guess, command.seat)
                same = any(self._told_by(guess, other, viewer) == told for other in others)
                self._require(same, f"{command} told {viewer} something hidden: that it could be given")

        return check

    def _told_by(self, state: S, command: Command, viewer: Viewer) -> tuple[bytes, bytes]:
        """What ``viewer`` learns from ``command`` in ``state``, which is left alone."""
        after = state.copy()
        return self._learnt(after, self.decider.play(after, command, seeded(self.seed)), viewer)

    def _learnt(self, state: S, events: Sequence[Event], viewer: Viewer) -> tuple[bytes, bytes]:
        """What ``viewer`` reads of ``events`` and sees of the state after them, as JSON."""
        read = self.codec.events_to_json(self.decider.redact(event, viewer) for event in events)
        return read, self.codec.view_to_json(self.decider.view(state, viewer))

    def _copies_are_apart(self, state: S, command: Command) -> None:
        """A copy is equal, and playing on it leaves the original alone."""
        copy, before = state.copy(), self.codec.pack_state(state)
        self._require(self.codec.pack_state(copy) == before, "a copy differs")
        self._require(self.codec.pack_state(self.codec.unpack_state(before)) == before, "a snapshot differs")
        self.decider.play(copy, command, seeded(self.seed))
        self._require(self.codec.pack_state(state) == before, f"{command} on a copy changed the original")

    def _messages_return(self, state: S, command: Command) -> None:
        codec = self.codec
        self._require(codec.unpack_command(codec.pack_command(command)) == command, f"{command} is packed wrongly")
        again = codec.command_from_json(codec.command_to_json(command), command.seat)
        self._require(again == command, f"{command} is another one as JSON")
        action = self.decider.action(state, command)
        self._require(bool(action.sentence(self.decider.rules, state, command)), f"{command} has no sentence")
        for event in self.commits[-1]:
            self._require(codec.unpack_event(codec.pack_event(event)) == event, f"{event} is packed wrongly")
            self._require(codec.event_from_json(codec.event_to_json(event)) == event, f"{event} is another one as JSON")

    def _folds_to(self, state: S) -> None:
        """Folding the stored bytes gives the played state, and the fold draws nothing."""
        stored = [self.codec.pack_event(event) for commit in self.commits for event in commit]
        folded = self.decider.fold(map(self.codec.unpack_event, stored))
        self._require(self.codec.pack_state(folded) == self.codec.pack_state(state), "folding gives another state")
        self._require(not self.decider.book.advance(self.decider.rules, folded, forbidden), "a finished game goes on")
        for seat in range(self.config.seats):
            self._require(not self.decider.legal(folded, seat), "a finished game offers commands")


def refused(decider: Decider[R, S, V], state: S, command: Command) -> str | None:
    """The code with which ``command`` is refused, or None when it would be accepted; nothing changes."""
    try:
        action = decider.action(state, command)
    except Refusal as refusal:
        return refusal.code
    return action.refusal(decider.rules, state, command)
