"""Why no game can come to a state: what the box and the sequence of play allow, as far as a look at it tells.

Not told are numbers that any past may have led to: resources, positions of wagons and markers, what a seat has built.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator

from sagebrush_games.kernel.agenda import task_faults
from sagebrush_games.kernel.faults import (
    StateFault,
    any_not_among,
    first_of,
    not_among,
    not_as_many,
    twice,
    unless,
)
from sagebrush_games.sierra_west.rules.conserved import deck
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import (
    BASE,
    CABIN,
    CABIN_SPACES,
    CAMP,
    DOWN,
    FORD,
    GONE,
    GREEN,
    GREY,
    NONE,
    PIONEERS,
    RESOURCE_NAMES,
    SPECIAL,
    SPECIAL_DOWN,
    SUMMIT,
    TAN,
    TRACKER,
    TRAPPER,
    Player,
    State,
    Turn,
)
from sagebrush_games.sierra_west.state.mountain import PLACES

SLOTS = 3
"""Cards on the player board."""
BETWEEN_TURNS = ("round", "turn", "next-plan")
"""Tasks while no turn goes on."""
OF_TURN = ("plan", "keep", "pioneer", "turn-end")
"""Tasks of the seat whose turn it is."""
ONCE = (*OF_TURN, "round")
"""Tasks of which one at most is left."""
MIDDLE = 3
ORDER = {"round": 0, "turn": 1, "turn-end": 2, "pioneer": 2, "keep": 4, "plan": 5}
"""What lies lower on the agenda comes later; all other tasks are in the middle."""
OF_CARDS = ("summit", "summit-mule", "six-shooter")
"""Tasks about a card on the player board."""
MOST = 40
"""Places, and numbers, that tasks are about."""


def faults(rules: Ruleset, state: State) -> Iterator[StateFault]:
    """What is wrong with ``state``; nothing with one of a game."""
    yield from first_of(_shape(rules, state), _whole(rules, state))


def _shape(rules: Ruleset, state: State) -> Iterator[StateFault]:
    """Lists that are too short or too long, and things that this table does not have."""
    owners, nobody_or_owner = range(rules.owners), range(NONE, rules.owners)
    yield from not_as_many("players", state.players, rules.owners)
    yield from not_as_many("walkers", state.walkers, len(rules.walkers))
    yield from any_not_among("walkers", state.walkers, (BASE, *PLACES))
    yield from not_as_many("mountain", state.mountain, len(PLACES))
    specials = (SPECIAL + special for special in rules.specials)
    yield from any_not_among("mountain", state.mountain, {GONE, DOWN, SPECIAL_DOWN, *rules.basics, *specials})
    yield from not_as_many("market", state.market, len(rules.market_extra))
    yield from not_as_many("pile", state.pile, len(rules.cabins))
    cabins = range(NONE, len(rules.cabins))
    for name in ("market", "cabin_discard", "boxed"):
        yield from any_not_among(name, getattr(state, name), cabins)
    yield from not_among("mule", state.mule, nobody_or_owner)
    yield from not_among("mule_place", state.mule_place, (*_on_path(rules, GREEN), *_on_path(rules, TAN), GREY))
    yield from not_among("first", state.first, owners)
    yield from task_faults(rules, state.agenda, rules.owners)
    for place, task in enumerate(state.agenda):
        yield from not_among(
            f"agenda[{place}][2]", task.at, range(SLOTS) if task.name in OF_CARDS else range(NONE, MOST)
        )
        yield from not_among(f"agenda[{place}][3]", task.number, range(NONE, MOST))
    yield from _turn(rules, state.turn)
    for owner, player in enumerate(state.players):
        for field, sentence in _player(rules, player):
            yield f"players[{owner}].{field}", sentence


def _on_path(rules: Ruleset, pioneer: int) -> tuple[int, ...]:
    """Where a figure of a path can be."""
    icons = range(len(rules.columns[pioneer]))
    ford = range(FORD, FORD + len(rules.columns[TAN]))
    cabins, summit = range(CABIN, CABIN + CABIN_SPACES), range(SUMMIT, SUMMIT + SLOTS)
    return (CAMP, TRACKER, TRAPPER, *icons, *cabins, *summit, *ford)


def _turn(rules: Ruleset, turn: Turn) -> Iterator[StateFault]:
    yield from not_among("turn.seat", turn.seat, range(NONE, rules.owners))
    yield from not_as_many("turn.boots", turn.boots, len(PIONEERS))
    yield from not_as_many("turn.housed", turn.housed, len(PIONEERS))
    yield from any_not_among("turn.patient", turn.patient, range(rules.owners))
    yield from any_not_among("turn.declined", [declined.seat for declined in turn.declined], range(rules.owners))


def _player(rules: Ruleset, player: Player) -> Iterator[StateFault]:
    """What an owner cannot have."""
    yield from not_as_many("tracks", player.tracks, len(rules.tracks))
    for marker, track in zip(player.tracks, rules.tracks, strict=False):
        yield from not_among(f"tracks[{track.number}]", marker, range(track.top + 1))
    yield from not_as_many("resources", player.resources, len(RESOURCE_NAMES))
    yield from any_not_among("animals", player.animals, rules.animals)
    yield from not_among("wagon", player.wagon, range(len(rules.trail)))
    yield from not_as_many("cabins", player.cabins, CABIN_SPACES)
    yield from any_not_among("cabins", player.cabins, range(NONE, len(rules.cabins)))
    yield from not_as_many("figures", player.figures, len(PIONEERS))
    for pioneer, figure in zip(PIONEERS, player.figures, strict=False):
        yield from not_among(f"figures[{pioneer}]", figure, _on_path(rules, pioneer))
    yield from not_as_many("top_open", player.top_open, len(player.top))
    for name in ("hand", "top", "discard", "played", "open"):
        yield from any_not_among(name, getattr(player, name), rules.cards)
    yield from any_not_among("unseen", player.pool, rules.cards)
    yield from unless(len(player.played) in (0, SLOTS), "played", "All three cards are played together.")
    yield from unless({*player.open} <= {*player.hand}, "open", "It is not in the hand.")


def _whole(rules: Ruleset, state: State) -> Iterator[StateFault]:
    """What does not go together: cards and tiles in two places or none."""
    yield from unless(state.over == (not state.agenda), "over", "A game is over when nothing is left to do.")
    yield from _cards(rules, state)
    yield from _rounds(state)
    for owner, place in enumerate(state.walkers):
        here = place == BASE or state.mountain[place] != GONE
        yield from unless(here, f"walkers[{owner}]", "There is no card.")
    built = [cabin for player in state.players for cabin in player.cabins]
    rest = [cabin for cabin, number in enumerate(state.pile) for _ in range(number)]
    tiles = Counter(cabin for cabin in (*built, *state.market, *rest, *state.cabin_discard, *state.boxed) if cabin >= 0)
    for cabin in rules.cabins:
        found = tiles[cabin.number]
        yield from unless(found == cabin.copies, "market", f"There are {found} tiles {cabin.name}, not {cabin.copies}.")
    for owner, player in enumerate(state.players):
        yield from twice(f"players[{owner}].animals", player.animals)
    for place, task in enumerate(state.agenda):
        if task.name in OF_CARDS:
            played = task.seat >= 0 and task.at < len(state.players[task.seat].played)
            yield from unless(played, f"agenda[{place}][2]", "There is no such card on the player board.")
    yield from _sequence(state)
    yield from _board(rules, state)


def _sequence(state: State) -> Iterator[StateFault]:
    """Tasks lie on the agenda in the order of a round and a turn."""
    names = [task.name for task in state.agenda]
    for place, (name, seat, *_) in enumerate(state.agenda):
        of_turn = name not in OF_TURN or seat == state.turn.seat != NONE
        yield from unless(of_turn, f"agenda[{place}][1]", "It is the turn of another seat.")
        once = name not in ONCE or names.count(name) == 1
        yield from unless(once, f"agenda[{place}][0]", "There are two of it.")
        below = names[place - 1] if place else name
        in_order = ORDER.get(below, MIDDLE) <= ORDER.get(name, MIDDLE)
        yield from unless(in_order, f"agenda[{place}][0]", f"It comes after {below}.")


def _board(rules: Ruleset, state: State) -> Iterator[StateFault]:
    """Cards are laid onto the board first, and lie there until the turn is over; every other hand is full."""
    seat, names = state.turn.seat, {task.name for task in state.agenda}
    if "hands" in names or not names:
        return
    is_turn = 0 <= seat < rules.seats and not names <= {*rules.set_up, *BETWEEN_TURNS}
    goes_on = "pioneer" in names or "turn-end" in names
    yield from unless(goes_on or not is_turn, "agenda", "A turn has an end.")
    for owner, player in enumerate(state.players[: rules.seats]):
        laid = is_turn and owner == seat and "plan" not in names
        yield from unless(laid == bool(player.played), f"players[{owner}].played", "Cards are laid before all else.")
        kept = rules.hand - SLOTS if "keep" in names else 0
        yield from not_as_many(f"players[{owner}].hand", player.hand, kept if laid else rules.hand)


def _rounds(state: State) -> Iterator[StateFault]:
    """The last round is known when the end is."""
    yield from unless(state.special_round <= state.round, "special_round", "It is still to come.")
    yield from unless(bool(state.ending) == bool(state.last_round), "ending", "It comes with the last round.")
    over = bool(state.last_round) and state.last_round < state.round
    yield from unless(not over, "last_round", "It is over.")


def _cards(rules: Ruleset, state: State) -> Iterator[StateFault]:
    """Each card of the mountain lies in one place, and every seat has each of its own once."""
    face_up = [card for card in state.mountain if 0 <= card < SPECIAL]
    decks = [deck(player) for player in state.players]
    own = [[card for card in cards if card not in rules.basics] for cards in decks]
    claimed = [card for cards in decks for card in cards if card in rules.basics]
    yield from _each_once("basics", [*face_up, *state.basics, *claimed], rules.basics)
    for seat, cards in enumerate(own[: rules.seats]):
        yield from _each_once(f"players[{seat}]", cards, [card for card in rules.cards if card not in rules.basics])
    special = [card - SPECIAL for card in state.mountain if card >= SPECIAL]
    yield from _each_once("specials", [*special, *state.specials, *state.row], rules.specials)
    yield from not_as_many("basics", state.basics, state.mountain.count(DOWN))
    yield from not_as_many("specials", state.specials, state.mountain.count(SPECIAL_DOWN))
    yield from _piles(rules, state)


def _piles(rules: Ruleset, state: State) -> Iterator[StateFault]:
    """Special cards lie face down where those of their pile were laid."""
    down = [place for place, card in enumerate(state.mountain) if card == SPECIAL_DOWN]
    for place in down:
        laid = any(place in pile.places for pile in rules.piles)
        yield from unless(laid, f"mountain[{place}]", "No special card was laid there.")
    for pile in rules.piles:
        rest = [special for special in state.specials if special in pile.specials]
        yield from not_as_many("specials", rest, len([place for place in down if place in pile.places]))


def _each_once(field: str, cards: Iterable[int], all_of_them: Collection[int]) -> Iterator[StateFault]:
    yield from unless(sorted(cards) == sorted(all_of_them), field, "A card is missing, or lies in two places.")
