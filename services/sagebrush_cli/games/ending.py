"""How a game ended: the ranking, what decided between equal points, and what the points are made of."""

from collections.abc import Mapping
from typing import Any

from sagebrush_cli import screen
from sagebrush_cli.games.event_renderer import EventRenderer
from sagebrush_cli.phrases import phrase
from sagebrush_client.types.api import OutcomeResponse

Outcome = Mapping[str, Any]


def show_outcome(outcome: OutcomeResponse, renderer: EventRenderer) -> None:
    """The final ranking and its points by part, or why there is none."""
    if not outcome["ranking"]:
        screen.say(phrase("Nobody has won: {reason}.", reason=renderer.called(outcome["reason"], "ending")))
        return
    heads = ("", phrase("player"), phrase("points"), phrase("tie-break"))
    screen.show_table(phrase("Final ranking"), heads, ranking(outcome, renderer))
    if rows := breakdown(outcome, renderer):
        names = [renderer.name(score["seat"]) for score in outcome["scores"]]
        screen.show_table(phrase("What the points are made of"), ("", *names), rows)


def ranking(outcome: Outcome, renderer: EventRenderer) -> list[tuple[str, str, str, str]]:
    """Place, name, score and tie-break of each line of the final ranking."""
    return [
        (str(line["place"]), renderer.name(line["seat"]), str(line["score"]), _tie_break(line, outcome, renderer))
        for line in outcome["ranking"]
    ]


def _tie_break(line: Mapping[str, Any], outcome: Outcome, renderer: EventRenderer) -> str:
    """What is compared where somebody else has as many points."""
    scores = {score["seat"]: score for score in outcome.get("scores", ())}
    if not scores:
        return str(line.get("tie_break", "")).replace("-", " ")
    own = scores[line["seat"]]
    if sum(other["total"] == own["total"] for other in scores.values()) == 1:
        return ""
    return ", ".join(f"{renderer.called(part['name'], 'part')}: {part['value']}" for part in own["compared"])


def breakdown(outcome: Outcome, renderer: EventRenderer) -> list[tuple[str, ...]]:
    """A row for each part that somebody has points for: its name, then the points of each seat and automaton."""
    made_of = [{part["name"]: part["value"] for part in score["parts"]} for score in outcome.get("scores", ())]
    names = dict.fromkeys(name for parts in made_of for name in parts)
    return [
        (renderer.called(name, "part"), *(str(parts.get(name, 0)) for parts in made_of))
        for name in names
        if any(parts.get(name) for parts in made_of)
    ]
