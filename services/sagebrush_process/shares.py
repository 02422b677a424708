"""Places that callers share, so that one of them leaves most to the others."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class SharedPlaces:
    """``most`` places, of which one caller has one in ``shares`` at most; ``refusal`` makes what is raised otherwise.

    A caller who takes several at once may exceed his share if he holds none, and all of them if nobody holds any.
    """

    def __init__(self, most: int, refusal: Callable[[], Exception], shares: int = 2) -> None:
        self._most = most
        self._most_of_caller = most // shares
        self._refusal = refusal
        self._held: Counter[str] = Counter()

    @contextmanager
    def place(self, caller: str, count: int = 1) -> Iterator[None]:
        """``count`` places of ``caller`` while it lasts; raises the refusal."""
        if not self._has_room(caller, count):
            raise self._refusal()
        self._held[caller] += count
        try:
            yield
        finally:
            self._held[caller] -= count
            self._held += Counter()  # forgets who has none

    def _has_room(self, caller: str, count: int) -> bool:
        own, all_held = self._held[caller], self._held.total()
        return (not own or own + count <= self._most_of_caller) and (not all_held or all_held + count <= self._most)
