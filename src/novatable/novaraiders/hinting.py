"""Hints: what a person could work out from their view, by the functions that play and score a game.

They are applied to a game imagined from the view; no hint depends on what is hidden.
"""

from collections.abc import Iterable
from random import Random
from typing import Final, cast

import msgspec

from novatable.core.actions import Action, Event
from novatable.novaraiders import hrl, row, track
from novatable.novaraiders.actions import (
    AnyAction,
    AttackSpecial,
    Chain,
    Hijack,
    HrlHijack,
    Orbit,
    ShipSpecial,
    Unload,
)
from novatable.novaraiders.attacks import attack
from novatable.novaraiders.bays import to_dock
from novatable.novaraiders.cards import (
    EXPANSION,
    HIJACK,
    JUMP,
    ORBIT,
    TRACK_EVENTS,
    UNLOAD,
    UPGRADE,
    card_set,
)
from novatable.novaraiders.events import Pushed, ShipDestroyed, StarExpanded
from novatable.novaraiders.frames import HrlActing, Restowing, Shards, Unloading
from novatable.novaraiders.hints import BayHint, Coming, Group, Hints, Next
from novatable.novaraiders.imagine import imagine_state
from novatable.novaraiders.model import NO_SHARD, OVER, TURN, GroupPoints, State
from novatable.novaraiders.scoring import bay_groups, bay_points
from novatable.novaraiders.setup import rules_of
from novatable.novaraiders.view import View

MISSED: Final = {ORBIT: 1, JUMP: 2, HIJACK: 3, UPGRADE: 3, UNLOAD: 4}
"""How much the player would miss a basic action if its card were the link."""
SPECIAL_MISSED: Final = 1000


def hints_of(view: View) -> Hints:
    rules = rules_of(card_set(view.cards), len(view.players), view.order, view.options)
    state = imagine_state(view, rules, Random(0))
    bays, best_bay = _bays(view, rules.bay_points)
    hints = Hints(bays, best_bay, _coming(state))
    if state.frames:
        return msgspec.structs.replace(hints, hrl_steps=tuple(_hrl_steps(state, view.seat)))
    if view.seat != state.active or state.phase != TURN:
        return hints
    legal = row.legal(state, view.seat)
    links = [] if state.linked else _links(state, legal)
    after = _after_link(state, view.seat, links[:2], legal)
    return msgspec.structs.replace(
        hints,
        links=tuple(links),
        after_link=tuple(after),
        blocked=tuple(_blocked(state, view.seat, links)),
        next=tuple(_next(state, view.seat, [*legal, *after])),
    )


# ---- Bays


def _bays(view: View, worth: GroupPoints) -> tuple[tuple[BayHint, ...], int | None]:
    """All Bays and those that the viewer's next choice could make; the best for a Shard unloaded (NR-9.1)."""
    bays: dict[Shards, None] = {bay: None for player in view.players for bay in player.bays}
    best: int | None = None
    frame = view.frames[-1] if view.frames else None
    if frame is not None and frame.seat == view.seat:
        mine = view.players[frame.seat].bays
        if isinstance(frame, Unloading):
            shard = view.shards[frame.ship][-1]
            then = [(*bay, shard) for bay in mine]
            gains = [
                bay_points(after, worth) - bay_points(bay, worth)
                for after, bay in zip(then, mine, strict=True)
            ]
            best = gains.index(max(gains))
            bays.update(dict.fromkeys(then))
        elif isinstance(frame, Restowing):
            bays.update(dict.fromkeys([(*mine[frame.bays[0]], shard) for shard in frame.shards]))
    return tuple([_divided(bay, worth) for bay in bays]), best


def _divided(bay: Shards, worth: GroupPoints) -> BayHint:
    return BayHint(bay, tuple([Group(count, points) for count, points in bay_groups(bay, worth)]))


# ---- the Time Track


def _coming(state: State) -> Coming | None:
    plan = state.rules.board.track
    if state.phase == OVER or state.time >= len(plan):
        return None
    event = plan[state.time]
    happened: list[Event] = []
    if event == EXPANSION:
        ahead = state.copy()
        frame = ahead.frames[-1] if ahead.frames else None
        if isinstance(frame, Unloading):  # first all its Shards come off (NR-5.2)
            ahead.shards[frame.ship] = NO_SHARD
            to_dock(ahead, frame.seat, frame.ship)
        track.expand(ahead, state.active, happened)
    gone = [each for each in happened if isinstance(each, StarExpanded | ShipDestroyed)]
    return Coming(
        state.time + 1,
        TRACK_EVENTS[event],
        state.covered if event == EXPANSION else None,
        len([each for each in gone if isinstance(each, ShipDestroyed)]),
        sum([len(each.shards) for each in gone]),
    )


# ---- what can be played now and after a link


def _links(state: State, legal: list[Action]) -> list[int]:
    cards = state.rules.cards

    def missed(card: int) -> tuple[int, int]:
        uses = [MISSED[use] for use in cards.uses[card]]
        return (sum(uses) if card < cards.n_basics else SPECIAL_MISSED), card

    return sorted([action.card for action in legal if isinstance(action, Chain)], key=missed)


def _after_link(state: State, seat: int, links: list[int], legal: list[Action]) -> list[AnyAction]:
    """As links all cards are alike, so two are tried, the second for what the first could be played for."""
    found: dict[Action, None] = {}
    for link in links:
        ahead = state.copy()
        row.chain(ahead, seat, Chain(link), [])
        found.update(dict.fromkeys(row.legal(ahead, seat)))
    known = set(legal)
    return [
        cast(AnyAction, action) for action in found if action not in known and not isinstance(action, Chain)
    ]


def _blocked(state: State, seat: int, links: list[int]) -> Iterable[Orbit]:
    cards, fleet = state.rules.cards, state.fleets[seat]
    for card in state.players[seat].hand:
        ways = state.rules.catalogue.ways[card]
        playable = state.linked or state.slipping or any(link != card for link in links)
        if card >= cards.n_basics or ways is None or not playable:
            continue
        for ship in fleet:
            yield from [cast(Orbit, action) for to, action in ways[ship] if state.ships[to] is not None]


def _hrl_steps(state: State, seat: int | None) -> Iterable[int]:
    frame = state.frames[-1]
    if not isinstance(frame, HrlActing) or frame.seat != seat:
        return
    for action in hrl.legal_act(state, frame):
        if isinstance(action, HrlHijack):
            events: list[Event] = []
            hrl.carry_out_hijack(state.copy(), frame, action, events)
            yield from [each.steps for each in events if isinstance(each, Pushed) and each.steps is not None]


def _next(state: State, seat: int, actions: list[Action]) -> Iterable[Next]:
    """Each use of each ship once, whichever card it is played with."""
    found: dict[Next, None] = {}
    for action in actions:
        if isinstance(action, Hijack | AttackSpecial) and action.hijacks:
            events: list[Event] = []
            attack(state.copy(), seat, action.ship, action.victim, 0, events)
            pushed = cast(Pushed, events[0])
            found[Next(action.type, action.ship, pushed.seat, pushed.steps)] = None
        elif isinstance(action, Unload | ShipSpecial) and action.unloads:
            found[Next(action.type, action.ship)] = None
    return found
