"""The languages in which there are catalogues, and the catalogues of a title by language."""

from importlib.resources import files

from sagebrush_games.kernel.title import AnyTitle
from sagebrush_messages.catalogue import ENGLISH, Catalogue
from sagebrush_messages.resources import FOLDER, KERNEL

SUFFIX = ".ftl"


def _written() -> tuple[str, ...]:
    names = [entry.name for entry in (files(KERNEL) / FOLDER).iterdir()]
    found = {name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX)}
    return ENGLISH, *sorted(found - {ENGLISH})


LANGUAGES = _written()
"""Codes (ISO 639-1), English first: the languages in which the platform itself says what it says."""


def language_or_english(language: str) -> str:
    """``language``, if there are catalogues in it."""
    return language if language in LANGUAGES else ENGLISH


class TitleCatalogues:
    """What ``title`` says in each language; a catalogue is read when its first text is asked for, in 0.2 s."""

    def __init__(self, title: AnyTitle) -> None:
        self._known = {language: Catalogue(title, language) for language in LANGUAGES}

    def in_language(self, language: str) -> Catalogue:
        """The catalogue of ``language``; English for one that nobody has written."""
        return self._known[language_or_english(language)]
