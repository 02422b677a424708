"""Tables as one guest may know them, field by field: no other guest's id, nobody's entropy."""

from sagebrush_gateway.entropy import commitment_of, state_of
from sagebrush_gateway.guests import Guest
from sagebrush_gateway.outputs import Computer, SeatAnswer, TableAnswer
from sagebrush_gateway.table import Opponent, Sitter, Table


def shown(table: Table, guest: Guest) -> TableAnswer:
    """``table`` for ``guest``."""
    return TableAnswer(
        table=table.id,
        game=table.id if table.has_game() else None,
        title=table.title,
        edition=table.edition,
        variants=list(table.variants),
        options=table.options,
        name=table.name,
        visibility=table.visibility,
        stage=table.stage,
        commitment=table.commitment,
        opened_at=table.opened,
        host=table.host == guest.id,
        seat=table.seat_of(guest),
        seats=[_seat(number, sitter, guest) for number, sitter in enumerate(table.seats)],
    )


def _seat(number: int, sitter: Sitter | None, guest: Guest) -> SeatAnswer:
    if sitter is None:
        return SeatAnswer(seat=number, player=None)
    computer = _computer(sitter.opponent)
    return SeatAnswer(
        seat=number,
        player=sitter.player,
        opponent=computer,
        you=sitter.guest == guest.id,
        entropy=state_of(sitter),
        entropy_commitment=commitment_of(sitter),
    )


def _computer(opponent: Opponent | None) -> Computer | None:
    return None if opponent is None else Computer(name=opponent.name, budget_ms=opponent.budget_ms)
