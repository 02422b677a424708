"""The rest of a turn: icons that pioneers have before them, summit actions for free figures, boots, tasks begun."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.kernel.messages import Seat
from sagebrush_games.sierra_west.actions.place_figure import vacant
from sagebrush_games.sierra_west.content.notation import Icon, Summit
from sagebrush_games.sierra_west.rules.boots import boots
from sagebrush_games.sierra_west.rules.damage import choices
from sagebrush_games.sierra_west.rules.homestead import can_climb
from sagebrush_games.sierra_west.rules.paths import icon_of, next_icon, price_of
from sagebrush_games.sierra_west.rules.payment import basics
from sagebrush_games.sierra_west.rules.ruleset import Ruleset, helper
from sagebrush_games.sierra_west.rules.shovel import build_refusal
from sagebrush_games.sierra_west.rules.summits import summit_of
from sagebrush_games.sierra_west.state.model import BASIC, FORD, GOLD, NONE, PIONEERS, SUMMIT, TAN, State
from sagebrush_opponents.sierra_west.estate import Estate
from sagebrush_opponents.sierra_west.outlook import Outlook
from sagebrush_opponents.sierra_west.weights import Weights

OFTEN = 4
"""Uses of an endless summit action that are looked at."""


@dataclass(slots=True)
class Look:
    """One seat on one table.

    basic: what a basic resource is worth; stock: what the seat has of each kind and finds on its paths; shovels: what
    each shovel in this turn costs, 0 for one that is in its hands.
    """

    state: State
    seat: Seat
    outlook: Outlook
    basic: float
    stock: list[float]
    shovels: list[int]


class Rest:
    """Looks at what a seat may still do in its turn."""

    def __init__(self, rules: Ruleset, estate: Estate, weights: Weights) -> None:
        self.rules = rules
        self.estate = estate
        self.weights = weights
        self.tasks: Mapping[str, Callable[[Look, Task], float]] = {
            "pay": self._payment,
            "pay-and-draw": self._payment,
            "damage": self._damage,
            "haul": self._haul,
            "climb": self._climb,
            "stop": self._stop,
            "use": self._stop,
            "shovel": self._shovel,
            "summit": self._summit,
            "gain-basic": self._gain,
        }
        self.icons: Mapping[str, Callable[[Look, int, Icon], float]] = {
            "gain": self._resources,
            "boots": self._icon_boots,
            "trade": self._trade,
            "shovel": self._icon_shovel,
            "mule": self._mule,
        }

    def look(self, state: State, seat: Seat, outlook: Outlook) -> Look:
        """The look before anything is reckoned."""
        return Look(
            state, seat, outlook, self.estate.basic(outlook), [float(n) for n in state.players[seat].resources], []
        )

    def worth(self, look: Look) -> float:
        """Everything that may still be done; ``look`` learns what lies ahead."""
        begun = sum(self.tasks[task.name](look, task) for task in look.outlook.tasks if task.name in self.tasks)
        if not look.outlook.going:
            return begun
        ahead = sum(self._ahead(look, pioneer) for pioneer in PIONEERS)
        return begun + ahead + self._summits(look) + self._boots(look)

    def _ahead(self, look: Look, pioneer: int) -> float:
        """The icons to the right of a pioneer."""
        worth = 0.0
        for icon, price in self._icons(look, pioneer):
            found = self.icon(look, pioneer, icon) - price * look.basic
            if icon.kind == "shovel":
                look.shovels.append(price)
            if icon.mandatory:
                worth += max(found, self._damage(look))
            elif found > 0:
                worth += found
                look.stock = [n + gain * (icon.kind == "gain") for n, gain in zip(look.stock, icon.gains, strict=True)]
        return worth * float(self.weights["turn"]["ahead"])

    def _icons(self, look: Look, pioneer: int) -> Iterator[tuple[Icon, int]]:
        """The icons to the right of a pioneer, with their prices."""
        rules, state, seat = self.rules, look.state, look.seat
        if state.players[seat].figures[pioneer] in range(SUMMIT, FORD):
            return
        for index in range(next_icon(rules, state, seat, pioneer), len(rules.paths[pioneer])):
            icon = icon_of(rules, state, seat, pioneer, index)
            yield icon, price_of(rules, state, seat, pioneer, pioneer, index)

    def icon(self, look: Look, pioneer: int, icon: Icon) -> float:
        """What using an icon brings."""
        return self.icons.get(icon.kind, self._weighed)(look, pioneer, icon)

    def _weighed(self, _look: Look, _pioneer: int, icon: Icon, more: int = 0) -> float:
        """What the weights say of its kind, as often as it shows it and ``more``."""
        return float(self.weights["icons"][icon.kind]) * max(icon.amount + more, sum(icon.gains))

    def _resources(self, look: Look, pioneer: int, icon: Icon) -> float:
        """What it gains, and what a cabin adds."""
        more = sum(icon.gains[kind] > 0 for kind in helper(self.rules, look.state, look.seat, pioneer).more)
        return (sum(icon.gains[kind] for kind in BASIC) + more) * look.basic + icon.gains[GOLD]

    def _icon_boots(self, look: Look, pioneer: int, icon: Icon) -> float:
        """Its boots, and what a cabin adds."""
        return self._weighed(look, pioneer, icon, helper(self.rules, look.state, look.seat, pioneer).boots)

    def _icon_shovel(self, look: Look, _pioneer: int, _icon: Icon) -> float:
        """Half a cabin, for it may also claim a card."""
        return self._cabin(look) / 2

    def _mule(self, look: Look, pioneer: int, icon: Icon) -> float:
        """Nothing for who has it."""
        return 0.0 if look.state.mule == look.seat else self._weighed(look, pioneer, icon)

    def _trade(self, look: Look, _pioneer: int, _icon: Icon) -> float:
        """What the face-up animals give."""
        gains = [self.rules.animals[animal].gains for animal in look.state.players[look.seat].animals]
        return sum(look.basic * (sum(gain) - gain[GOLD]) + gain[GOLD] for gain in gains)

    def _cabin(self, look: Look) -> float:
        """What building brings, where something can be built."""
        spaces = range(len(look.state.market))
        can = any(build_refusal(self.rules, look.state, look.seat, space) is None for space in spaces)
        return float(self.weights["turn"]["cabin"]) * can

    def _step(self, look: Look, markers: int = 0, spaces: int = 0) -> float:
        """What a step on a track or on the trail adds to the homestead."""
        now = self.estate.homestead(look.state, look.seat, look.outlook)
        return self.estate.homestead(look.state, look.seat, look.outlook, markers, spaces) - now

    def _track(self, look: Look, track: int) -> float:
        """What moving up on a track brings."""
        reward = self.icon(look, NONE, self.rules.tracks[track].reward)
        if not can_climb(self.rules, look.state, look.seat, track):
            return reward
        return reward + (self._step(look, 1) if track in self.rules.multiplied else 1.0)

    def _wagon(self, look: Look) -> float:
        """What a space of the trail brings."""
        ahead = look.state.players[look.seat].wagon + 1 < len(self.rules.trail)
        return self._step(look, 0, 1) if ahead else 0.0

    def _summits(self, look: Look) -> float:
        """The best summit actions for the figures that may still go there, each further one less surely."""
        state, seat = look.state, look.seat
        slots = vacant(state, seat)
        free = len(slots) - (state.mule != seat)
        worths = (self._action(look, summit_of(self.rules, state, seat, slot)) for slot in slots)
        best = sorted(worths, reverse=True)[:free]
        sure: float = self.weights["turn"]["summit"]
        return sum(worth * sure ** (number + 1) for number, worth in enumerate(best))

    def _action(self, look: Look, summit: Summit) -> float:
        """What a summit action brings, as far as it can be paid."""
        worth = float(self.weights["summits"].get(summit.kind, 0.0)) - self._cost(look, summit)
        worth += look.basic * sum(summit.gain[kind] for kind in BASIC) + summit.gain[GOLD]
        worth += max((self._track(look, track) for track in summit.tracks), default=0.0)
        worth += self._wagon(look) if summit.kind == "wagon" else 0.0
        often = self._often(look, summit)
        times = min(often, OFTEN if summit.endless else 1) if often >= 1 else often * often / 2
        return max(0.0, worth) * times

    def _cost(self, look: Look, summit: Summit) -> float:
        """What a use costs."""
        cost, spent = summit.cost, self.weights["spent"]
        return (
            (sum(cost.basic) + cost.any) * look.basic
            + cost.gold
            + sum(float(spent[piece]) * count for piece, count in cost.special)
        )

    def _often(self, look: Look, summit: Summit) -> float:
        """How often it can be paid from what there is and lies ahead; less than 1: so much of the cost is there."""
        cost = summit.cost
        needs = [(look.stock[kind], cost.basic[kind]) for kind in BASIC]
        needs.append((sum(look.stock[kind] for kind in BASIC), sum(cost.basic) + cost.any))
        needs.append((look.stock[GOLD], cost.gold))
        needs += [(self.rules.pieces[piece].held(self.rules, look.state, look.seat), n) for piece, n in cost.special]
        often = min((have / need for have, need in needs if need), default=1.0)
        return float(int(often)) if often >= 1 else often

    def _boots(self, look: Look) -> float:
        """What the boots of this moment, and those of tokens, may still buy."""
        left = boots(look.state)
        return max(float(self.weights["walk"]["boot"]) * left, self._drive(look, left))

    def _drive(self, look: Look, left: int) -> float:
        """A space of the trail for so many boots and as many tokens as it takes; nothing when that is too far."""
        player = look.state.players[look.seat]
        if player.wagon + 1 == len(self.rules.trail):
            return 0.0
        step = self.rules.trail[player.wagon + 1]
        tokens = max(0, step.boots - left + 1) // 2
        if tokens > player.tokens or step.resources > basics(look.state, look.seat):
            return 0.0
        return self._wagon(look) - step.resources * look.basic - tokens * self.estate.token(look.outlook)

    def _payment(self, look: Look, task: Task) -> float:
        return -task.number * look.basic

    def _damage(self, look: Look, _task: Task | None = None) -> float:
        """The loss of a cabin or of a space of the trail; nothing for whoever has neither."""
        return -float(self.weights["turn"]["damage"]) if choices(look.state, look.seat) else 0.0

    def _haul(self, look: Look, _task: Task) -> float:
        return self._wagon(look)

    def _climb(self, look: Look, task: Task) -> float:
        return self._track(look, task.at)

    def _stop(self, look: Look, task: Task) -> float:
        """The icon on which a pioneer is about to stop."""
        path, index = (TAN, task.at - FORD) if task.at >= FORD else (task.number, task.at)
        icon = icon_of(self.rules, look.state, look.seat, path, index)
        if icon.kind == "shovel":
            look.shovels.append(0)
        return self.icon(look, task.number, icon)

    def _shovel(self, look: Look, _task: Task) -> float:
        look.shovels.append(0)
        return self._cabin(look) / 2

    def _summit(self, look: Look, task: Task) -> float:
        """A summit action that may be used now."""
        summit = summit_of(self.rules, look.state, look.seat, task.at)
        return self._action(look, summit) if summit.endless or not task.number else 0.0

    def _gain(self, look: Look, _task: Task) -> float:
        return look.basic
