"""Event to state: each function believes its event and changes the state in place, in the order of events.py."""

from collections.abc import Callable
from typing import Any

from sagebrush_games.kernel.messages import Event
from sagebrush_games.tiny_epic_western import events as happened
from sagebrush_games.tiny_epic_western.model import NO_SIDE, NONE, Duel, Player, State


def next_task(state: State, event: happened.Next) -> None:
    """The agenda moves on."""
    state.agenda.pop()
    if event.then:
        state.agenda.extend(reversed(event.then))


def seats_placed(state: State, event: happened.SeatsPlaced) -> None:
    """Mats find their owners."""
    state.dealer = event.dealer
    for owner, mat in enumerate(event.mats):
        mat_taken(state, happened.MatTaken(owner, mat))


def mat_taken(state: State, event: happened.MatTaken) -> None:
    """A mat has its owner."""
    state.players[event.owner].mat = event.mat
    state.owner[event.mat] = event.owner


def boss_taken(state: State, event: happened.BossTaken) -> None:
    """A seat has its boss."""
    state.players[event.seat].boss = event.boss


def building_drawn(state: State, event: happened.BuildingDrawn) -> None:
    """A buy zone is filled."""
    state.market[event.mat] = event.building


def porch_filled(state: State, event: happened.PorchFilled) -> None:
    """A neutral porch is filled."""
    state.porch[event.mat] = event.building


def porch_moved(state: State, event: happened.PorchMoved) -> None:
    """A neutral building is for sale now."""
    state.market[event.mat] = state.porch[event.mat]
    state.porch[event.mat] = NONE


def head_start_dealt(state: State, event: happened.HeadStartDealt) -> None:
    """The Rival owns buildings."""
    state.players[event.owner].stack = list(event.buildings)


def round_began(state: State, event: happened.RoundBegan) -> None:
    """The poker cards of the last round are forgotten."""
    state.round = event.round
    state.dealer = event.dealer
    state.ranking = []
    state.seen = []
    state.rival_shown = False
    for player in state.players:
        _forget_round(player)


def _forget_round(player: Player) -> None:
    player.card = NONE
    player.discarded = []
    player.shown = player.peeked = player.avoids = player.powder = False
    player.duels_won = player.purchases = 0


def town_dealt(state: State, event: happened.TownDealt) -> None:
    """Cards lie between the mats and at the Town Hall."""
    state.gaps = list(event.gaps)
    state.rival = list(event.rival)


def hand_dealt(state: State, event: happened.HandDealt) -> None:
    """A seat has cards to choose from."""
    state.players[event.seat].dealt = list(event.cards)


def card_kept(state: State, event: happened.CardKept) -> None:
    """One card is kept, the others are discarded."""
    player = state.players[event.seat]
    player.card = event.card
    player.discarded = sorted([*player.discarded, *(card for card in player.dealt if card != event.card)])
    player.dealt = []


def influence_paid(state: State, event: happened.InfluencePaid) -> None:
    """Influence goes down."""
    influence = state.players[event.seat].influence
    influence[0] -= event.law
    influence[1] -= event.force
    influence[2] -= event.money


def influence_gained(state: State, event: happened.InfluenceGained) -> None:
    """Influence goes up."""
    state.players[event.seat].influence[event.kind] += event.amount


def third_posse_stood(state: State, event: happened.ThirdPosseStood) -> None:
    """The third posse may be placed."""
    state.players[event.seat].third = True


def third_posse_won(state: State, event: happened.ThirdPosseWon) -> None:
    """The third posse is promised."""
    state.players[event.seat].third_won = True


def rival_rolled(_state: State, _event: happened.RivalRolled) -> None:
    """The placing that follows is an event of its own."""


def posse_placed(state: State, event: happened.PossePlaced | happened.PosseMoved) -> None:
    """A token stands on a spot."""
    state.token_spot[event.token] = event.spot
    state.token_side[event.token] = event.side
    state.token_down[event.token] = False


def building_used(_state: State, _event: happened.BuildingUsed) -> None:
    """What it causes are events of their own."""


def duel_began(state: State, event: happened.DuelBegan) -> None:
    """Two tokens fight; the Rival's card counts from the start."""
    tokens = [event.attacker, event.defender]
    added = [event.attacker_added, event.defender_added]
    dice = [event.attacker_die, event.defender_die]
    state.duel = Duel(event.spot, tokens, dice, added, [False, False], event.rival_card)


def die_rolled_again(state: State, event: happened.DieRolledAgain) -> None:
    """The new roll replaces the old one."""
    assert state.duel is not None
    state.duel.dice[event.role] = event.die
    state.duel.free[event.role] |= event.free


def card_added(state: State, event: happened.CardAdded) -> None:
    """A hand card counts and stays face up."""
    assert state.duel is not None
    state.duel.added[event.role] = event.value
    state.players[event.seat].shown = True


def rival_card_drawn(state: State, event: happened.RivalCardDrawn) -> None:
    """The Rival's old card is discarded, the new one counts."""
    assert state.duel is not None
    state.seen.append(state.duel.rival_card)
    state.duel.rival_card = event.card
    state.duel.added[event.role] = event.value


def discards_shuffled(state: State, _event: happened.DiscardsShuffled) -> None:
    """Discards lie nowhere, so they are in the deck."""
    state.seen = []
    for player in state.players:
        player.discarded = []


def duel_decided(state: State, event: happened.DuelDecided) -> None:
    """The loser lies, the winner is wanted."""
    assert state.duel is not None
    if state.duel.rival_card != NONE:
        state.seen.append(state.duel.rival_card)
    state.duel = None
    state.token_down[event.token] = True
    state.wanted = event.winner
    state.players[event.winner].duels_won += 1


def duels_avoided(state: State, event: happened.DuelsAvoided) -> None:
    """A seat is left in peace."""
    state.players[event.seat].avoids = True


def powder_loaded(state: State, event: happened.PowderLoaded) -> None:
    """A seat has a free roll in each duel."""
    state.players[event.seat].powder = True


def rival_peeked(state: State, event: happened.RivalPeeked) -> None:
    """A seat knows the hidden card."""
    state.players[event.seat].peeked = True


def card_drawn(state: State, event: happened.CardDrawn) -> None:
    """A seat chooses again between two cards."""
    player = state.players[event.seat]
    player.dealt = sorted([player.card, event.card])
    player.card = NONE


def auction_drawn(state: State, event: happened.AuctionDrawn) -> None:
    """Buildings lie in front of one seat."""
    state.offer = list(event.buildings)


def auction_closed(state: State, _event: happened.AuctionClosed) -> None:
    """They are in the deck again."""
    state.offer = []


def porch_reordered(state: State, event: happened.PorchReordered) -> None:
    """Another building is usable."""
    stack = state.players[event.owner].stack
    stack.remove(event.building)
    stack.append(event.building)


def building_bought(state: State, event: happened.BuildingBought) -> None:
    """A building has an owner; it joins his porch when the round ends."""
    player = state.players[event.owner]
    player.bought.append(event.building)
    player.purchases += event.ordinary
    for place in (state.market, state.porch, state.offer):
        _take(place, event.building)


def _take(place: list[int], building: int) -> None:
    if building in place:
        place[place.index(building)] = NONE


def cards_revealed(state: State, _event: happened.CardsRevealed) -> None:
    """Every kept card lies face up."""
    state.rival_shown = True
    for player in state.players:
        player.shown = True


def hands_compared(_state: State, _event: happened.HandsCompared) -> None:
    """What it brings are events of their own."""


def town_hall_ranked(state: State, event: happened.TownHallRanked) -> None:
    """The order of buying is known."""
    state.ranking = list(event.owners)


def town_hall_taken(state: State, event: happened.TownHallTaken) -> None:
    """One seat comes first."""
    state.ranking = [event.seat]


def industry_advanced(state: State, event: happened.IndustryAdvanced) -> None:
    """A token moves up."""
    state.industry[event.industry] = event.step


def round_ended(state: State, event: happened.RoundEnded) -> None:
    """The board is cleared for the next round."""
    for token in range(len(state.token_spot)):
        state.token_spot[token] = NONE
        state.token_side[token] = NO_SIDE
        state.token_down[token] = False
    for owner, player in enumerate(state.players):
        player.stack += player.bought
        player.bought = []
        player.third = owner in event.thirds
        player.third_won = False


def game_ended(state: State, event: happened.GameEnded) -> None:
    """Nothing is left to do."""
    state.ending = event.reason
    state.agenda = []


EVOLVE: dict[type[Event], Callable[[State, Any], None]] = {
    happened.Next: next_task,
    happened.SeatsPlaced: seats_placed,
    happened.MatTaken: mat_taken,
    happened.BossTaken: boss_taken,
    happened.BuildingDrawn: building_drawn,
    happened.PorchFilled: porch_filled,
    happened.PorchMoved: porch_moved,
    happened.HeadStartDealt: head_start_dealt,
    happened.RoundBegan: round_began,
    happened.TownDealt: town_dealt,
    happened.HandDealt: hand_dealt,
    happened.CardKept: card_kept,
    happened.InfluencePaid: influence_paid,
    happened.InfluenceGained: influence_gained,
    happened.ThirdPosseStood: third_posse_stood,
    happened.ThirdPosseWon: third_posse_won,
    happened.RivalRolled: rival_rolled,
    happened.PossePlaced: posse_placed,
    happened.PosseMoved: posse_placed,
    happened.BuildingUsed: building_used,
    happened.DuelBegan: duel_began,
    happened.DieRolledAgain: die_rolled_again,
    happened.CardAdded: card_added,
    happened.RivalCardDrawn: rival_card_drawn,
    happened.DiscardsShuffled: discards_shuffled,
    happened.DuelDecided: duel_decided,
    happened.DuelsAvoided: duels_avoided,
    happened.PowderLoaded: powder_loaded,
    happened.RivalPeeked: rival_peeked,
    happened.CardDrawn: card_drawn,
    happened.AuctionDrawn: auction_drawn,
    happened.AuctionClosed: auction_closed,
    happened.PorchReordered: porch_reordered,
    happened.BuildingBought: building_bought,
    happened.CardsRevealed: cards_revealed,
    happened.HandsCompared: hands_compared,
    happened.TownHallRanked: town_hall_ranked,
    happened.TownHallTaken: town_hall_taken,
    happened.IndustryAdvanced: industry_advanced,
    happened.RoundEnded: round_ended,
    happened.GameEnded: game_ended,
}
