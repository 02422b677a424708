"""A client of Sagebrush: ``Client`` blocks, ``AsyncClient`` does not; ``sagebrush_client.types`` has the types."""

from sagebrush_client.asynchronous.client import AsyncClient
from sagebrush_client.asynchronous.games import AsyncGame
from sagebrush_client.asynchronous.tables import AsyncTable
from sagebrush_client.asynchronous.turns import AsyncTurns
from sagebrush_client.blocking.client import Client
from sagebrush_client.blocking.games import Game
from sagebrush_client.blocking.tables import Table
from sagebrush_client.blocking.turns import Turns
from sagebrush_client.choosing import LegalChoice, legal_choices
from sagebrush_client.problems import Problem, PromiseBroken
from sagebrush_client.promise import Promise
from sagebrush_client.retrying import Retry
from sagebrush_client.steps import Step
from sagebrush_client.told import Told
from sagebrush_client.webhooks import read_event

__all__ = [
    "AsyncClient",
    "AsyncGame",
    "AsyncTable",
    "AsyncTurns",
    "Client",
    "Game",
    "LegalChoice",
    "Problem",
    "Promise",
    "PromiseBroken",
    "Retry",
    "Step",
    "Table",
    "Told",
    "Turns",
    "legal_choices",
    "read_event",
]
