"""Everything that the API offers is a method of both clients."""

import json
import re
from pathlib import Path

from sagebrush_client import AsyncClient, AsyncGame, AsyncTable

ROOT = Path(__file__).parents[2]
DECLARED = (ROOT / "clients" / "typescript" / "src" / "index.d.ts").read_text("utf-8")
CLASSES = {"Client": AsyncClient, "Game": AsyncGame, "Table": AsyncTable}
WITHOUT = {"isAlive", "isReady", "createTicket"}
"""Probes of operators, and what `follow` asks for by itself."""
METHODS = {
    "describeEngine": "Client.engine", "analyze": "Client.analyze", "decide": "Client.decide",
    "listGames": "Client.games", "createGames": "Client.create_games",
    "createWebhook": "Client.create_webhook", "listWebhooks": "Client.webhooks", "getWebhook": "Client.webhook",
    "deleteWebhook": "Client.delete_webhook", "rotateWebhookSecret": "Client.rotate_webhook_secret",
    "pingWebhook": "Client.ping_webhook", "listDeliveries": "Client.deliveries", "getDelivery": "Client.delivery",
    "replayDelivery": "Client.replay_delivery", "replayDeadLetters": "Client.replay_dead_letters",
    "createGuest": "Client.register", "whoAmI": "Client.who_am_i",
    "revokeToken": "Client.revoke_token", "rotateToken": "Client.exchange_token",
    "takeJobs": "Client.take_jobs", "followMine": "Client.follow_mine", "followLobby": "Client.follow_lobby",
    "listOpponents": "Client.opponents", "listTables": "Client.tables", "openTable": "Client.open_table",
    "listTitles": "Client.titles", "getContent": "Client.content", "getSchemas": "Client.schemas",
    "getMessages": "Client.messages",
    "getGame": "Game.state", "submitCommand": "Game.submit", "dryRun": "Game.dry_run",
    "submitCommands": "Game.submit_list", "followGame": "Game.follow", "exportGame": "Game.export",
    "getFrames": "Game.frames", "takeHint": "Game.hint", "getLegal": "Game.legal", "getView": "Game.look",
    "getViewContent": "Game.view_content",
    "revokeSeatToken": "Game.revoke_seat_token", "rotateSeatToken": "Game.new_seat_token", "verifyGame": "Game.verify",
    "endGame": "Game.end", "removePlayer": "Game.remove_player",
    "offerSeat": "Game.offer_seat", "withdrawOffer": "Game.withdraw_offer",
    "getOffer": "Client.offer", "acceptOffer": "Client.accept_offer",
    "getResults": "Game.results",
    "planMoves": "Game.plan", "getPlan": "Game.current_plan",
    "closeTable": "Table.close", "getTable": "Table.state", "openBranch": "Table.branch", "joinTable": "Table.join",
    "leaveTable": "Table.leave", "addOpponents": "Table.add_opponents", "openRematch": "Table.rematch",
    "revealEntropy": "Table.reveal", "freeSeat": "Table.free", "startGame": "Table.start", "swapSeats": "Table.swap",
}  # fmt: skip
"""By operation: class and method; in TypeScript the same in its spelling."""


def operations() -> set[str]:
    paths = json.loads((ROOT / "docs" / "openapi.json").read_text("utf-8"))["paths"]
    return {operation["operationId"] for methods in paths.values() for operation in methods.values()}


def test_every_operation_has_a_method_in_both_clients() -> None:
    assert operations() - WITHOUT == set(METHODS), "write the method in both clients, and name it here"


def test_the_python_client_has_them_all() -> None:
    named = [method.split(".") for method in METHODS.values()]
    assert [f"{owner}.{method}" for owner, method in named if not hasattr(CLASSES[owner], method)] == []


def test_the_typescript_client_declares_them_all() -> None:
    bodies = dict(re.findall(r"^export class (\w+).*?\{\n(.*?)^\}", DECLARED, re.MULTILINE | re.DOTALL))
    named = [method.split(".") for method in METHODS.values()]
    missing = [(owner, method) for owner, method in named if f"\n  {camel(method)}" not in bodies[owner]]
    assert missing == []


def camel(name: str) -> str:
    """``name`` as TypeScript spells it, with what follows in a declaration."""
    return re.sub(r"_(\w)", lambda found: found[1].upper(), name) + "("
