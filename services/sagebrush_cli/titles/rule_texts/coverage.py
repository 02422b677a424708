"""Which places of a title's code and tests carry which heading, page and ruling, and what is wrong."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sagebrush_cli.titles.rule_texts.checkout import README, RULEBOOK, TitleFolders
from sagebrush_cli.titles.rule_texts.citations import Citation, citations
from sagebrush_cli.titles.rule_texts.headings import Heading, RuleTexts, read_rule_texts
from sagebrush_cli.titles.rule_texts.names import Subject, page_numbered
from sagebrush_cli.titles.rule_texts.rulings import Ruling, read_rulings


@dataclass(frozen=True, slots=True)
class Places:
    """What cites one subject."""

    code: Sequence[Citation] = ()
    tests: Sequence[Citation] = ()


class RuleCoverage:
    """Everything that is there to be cited, and everything that cites it."""

    def __init__(self, folders: TitleFolders) -> None:
        self.folders = folders
        self.rules: RuleTexts = read_rule_texts(folders.code / RULEBOOK)
        self.rulings: Sequence[Ruling] = read_rulings(folders.code / README)
        self._to_carry = [heading for heading in self.rules.headings if not heading.no_rule]
        self._citable = [ruling for ruling in self.rulings if ruling.is_citable]
        sources = [text.id for text in self.rules.texts]
        self._code = [one for file in folders.files(folders.code) for one in citations(file, sources)]
        self._tests = [one for file in folders.files(folders.tests) for one in citations(file, sources)]
        self._code_by_key, self._tests_by_key = _by_key(self._code), _by_key(self._tests)

    def places(self, *subjects: Subject | None) -> Places:
        """Those that cite any of ``subjects``."""
        keys = [subject.key for subject in subjects if subject]
        return Places(_lines(self._code_by_key, keys), _lines(self._tests_by_key, keys))

    def places_of(self, heading: Heading) -> Places:
        """Those that cite it, or the heading that says the same."""
        return self.places(heading.subject, heading.like)

    def is_page_carried(self, source: str, page: int) -> bool:
        """Whether code cites the page, or a heading on it."""
        on_it = [heading for heading in self.rules.headings if heading.subject.written.startswith(f"{source} ")]
        headings = [heading for heading in on_it if page in heading.pages]
        cited = [*map(self.places_of, headings), self.places(page_numbered(source, page))]
        return any(places.code for places in cited) or all(heading.no_rule for heading in headings)

    def untested(self) -> list[str]:
        """Headings and rulings that no test cites."""
        return [
            *(str(heading.subject) for heading in self._to_carry if not self.places_of(heading).tests),
            *(str(ruling.subject) for ruling in self._citable if not self.places(ruling.subject).tests),
        ]

    def uncarried(self) -> list[str]:
        """Headings, pages and rulings that no code cites, and rulings that cannot be cited."""
        return [
            *(str(heading.subject) for heading in self._to_carry if not self.places_of(heading).code),
            *(str(page_numbered(text.id, page)) for text in self.rules.texts for page in self._bare_pages(text.id)),
            *(str(ruling.subject) for ruling in self._citable if not self.places(ruling.subject).code),
            *(_unnumbered(ruling) for ruling in self.rulings if not ruling.is_citable),
        ]

    def wrong_citations(self) -> list[Citation]:
        """Citations that name no heading, page or ruling of the title."""
        pages = [page_numbered(text.id, page) for text in self.rules.texts for page in text.pages]
        known = {subject.key for subject in (*(h.subject for h in self.rules.headings), *pages)}
        known |= {ruling.subject.key for ruling in self._citable}
        return [one for one in (*self._code, *self._tests) if one.subject is None or one.subject.key not in known]

    def _bare_pages(self, source: str) -> list[int]:
        text = next(text for text in self.rules.texts if text.id == source)
        return [page for page in text.pages if not self.is_page_carried(source, page)]


def _lines(found: dict[str, list[Citation]], keys: Iterable[str]) -> list[Citation]:
    """What cites any of ``keys``, each line once."""
    return list({(one.file, one.line): one for key in keys for one in found.get(key, ())}.values())


def _by_key(found: Iterable[Citation]) -> dict[str, list[Citation]]:
    places: dict[str, list[Citation]] = defaultdict(list)
    for one in found:
        if one.subject:
            places[one.subject.key].append(one)
    return places


def _unnumbered(ruling: Ruling) -> str:
    return f"README.md:{ruling.line}: ruling {ruling.number or '(no number)'} has no number of the form R1"
