"""A rules service of one game in memory, as a player meets it: for tests of what a player does."""

import json
from typing import Any

import grpc

import sagebrush_games
from sagebrush_games.kernel.chance import Chance, seeded
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.provably_fair import thinking_seed
from sagebrush_games.kernel.refusal import Refusal
from sagebrush_games.kernel.title import AnyTitle
from sagebrush_rpc.errors import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire


class FakeRules:
    """One game; ``computers`` says which opponent plays which seat. ``troubles`` are raised before the next answers."""

    def __init__(self, title: AnyTitle, config: Config, computers: dict[int, str], seed: int = 1) -> None:
        self.config = config
        self.computers = computers
        self.codec = Codec(title)
        self.decider = title.build(config)
        self.chance: Chance = seeded(seed)
        self.state: Any = self.decider.set_up(self.chance)[0]
        self.version = 1
        self.engines: list[wire.Engine] = []
        self.applied: dict[str, bytes] = {}
        self.troubles: list[RulesError] = []
        self.lost_answers = 0

    def awaited(self) -> list[int]:
        """The seats the game waits for."""
        return [seat for seat, _ in self.decider.awaited(self.state)]

    def get_view(self, request: wire.GetViewRequest) -> wire.Frame:
        """What the viewer sees."""
        self._trouble()
        viewer = request.viewer.seat if request.viewer.HasField("seat") else None
        frame = wire.Frame(version=self.version, over=not self.awaited(), title=self.config.title)
        frame.view = self.codec.view_to_json(self.decider.view(self.state, None if viewer == -1 else viewer))
        frame.config = json.dumps({name: getattr(self.config, name) for name in self.config.__slots__}).encode()
        for seat in self.awaited():
            opponent = wire.Opponent(name=self.computers[seat]) if seat in self.computers else None
            frame.awaited.append(wire.Awaited(seat=seat, opponent=opponent))
        if request.thinking and viewer in self.awaited():
            frame.thinking_seed = thinking_seed(b"secret", self.version + 1, viewer)
        if viewer is not None:
            offers = [json.loads(self.codec.command_to_json(c)) for c in self.decider.legal(self.state, viewer)]
            frame.legal = json.dumps([{"command": offer} for offer in offers]).encode()
        return frame

    def submit(self, request: wire.SubmitRequest) -> wire.SubmitReply:
        """The commit, made once for each command id."""
        self._trouble()
        if request.command_id in self.applied:
            return self._again(request)
        if request.expected_version != self.version:
            raise RulesError(grpc.StatusCode.ABORTED, "stale-version", "The game has moved on.", self.version)
        command = self.codec.command_from_json(request.command, request.seat)
        try:
            self.decider.play(self.state, command, self.chance)
        except Refusal as refusal:
            raise RulesError(grpc.StatusCode.FAILED_PRECONDITION, refusal.code, "No.", self.version) from None
        self.version += 1
        self.applied[request.command_id] = request.command
        self.engines.append(request.engine)
        if self.lost_answers:
            self.lost_answers -= 1
            raise RulesError(grpc.StatusCode.UNAVAILABLE, "outcome-unknown", "The answer was lost.")
        return wire.SubmitReply(version=self.version)

    def _again(self, request: wire.SubmitRequest) -> wire.SubmitReply:
        if self.applied[request.command_id] != request.command:
            raise RulesError(grpc.StatusCode.ALREADY_EXISTS, "command-id-reused", "Another command.", self.version)
        return wire.SubmitReply(version=self.version, duplicate=True)

    def _trouble(self) -> None:
        if self.troubles:
            raise self.troubles.pop(0)


def known(title: AnyTitle, monkeypatch: Any) -> None:
    """``title`` is the only one that workers know."""
    monkeypatch.setattr(sagebrush_games, "TITLES", {title.id: title})
