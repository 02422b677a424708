"""Which tiles are in play, how they are dealt, and what they do in a duel."""

from collections.abc import Iterable, Sequence

from sagebrush_games.carson_city.events.preparation import AllAsked
from sagebrush_games.carson_city.expansions.strongest.events import (
    TileChosen,
    TilesDealt,
    TilesDrawn,
    TilesDue,
    TilesShown,
    TilesUsed,
    TotalsAnnounced,
)
from sagebrush_games.carson_city.expansions.strongest.state import DuelTiles, Hand, joined, of, pile, without
from sagebrush_games.carson_city.rules.duel import Duel, duelists_of
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import Place, State, Token
from sagebrush_games.kernel.chance import Chance, shuffled
from sagebrush_games.kernel.messages import Event, Seat

PROMPT = "duel-tile"
# [BB "El Armero"] [ruling R69]
GUNSMITH = "gunsmith-red"
"""The character who plays after seeing the others."""


def one_set(rules: Ruleset) -> Hand:
    """A tile of each value."""
    return tuple(range(rules.printed.value("duel-tiles", "highest") + 1))


def shared(rules: Ruleset) -> list[tuple[range, Hand]]:
    """Seats with the tiles that were mixed for them: two seats have a set of their own each."""
    # [DE "VARIANTE „DAS RECHT DES STÄRKEREN“"] [BB "La ley del más fuerte: Durante la preparación del juego"]
    sets = rules.printed.value("duel-tile-sets", str(rules.seats))
    if rules.seats == 2:
        return [(range(seat, seat + 1), one_set(rules)) for seat in range(2)]
    return [(range(rules.seats), joined(*[one_set(rules)] * sets))]


def everything(rules: Ruleset) -> Hand:
    """All tiles in play."""
    return joined(*(tiles for _, tiles in shared(rules)))


def deal(rules: Ruleset, state: State, chance: Chance) -> Sequence[Event]:
    """Hands and totals; dollars and total come to the same for everybody."""
    if state.duel_tiles is not None:
        return ()
    hands = [hand for seats, tiles in shared(rules) for hand in dealt(seats, tiles, chance)]
    both = rules.printed.value("duel-tiles", "dollars-and-total")
    totals = tuple(map(sum, hands))
    announced = TotalsAnnounced(totals, tuple(both - total for total in totals))
    return [*(TilesDealt(seat, hand) for seat, hand in enumerate(hands)), announced]


def dealt(seats: range, tiles: Hand, chance: Chance) -> list[Hand]:
    """``tiles`` in as many hands as there are ``seats``."""
    deck = shuffled(chance, "duel-tiles", tiles) if len(seats) > 1 else list(tiles)
    size = len(deck) // len(seats)
    return [joined(deck[place * size : (place + 1) * size]) for place in range(len(seats))]


def before_duel(
    rules: Ruleset, state: State, place: Place, claimants: Sequence[Seat], chance: Chance
) -> Sequence[Event]:
    """A seat without a tile draws, if any is left; then all choose in secret, the red Gunsmith after the rest."""
    # [BB "Cómo realizar los duelos"] [ruling R67]
    tiles = of(state)
    duelists = duelists_of(state, claimants)
    drawn = refills(rules, tiles, duelists, chance)
    if drawn:
        return drawn
    early = [seat for seat in duelists if seat != state.seat_of(GUNSMITH)]
    if asked := choices(state, place, early):
        return asked
    late = [seat for seat in duelists if seat not in early]
    if late and early and not tiles.revealed and (shown := laid(tiles, early))[0]:
        return [TilesShown(*shown)]
    return choices(state, place, late)


def choices(state: State, place: Place, seats: Sequence[Seat]) -> Sequence[Event]:
    """The question for tiles that are still missing, after saying for which duel; who has no choice is not asked."""
    tiles = of(state)
    open_ = tuple(seat for seat in seats if missing(state, place, seat))
    forced = [seat for seat in open_ if missing(state, place, seat) == len(left(tiles, seat))]
    if forced:
        return [TileChosen(seat, left(tiles, seat)[0]) for seat in forced]
    if not open_:
        return ()
    asked = AllAsked(open_, PROMPT)
    return [asked] if tiles.place == place else [TilesDue(place), asked]


def missing(state: State, place: Place, seat: Seat) -> int:
    """How many tiles ``seat`` still has to lay: two with dynamite, as far as it has them."""
    tiles = of(state)
    due = 2 if Token(seat, place) in state.effects.charges else 1
    return min(due, len(tiles.hands[seat])) - len(tiles.chosen[seat])


def left(tiles: DuelTiles, seat: Seat) -> Hand:
    """What ``seat`` has not laid face down."""
    return without(tiles.hands[seat], tiles.chosen[seat])


def laid(tiles: DuelTiles, seats: Sequence[Seat]) -> tuple[tuple[Seat, ...], Hand]:
    """The tiles laid by ``seats``, each with its seat."""
    pairs = [(seat, tile) for seat in seats for tile in tiles.chosen[seat]]
    return tuple(seat for seat, _ in pairs), tuple(tile for _, tile in pairs)


def no_die(_rules: Ruleset, _state: State, _place: Place, _seat: Seat) -> int:
    """Tiles instead of dice."""
    return 0


def throw(_rules: Ruleset, state: State, _place: Place, seat: Seat, _chance: Chance) -> int:
    """The tiles that were chosen; without tiles nothing is added."""
    return sum(of(state).chosen[seat])


def after_duel(rules: Ruleset, state: State, duel: Duel, chance: Chance) -> Sequence[Event]:
    """The tiles go to the pile; who has none left draws new ones, in pass order."""
    tiles = of(state)
    spent = TilesUsed(*laid(tiles, duel.duelists))
    hands = list(tiles.hands)
    for seat, tile in zip(spent.seats, spent.tiles, strict=True):
        hands[seat] = without(hands[seat], (tile,))
    return [spent, *refilled(rules, hands, duel.duelists, chance)]


def refills(rules: Ruleset, tiles: DuelTiles, seats: Iterable[Seat], chance: Chance) -> list[Event]:
    """What those of ``seats`` who have no tile draw."""
    return refilled(rules, list(tiles.hands), seats, chance)


def refilled(rules: Ruleset, hands: list[Hand], seats: Iterable[Seat], chance: Chance) -> list[Event]:
    """The draws of the empty ``hands`` of ``seats``, as far as the pile goes."""
    found: list[Event] = []
    for seat in seats:
        if not hands[seat] and (heap := pile(everything(rules), hands)):
            hands[seat] = joined(shuffled(chance, "duel-tiles", heap)[: rules.printed.value("duel-tiles", "drawn")])
            found.append(TilesDrawn(seat, len(hands[seat]), hands[seat]))
    return found
