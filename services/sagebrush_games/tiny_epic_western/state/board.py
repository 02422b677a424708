"""Questions about the board that many chapters ask."""

from collections.abc import Iterator

from sagebrush_games.tiny_epic_western.state.model import (
    CARDS,
    LEFT,
    LEFTOVER,
    LOCATIONS,
    NO_SIDE,
    NONE,
    NUMBER,
    RIGHT,
    SHERIFF,
    SHERIFF_PORCH,
    SPOTS,
    SUIT,
    TOKENS_EACH,
    State,
)

TWO_SIDED = (*(2 * mat + 1 for mat in LOCATIONS), NUMBER, SUIT)
MAT_OF = tuple(min(spot // 2, SHERIFF) for spot in SPOTS)
SIDES_OF = tuple((LEFT, RIGHT) if spot in TWO_SIDED else (NO_SIDE,) for spot in SPOTS)


def porch_of(mat: int) -> int:
    """The porch spot of a mat."""
    return SHERIFF_PORCH if mat == SHERIFF else 2 * mat


def influence_spot(mat: int) -> int:
    """The influence spot of a location mat."""
    return 2 * mat + 1


def mat_of(spot: int) -> int:
    """The mat a spot is printed on."""
    return MAT_OF[spot]


def is_porch(spot: int) -> bool:
    """Whether the spot is a porch."""
    return spot % 2 == 0 and spot <= SHERIFF_PORCH


def is_influence_spot(spot: int) -> bool:
    """Whether the spot is the influence spot of a location mat."""
    return spot % 2 == 1 and spot < SHERIFF_PORCH


def sides_of(spot: int) -> tuple[int, ...]:
    """The alternatives of a spot: left and right, or the one without a side."""
    return SIDES_OF[spot]


def is_open(state: State, spot: int) -> bool:
    """Whether the spot exists at this table: a dull mat has no influence spot."""
    return not is_influence_spot(spot) or state.owner[mat_of(spot)] != NONE


def open_spots(state: State) -> Iterator[int]:
    """Every spot of this table."""
    return (spot for spot in SPOTS if is_open(state, spot))


def location_spots(state: State) -> Iterator[int]:
    """Every spot of the four location mats of this table [ruling R13]."""
    return (spot for spot in open_spots(state) if mat_of(spot) in LOCATIONS)


def owner_of(token: int) -> int:
    """The owner of a token."""
    return token // TOKENS_EACH


def tokens_of(owner: int) -> range:
    """The three tokens of an owner."""
    return range(TOKENS_EACH * owner, TOKENS_EACH * owner + TOKENS_EACH)


def is_standing(state: State, token: int) -> bool:
    """Whether the token stands on the board."""
    return state.token_spot[token] != NONE and not state.token_down[token]


def standing_on(state: State, spot: int) -> int:
    """The token that stands on a spot, or NONE."""
    for token, where in enumerate(state.token_spot):
        if where == spot and not state.token_down[token]:
            return token
    return NONE


def own_standing_on(state: State, owner: int, spot: int) -> int:
    """The token of ``owner`` that stands on a spot, or NONE."""
    for token in tokens_of(owner):
        if state.token_spot[token] == spot and not state.token_down[token]:
            return token
    return NONE


def is_unoccupied(state: State, spot: int) -> bool:
    """Whether no token at all, standing or wounded, is on the spot [ruling R16]."""
    return spot not in state.token_spot


def owners_on(state: State, mat: int) -> list[int]:
    """The owners with a token on a mat, wounded ones included, in order of seats."""
    found = {owner_of(token) for token, spot in enumerate(state.token_spot) if spot != NONE and mat_of(spot) == mat}
    return sorted(found)


def is_on(state: State, owner: int, mat: int) -> bool:
    """Whether ``owner`` has a token on a mat, standing or wounded."""
    spots = state.token_spot
    return any(spots[token] != NONE and mat_of(spots[token]) == mat for token in tokens_of(owner))


def own_wounded(state: State, owner: int) -> int:
    """How many tokens of ``owner`` are wounded."""
    return sum(state.token_down[token] for token in tokens_of(owner))


def in_supply(state: State, owner: int, third: bool) -> list[int]:
    """The tokens ``owner`` may still place; ``third`` says whether the third one stands."""
    allowed = tokens_of(owner) if third else tokens_of(owner)[:-1]
    return [token for token in allowed if state.token_spot[token] == NONE]


def to_place(state: State, seat: int) -> list[int]:
    """The tokens a seat may still place this round."""
    return in_supply(state, seat, state.players[seat].third)


def building_on(state: State, mat: int) -> int:
    """The usable building on the porch of a mat, or NONE [ES "APILAR PROPIEDADES EN UN PORCHE"]."""
    owner = state.owner[mat]
    if owner == NONE:
        return state.porch[mat]
    stack = state.players[owner].stack
    return stack[-1] if stack else NONE


def used_buildings(state: State, seat: int) -> list[int]:
    """The buildings a seat uses by standing on porches."""
    spots = (state.token_spot[token] for token in tokens_of(seat) if is_standing(state, token))
    return [building for spot in spots if is_porch(spot) and (building := building_on(state, mat_of(spot))) != NONE]


def has_leftover(state: State, seat: int) -> bool:
    """Whether a seat stands on the leftover spot."""
    return own_standing_on(state, seat, LEFTOVER) != NONE


def clockwise(first: int, count: int) -> list[int]:
    """``count`` seats, clockwise from ``first``."""
    return [(first + step) % count for step in range(count)]


def poker_deck(state: State) -> list[int]:
    """The poker cards of the draw pile, ascending."""
    out = {*state.gaps, *state.rival, *state.seen}
    for player in state.players:
        out.update(player.dealt, player.discarded, (player.card,))
    if state.duel is not None:
        out.add(state.duel.rival_card)
    return [card for card in CARDS if card not in out]


def building_deck(state: State, count: int) -> list[int]:
    """The buildings of the draw pile, ascending, out of ``count`` in the box."""
    out = {*state.porch, *state.market, *state.offer}
    for player in state.players:
        out.update(player.stack, player.bought)
    return [building for building in range(count) if building not in out]
