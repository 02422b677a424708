"""Places that callers share, so that one of them leaves half to the others."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class SharedPlaces:
    """``most`` places, of which one caller has half at most; ``refusal`` makes what is raised where none is free."""

    def __init__(self, most: int, refusal: Callable[[], Exception]) -> None:
        self._most = most
        self._refusal = refusal
        self._held: Counter[str] = Counter()

    @contextmanager
    def place(self, caller: str) -> Iterator[None]:
        """A place of ``caller`` while it lasts; raises the refusal."""
        if self._held.total() >= self._most or self._held[caller] >= max(1, self._most // 2):
            raise self._refusal()
        self._held[caller] += 1
        try:
            yield
        finally:
            self._held[caller] -= 1
            self._held += Counter()  # forgets who has none
