"""A module that says who it is and waits: what a process of ours looks like to the supervisor."""

import json
import os
import signal
import sys

if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    said = {
        "pid": os.getpid(),
        "arguments": sys.argv[1:],
        "word": os.environ.get("WORD"),
        "decimal": "decimal" in sys.modules,
    }
    print(json.dumps(said), flush=True)
    signal.pause()
