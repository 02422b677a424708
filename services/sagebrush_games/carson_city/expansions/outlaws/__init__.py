"""The Outlaws (Gold & Guns; Big Box, "La variante Forajido"): they come in rounds 2 to 4 and halve what pays best."""

from dataclasses import replace

from sagebrush_games.carson_city.expansions.outlaws import combat, movement, raid
from sagebrush_games.carson_city.expansions.outlaws.actions.bring_outlaws import BRING_OUTLAWS, BringOutlaws
from sagebrush_games.carson_city.expansions.outlaws.actions.call_outlaw import CALL_OUTLAW, CallOutlaw
from sagebrush_games.carson_city.expansions.outlaws.actions.fight_next import FIGHT_NEXT, FightNext
from sagebrush_games.carson_city.expansions.outlaws.actions.move_outlaw import MOVE_OUTLAW, MoveOutlaw
from sagebrush_games.carson_city.expansions.outlaws.actions.place_on_outlaw import PLACE_ON_OUTLAW, PlaceOnOutlaw
from sagebrush_games.carson_city.expansions.outlaws.actions.take_reward import STEAL, TAKE_REWARD, Steal, TakeReward
from sagebrush_games.carson_city.rules.rounds import choosing
from sagebrush_games.carson_city.rules.row import GAMBLING
from sagebrush_games.carson_city.rules.ruleset import Ruleset, after, before
from sagebrush_games.carson_city.state.board import Parcel, Parcels, has
from sagebrush_games.carson_city.state.model import Phase, State
from sagebrush_games.kernel.manifest import Variant
from sagebrush_games.kernel.messages import Seat

VARIANT = Variant(
    id="outlaws",
    name="The Outlaws",
    summary="From round 2 on outlaws ride in, settle on the buildings that pay best and halve their income.",
    editions=("2009", "big-box"),
)

TABLES = ("outlaws", "outlaw-points")

COMMANDS = (BringOutlaws, CallOutlaw, MoveOutlaw, PlaceOnOutlaw, FightNext, TakeReward, Steal)


def outlaws(state: State) -> Parcels:
    """Where outlaws stand."""
    return state.outlaws


def apply(rules: Ruleset) -> Ruleset:
    """Raids before the characters, fights before the phase of incomes, half income, no trade beside an outlaw."""

    def payout(table: Ruleset, state: State, owner: Seat, parcel: Parcel) -> int:
        dollars = rules.payout(table, state, owner, parcel)
        return dollars // 2 if has(table.raided(table, state), parcel) else dollars

    steps = before(rules.steps, Phase.CHARACTERS, choosing, raid.arrival, movement.moves)
    return replace(
        rules,
        barriers=(*rules.barriers, ("outlaw-there", outlaws)),
        payout=payout,
        steps=after(steps, Phase.ACTIONS, GAMBLING, combat.fights),  # Big Box "¿Cómo enfrentarse a un Forajido?"
        actions={
            **rules.actions,
            "place": (*rules.actions["place"], PLACE_ON_OUTLAW),
            "outlaws": (BRING_OUTLAWS,),
            "outlaw-order": (CALL_OUTLAW,),
            "outlaw-move": (MOVE_OUTLAW,),
            "outlaw-fight": (FIGHT_NEXT,),
            "outlaw-reward": (TAKE_REWARD, STEAL),
        },
    )
