"""``sagebrush mcp``: the server on standard input and output, or over HTTP."""

import sys

from sagebrush_cli.agents.callers import AgentCallers
from sagebrush_cli.screen import fail

PORTS = range(1, 65536)


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
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or int(port) not in PORTS:
        fail("bad-address", "Say where to listen as HOST:PORT, such as 127.0.0.1:8100; ports end at 65535.", False)
        sys.exit(1)
    made.run("streamable-http", host=host, port=int(port))
