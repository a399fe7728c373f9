"""The Market action: taking, sweeping, the hand limit (section 5)."""

from typing import Final

from novatable.afternova.actions import Discard, Draw, Market, Sweep, Take
from novatable.afternova.cards import RECRUITER, SCANNER
from novatable.afternova.deals import end_offers
from novatable.afternova.draw import draw_card, fill_row
from novatable.afternova.events import CardDiscarded, Drew, MarketEnded, RowFilled, Swept, Took
from novatable.afternova.model import (
    BLUEPRINTS,
    DISCARD,
    MARKET,
    PAWS,
    ROWS,
    TURN,
    Player,
    State,
)
from novatable.afternova.turn import fill_rows, open_window
from novatable.core.actions import Action, Event
from novatable.core.errors import Refusal

TAKE: Final = [Take(card) for card in range(200)]
DISCARDS: Final = [Discard(card) for card in range(200)]
SWEEP: Final = [Sweep("paws"), Sweep("blueprints")]
DRAW: Final = [Draw("paws"), Draw("blueprints")]
DECLARE: Final = Market()


def legal(state: State) -> list[Action]:
    """What the active player can do at the Market, at the start of a turn or during the action."""
    if state.phase == DISCARD:
        return [DISCARDS[card] for card in state.players[state.active].hand]
    if not can_take(state):
        return [DECLARE]
    rows = state.rows
    actions: list[Action] = [TAKE[card] for card in rows[PAWS]]
    actions += [TAKE[card] for card in rows[BLUEPRINTS]]
    if state.rules.first_edition:
        actions += [DRAW[row] for row in (PAWS, BLUEPRINTS) if can_draw(state, row)]
    for row in (PAWS, BLUEPRINTS):
        if _refuse_sweep_of(state, row) is None:
            actions.append(SWEEP[row])
    return actions


def can_take(state: State) -> bool:
    """AN-5.7: a face-up card, or in the first edition one from a deck."""
    if state.rows[PAWS] or state.rows[BLUEPRINTS]:
        return True
    return state.rules.first_edition and (can_draw(state, PAWS) or can_draw(state, BLUEPRINTS))


def can_draw(state: State, row: int) -> bool:
    return bool(state.decks[row] or state.discards[row])


def refuse_take(state: State, _seat: int, action: Take) -> Refusal | None:
    if action.card in state.rows[PAWS] or action.card in state.rows[BLUEPRINTS]:
        return None
    return Refusal("AN-5.1", "not-in-market", {"card": action.card})


def refuse_draw(state: State, _seat: int, action: Draw) -> Refusal | None:
    if not state.rules.first_edition:
        return Refusal("AN-5.6", "draw")
    if not can_draw(state, ROWS.index(action.row)):
        return Refusal("AN-5.7", "deck-empty", {"row": action.row})
    return None


def refuse_sweep(state: State, _seat: int, action: Sweep) -> Refusal | None:
    return _refuse_sweep_of(state, ROWS.index(action.row))


def _refuse_sweep_of(state: State, row: int) -> Refusal | None:
    """AN-5.2, AN-5.3, AN-5.6, AN-9.5."""
    player = state.players[state.active]
    takes, free = takes_of(state.rules.market_takes, player), player.upgrades[SCANNER]
    if state.phase == MARKET:
        takes, free = state.takes, state.free_sweeps
    if not free:
        if state.rules.first_edition:
            return Refusal("AN-5.6", "no-sweep")
        if takes < 2 and state.rules.sweeps_keep_one:
            return Refusal("AN-5.3", "sweep-last")
    if not can_take(state):
        return Refusal("AN-5.7", "market-over")
    if not (state.rows[row] or can_draw(state, row)):
        return Refusal("AN-5.3", "row-empty", {"row": ROWS[row]})
    return None


def refuse_declare(state: State, _seat: int, _action: Market) -> Refusal | None:
    if can_take(state):
        return Refusal("AN-5.7", "market-draw" if state.rules.first_edition else "market-sweep")
    return None


def refuse_discard(state: State, seat: int, action: Discard) -> Refusal | None:
    if action.card in state.players[seat].hand:
        return None
    return Refusal("AN-5.5", "not-in-hand", {"card": action.card})


def takes_of(takes: int, player: Player) -> int:
    """How many cards a Market action takes (AN-5.1, AN-9.4)."""
    return takes + player.upgrades[RECRUITER]


def _begin(state: State, events: list[Event]) -> Player:
    """The first take, draw or sweep begins the action and ends all proposals (AN-4.10, AN-5.7)."""
    player = state.players[state.active]
    if state.phase == TURN:
        end_offers(state, "market", events)
        state.phase = MARKET
        state.takes = takes_of(state.rules.market_takes, player)
        state.free_sweeps = player.upgrades[SCANNER]
    return player


def take(state: State, seat: int, action: Take, events: list[Event]) -> None:
    """AN-5.1; everyone has seen the card go into the hand (AN-10.5)."""
    player = _begin(state, events)
    card = action.card
    row = PAWS if card < state.rules.cards.n_paws else BLUEPRINTS
    state.rows[row].remove(card)
    player.hand.append(card)
    state.seen[card] = state.everyone()
    events.append(Took(seat, card))
    _after_take(state, player, events)


def draw(state: State, seat: int, action: Draw, events: list[Event]) -> None:
    """AN-5.6."""
    player = _begin(state, events)
    card = draw_card(state, ROWS.index(action.row), events)
    assert card is not None
    player.hand.append(card)
    events.append(Drew(seat, action.row, card))
    _after_take(state, player, events)


def _after_take(state: State, player: Player, events: list[Event]) -> None:
    state.takes -= 1
    if len(player.hand) > player.hand_limit(state.rules):
        state.phase = DISCARD
    else:
        _go_on(state, events)


def discard(state: State, seat: int, action: Discard, events: list[Event]) -> None:
    """Down to the hand limit; the player chooses (AN-5.5)."""
    card = action.card
    state.players[seat].hand.remove(card)
    state.seen[card] = 0
    state.discards[PAWS if card < state.rules.cards.n_paws else BLUEPRINTS].append(card)
    events.append(CardDiscarded(seat, card))
    state.phase = MARKET
    _go_on(state, events)


def sweep(state: State, seat: int, action: Sweep, events: list[Event]) -> None:
    """Discard the cards of a row, then lay out new ones (AN-5.2, AN-5.3); free with a Scanner (AN-9.5)."""
    _begin(state, events)
    free = state.free_sweeps > 0
    if free:
        state.free_sweeps -= 1
    else:
        state.takes -= 1
    row = ROWS.index(action.row)
    swept = tuple(state.rows[row])
    state.discards[row].extend(swept)
    state.rows[row].clear()
    events.append(Swept(seat, action.row, swept, free))
    events.append(RowFilled(action.row, tuple(fill_row(state, row, events))))
    _go_on(state, events)


def declare(state: State, _seat: int, _action: Market, events: list[Event]) -> None:
    """A Market action with nothing to take ends when declared (AN-5.7)."""
    end_offers(state, "market", events)
    _finish(state, events)


def _go_on(state: State, events: list[Event]) -> None:
    """The action lasts while takes are left and there is something to take (AN-5.7)."""
    if state.takes == 0 or not can_take(state):
        _finish(state, events)


def _finish(state: State, events: list[Event]) -> None:
    state.takes = 0
    state.free_sweeps = 0
    events.append(MarketEnded(state.active))
    fill_rows(state, events)
    open_window(state, events)
