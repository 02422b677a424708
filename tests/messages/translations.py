"""What the entries of catalogues use, and whether a translation fits the English catalogues."""

from collections.abc import Iterator

from fluent.syntax import ast, visitor

from sagebrush_messages.catalogue import ENGLISH
from sagebrush_messages.resources import entries


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(entry: ast.Message) -> set[str]:
    """The arguments that an entry uses."""
    looking = _Variables()
    looking.visit(entry)
    return looking.found


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
