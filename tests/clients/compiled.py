"""Programs in TypeScript that stand on the npm client, compiled by the compiler that checks it."""

import json
import shutil
import subprocess
from pathlib import Path

from tests.clients.verifiers import NODE, TOOLS
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
OPTIONS = {
    "target": "es2022", "lib": ["es2023", "dom"], "module": "nodenext", "types": ["node"], "strict": True,
    "outDir": "build",
}  # fmt: skip


def compiled(program: Path, folder: Path) -> tuple[str, str]:
    """What runs ``program``, a project of its own in ``folder``; fails where its types are wrong."""
    assert NODE is not None
    place = folder / program.stem
    place.mkdir()
    shutil.copy(program, place)
    (place / "package.json").write_text('{"private": true, "type": "module"}')
    (place / "tsconfig.json").write_text(json.dumps({"compilerOptions": OPTIONS, "include": ["*.ts"]}))
    link_packages(place)
    compile_project(place)
    return NODE, str(place / "build" / f"{program.stem}.js")


def link_packages(place: Path) -> None:
    """What `npm install` would bring to a project."""
    modules = place / "node_modules"
    modules.mkdir()
    (modules / "sagebrush-client").symlink_to(ROOT / "clients" / "typescript")
    (modules / "@types").symlink_to(ROOT / "node_modules" / "@types")


def compile_project(place: Path) -> None:
    """Fails where a type is wrong."""
    done = subprocess.run([TOOLS / "tsc"], cwd=place, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stdout
