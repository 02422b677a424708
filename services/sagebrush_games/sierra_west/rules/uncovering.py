"""Cards that nothing covers any more: turned up, and special ones into the row, until nothing changes."""

from collections.abc import Sequence

from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance, pick
from sagebrush_games.kernel.messages import Event
from sagebrush_games.sierra_west.events.mountain import CardTurned, SpecialEntered
from sagebrush_games.sierra_west.rules.ending import triggered
from sagebrush_games.sierra_west.rules.ruleset import Ruleset, pile_of
from sagebrush_games.sierra_west.rules.shovel import company, compensations
from sagebrush_games.sierra_west.state.model import DOWN, NONE, SPECIAL, State
from sagebrush_games.sierra_west.state.mountain import uncovered


def uncover(rules: Ruleset, state: State, _task: Task, chance: Chance) -> Sequence[Event]:
    """Step "uncover": everything that is bare now is turned up at once; special cards enter lower row first.

    [ES "Reclamar una tarjeta de montaña"] [ruling R10].
    """
    places = uncovered(state)
    if not places:
        return [*triggered(rules, state), Next()]
    turned = _turned(rules, state, places, chance)
    specials = [event for event in turned if event.card >= SPECIAL]
    moves = [more for event in specials for more in enters(rules, state, event.card - SPECIAL, event.place)]
    return [*turned, *moves]


def _turned(rules: Ruleset, state: State, places: Sequence[int], chance: Chance) -> list[CardTurned]:
    """What lies on each of ``places``, drawn from what nobody has seen."""
    basics, specials = state.basics[:], state.specials[:]
    found = []
    for place in places:
        if state.mountain[place] == DOWN:
            card = pick(chance, "mountain", basics)
            basics.remove(card)
            found.append(CardTurned(place, card))
        else:
            pile = pile_of(rules, place).specials
            special = pick(chance, "special", [card for card in specials if card in pile])
            specials.remove(special)
            found.append(CardTurned(place, SPECIAL + special))
    return found


def enters(rules: Ruleset, state: State, special: int, place: int) -> list[Event]:
    """A special card goes under the trail; other owners' frontiersmen on it go back with a token each."""
    there = company(state, place) if place != NONE else ()
    entered = SpecialEntered(special, place, there)
    return [entered, *compensations(rules, there, state.turn.seat), *rules.entered(rules, state, special)]
