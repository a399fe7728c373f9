"""The course of turns: choosing Directives, the end of a turn step by step, the end of the game."""

from typing import Final

from novatable.core.actions import Action, Event
from novatable.core.errors import Refusal
from novatable.novaraiders import hrl
from novatable.novaraiders.actions import Discard, Draw, EndTurn, Keep
from novatable.novaraiders.events import (
    CardDiscarded,
    DirectiveKept,
    Drew,
    GameEnded,
    Reshuffled,
    TurnBegan,
    TurnEnded,
)
from novatable.novaraiders.laying import refuse_held, take_from_hand
from novatable.novaraiders.model import DISCARD, DRAW, HRL, IDLE, NO_SHARDS, OVER, STREAMS, TURN, State
from novatable.novaraiders.outcome import Ending
from novatable.novaraiders.scoring import outcome_of
from novatable.novaraiders.track import advance

DRAW_NOW: Final = Draw()
KEEP: Final[list[Action]] = [Keep(directive) for directive in range(99)]
_FIRST_DECK: Final = STREAMS.index("deck 0")


# ---- keeping a Directive


def choosing(state: State) -> list[int]:
    """Who has yet to keep a Directive."""
    return [seat for seat, player in enumerate(state.players) if player.directive is None]


def legal_keep(state: State, seat: int) -> list[Action]:
    player = state.players[seat]
    return [] if player.directive is not None else [KEEP[directive] for directive in player.dealt]


def refuse_keep(state: State, seat: int, action: Keep) -> Refusal | None:
    player = state.players[seat]
    if player.directive is not None:
        return Refusal("NR-2.7", "directive-kept")
    if action.directive not in player.dealt:
        return Refusal("NR-2.7", "directive-not-dealt", {"directive": action.directive})
    return None


def keep(state: State, seat: int, action: Keep, events: list[Event]) -> None:
    """The first turn begins when all have chosen (NR-2.7)."""
    state.to_change(seat).directive = action.directive
    events.append(DirectiveKept(seat, action.directive))
    if not choosing(state):
        begin_turn(state, events)


# ---- the end of a turn


def begin_turn(state: State, events: list[Event]) -> None:
    state.phase = TURN
    state.turn += 1
    state.advanced = False
    events.append(TurnBegan(state.active, state.turn, state.round))


def end_turn(state: State, seat: int, _action: EndTurn, events: list[Event]) -> None:
    """The row goes to the discards; without a card played, discarding is asked first (NR-3.1, NR-3.10)."""
    player = state.to_change(seat)
    played = [card for card, _ in state.row]
    player.discard = player.discard + played
    state.row = []
    state.linked = True
    state.slipping = False
    events.append(TurnEnded(seat, tuple(played)))
    if played or not player.hand:
        draw_up(state, seat, events)
    else:
        state.phase = DISCARD


def legal_discard(state: State, seat: int) -> list[Action]:
    discard = state.rules.catalogue.discard
    return [DRAW_NOW, *[discard[card] for card in state.players[seat].hand]]


def refuse_discard(state: State, seat: int, action: Discard) -> Refusal | None:
    return refuse_held(state, seat, action.card)


def discard(state: State, seat: int, action: Discard, events: list[Event]) -> None:
    """NR-3.10; a discarded card is known to all. With an empty hand there is nothing left to ask."""
    card = action.card
    player = take_from_hand(state, seat, card)
    player.discard = [*player.discard, card]
    events.append(CardDiscarded(seat, card))
    if not player.hand:
        draw_up(state, seat, events)


def draw_now(state: State, seat: int, _action: Draw, events: list[Event]) -> None:
    draw_up(state, seat, events)


def draw_up(state: State, seat: int, events: list[Event]) -> None:
    """Up to a full hand; the discards are shuffled when a card must be drawn and none is left (NR-3.2)."""
    state.phase = DRAW
    player = state.to_change(seat)
    player.draw = draw = player.draw[:]
    full = state.rules.hand_size
    drawn: list[int] = []
    for _ in range(full - len(player.hand)):
        if not draw:
            if not player.discard:
                break
            player.draw = draw = player.discard[:]
            player.discard = []
            state.chance.shuffle(STREAMS[_FIRST_DECK + seat], draw)
            events.append(Reshuffled(seat, len(draw)))
        drawn.append(draw.pop())
    player.hand = player.hand + drawn
    if drawn:
        events.append(Drew(seat, len(drawn), tuple(drawn)))


def go_on(state: State, events: list[Event]) -> None:
    """With nothing pending: end the game, or go through the end of a turn until a step needs a decision.

    Whether the game is over is asked again after each step that did something.
    """
    while not state.frames:
        reason = end_reason(state)
        if reason is not None:
            end(state, reason, events)
            return
        if state.phase <= DISCARD:
            return
        if state.phase == DRAW:
            state.phase = HRL
            if _hrl_card(state, events):
                continue
        if state.phase == HRL:
            state.phase = IDLE
            if _count_idle(state, events):
                continue
        state.phase = NO_SHARDS
        if _on_board(state):
            _next_player(state, events)
            return
        advance(state, state.active, "no_shards", events)


def _hrl_card(state: State, events: list[Event]) -> bool:
    """After each turn for its player, or after each round for each in turn; whether one came (NR-8.3)."""
    rules = state.rules
    if rules.hrl_seat is None:
        return False
    if not rules.each_round:
        hrl.turn_up(state, state.active, events)
        return True
    if state.active != rules.order[-1]:
        return False
    hrl.turn_up(state, rules.order[(state.round - 1) % rules.people], events)
    return True


def _count_idle(state: State, events: list[Event]) -> bool:
    """Whether time advances because nobody has made it advance for long (NR-6.6)."""
    if state.advanced:
        return False
    state.idle += 1
    if state.idle < state.rules.idle_turns:
        return False
    advance(state, state.active, "idle", events)
    return True


def _next_player(state: State, events: list[Event]) -> None:
    order = state.rules.order
    position = order.index(state.active) + 1
    if position == len(order):
        position = 0
        state.round += 1
    state.active = order[position]
    begin_turn(state, events)


# ---- the end of the game


def _on_board(state: State) -> bool:
    """Whether any Shard is on the board, under a ship or alone (NR-6.5)."""
    return any(state.shards)


def end_reason(state: State) -> Ending | None:
    """NR-6.4, NR-6.5."""
    if state.nova is not None:
        return Ending.SUPERNOVA
    if not state.bag and not _on_board(state):
        return Ending.NO_SHARDS
    if state.fleets[state.active]:  # most often so, and quickly seen
        return None
    for seat in range(state.rules.people):
        if state.docks[seat] or state.fleets[seat]:
            return None
    return Ending.NO_SHIPS


def end(state: State, reason: Ending, events: list[Event]) -> None:
    """The game is over and everything is revealed (NR-11.4)."""
    state.phase = OVER
    state.outcome = outcome_of(state, reason)
    hands = tuple([tuple(sorted(player.hand)) for player in state.players])
    unseen = tuple([tuple(player.unseen) for player in state.players])
    dealt = tuple([player.dealt for player in state.players])
    kept = tuple([player.directive for player in state.players])
    events.append(GameEnded(state.outcome, hands, unseen, dealt, kept, state.chance.seed.hex()))
