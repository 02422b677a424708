"""The outlaws, bullets and the Sheriff of Outlaws & Outposts."""

from dataclasses import dataclass

NOBODY = -1


@dataclass(slots=True)
class Manhunt:
    """Bullets and captured outlaws by owner, outlaws on the outposts I to V and in the supply, the Sheriff's owner."""

    bullets: list[int]
    captured: list[int]
    posts: list[int]
    supply: int
    sheriff: int = NOBODY

    def copy(self) -> "Manhunt":
        """An independent manhunt."""
        return Manhunt(self.bullets[:], self.captured[:], self.posts[:], self.supply, self.sheriff)
