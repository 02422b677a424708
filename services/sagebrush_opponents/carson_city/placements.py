"""What one more cowboy would bring wherever it can be placed, without playing it.

Land, cards and horses are the same wherever it goes, so they are looked at once. What the game does by itself after the
last cowboy of a round is not foreseen.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sagebrush_games.carson_city.actions.attack import Attack, Defend
from sagebrush_games.carson_city.actions.place_on_box import PlaceOnBox, PlaceSheriffOnBox
from sagebrush_games.carson_city.actions.place_on_parcel import PlaceOnParcel, PlaceSheriffOnParcel
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import Parcel
from sagebrush_games.carson_city.state.model import Box, Sheriff, State
from sagebrush_games.kernel.messages import Command, Seat
from sagebrush_opponents.carson_city.outlook import Outlook
from sagebrush_opponents.carson_city.situation import Situation
from sagebrush_opponents.carson_city.town import Town
from sagebrush_opponents.carson_city.worth import Worth


class Imagined:
    """A copy of the state in which a cowboy, or the white one, has left the reserve of its seat for no place yet."""

    __slots__ = ("outlook", "seat", "state")

    def __init__(self, state: State, outlook: Outlook) -> None:
        self.state = state
        self.seat: Seat = outlook.seat
        self.outlook = outlook


Tried = Callable[[Imagined, Any], float]


class Placements:
    """Tries cowboys in all places."""

    def __init__(self, rules: Ruleset, worth: Worth) -> None:
        self.rules = rules
        self.worth = worth
        self.order = {box: number for number, box in enumerate(rules.boxes)}
        self.cowboys: Mapping[type[Command], Tried] = {
            PlaceOnBox: lambda imagined, command: self._on_box(imagined, command.box),
            PlaceOnParcel: lambda imagined, command: self._on_parcel(imagined, command.parcel),
            Attack: lambda imagined, command: self._on_parcel(imagined, command.parcel),
            Defend: lambda imagined, command: self._on_parcel(imagined, command.parcel),
        }
        self.sheriffs: Mapping[type[Command], Tried] = {
            PlaceSheriffOnBox: lambda imagined, command: self._sheriff_on_box(imagined, command.box),
            PlaceSheriffOnParcel: lambda imagined, command: self._sheriff_on_parcel(imagined, command.parcel),
        }

    def sketch(self, state: State, commands: Sequence[Command], found: list[float | None], town: Town) -> None:
        """Writes into ``found``, by placement among the commands, what its seat can hope for afterwards."""
        self._try(commands, found, self.cowboys, lambda: self._without_cowboy(state, commands[0].seat, town))
        self._try(commands, found, self.sheriffs, lambda: self._without_sheriff(state, commands[0].seat, town))

    def _try(
        self,
        commands: Sequence[Command],
        found: list[float | None],
        tried: Mapping[type[Command], Tried],
        imagine: Callable[[], Imagined],
    ) -> None:
        imagined: Imagined | None = None
        for number, command in enumerate(commands):
            place = tried.get(type(command))
            if place is not None:
                imagined = imagined or imagine()
                found[number] = place(imagined, command)

    def _without_cowboy(self, state: State, seat: Seat, town: Town) -> Imagined:
        imagined = state.copy()
        imagined.cowboys[seat] -= 1
        return self._imagined(imagined, seat, town)

    def _without_sheriff(self, state: State, seat: Seat, town: Town) -> Imagined:
        imagined = state.copy()
        imagined.sheriff = Sheriff(seat, parcel=0)
        return self._imagined(imagined, seat, town)

    def _imagined(self, state: State, seat: Seat, town: Town) -> Imagined:
        state.prompt = ""
        return Imagined(state, self.worth.before_claims(state, seat, Situation(self.rules, state, town)))

    def _on_box(self, imagined: Imagined, box: Box) -> float:
        boxes = imagined.state.boxes
        crowd = boxes[box]
        boxes[box] = (*crowd, imagined.seat)
        worth = self._standing_on(imagined, box)
        boxes[box] = crowd
        return worth

    def _sheriff_on_box(self, imagined: Imagined, box: Box) -> float:
        imagined.state.sheriff = Sheriff(imagined.seat, box=box)
        return self._standing_on(imagined, box)

    def _standing_on(self, imagined: Imagined, box: Box) -> float:
        standing, seat = imagined.outlook.situation.standing, imagined.seat
        own = standing[seat]
        standing[seat] = own if box in own else sorted([*own, box], key=self.order.__getitem__)
        worth = self._worth(imagined)
        standing[seat] = own
        return worth

    def _on_parcel(self, imagined: Imagined, parcel: Parcel) -> float:
        claims = imagined.state.claims
        own = claims[imagined.seat]
        claims[imagined.seat] = own | 1 << parcel
        worth = self._worth(imagined)
        claims[imagined.seat] = own
        return worth

    def _sheriff_on_parcel(self, imagined: Imagined, parcel: Parcel) -> float:
        imagined.state.sheriff = Sheriff(imagined.seat, parcel=parcel)
        return self._worth(imagined)

    def _worth(self, imagined: Imagined) -> float:
        return self.worth.of(imagined.state, imagined.outlook.copy())
