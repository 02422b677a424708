"""``sagebrush mcp``: the server on standard input and output, or over HTTP."""

import sys

from sagebrush_cli.agents.callers import AgentCallers
from sagebrush_cli.screen import fail
from sagebrush_process.addresses import LAST_PORT, host_and_port


def run(url: str, token: str, language: str, address: str) -> None:
    """Serve until standard input ends, or over HTTP at ``address`` until Ctrl-C."""
    try:
        from sagebrush_cli.agents.server import server
    except ModuleNotFoundError as error:
        fail("not-installed", f"`sagebrush mcp` needs {error.name}: pip install '.[cli,mcp]' in a checkout", False)
        sys.exit(1)
    made = server(AgentCallers(url, token, language, is_shared=bool(address)))
    if not address:
        made.run("stdio")
        return
    try:
        host, port = host_and_port(address)
    except ValueError:
        fail("bad-address", f"Say where to listen as HOST:PORT, such as 127.0.0.1:8100, up to {LAST_PORT}.", False)
        sys.exit(1)
    made.run("streamable-http", host=host, port=port)
