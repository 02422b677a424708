"""High Card: seats play hidden cards at once, the highest takes the trick, a wind (the automaton) blows once."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance, shuffled
from sagebrush_games.kernel.content import BadContent, Content, parse
from sagebrush_games.kernel.contents import Contents
from sagebrush_games.kernel.decider import Awaited, Reading, Rulebook
from sagebrush_games.kernel.evolving import evolve_table
from sagebrush_games.kernel.manifest import Edition, Manifest, Option, Variant
from sagebrush_games.kernel.messages import AUTOMATON, Command, Config, Event, Outcome, Redacted, Seat, Standing, Viewer
from sagebrush_games.kernel.title import Invariants, Title, TitleTypes
from sagebrush_games.kernel.view_content import ViewContent
from sagebrush_games.kernel.wording import Wording

HIDDEN = -1
CONTENT = Content(
    parse("""
[game]
tricks = { value = 3, mark = "found", source = "our own rules" }
wind = { value = 6, mark = "reconstructed", source = "who has seen it?" }
""")
)

CONTENTS = Contents({"plain": CONTENT})


@dataclass(slots=True)
class State:
    """``chosen`` and ``hands`` are hidden; cards are 1 to 12, or 1001 to 1012 with canaries."""

    hands: list[list[int]]
    chosen: list[int | None]
    won: list[int]
    trick: int = 0
    windy: bool = False
    dealt: bool = False

    def copy(self) -> "State":
        return State([hand[:] for hand in self.hands], self.chosen[:], self.won[:], self.trick, self.windy, self.dealt)


@dataclass(frozen=True, slots=True)
class Rules:
    seats: int
    tricks: int
    lowest_wins: bool
    first_card: int
    wind: int


@dataclass(slots=True)
class PlayCard(Command):
    """Play ``card`` from your hand, face down."""

    card: int


@dataclass(slots=True)
class Blow(Command):
    """The wind moves."""


@dataclass(slots=True)
class CardsDealt(Event):
    seat: int
    cards: tuple[int, ...]


@dataclass(slots=True)
class CardPlayed(Event):
    seat: int
    card: int


@dataclass(slots=True)
class TrickTaken(Event):
    seat: int
    cards: tuple[int, ...]


@dataclass(slots=True)
class WindBlew(Event):
    strength: int


@dataclass(slots=True)
class View:
    viewer: Viewer
    hand: list[int] | None
    cards_left: list[int]
    chosen: list[int | None]
    won: list[int]
    trick: int
    windy: bool
    seen: list[int] = field(default_factory=list)


def initial(rules: Rules) -> State:
    return State([[] for _ in range(rules.seats)], [None] * rules.seats, [0] * rules.seats)


def awaited(rules: Rules, state: State) -> Awaited:
    if state.windy:
        return [(AUTOMATON, "wind")]
    if state.trick == rules.tricks:
        return []
    return [(seat, "card") for seat, card in enumerate(state.chosen) if card is None]


def hand_cards(_rules: Rules, state: State, seat: Seat) -> Iterator[PlayCard]:
    return (PlayCard(seat, card) for card in state.hands[seat])


def any_card(rules: Rules, _state: State, seat: Seat) -> Iterator[PlayCard]:
    return (PlayCard(seat, card) for card in range(rules.first_card - 1, rules.first_card + 13))


def not_in_hand(_rules: Rules, state: State, command: PlayCard) -> str | None:
    return None if command.card in state.hands[command.seat] else "card-not-in-hand"


def play_card(_rules: Rules, _state: State, command: PlayCard, _chance: Chance) -> Sequence[Event]:
    return [CardPlayed(command.seat, command.card)]


def blow(rules: Rules, _state: State, _command: Blow, chance: Chance) -> Sequence[Event]:
    return [WindBlew(chance("wind", rules.wind) + 1)]


def advance(rules: Rules, state: State, chance: Chance) -> Sequence[Event]:
    if not state.dealt:
        deck = shuffled(chance, "deal", range(rules.first_card, rules.first_card + 12))
        return [CardsDealt(s, tuple(sorted(deck[s * 3 : s * 3 + 3]))) for s in range(rules.seats)]
    cards = [card for card in state.chosen if card is not None]
    if len(cards) < rules.seats:
        return []
    best = min(cards) if rules.lowest_wins else max(cards)
    return [TrickTaken(cards.index(best), tuple(cards))]


def cards_dealt(state: State, event: CardsDealt) -> None:
    state.hands[event.seat] = list(event.cards)
    state.dealt = True


def card_played(state: State, event: CardPlayed) -> None:
    state.hands[event.seat].remove(event.card)
    state.chosen[event.seat] = event.card


def trick_taken(state: State, event: TrickTaken) -> None:
    state.won[event.seat] += 1
    state.chosen = [None] * len(state.chosen)
    state.trick += 1
    state.windy = state.trick == 1


def wind_blew(state: State, _event: WindBlew) -> None:
    state.windy = False


def view(rules: Rules, state: State, viewer: Viewer) -> View:
    mine = viewer is not None and viewer >= 0
    return View(
        viewer=viewer,
        hand=state.hands[viewer][:] if mine and viewer is not None else None,
        cards_left=[len(hand) for hand in state.hands],
        chosen=[c if c is None or s == viewer else HIDDEN for s, c in enumerate(state.chosen)],
        won=state.won[:],
        trick=state.trick,
        windy=state.windy,
    )


def content(_rules: Rules) -> ViewContent:
    return ViewContent(whole={"seen": []})


def redact(event: Event, viewer: Viewer) -> Event:
    if isinstance(event, CardsDealt | CardPlayed) and event.seat != viewer:
        return Redacted()
    return event


def determinize(rules: Rules, seen: View, chance: Chance) -> State:
    known = {*(seen.hand or ()), *(c for c in seen.chosen if c is not None and c != HIDDEN)}
    deck = shuffled(chance, "deal", [c for c in range(rules.first_card, rules.first_card + 12) if c not in known])
    hands = [
        seen.hand[:] if seen.hand is not None and s == seen.viewer else sorted(deck.pop() for _ in range(left))
        for s, left in enumerate(seen.cards_left)
    ]
    chosen = [deck.pop() if card == HIDDEN else card for card in seen.chosen]
    return State(hands, chosen, seen.won[:], seen.trick, seen.windy, dealt=True)


def outcome(rules: Rules, state: State) -> Outcome | None:
    if state.trick < rules.tricks or state.windy:
        return None
    order = sorted(range(rules.seats), key=lambda seat: -state.won[seat])
    return Outcome("three-tricks", tuple(Standing(s, state.won[s], place + 1) for place, s in enumerate(order)))


PLAY_CARD = Action(PlayCard, hand_cards, not_in_hand, play_card, domain=any_card)
BLOW = Action(Blow, events=blow)
EVENTS = (CardsDealt, CardPlayed, TrickTaken, WindBlew)
EVOLVE = evolve_table(EVENTS, cards_dealt, card_played, trick_taken, wind_blew)


def shows_cards(_rules: Rules, event: Event) -> bool:
    return isinstance(event, TrickTaken)


BOOK: Rulebook[Rules, State, View] = Rulebook(
    initial=initial,
    awaited=awaited,
    actions=lambda _rules: {"card": [PLAY_CARD], "wind": [BLOW]},
    evolve=EVOLVE,
    outcome=outcome,
    advance=advance,
    read=Reading(view, determinize, redact, reveals=shows_cards, content=content),
    automaton=lambda decider, state: decider.legal(state, AUTOMATON)[0],
    round_of=lambda state: state.trick,
)


def ruleset(config: Config) -> Rules:
    options = config.options or {}
    first = int(options.get("first_card", 1))
    printed = CONTENTS.of(config)
    tricks, wind = printed.value("game", "tricks"), printed.value("game", "wind")
    if tricks not in range(1, 4):
        raise BadContent("game.tricks: a hand has three cards")
    return Rules(config.seats, tricks, "lowest" in config.variants, first, wind)


def conserved(state: State) -> dict[str, int]:
    played = len(state.hands) * state.trick
    held = sum(map(len, state.hands)) + sum(card is not None for card in state.chosen)
    return {"cards": held + played}


HIGH_CARD = Title(
    id="high-card",
    name="High Card",
    manifest=Manifest(
        editions=(Edition("plain", "Plain", range(2, 5)),),
        variants=(Variant("lowest", "Lowest Wins", "The lowest card takes the trick.", ("plain",)),),
        options=(Option("first_card", "First card", "The value of the lowest card.", (1, 7001)),),
    ),
    ruleset=ruleset,
    rulebook=BOOK,
    types=TitleTypes((PlayCard, Blow), EVENTS, State, View),
    invariants=Invariants(conserved),
    wording=Wording(packages=("tests.toys",)),
    contents=CONTENTS,
    unofficial=lambda config: CONTENTS.of(config).unofficial(),
)
