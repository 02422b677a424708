"""Whether a translation fits the English catalogues."""

from collections.abc import Iterator

from sagebrush_messages.catalogue import ENGLISH
from sagebrush_messages.resources import entries, variables


def faults(packages: tuple[str, ...], language: str) -> Iterator[str]:
    """A sentence for each entry that is missing, left over, or uses arguments that the English one does not have."""
    english, translated = entries(packages, ENGLISH), entries(packages, language)
    for id in english.keys() | translated.keys():
        if id not in translated:
            yield f"{id} has no entry in {language}."
        elif id not in english:
            yield f"{id} has an entry in {language} alone."
        elif strange := variables(translated[id]) - variables(english[id]):
            yield f"{id} in {language} uses {', '.join(sorted(strange))}, which it is not given."
