"""The Outlaws: they come in rounds 2 to 4 and halve what pays best."""

from dataclasses import replace

from sagebrush_games.carson_city.content.checks import DIE, DIVISOR, require_in_ranges
from sagebrush_games.carson_city.expansions.outlaws import combat, events, evolve, movement, raid
from sagebrush_games.carson_city.expansions.outlaws.actions.bring_outlaws import BRING_OUTLAWS, BringOutlaws
from sagebrush_games.carson_city.expansions.outlaws.actions.call_outlaw import CALL_OUTLAW, CallOutlaw
from sagebrush_games.carson_city.expansions.outlaws.actions.fight_next import FIGHT_NEXT, FightNext
from sagebrush_games.carson_city.expansions.outlaws.actions.move_outlaw import MOVE_OUTLAW, MoveOutlaw
from sagebrush_games.carson_city.expansions.outlaws.actions.place_on_outlaw import PLACE_ON_OUTLAW, PlaceOnOutlaw
from sagebrush_games.carson_city.expansions.outlaws.actions.take_reward import STEAL, TAKE_REWARD, Steal, TakeReward
from sagebrush_games.carson_city.expansions.outlaws.events import OutlawImprisoned, RewardTaken
from sagebrush_games.carson_city.rules.ledger import POINTS, Changes, counts_nothing
from sagebrush_games.carson_city.rules.rounds import choosing
from sagebrush_games.carson_city.rules.row import GAMBLING
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import Parcel, Parcels, has
from sagebrush_games.carson_city.state.model import Phase, State
from sagebrush_games.kernel.content import BadContent, Content, load
from sagebrush_games.kernel.evolving import events_of, evolve_table
from sagebrush_games.kernel.expansion import Expansion
from sagebrush_games.kernel.ledger import Ledger
from sagebrush_games.kernel.manifest import Variant
from sagebrush_games.kernel.messages import Config, Seat
from sagebrush_games.kernel.phases import after, before
from sagebrush_games.kernel.wording import Wording

VARIANT = Variant(
    id="outlaws",
    name="The Outlaws",
    summary="From round 2 on outlaws ride in, settle on the buildings that pay best and halve their income.",
    editions=("2009", "big-box"),
)


def outlaws(state: State) -> Parcels:
    """Where outlaws stand."""
    return state.outlaws


def require_strengths(content: Content) -> None:
    """Raises BadContent where a strength that the dice can bring is worth nothing."""
    require_in_ranges(content, {"outlaws.white-pips-for-one": DIVISOR})
    for pips in range(1, DIE + 1):
        strength = str(pips + content.value("outlaws", "strength-added"))
        if strength not in content.rows("outlaw-points"):
            raise BadContent(f"outlaws.strength-added: outlaw-points has no row {strength}")


def apply(rules: Ruleset, _config: Config) -> Ruleset:
    """Raids before the characters, fights before the phase of incomes, half income, no trade beside an outlaw."""
    # [BB "Efectos de los Forajidos"] [BB "¿Cómo enfrentarse a un Forajido?"] [ruling R20]

    def payout(table: Ruleset, state: State, owner: Seat, parcel: Parcel) -> int:
        dollars = rules.payout(table, state, owner, parcel)
        return dollars // 2 if has(table.raided(table, state), parcel) else dollars

    steps = before(rules.steps, Phase.CHARACTERS, choosing, raid.arrival, movement.moves)
    return replace(
        rules,
        barriers=(*rules.barriers, ("outlaw-there", outlaws)),
        payout=payout,
        steps=after(steps, Phase.ACTIONS, GAMBLING, combat.fights),
        actions={
            **rules.actions,
            "place": (*rules.actions["place"], PLACE_ON_OUTLAW),
            "outlaws": (BRING_OUTLAWS,),
            "outlaw-order": (CALL_OUTLAW,),
            "outlaw-move": (MOVE_OUTLAW,),
            "outlaw-fight": (FIGHT_NEXT,),
            "outlaw-reward": (TAKE_REWARD, STEAL),
        },
        placements={**rules.placements, PlaceOnOutlaw: lambda _state, command: command.parcel},
    )


EXPANSION = Expansion(
    id="outlaws",
    variant=VARIANT,
    apply=apply,
    commands=(
        BringOutlaws,
        CallOutlaw,
        MoveOutlaw,
        PlaceOnOutlaw,
        FightNext,
        TakeReward,
        Steal,
    ),
    events=events_of(events),
    evolve=evolve_table(events_of(events), evolve),
    wording=Wording(
        packages=(__name__,), kinds={"places": "parcel", "or-there.list": "parcel", "or-there.item": "parcel"}
    ),
    printed=load(__name__, ("content",)),
    ledger=Ledger(counts_nothing, Changes(more={OutlawImprisoned: (POINTS,), RewardTaken: (POINTS,)})),
    check=require_strengths,
)
