"""Whether a position from outside is possible in the game: all in its place, and an answer possible."""

from typing import Final

from novatable.core.errors import Impossible, Refusal
from novatable.novaraiders import hrl, track
from novatable.novaraiders.actions import name_of
from novatable.novaraiders.cards import BASIC_ACTIONS, EXPANSION, SHARDS, SPAWN
from novatable.novaraiders.catalogue import BAYS
from novatable.novaraiders.frames import AnyFrame, HrlActing, Leaving, Placing, Restowing, Running, Unloading
from novatable.novaraiders.model import (
    DIRECTIVES,
    DISCARD,
    HRL,
    OVER,
    TURN,
    Rules,
    State,
)
from novatable.novaraiders.setup import hrl_cards
from novatable.novaraiders.turn import end_reason

MOST: Final = 1_000_000_000


def wrong(what: str) -> Impossible:
    return Impossible(Refusal("request", "position", {"name": "Nova-Raiders", "detail": what}))


def demand(holds: bool, what: str) -> None:
    if not holds:
        raise wrong(what)


def check(state: State) -> None:
    """Impossible says what is wrong with a state; the ships of the fleets are put onto their spaces."""
    _check_board(state)
    _check_shards(state)
    _check_cards(state)
    _check_directives(state)
    _check_moment(state)
    _check_frames(state)


def _check_board(state: State) -> None:
    """The ships of each colour are on the board, docked or lost (NR-2.1)."""
    rules = state.rules
    board = rules.board
    track_so_far = board.track[: max(state.time, 0)]
    demand(0 <= state.time <= len(board.track), f"the Time Track has {len(board.track)} spaces")
    demand(state.covered == track_so_far.count(EXPANSION), "a ring is covered for each expansion so far")
    demand(len(state.fleets) == len(state.docks) == rules.seats, f"there are {rules.seats} fleets and Docks")
    demand(len(state.shards) == board.size, f"the board has {board.size} spaces")
    edge = state.edge()
    for seat, fleet in enumerate(state.fleets):
        docked = state.docks[seat]
        demand(
            docked >= 0 and docked + len(fleet) <= rules.ships,
            f"there are {rules.ships} ships of each colour",
        )
        for space in fleet:
            demand(edge <= space < board.size, f"ship on space {space}: it is not on a ring that is left")
            demand(state.ships[space] is None, f"there is one ship on space {space}")
            state.ships[space] = seat
    demand(not any(state.shards[:edge]), "nothing lies on a covered ring")


def _check_shards(state: State) -> None:
    """As many Shards of each type as there are (NR-2.1)."""
    types = range(len(SHARDS))
    demand(len(state.lost) == len(state.hrl_hold) == len(types), "Shards are counted per type")
    demand(min(state.lost + state.hrl_hold) >= 0, "counts are not negative")
    demand(
        state.rules.hrl_seat is not None or not any(state.hrl_hold), "only H.R.L. keeps Shards in its Dock"
    )
    piles = [tuple(state.bag), *state.shards]
    for player in state.players:
        demand(len(player.bays) == BAYS, f"a player has {BAYS} Bays")
        piles += player.bays
    for frame in state.frames:
        if isinstance(frame, Restowing):
            piles.append(frame.shards)
        elif isinstance(frame, Placing):
            piles.append((frame.shard,))
    found = [shard for pile in piles for shard in pile]
    demand(all(shard in types for shard in found), "Shards are 0 yellow, 1 black or 2 red")
    for shard in types:
        total = found.count(shard) + state.lost[shard] + state.hrl_hold[shard]
        wanted = state.rules.shards_per_type
        demand(total == wanted, f"there are {wanted} {SHARDS[shard]} Shards, not {total}")


def _check_cards(state: State) -> None:
    """Every card is in exactly one place (NR-2.1)."""
    cards = state.rules.cards
    basics = list(range(cards.n_basics))
    specials = [*state.academy, *state.academy_deck]
    for seat, player in enumerate(state.players):
        specials += player.specials
        held = [*player.hand, *player.draw, *player.discard]
        if seat == state.active:
            held += [card for card, _ in state.row]
        owned = sorted(basics + player.specials)
        demand(sorted(held) == owned, f"each card of seat {seat} is in one place")
        for card in player.unseen:
            hidden = card in player.hand or card in player.draw
            demand(
                hidden and card in player.specials, "an unseen Special is in its owner's hand or draw pile"
            )
        demand(len(set(player.unseen)) == len(player.unseen), "an unseen Special is listed once")
    demand(sorted(specials) == list(range(cards.n_basics, cards.n_cards)), "each Special is in one place")
    row = state.rules.academy_row
    full = len(state.academy) == row or (not state.academy_deck and len(state.academy) < row)
    demand(full, f"the Academy has {row} cards face up, fewer only without a deck")
    demand(
        sorted(state.hrl_deck + state.hrl_used) == hrl_cards(state.rules), "each H.R.L. card is in one place"
    )


def _check_directives(state: State) -> None:
    """Each player is dealt some, of which one is kept when all have chosen (NR-2.7)."""
    dealt = [directive for player in state.players for directive in player.dealt]
    known = all(0 <= directive < len(state.rules.cards.directives) for directive in dealt)
    demand(known and len(set(dealt)) == len(dealt), "each Directive is dealt once")
    for player in state.players:
        wanted = state.rules.directives_dealt
        demand(len(player.dealt) == wanted, f"a player is dealt {wanted} Directives")
        if player.directive is None:
            demand(not state.rules.directives or state.phase == DIRECTIVES, "everybody has kept a Directive")
        else:
            demand(player.directive in player.dealt, "the Directive kept is one of those dealt")


def _check_moment(state: State) -> None:
    """The numbers that say where in a turn the game stands."""
    rules = state.rules
    over = state.phase == OVER
    counts = [state.turn, state.idle, *state.chance.used]
    for player in state.players:
        counts += [player.hijacks, player.destroyed]
    demand(min(counts) >= 0 and max(counts) <= MOST, f"counts are 0 to {MOST}")
    demand(1 <= state.round <= MOST, "rounds are counted from 1")
    demand((state.turn == 0) == (state.phase == DIRECTIVES), "turns are counted from 1")
    demand(state.active in rules.order, "the active seat is a player's")
    demand(state.idle < rules.idle_turns, f"there are fewer than {rules.idle_turns} turns without an advance")
    demand(state.nova is None or state.nova in rules.order, "a player triggers the Supernova")
    ended = state.time == len(rules.board.track)
    demand(ended == (state.nova is not None) and (over or not ended), "the Supernova ends the game")
    if not state.frames:  # while a decision is pending, the end has not been checked for yet (NR-6.5)
        demand(over or end_reason(state) is None, "the game ends with the last ship, and with the last Shard")
    demand(not state.row or state.phase in (TURN, OVER), "cards are played in a turn")
    if state.phase == DIRECTIVES:
        choosing = any(player.directive is None for player in state.players)
        demand(rules.directives and choosing, "somebody has yet to keep a Directive")
    if state.phase == DISCARD:
        demand(bool(state.players[state.active].hand), "there is a card to discard")


def links_after(rules: Rules, row: list[tuple[int, str]]) -> tuple[bool, bool]:
    """Whether a row is linked, and whether a Slipstream lasts; ValueError if it breaks the rules of links."""
    linked, slipping = True, False
    cards = rules.cards
    for place, (card, use) in enumerate(row):
        demand(0 <= card < cards.n_cards, f"card {card} of the row exists")
        kind = cards.kind[card]
        if kind is not None:
            demand(use in (name_of(kind), "chain"), f"{cards.card_name(card)} is not played for {use}")
            demand(use != "chain" or place > 0, "a row does not begin with a Chain")
            linked, slipping = True, use == "slipstream"
        elif use == "chain":
            demand(not linked, "a Chain follows a basic action")
            linked, slipping = True, False
        else:
            names = [BASIC_ACTIONS[number] for number in cards.uses[card]]
            demand(use in names, f"{cards.card_name(card)} is not played for {use}")
            slipping = slipping and use == "orbit"
            demand(linked or slipping, "two basic actions have a link between them")
            linked = False
    return linked, slipping


def _check_frames(state: State) -> None:
    """What is pending can be answered by the seat that is asked."""
    frames = state.frames
    if not frames:
        demand(state.phase <= DISCARD or state.phase == OVER, "the end of a turn waits for a decision only")
        return
    demand(state.phase not in (DIRECTIVES, DISCARD, OVER), "nothing is pending in this phase")
    top = frames[-1]
    if len(frames) > 1:
        under = frames[0]
        stacked = isinstance(under, Running) and isinstance(top, Leaving) and under.ship == top.to
        demand(len(frames) == 2 and stacked, "only the Orbit of Hit and Run waits for another decision")
    demand(state.phase == TURN or isinstance(top, Leaving | Placing | HrlActing), "no card is being played")
    demand(top.seat in state.rules.order, "a player decides")
    if isinstance(top, Placing):
        _check_placing(state, top)
    elif state.phase == HRL:
        _check_hrl(state, top)
    else:
        demand(state.phase == TURN and bool(state.row), "a card was played")
        demand(all(frame.seat == state.active for frame in frames), "the active player decides")
        _check_action(state, top)


def _check_placing(state: State, frame: Placing) -> None:
    demand(all(seat in state.rules.order for seat in frame.queue), "players draw in a spawn")
    demand(len(frame.queue) <= state.rules.seats, "a spawn asks everybody once")
    demand(state.time > 0 and state.rules.board.track[state.time - 1] == SPAWN, "the Track is on a spawn")
    demand(state.phase != HRL and bool(track.open_asteroids(state)), "the Shard of a spawn can be placed")


def _check_hrl(state: State, frame: AnyFrame) -> None:
    hrl_seat = state.rules.hrl_seat
    demand(hrl_seat is not None and bool(state.hrl_used), "an H.R.L. card lies open")
    assert hrl_seat is not None
    if isinstance(frame, HrlActing):
        demand(frame.card == state.hrl_used[-1], "the H.R.L. card is the last one turned up")
        demand(bool(hrl.legal_act(state, frame)), "the H.R.L. card can be carried out")
    else:
        demand(isinstance(frame, Leaving), "an H.R.L. card asks what is left behind")
        assert isinstance(frame, Leaving)
        _check_leaving(state, frame, state.fleets[hrl_seat])


def _check_action(state: State, frame: AnyFrame) -> None:
    fleet = state.fleets[state.active]
    if isinstance(frame, Leaving):
        _check_leaving(state, frame, fleet)
    elif isinstance(frame, Running):
        demand(frame.ship in fleet, "the ship of Hit and Run is there")
    elif isinstance(frame, Unloading):
        demand(frame.ship in fleet and bool(state.shards[frame.ship]), "a Stack is unloaded")
    else:
        demand(isinstance(frame, Restowing), "an H.R.L. card is turned up after a turn")
        assert isinstance(frame, Restowing)
        fits = len(frame.shards) == len(frame.bays) > 0
        demand(fits and all(0 <= bay < BAYS for bay in frame.bays), "each Shard taken has its Bay")


def _check_leaving(state: State, frame: Leaving, fleet: list[int]) -> None:
    demand(frame.ship in fleet and bool(state.shards[frame.ship]), "a Stack leaves Shards behind")
    board = state.rules.board
    free = state.edge() <= frame.to < board.size and state.ships[frame.to] is None
    demand(free, "a move ends on a space without a ship")
