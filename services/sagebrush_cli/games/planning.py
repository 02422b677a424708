"""Planned moves at the command line: what the seat will answer when it is asked, and unless what happens."""

import re
from collections.abc import Mapping
from typing import Any

from sagebrush_cli import screen
from sagebrush_cli.games.asking import Ask, number_in
from sagebrush_cli.games.event_renderer import EventRenderer, choices
from sagebrush_cli.phrases import phrase
from sagebrush_client import Game
from sagebrush_client.frames import AnyFrame, Json
from sagebrush_client.types.api import PlannedMoveRequest, PlanResponse

HOLE = re.compile(r"\{[^}]*\}")
SHOWN = 15
"""Choices or events that are listed at once."""


class Planner:
    """The plan of a seat: it is made of what the seat was offered before, and kept by the platform."""

    def __init__(self, game: Game[Json, Json, Json], renderer: EventRenderer, ask: Ask) -> None:
        self._game = game
        self._renderer = renderer
        self._ask = ask
        self._offers: dict[str, list[Mapping[str, Any]]] = {}
        self._has_plan = False

    def remember(self, frame: AnyFrame, seat: int) -> None:
        """What the seat was offered when it was asked this; most of it will be there the next time."""
        asked = next((one.get("prompt") for one in frame["awaited"] if one["seat"] == seat), None)
        if asked and frame.get("legal"):
            self._offers.pop(asked, None)
            self._offers[asked] = list(frame["legal"])

    def plan(self) -> None:
        """Show what is planned, and ask for one more move."""
        moves = self._game.current_plan()["moves"]
        self._show(moves)
        if not self._offers:
            screen.say(phrase("You can plan once you have been asked something."), "dim")
            return
        prompt = self._asked_prompt()
        command = prompt and self._asked_command(prompt)
        if command:
            move: PlannedMoveRequest = {"command": command, "when": self._asked_conditions(prompt)}
            self._show(self._game.plan(*moves, move)["moves"])  # type: ignore[arg-type]
            self._has_plan = True

    def cancel(self) -> None:
        """Nothing is planned any more."""
        self._game.plan()
        self._has_plan = False
        screen.say(phrase("Nothing is planned."))

    def tell_end(self) -> None:
        """Say why the plan ended, once it has."""
        if self._has_plan and not (plan := self._game.current_plan())["moves"]:
            self._has_plan = False
            screen.say(f"      {self._why(plan)}", "dim")

    def _why(self, plan: PlanResponse) -> str:
        match plan["ended"]:
            case "played":
                return phrase("Your plan was played.")
            case "own-move":
                return phrase("Your plan ended: you decided yourself.")
            case "condition":
                return phrase("Your plan ended: a condition did not hold.")
            case code:
                return phrase("Your plan ended: {reason}", reason=self._renderer.refusals.get(code, code))

    def _show(self, moves: list[Json]) -> None:
        if not moves:
            screen.say(phrase("Nothing is planned."))
        for number, move in enumerate(moves, 1):
            conditions = "; ".join(map(self._condition, move.get("when") or ()))
            screen.say(f"{number:>4}  {self._sentence(move['command'])} {conditions}".rstrip())

    def _sentence(self, command: Json) -> str:
        offered = [one for offers in self._offers.values() for one in offers if one["command"] == command]
        return self._renderer.said(offered[0]["sentence"]) if offered else str(command["type"]).replace("-", " ")

    def _condition(self, condition: Json) -> str:
        match condition["if"]:
            case "asked":
                return phrase("when you are asked: {question}", question=self._renderer.asks(condition["prompt"]))
            case "no-event":
                events = " / ".join(outline(self._renderer.sentences.get(one, one)) for one in condition["types"])
                return phrase("unless this happens: {events}", events=events)
            case _:
                found = re.fullmatch(r"/players/(\d+)", condition["path"])
                name = self._renderer.name(int(found[1])) if found else condition["path"]
                return phrase("as long as nothing changes for {name}", name=name)

    def _asked_prompt(self) -> str:
        """Which question is answered: the only one, or the one that is chosen; the newest comes first."""
        prompts = [*reversed(self._offers)]
        if len(prompts) == 1:
            return prompts[0]
        screen.say(phrase("Which question will you answer?"))
        for number, prompt in enumerate(prompts, 1):
            screen.say(f"{number:>4}  {self._renderer.asks(prompt)}", "cyan")
        number = number_in(self._ask(phrase("Number, or Enter for none: ")).strip(), len(prompts))
        return prompts[number - 1] if number else ""

    def _asked_command(self, prompt: str) -> Json | None:
        """The answer that is planned; None when nothing is chosen."""
        words = ""
        while True:
            found = choices(self._offers[prompt], words, self._renderer)
            for number, sentence in found[:SHOWN]:
                screen.say(f"{number:>4}  {sentence}", "cyan")
            if len(found) > SHOWN:
                screen.say(phrase("      … and {count} more: type words of it.", count=len(found) - SHOWN), "dim")
            words = self._ask(phrase("What will you answer? Number, words, or Enter for nothing: ")).strip()
            if not words:
                return None
            if number := number_in(words, len(self._offers[prompt])):
                return dict(self._offers[prompt][number - 1]["command"])

    def _asked_conditions(self, prompt: str) -> list[Any]:
        """When it is played: when the seat is asked this; and unless events happen or somebody's things change."""
        when: list[Json] = [{"if": "asked", "prompt": prompt}]
        screen.say(phrase("Unless what? Words of an event, a player's name if his things must stay, Enter to plan it."))
        while answer := self._ask(phrase("Unless: ")).strip():
            if condition := self._found(answer):
                when.append(condition)
                screen.say(f"      {self._condition(condition)}", "dim")
        return when

    def _found(self, words: str) -> Json | None:
        """The condition that words mean: a player, or the only event with them; several events are listed."""
        for seat, name in enumerate(self._renderer.names):
            if name.lower() == words.lower():
                return {"if": "unchanged", "path": f"/players/{seat}"}
        told = {kind: outline(text) for kind, text in self._renderer.sentences.items() if text.strip()}
        found = [kind for kind, text in told.items() if all(word in text.lower() for word in words.lower().split())]
        exact = [kind for kind in found if told[kind].lower() == words.lower()]
        if len(exact or found) == 1:
            return {"if": "no-event", "types": exact or found}
        for kind in found[:SHOWN]:
            screen.say(f"      {told[kind]}", "cyan")
        screen.say(
            phrase("Type more of one of them.") if found else phrase("No event and no player is called so."), "dim"
        )
        return None


def outline(sentence: str) -> str:
    """The sentence of an event, with a mark for what is not known yet."""
    return HOLE.sub("…", sentence)
