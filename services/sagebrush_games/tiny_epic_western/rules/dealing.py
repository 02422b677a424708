"""Phase one: a round begins, poker cards are dealt, and the Rancher may hire."""

from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance, pick
from sagebrush_games.kernel.messages import Event
from sagebrush_games.tiny_epic_western.events.dealing import HandDealt, RoundBegan, TownDealt
from sagebrush_games.tiny_epic_western.events.duel import DiscardsShuffled
from sagebrush_games.tiny_epic_western.rules.bosses import hand_size, has_effect
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.board import clockwise, poker_deck
from sagebrush_games.tiny_epic_western.state.model import CARDS, NONE, State

GAPS = 6


def deal(rules: Ruleset, state: State, _task: Task, chance: Chance) -> list[Event]:
    """Six cards between the mats, the Rival's, and those of each seat clockwise from the dealer.

    [ES "FASE UNO – BARAJAR Y REPARTIR"]
    """
    deck = list(CARDS)
    gaps = [draw_card(chance, deck) for _ in range(GAPS)]
    rival = [draw_card(chance, deck) for _ in range(rules.rival_cards)]
    hands = [
        HandDealt(seat, tuple(sorted(draw_card(chance, deck) for _ in range(hand_size(rules, state, seat)))))
        for seat in clockwise(state.dealer, rules.seats)
    ]
    return [TownDealt(tuple(gaps), tuple(rival)), *hands, Next()]


def keep(_rules: Ruleset, state: State, _task: Task, _chance: Chance) -> list[Event]:
    """The game goes on when nobody has cards to choose from."""
    return [] if any(player.dealt for player in state.players) else [Next()]


def hire(rules: Ruleset, state: State, _task: Task, _chance: Chance) -> list[Event]:
    """A boss who hires is asked, unless the third posse stands already or nothing can be paid [SHEET "5"]."""
    asked = [
        Task("hire-third", seat)
        for seat in clockwise(state.dealer, rules.seats)
        if has_effect(rules, state, seat, "hire")
        and not state.players[seat].third
        and any(state.players[seat].influence)
    ]
    return [Next(tuple(asked))]


def draw_card(chance: Chance, deck: list[int]) -> int:
    """A poker card from the deck, which becomes shorter."""
    card = pick(chance, "poker", deck)
    deck.remove(card)
    return card


def draw_late(state: State, chance: Chance) -> tuple[list[Event], int]:
    """A poker card during a round; the discards become the deck when it is empty [ruling R27]."""
    deck = poker_deck(state)
    if deck:
        return [], draw_card(chance, deck)
    discards = sorted([*state.seen, *(card for player in state.players for card in player.discarded)])
    return [DiscardsShuffled()], draw_card(chance, [card for card in discards if card != NONE])


def begin_round(rules: Ruleset, state: State, _task: Task, _chance: Chance) -> list[Event]:
    """The dealer token passes clockwise, except before the first round [ES "FINAL DE RONDA"]."""
    dealer = (state.dealer + (state.round > 0)) % rules.seats
    return [RoundBegan(state.round + 1, dealer), Next(tuple(sequence(rules, dealer)))]


def sequence(rules: Ruleset, dealer: int) -> list[Task]:
    """The tasks of a round, in order [ES "Secuencia de juego"]."""
    return [
        Task("deal"),
        Task("keep"),
        Task("hire"),
        Task("placing", dealer),
        *(Task(name) for name in rules.showdown),
        *(Task("resolve", at=mat) for mat in rules.wheel[1:]),
        Task("postage"),
        Task("town-hall"),
        Task("leftovers"),
        Task("industry"),
        Task("end-round"),
        Task("refill"),
        Task("round"),
    ]
