"""Why hands and duels are won, by the English words of events: the messages that say it in every language."""

from collections.abc import Iterator

from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.tiny_epic_western.rules.duel import ATTACKER, DEFENDER, reason
from sagebrush_games.tiny_epic_western.rules.poker import Hand, Poker, suit_of, value_of
from sagebrush_games.tiny_epic_western.rules.town_hall import BY_NATURE, BY_POST
from sagebrush_games.tiny_epic_western.state.model import CARDS

MOST = 11
"""Of a duelist: a die and a card."""

Reasons = dict[int | str, str | Message]


def of_hands(poker: Poker) -> Reasons:
    """By what an event says: why the best of several hands wins."""
    found: Reasons = {"": message("hand-alone"), BY_POST: message("hand-by-post")}
    found |= {poker.why(*pair): compared(poker, *pair) for pair in pairs(poker)}
    equal = (Hand(0, 0, strength) for strength in poker.hand_names)
    return found | {poker.why(hand, hand) + BY_NATURE: by_nature(poker, hand) for hand in equal}


def pairs(poker: Poker) -> Iterator[tuple[Hand, Hand]]:
    """Hands of which the first is as good as the second, or better: every way in which they differ."""
    for strength in poker.hand_names:
        yield from ((Hand(0, 0, strength), Hand(1, 0, lower)) for lower in poker.hand_names if lower < strength)
        hands = [Hand(0, card, strength) for card in CARDS]
        yield from ((best, worse) for best in hands for worse in hands if best.key >= worse.key)


def compared(poker: Poker, best: Hand, worse: Hand) -> Message:
    """Why ``best`` wins against ``worse``."""
    hand = poker.hand_names[best.strength]
    if best.strength != worse.strength:
        return message("hand-beats", best=hand, worse=poker.hand_names[worse.strength])
    if value_of(best.card) != value_of(worse.card):
        return message("hand-own-card", hand=hand, best=value_of(best.card), worse=value_of(worse.card))
    if best.card != worse.card:
        suits = [poker.suit_names[suit_of(one.card)] for one in (best, worse)]
        return message("hand-suit", hand=hand, best=suits[0], worse=suits[1])
    return message("hand-equal", hand=hand)


def by_nature(poker: Poker, hand: Hand) -> Message:
    """That equal hands of the kind of ``hand`` are told apart by what they were before the Sheriff's changes."""
    return message("hand-natural", hand=poker.hand_names[hand.strength])


def of_duels() -> Reasons:
    """By what an event says: why a duelist wins."""
    found: Reasons = {
        reason(best, worse, ATTACKER): message("duel-against", best=best, worse=worse)
        for best in range(1, MOST + 1)
        for worse in range(1, best)
    }
    for most in range(1, MOST + 1):
        found[reason(most, most, ATTACKER)] = message("duel-defender", best=most)
        found[reason(most, most, DEFENDER)] = message("duel-lawman", best=most)
    return found
