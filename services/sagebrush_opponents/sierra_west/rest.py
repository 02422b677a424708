"""The rest of a turn: icons that pioneers have before them, summit actions for free figures, boots, tasks begun."""

from collections.abc import Callable, Mapping

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.kernel.messages import Seat
from sagebrush_games.sierra_west.rules.boots import boots
from sagebrush_games.sierra_west.rules.damage import choices
from sagebrush_games.sierra_west.rules.paths import icon_of, next_icon, price_of
from sagebrush_games.sierra_west.rules.payment import basics
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.rules.summits import summit_of, vacant
from sagebrush_games.sierra_west.state.model import FORD, PIONEERS, SUMMIT, TAN, State
from sagebrush_opponents.sierra_west.advances import Advances
from sagebrush_opponents.sierra_west.estate import Estate
from sagebrush_opponents.sierra_west.icons import Icons
from sagebrush_opponents.sierra_west.look import Look
from sagebrush_opponents.sierra_west.outlook import Outlook
from sagebrush_opponents.sierra_west.summits import Summits
from sagebrush_opponents.weights import Weights


class Rest:
    """Looks at what a seat may still do in its turn."""

    def __init__(self, rules: Ruleset, estate: Estate, weights: Weights) -> None:
        self.rules = rules
        self.estate = estate
        self.icons = Icons(rules, weights)
        self.advances = Advances(rules, estate, self.icons)
        self.summits = Summits(rules, weights, self.advances)
        self.ahead = float(weights["turn"]["ahead"])
        self.summit: float = weights["turn"]["summit"]
        self.loss = -float(weights["turn"]["damage"])
        self.boot = float(weights["walk"]["boot"])
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
            "summit-mule": self._summit,
            "gain-basic": self._gain,
        }

    def look(self, state: State, seat: Seat, outlook: Outlook) -> Look:
        """The look before anything is reckoned."""
        return Look(state, seat, outlook, self.estate.basic(outlook))

    def worth(self, look: Look) -> float:
        """Everything that may still be done; ``look`` learns what lies ahead."""
        begun = sum([self.tasks[task.name](look, task) for task in look.outlook.tasks if task.name in self.tasks])
        if not look.outlook.going:
            return begun
        ahead = sum([self._ahead(look, pioneer) for pioneer in PIONEERS])
        return begun + ahead + self._summits(look) + self._boots(look)

    def _ahead(self, look: Look, pioneer: int) -> float:
        """The icons to the right of a pioneer."""
        rules, state, seat = self.rules, look.state, look.seat
        if SUMMIT <= state.players[seat].figures[pioneer] < FORD:
            return 0.0
        worth = 0.0
        for index in range(next_icon(rules, state, seat, pioneer), len(rules.paths[pioneer])):
            worth += self._icon(look, pioneer, index)
        return worth * self.ahead

    def _icon(self, look: Look, pioneer: int, index: int) -> float:
        """What an icon ahead brings; nothing for one that is not worth its price."""
        icon = icon_of(self.rules, look.state, look.seat, pioneer, index)
        price = price_of(self.rules, look.state, look.seat, pioneer, pioneer, index)
        found = self.icons.worth(look, pioneer, icon) - price * look.basic
        if icon.kind == "shovel":
            look.shovels.append(price)
        if icon.mandatory:
            return max(found, self._damage(look))
        if found <= 0:
            return 0.0
        if icon.kind == "gain":
            look.stock = [count + gain for count, gain in zip(look.stock, icon.gains, strict=True)]
        return found

    def _summits(self, look: Look) -> float:
        """The best summit actions for the figures that may still go there, each further one less surely."""
        state, seat = look.state, look.seat
        slots = vacant(state, seat)
        free = len(slots) - (state.mule != seat)
        worths = [self.summits.worth(look, summit_of(self.rules, state, seat, slot)) for slot in slots]
        best = sorted(worths, reverse=True)[:free]
        return sum([worth * self.summit ** (number + 1) for number, worth in enumerate(best)])

    def _boots(self, look: Look) -> float:
        """What the boots of this moment, and those of tokens, may still buy."""
        left = boots(look.state)
        return max(self.boot * left, self._drive(look, left))

    def _drive(self, look: Look, left: int) -> float:
        """A space of the trail for so many boots and as many tokens as it takes; nothing when that is too far."""
        player = look.state.players[look.seat]
        if player.wagon + 1 == len(self.rules.trail):
            return 0.0
        step = self.rules.trail[player.wagon + 1]
        tokens = max(0, step.boots - left + 1) // 2
        if tokens > player.tokens or step.resources > basics(look.state, look.seat):
            return 0.0
        return self.advances.wagon(look) - step.resources * look.basic - tokens * self.estate.token(look.outlook)

    def _payment(self, look: Look, task: Task) -> float:
        return -task.number * look.basic

    def _damage(self, look: Look, _task: Task | None = None) -> float:
        """The loss of a cabin or of a space of the trail; nothing for whoever has neither."""
        if look.damage is None:
            look.damage = self.loss if choices(look.state, look.seat) else 0.0
        return look.damage

    def _haul(self, look: Look, _task: Task) -> float:
        return self.advances.wagon(look)

    def _climb(self, look: Look, task: Task) -> float:
        return self.advances.track(look, task.at)

    def _stop(self, look: Look, task: Task) -> float:
        """The icon on which a pioneer is about to stop."""
        path, index = (TAN, task.at - FORD) if task.at >= FORD else (task.number, task.at)
        icon = icon_of(self.rules, look.state, look.seat, path, index)
        if icon.kind == "shovel":
            look.shovels.append(0)
        return self.icons.worth(look, task.number, icon)

    def _shovel(self, look: Look, _task: Task) -> float:
        look.shovels.append(0)
        return self.icons.cabin(look) / 2

    def _summit(self, look: Look, task: Task) -> float:
        """A summit action that may be used now."""
        summit = summit_of(self.rules, look.state, look.seat, task.at)
        return self.summits.worth(look, summit) if summit.endless or not task.number else 0.0

    def _gain(self, look: Look, _task: Task) -> float:
        return look.basic
