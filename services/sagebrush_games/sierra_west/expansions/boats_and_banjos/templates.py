"""The events of Boats & Banjos as sentences."""

from sagebrush_games.kernel.telling import Telling, numbered
from sagebrush_games.sierra_west.expansions.boats_and_banjos import events
from sagebrush_games.sierra_west.expansions.boats_and_banjos.river import FISH
from sagebrush_games.sierra_west.state.model import RESOURCE_NAMES

TELLING = Telling(
    events={
        events.PiecesLaid: "On it lie {pieces:resource}.",
        events.CanoeMoved: "The canoe of {seat:player} comes to {place:shore}.",
        events.FishCaught: "{seat:player} takes a {fish:fish}.",
        events.FishReturned: "{seat:player} returns {trout} trout, {bass} bass and {salmon} salmon.",
        events.PiecePanned: "{seat:player} takes {piece:resource} out of the river at {place:shore}.",
    },
    words={
        "fish": numbered([*FISH]),
        "resource": numbered([*RESOURCE_NAMES]),
        "shore": numbered(["the fish market", *(f"river card {card + 1}" for card in range(6))]),
    },
)
