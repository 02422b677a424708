"""From Python to extension modules: mypyc writes C, the compiler of this machine does the rest."""

import os
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from functools import partial
from io import StringIO
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

PARTS = 16
"""Files that are compiled, instead of one for each module: a quarter of the time."""
GROUP = "sagebrush"
"""The shared library is called ``sagebrush__mypyc``; the extension modules beside it only lead into it."""
HARMLESS = "Treating generator comprehension as list"
"""The one warning that is expected: such a list is made at once. Nothing here changes between two of its items."""
OPTIONS = ("--strict", "--explicit-package-bases", "--namespace-packages")


class TranslationError(Exception):
    """What mypyc cannot translate, in its words, a line each."""


def extensions(modules: list[str]) -> list[Extension]:
    """The extension modules of ``modules``, paths in the working directory, as C below ``build``.

    Raises TranslationError. It needs no compiler, and some 40 s of one core.
    """
    said = StringIO()
    try:
        with redirect_stdout(said):
            found = mypycify([*OPTIONS, *modules], opt_level="1", debug_level="0", multi_file=True, group_name=GROUP)
    except SystemExit:
        raise TranslationError(_faults(said.getvalue())) from None
    if faults := _faults(said.getvalue()):
        raise TranslationError(faults)
    return list(found)


def _faults(said: str) -> str:
    return "\n".join(line for line in said.splitlines() if HARMLESS not in line)


def build(found: list[Extension], target: Path) -> None:
    """Compile ``found`` and put them into ``target``; minutes of every core. Ends the process without a compiler."""
    command = ParallelBuild(Distribution({"ext_modules": found}))
    command.build_lib, command.build_temp = str(target), "objects"
    command.ensure_finalized()
    command.run()


class ParallelBuild(build_ext):  # type: ignore[misc]
    """Compiles the files of the library in a few parts, on all cores: most of the work is its header, once a part."""

    def build_extension(self, ext: Extension) -> None:
        """Compile and link ``ext``."""
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            ext.extra_objects = list(pool.map(partial(self._compiled, ext), parts(ext.sources)))
        ext.sources = []
        super().build_extension(ext)

    def _compiled(self, ext: Extension, source: str) -> str:
        """The object file of ``source``."""
        [made] = self.compiler.compile(
            [source], output_dir=self.build_temp, include_dirs=ext.include_dirs, extra_postargs=ext.extra_compile_args
        )
        return str(made)


def parts(sources: Sequence[str]) -> list[str]:
    """``sources``, or C files of about the same size that include them all, where there are many."""
    if len(sources) <= PARTS:
        return list(sources)
    shares: list[list[str]] = [[] for _ in range(PARTS)]
    for number, source in enumerate(sorted(sources, key=lambda source: Path(source).stat().st_size)):
        shares[number % PARTS].append(source)
    return [_including(Path("build", f"part_{number}.c"), share) for number, share in enumerate(shares)]


def _including(part: Path, sources: Iterable[str]) -> str:
    part.write_text("".join(f'#include "{Path(source).resolve()}"\n' for source in sources))
    return str(part)
