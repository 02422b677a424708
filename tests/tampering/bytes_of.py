"""Changes to the bytes of a file by somebody who makes no digest anew."""

from random import Random

from tests.tampering.game import Game


def flipped(game: Game, dice: Random) -> bytes:
    """One byte is another one."""
    data = bytearray(game.file)
    data[dice.randrange(len(data))] ^= dice.randrange(1, 256)
    return bytes(data)


def truncated(game: Game, dice: Random) -> bytes:
    """Only the beginning, now and then up to the end of a line."""
    data = game.file
    if dice.random() < 0.5:
        return data[: dice.randrange(len(data))]
    lines = data.splitlines(keepends=True)
    return b"".join(lines[: dice.randrange(len(lines))])


def lengthened(game: Game, dice: Random) -> bytes:
    """A few bytes more somewhere, spaces and empty lines among them."""
    data = game.file
    place = dice.randrange(len(data) + 1)
    return data[:place] + dice.choice([b" ", b"\n", b"0", dice.randbytes(3)]) + data[place:]
