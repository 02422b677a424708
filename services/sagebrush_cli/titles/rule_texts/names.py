"""What a citation names: a heading, a page or a ruling."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Subject:
    """What a citation names, as it is written between the brackets."""

    written: str
    key: str
    """Equal for all ways to write it: capitals, quotation marks and spaces do not matter."""

    def __str__(self) -> str:
        return f"[{self.written}]"


def heading_named(source: str, heading: str) -> Subject:
    """The heading ``heading`` of the text ``source``."""
    return Subject(f'{source} "{heading}"', f"{source} heading {_normal(heading)}")


def page_numbered(source: str, page: int) -> Subject:
    """A page of the text ``source``."""
    return Subject(f"{source} p. {page}", f"{source} page {page}")


def ruling_numbered(number: str) -> Subject:
    """The ruling ``number`` (``R3``) of the title's README."""
    return Subject(f"ruling {number}", f"ruling {number}")


def _normal(heading: str) -> str:
    bare = "".join(character for character in heading.casefold() if character not in "\"“”„«»'’")
    return " ".join(bare.split())
