"""Why a command is not accepted."""


class Refusal(Exception):
    """A rule forbids the command; ``code`` is stable and kebab-case, the sentence stands in the title."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


NOT_AWAITED = "not-your-turn"
NOT_NOW = "not-now"
GAME_OVER = "game-over"
NOTHING_TO_TAKE_BACK = "nothing-to-take-back"
TOO_FAR_BACK = "too-far-back"
UNDO_LIMIT_REACHED = "taken-back-enough"
FOR_HOSTS = "for-hosts"

SENTENCES = {
    NOT_AWAITED: "The game does not wait for this seat now.",
    NOT_NOW: "This cannot be done at this point of the game.",
    GAME_OVER: "The game is over.",
    NOTHING_TO_TAKE_BACK: "Since your last command something was drawn or revealed, or somebody else decided.",
    TOO_FAR_BACK: "This version is not one that your seat may return to.",
    UNDO_LIMIT_REACHED: "Undo limit for this turn reached (100).",
    FOR_HOSTS: "A seat cannot end a game; the host can, by closing the table.",
}
