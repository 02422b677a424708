"""``python -m deploy.compiled``: the packages compiled into build/compiled; with ``--check`` only translated to C."""

import shutil
import sys
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory

from deploy.compiled.modules import compiled_modules
from deploy.compiled.sources import copy_sources, translatable
from deploy.compiled.translation import TranslationError, build, extensions

ROOT = Path(__file__).parents[2]
WORK = ROOT / "build" / "compiled.work"
TARGET = ROOT / "build" / "compiled"


def main(arguments: list[str]) -> None:
    """Build, in place of what was built before, or check; ends with status 1 and what cannot be translated."""
    try:
        if "--check" in arguments:
            with TemporaryDirectory(prefix="sb-") as folder:
                compile_packages(ROOT / "services", Path(folder), is_check=True)
        else:
            build_folder()
    except TranslationError as error:
        sys.exit(f"deploy.compiled: mypyc cannot translate this:\n{error}")


def build_folder() -> None:
    """Put what is compiled into ``TARGET``; until it is complete, what was there before stays."""
    shutil.rmtree(WORK, ignore_errors=True)
    compile_packages(ROOT / "services", WORK)
    shutil.rmtree(TARGET, ignore_errors=True)
    (WORK / "packages").rename(TARGET)
    shutil.rmtree(WORK)


def compile_packages(services: Path, work: Path, is_check: bool = False) -> None:
    """Put compiled packages, with their sources as they are, into ``work/packages``. Raises TranslationError."""
    packages, translated = work / "packages", work / "translated"
    copy_sources(services, packages)
    copy_sources(services, translated)
    modules = compiled_modules(translated)
    for path in (translated / module for module in modules):
        path.write_text(translatable(path.read_text()))
    with chdir(translated):
        found = extensions(modules)
        if not is_check:
            build(found, packages)


if __name__ == "__main__":
    main(sys.argv[1:])
