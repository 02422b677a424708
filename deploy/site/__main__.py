"""``python -m deploy.site``: builds the documents as a site into the gateway's package, which serves them at /docs."""

import argparse
import sys
from pathlib import Path

from deploy.site.building import SERVED, build


def main() -> int:
    """The status of the generator: 0, or 1 when a link of a page leads nowhere."""
    parser = argparse.ArgumentParser(prog="python -m deploy.site", description=__doc__)
    parser.add_argument(
        "--out", type=Path, default=SERVED, help="the folder of the site; replaced (default: %(default)s)"
    )
    return build(parser.parse_args().out)


if __name__ == "__main__":
    sys.exit(main())
