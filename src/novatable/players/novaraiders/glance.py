"""Anybody's turn in an imagined future: one good line, found by looking at few positions."""

from typing import Final, cast

from novatable.core.actions import Action
from novatable.novaraiders.actions import Chain, Hop, Jump, LongBurn, Orbit, Shove, TractorBeam, Upgrade
from novatable.novaraiders.cards import UNLOAD
from novatable.novaraiders.game import NovaRaiders
from novatable.novaraiders.model import State
from novatable.players.novaraiders.evaluation import Evaluation
from novatable.players.novaraiders.outlook import DEAR, DEAR_SPECIAL
from novatable.players.novaraiders.search import JUMPS, Node, Search

ALONG: Final[frozenset[type[Action]]] = frozenset({Orbit, LongBurn, Hop})
"""Moves from space to space."""
AIDS: Final[frozenset[type[Action]]] = frozenset({TractorBeam, Shove})
"""What only moves ships of others."""


class Glance(Search):
    """One line through a turn, found quickly: what leads nowhere by itself is left out."""

    def __init__(self, world: NovaRaiders, evaluation: Evaluation) -> None:
        self.orbits: list[list[tuple[int, ...]]] = evaluation.chart.orbits
        self._moved: set[tuple[int, int]] = set()
        self._only: int | None = None
        world = world.twin()
        player = world.state.to_change(evaluation.seat)
        player.hand = sorted(player.hand, key=evaluation.unloads.__getitem__)
        super().__init__(world, evaluation, 1, 1)

    def _expand(self, node: Node) -> None:
        """A Chain is seen together with the action after it, for which it spares the card."""
        self._moved.clear()
        self._only = None
        super()._expand(node)
        state = node.world.state
        if state.linked:
            return
        spare = sorted(state.players[self.seat].hand, key=lambda card: self._dear(state, card))[:2]
        chain = state.rules.catalogue.chain
        for place, card in enumerate(spare):
            world = node.world.twin()
            world.apply(self.seat, chain[card])
            hand = self.evaluation.hand(world.state)
            linked = Node(world, [*node.actions, chain[card]], node.value, node.board, hand)
            if place == 0:
                self._arrive(node, world.twin(), [chain[card]])
            else:
                self._only = spare[0]
            super()._expand(linked)

    def _dear(self, state: State, card: int) -> float:
        """How much the player wants to keep a card in this turn."""
        uses = state.rules.cards.uses[card]
        if not uses:
            player = state.players[self.seat]
            return DEAR_SPECIAL if player.has_shard(self.evaluation.symbols[card]) else 0.0
        dear = 0.0
        for use in uses:
            dear += DEAR[use]
        if UNLOAD in uses:
            for ship in state.fleets[self.seat]:
                if state.shards[ship]:
                    return dear * 2
        return dear

    def _leads_on(self, state: State, action: Action) -> bool:
        """No card taken unseen, no ship of others moved, and no move twice: cards that unload are kept."""
        kind = type(action)
        if kind is Chain:
            return False
        if self._only is not None and getattr(action, "card", None) != self._only:
            return False
        if kind in ALONG:
            along = cast(Orbit, action)
            return self._is_goal(state, along.to) and self._is_new(along.ship, along.to)
        if kind in JUMPS:
            jump = cast(Jump, action)
            if state.shards[jump.ship]:
                return self.home[jump.to] and self._is_new(jump.ship, jump.to)
            return self._reaches(state, jump.to) and self._is_new(jump.ship, jump.to)
        return not (kind in AIDS or (kind is Upgrade and cast(Upgrade, action).take is None))

    def _is_port(self, node: Node, gate: int) -> bool:
        return self._reaches(node.world.state, gate)

    def _is_new(self, ship: int, to: int) -> bool:
        move = (ship, to)
        if move in self._moved:
            return False
        self._moved.add(move)
        return True

    def _is_goal(self, state: State, space: int) -> bool:
        """With Shards, a Gate, or beside somebody's Stack."""
        board = state.rules.board
        if state.shards[space] or board.step[space] == 0:
            return True
        for near in (board.clockwise[space], board.counter_clockwise[space]):
            owner = state.ships[near]
            if owner is not None and owner != self.seat and state.shards[near]:
                return True
        return False

    def _reaches(self, state: State, gate: int) -> bool:
        """Whether a card of the hand leads from there to Shards."""
        ships = state.ships
        shards = state.shards
        for card in state.players[self.seat].hand:
            for number in state.rules.cards.orbits[card]:
                for space in self.orbits[number][gate]:
                    if shards[space] and ships[space] is None:
                        return True
        return False
