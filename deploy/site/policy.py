"""Pages without inline code: so a strict Content-Security-Policy holds on the site."""

import re
from hashlib import sha256
from pathlib import Path

INLINE = re.compile(r"<script>(.+?)</script>", re.DOTALL)
ALIGNED = re.compile(r'style="text-align: (left|right|center);"')


def without_inline_code(site: Path) -> None:
    """Move each inline script of the theme into a file, loaded where the script stood; align cells without a style."""
    scripts = site / "assets" / "javascripts"
    for page in site.rglob("*.html"):
        up = "../" * (len(page.relative_to(site).parts) - 1)

        def moved(script: re.Match[str], up: str = up) -> str:
            name = f"inline.{sha256(script[1].encode()).hexdigest()[:8]}.js"
            (scripts / name).write_text(script[1], "utf-8")
            return f'<script src="{up}assets/javascripts/{name}"></script>'

        page.write_text(ALIGNED.sub(r'align="\1"', INLINE.sub(moved, page.read_text("utf-8"))), "utf-8")
