"""Where everything lies in a data directory, and where the sockets are when its path is too long for them."""

import os
import re
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sagebrush_process.settings import SettingsError

LONGEST = 82
PLAIN = re.compile(rf"[\w./-]{{1,{LONGEST}}}", re.ASCII)
"""Folders whose sockets every system takes (104 bytes with the name, on some) and every address spells the same."""
TEMPORARY = "sagebrush-"
"""How the name of a temporary folder begins; eight characters follow."""
UNTELLABLE = re.compile(r"[\n\ud800-\udfff]")
"""A line break, and bytes that are no UTF-8, as Python reads them: neither settings nor logs can say these."""


@dataclass(frozen=True, slots=True)
class Place:
    """The folders of one platform."""

    root: Path
    sockets: Path

    @property
    def logs(self) -> Path:
        """One file a process."""
        return self.root / "logs"

    @property
    def acknowledged(self) -> Path:
        """How much the record has acknowledged; beside its data, so that it stays when they are lost."""
        return self.root / "acknowledged.json"

    def data(self, server: str) -> Path:
        """What the embedded ``server`` keeps."""
        return self.root / server

    def conf(self, server: str) -> Path:
        """The settings of the embedded ``server``, written at every start."""
        return self.root / f"{server}.conf"

    def users(self, server: str) -> Path:
        """The users of the embedded ``server`` and what each may do."""
        return self.root / f"{server}.users"

    def socket(self, name: str) -> Path:
        """The Unix socket of the process ``name``."""
        return self.sockets / f"{name}.sock"


@contextmanager
def open_place(root: Path) -> Iterator[Place]:
    """The folders under ``root``, made when missing; nobody else may read what is in them.

    A ``root`` that is there keeps its rights, since it may be anybody's, such as ``/tmp``.
    """
    try:
        root = root.resolve()
    except RuntimeError:  # until Python 3.13
        raise SettingsError(f"{root} cannot be used (a link that leads to itself); set SAGEBRUSH_DATA_DIR.") from None
    if UNTELLABLE.search(str(root)):
        raise SettingsError(f"{str(root)!a} cannot be used (no line of UTF-8); set SAGEBRUSH_DATA_DIR.")
    with _sockets(root / "run") as sockets:
        place = Place(root, sockets)
        _make(root, (place.logs, sockets, place.data("record"), place.data("broker")))
        yield place


def _make(root: Path, folders: Iterable[Path]) -> None:
    """The folders below ``root``, copied or restored ones too, for their owner alone; raises SettingsError."""
    folder = root
    try:
        root.mkdir(mode=0o700, parents=True, exist_ok=True)
        for folder in folders:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            folder.chmod(0o700)
    except OSError as error:
        raise SettingsError(f"{folder} cannot be used ({error.strerror}); set SAGEBRUSH_DATA_DIR.") from None


@contextmanager
def _sockets(preferred: Path) -> Iterator[Path]:
    """``preferred``, or a temporary folder where its path is too long or needs quoting in an address."""
    if PLAIN.fullmatch(str(preferred)):
        yield preferred
        return
    with tempfile.TemporaryDirectory(prefix=TEMPORARY, dir=_short_folder()) as folder:
        yield Path(folder)


def _short_folder() -> str:
    """The folder of temporary files, or where it is as deep, that of every system."""
    usual = tempfile.gettempdir()
    return usual if len(os.fsencode(usual)) + len(f"/{TEMPORARY}12345678") <= LONGEST else "/tmp"
