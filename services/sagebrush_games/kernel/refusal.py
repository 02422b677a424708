"""Why a command is not accepted."""


class Refusal(Exception):
    """A rule forbids the command; ``code`` is stable and kebab-case, the sentence stands in the title."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


NOT_AWAITED = "not-your-turn"
NOT_NOW = "not-now"
GAME_OVER = "game-over"

SENTENCES = {
    NOT_AWAITED: "The game does not wait for this seat now.",
    NOT_NOW: "This cannot be done at this point of the game.",
    GAME_OVER: "The game is over.",
}
