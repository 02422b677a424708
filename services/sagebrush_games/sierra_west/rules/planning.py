"""Drawing a hand, and what a turn consists of."""

from collections.abc import Sequence

from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance, pick
from sagebrush_games.kernel.messages import Event, Seat
from sagebrush_games.sierra_west.events.cards import CardsDrawn, DeckShuffled
from sagebrush_games.sierra_west.events.flow import TurnBegan, TurnEnded
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import NONE, Player, State


def drawn(state: State, seat: Seat, played: Sequence[int], count: int, chance: Chance) -> list[Event]:
    """The draw of ``count`` cards, ``played`` being on the discard pile already; a deck that runs out is shuffled.

    Whoever watched can tell the cards that were left when the deck ran out, so everybody knows them.

    [ruling R21] [ruling R22].
    """
    player = state.players[seat]
    rest = len(player.top) + len(player.pool) + (player.bottom != NONE)
    if rest >= count:
        return [_from_deck(player, seat, count, chance)]
    pool = sorted([*player.discard, *played])
    fresh = [pool.pop(chance("card", len(pool)) if len(pool) > 1 else 0) for _ in range(min(count - rest, len(pool)))]
    again: list[Event] = [DeckShuffled(seat), CardsDrawn(seat, tuple(fresh), (False,) * len(fresh))]
    last = [*reversed(player.top), *player.pool, *([player.bottom] if player.bottom != NONE else [])]
    return [CardsDrawn(seat, tuple(last), (True,) * rest), *again] if last else again


def _from_deck(player: Player, seat: Seat, count: int, chance: Chance) -> CardsDrawn:
    """Cards off a deck that holds enough."""
    cards = player.top[: -count - 1 : -1]
    known = player.top_open[: -count - 1 : -1]
    pool = player.pool[:]
    while len(cards) < count:
        cards.append(_take(pool, player.bottom, chance))
        known.append(cards[-1] == player.bottom)
    return CardsDrawn(seat, tuple(cards), tuple(known))


def _take(pool: list[int], bottom: int, chance: Chance) -> int:
    """A card off the pool, or what lies below it."""
    if not pool:
        return bottom
    card = pick(chance, "card", pool)
    pool.remove(card)
    return card


def is_known(player: Player, card: int) -> bool:
    """Whether everybody knows that ``card`` is in the hand: all have seen it, or no other card is left to be there."""
    return card in player.open or not (player.pool or False in player.top_open)


def turn(_rules: Ruleset, _state: State, owner: int) -> tuple[Task, ...]:
    """The tasks of a seat's turn until it passes [ES "2. Paso pionero"]."""
    return (Task("plan", owner), Task("trapping", owner), Task("pioneer", owner))


def begin(rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Step "turn"."""
    return [TurnBegan(task.seat), Next(rules.turn(rules, state, task.seat))]


def end(rules: Ruleset, state: State, task: Task, chance: Chance) -> Sequence[Event]:
    """Step "turn-end": pioneers return, the board is cleared, a new hand is drawn [ES "Paso"]."""
    played = state.players[task.seat].played
    return [TurnEnded(task.seat, tuple(played)), *drawn(state, task.seat, played, rules.hand, chance), Next()]


def deal(rules: Ruleset, state: State, _task: Task, chance: Chance) -> Sequence[Event]:
    """Step "hands": the first hand of every seat [ES "Preparar"]."""
    return [*(event for seat in range(rules.seats) for event in drawn(state, seat, (), rules.hand, chance)), Next()]
