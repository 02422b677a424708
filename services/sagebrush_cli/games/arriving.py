"""Frames as they come, so that a question can be given up when the game goes on meanwhile."""

from collections.abc import Iterable
from queue import Empty, Queue
from threading import Thread

from sagebrush_client.frames import AnyFrame

END = None
Arrived = AnyFrame | BaseException | None


class Arriving:
    """The frames of a game that is followed, read by a thread of their own."""

    def __init__(self, frames: Iterable[AnyFrame]) -> None:
        self._arrived: Queue[Arrived] = Queue()
        self._first: list[Arrived] = []
        Thread(target=self._read, args=(frames,), daemon=True).start()

    def next(self) -> AnyFrame | None:
        """The next frame, as soon as it comes; None after the last. Raises what the stream was refused with."""
        arrived = self._first.pop() if self._first else self._arrived.get()
        if isinstance(arrived, BaseException):
            raise arrived
        return arrived

    def has_news(self) -> bool:
        """Whether ``next`` would answer at once."""
        if not self._first:
            try:
                self._first.append(self._arrived.get_nowait())
            except Empty:
                return False
        return True

    def _read(self, frames: Iterable[AnyFrame]) -> None:
        try:
            for frame in frames:
                self._arrived.put(frame)
        except BaseException as error:  # raised by `next`, in the thread that plays
            self._arrived.put(error)
        else:
            self._arrived.put(END)
