"""What using a path icon brings, or the reward of a track."""

from collections.abc import Callable, Mapping

from sagebrush_games.sierra_west.content.notation import Icon
from sagebrush_games.sierra_west.rules.ruleset import Ruleset, helper
from sagebrush_games.sierra_west.rules.shovel import build_refusal
from sagebrush_games.sierra_west.state.model import GOLD
from sagebrush_opponents.sierra_west.look import Look
from sagebrush_opponents.weights import Weights


class Icons:
    """Looks at icons."""

    def __init__(self, rules: Ruleset, weights: Weights) -> None:
        self.rules = rules
        self.weights: dict[str, float] = {kind: float(worth) for kind, worth in weights["icons"].items()}
        self.built = float(weights["turn"]["cabin"])
        self.kinds: Mapping[str, Callable[[Look, int, Icon], float]] = {
            "gain": self._resources,
            "boots": self._boots,
            "trade": self._trade,
            "shovel": self._shovel,
            "mule": self._mule,
        }

    def worth(self, look: Look, pioneer: int, icon: Icon) -> float:
        """What using an icon brings; ``pioneer`` is NONE for a reward."""
        kind = self.kinds.get(icon.kind)
        return kind(look, pioneer, icon) if kind else self._weighed(icon)

    def cabin(self, look: Look) -> float:
        """What building brings, where something can be built."""
        if look.cabin is None:
            spaces = range(len(look.state.market))
            can = any(build_refusal(self.rules, look.state, look.seat, space) is None for space in spaces)
            look.cabin = self.built * can
        return look.cabin

    def _weighed(self, icon: Icon, more: int = 0) -> float:
        """What the weights say of its kind, as often as it shows it and ``more``."""
        return self.weights[icon.kind] * max(icon.amount + more, sum(icon.gains))

    def _resources(self, look: Look, pioneer: int, icon: Icon) -> float:
        """What it gains, and what a cabin adds."""
        food, wood, stone, gold = gains = icon.gains
        gained = food + wood + stone
        for kind in helper(self.rules, look.state, look.seat, pioneer).more:
            gained += gains[kind] > 0
        return gained * look.basic + gold

    def _boots(self, look: Look, pioneer: int, icon: Icon) -> float:
        """Its boots, and what a cabin adds."""
        return self._weighed(icon, helper(self.rules, look.state, look.seat, pioneer).boots)

    def _shovel(self, look: Look, _pioneer: int, _icon: Icon) -> float:
        """Half a cabin, for it may also claim a card."""
        return self.cabin(look) / 2

    def _mule(self, look: Look, _pioneer: int, icon: Icon) -> float:
        """Nothing for who has it."""
        return 0.0 if look.state.mule == look.seat else self._weighed(icon)

    def _trade(self, look: Look, _pioneer: int, _icon: Icon) -> float:
        """What the face-up animals give."""
        if look.trade is None:
            gains = [self.rules.animals[animal].gains for animal in look.state.players[look.seat].animals]
            look.trade = sum([look.basic * (sum(gain) - gain[GOLD]) + gain[GOLD] for gain in gains])
        return look.trade
