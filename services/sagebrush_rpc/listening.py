"""How a server of ours takes its address."""

import grpc.aio

from sagebrush_process.addresses import CannotListen


def listen(server: grpc.aio.Server, address: str) -> int:
    """The port that ``server`` will listen at, 0 for a Unix socket; raises CannotListen.

    gRPC does not tell why not.
    """
    try:
        return int(server.add_insecure_port(address))
    except RuntimeError as error:
        raise CannotListen(address, "in use, no address of this machine, or no folder to write in") from error
