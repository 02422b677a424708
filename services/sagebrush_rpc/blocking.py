"""The same client for processes without an event loop: workers that think between two calls."""

import time
from collections.abc import Callable
from typing import Any, TypeVar

import grpc

from sagebrush_rpc.channel import OPTIONS, PAUSE
from sagebrush_rpc.errors import is_on_the_way, of_call
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rpc.v1 import rules_pb2_grpc as stubs

Reply = TypeVar("Reply")


class BlockingRules:
    """One connection to the rules service; every method raises RulesError and nothing else.

    The channel opens with the first call: a process that forks must fork before.
    """

    def __init__(self, address: str, deadline: float = 2.0) -> None:
        self._address = address
        self._deadline = deadline
        self._channel: grpc.Channel | None = None
        self._stub: Any = None

    def submit(self, request: wire.SubmitRequest) -> wire.SubmitReply:
        """The commit that a command made."""
        reply: wire.SubmitReply = self._unary(self.stub.Submit, request)
        return reply

    def get_view(self, request: wire.GetViewRequest) -> wire.Frame:
        """What one viewer may know at a version."""
        frame: wire.Frame = self._unary(self.stub.GetView, request)
        return frame

    def close(self) -> None:
        """Closes the channel."""
        if self._channel is not None:
            self._channel.close()

    @property
    def stub(self) -> Any:
        """The generated stub, on a channel opened at first use."""
        if self._stub is None:
            self._channel = grpc.insecure_channel(self._address, options=OPTIONS)
            self._stub = stubs.RulesStub(self._channel)
        return self._stub

    def _unary(self, call: Callable[..., Reply], request: object) -> Reply:
        until = time.monotonic() + self._deadline
        while True:
            try:
                return call(request, timeout=until - time.monotonic(), wait_for_ready=True)
            except grpc.RpcError as error:
                if not is_on_the_way(error) or time.monotonic() + PAUSE > until:
                    raise of_call(error) from None
            time.sleep(PAUSE)
