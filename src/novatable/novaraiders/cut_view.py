"""Cutting the state for one seat, or a spectator: an allow-list, built field by field (section 11)."""

from collections.abc import Sequence

from msgspec.structs import replace

from novatable.core.record import Setup
from novatable.novaraiders.model import OVER, PHASES, Player, State
from novatable.novaraiders.view import HrlView, Numbers, PlayerView, RowCard, View


def views_of(state: State, setup: Setup, seats: Sequence[int | None], waiting_for: Numbers) -> list[View]:
    """Cut the state for each of these viewers. The part shared by all is built once."""
    public = _public(state, setup, waiting_for)
    return [_seen_by(seat, public, state) for seat in seats]


def _public(state: State, setup: Setup, waiting_for: Numbers) -> View:
    """What does not depend on the viewer."""
    over = state.phase == OVER
    return View(
        game="novaraiders",
        rules=setup.rules,
        options=state.rules.options,
        cards=setup.cards,
        commitment=setup.commitment,
        seed=setup.seed if over else None,
        seat=None,
        order=state.rules.order,
        turn=state.turn,
        round=state.round,
        active=state.active,
        phase=PHASES[state.phase],
        waiting_for=waiting_for,
        outcome=state.outcome,
        covered=state.covered,
        time=state.time,
        idle=state.idle,
        advanced=state.advanced,
        nova=state.nova,
        fleets=tuple([tuple(fleet) for fleet in state.fleets]),
        docks=tuple(state.docks),
        shards=tuple(state.shards),
        lost=tuple(state.lost),
        bag_size=len(state.bag),
        bag=tuple(state.bag) if over else None,
        academy=tuple(state.academy),
        academy_deck_size=len(state.academy_deck),
        academy_deck=tuple(state.academy_deck) if over else None,
        row=tuple([RowCard(card, use) for card, use in state.row]),
        linked=state.linked,
        slipping=state.slipping,
        frames=tuple(state.frames),
        players=tuple([_player(state, seat, over) for seat in range(len(state.players))]),
        hrl=None if state.rules.hrl_seat is None else _hrl(state, over),
    )


def _seen_by(viewer: int | None, public: View, state: State) -> View:
    """The public view, plus the viewer's own cards."""
    if viewer is None or viewer >= len(state.players):
        return replace(public, seat=viewer)
    players = list(public.players)
    players[viewer] = _own(players[viewer], state.players[viewer])
    return replace(public, seat=viewer, players=tuple(players))


def _player(state: State, seat: int, over: bool) -> PlayerView:
    player = state.players[seat]
    public = PlayerView(
        seat=seat,
        colour=state.rules.colours[seat],
        bays=tuple(player.bays),
        hand_size=len(player.hand),
        hand=None,
        draw_size=len(player.draw),
        draw=tuple(player.draw) if over else None,
        discard=tuple(player.discard),
        # Sorted, as their order would show which of two cards taken unseen this one was.
        specials=tuple(sorted([card for card in player.specials if card not in player.unseen])),
        unseen_count=len(player.unseen),
        unseen=None,
        dealt=None,
        directive=None,
        hijacks=player.hijacks,
        destroyed=player.destroyed,
    )
    return _own(public, player) if over else public


def _own(public: PlayerView, player: Player) -> PlayerView:
    """What players see of themselves, and everybody sees when the game is over."""
    return replace(
        public,
        hand=tuple(player.hand),
        unseen=tuple(player.unseen),
        dealt=player.dealt,
        directive=player.directive,
    )


def _hrl(state: State, over: bool) -> HrlView:
    return HrlView(
        deck_size=len(state.hrl_deck),
        deck=tuple(state.hrl_deck) if over else None,
        used=tuple(state.hrl_used),
        hold=tuple(state.hrl_hold),
    )
