"""The best way through a turn: the chains that the hand allows, followed in an imagined world.

A step is a card, perhaps with a Launch before it, and all that it asks; what has one sensible answer is
answered at once. Positions that differ only in the order of what was done are one. After each step the best
go on.
"""

from typing import Final, cast

from novatable.core.actions import Action
from novatable.novaraiders.actions import (
    Breach,
    Chain,
    Discard,
    EndTurn,
    Gateway,
    Hop,
    Jump,
    Launch,
    LongBurn,
    Orbit,
    Place,
    Slipstream,
    Stevedore,
    Timekeeper,
    TractorBeam,
    Upgrade,
)
from novatable.novaraiders.frames import Placing
from novatable.novaraiders.game import NovaRaiders
from novatable.novaraiders.model import DISCARD, TURN, State
from novatable.novaraiders.row import END_TURN
from novatable.players.budget import Clock
from novatable.players.novaraiders.evaluation import Evaluation
from novatable.players.novaraiders.settling import pull, settle

DEEP: Final = 12
"""How many cards a turn has at most."""
KEPT: Final = 64
"""How many lines are kept."""
UNSEEN: Final = 4
"""With how many cards a card taken unseen is tried."""
NEAR: Final = 4
"""How far a basic card orbits."""
JUMPS: Final[frozenset[type[Action]]] = frozenset({Jump, Gateway, Breach})
MOVES: Final[frozenset[type[Action]]] = frozenset({Orbit, Jump, LongBurn, Hop, Gateway})
"""What moves a ship of the player's and does nothing else."""
SHIPLESS: Final[frozenset[type[Action]]] = frozenset(
    {Chain, EndTurn, Launch, Upgrade, Timekeeper, Stevedore, Slipstream, TractorBeam}
)
"""What no ship of the player's does."""
SEARCHED: Final = 0.4
"""The part of a budget that a search may use up."""
SHARD: Final = 3.0
"""Roughly what a Shard is worth."""


class Line:
    """A way through the turn: what it is worth, its actions, and where it leads (`Evaluation.board`)."""

    __slots__ = ("actions", "board", "value")

    def __init__(self, value: float, actions: list[Action], board: int) -> None:
        self.value = value
        self.actions = actions
        self.board = board


class Node:
    """A position on the way, between two cards; `rest` is still to be done in a twin of the world."""

    __slots__ = ("actions", "board", "hand", "rest", "value", "world")

    def __init__(
        self,
        world: NovaRaiders,
        actions: list[Action],
        value: float,
        board: int,
        hand: int,
        rest: list[Action] | None = None,
    ) -> None:
        self.world = world
        self.actions = actions
        self.value = value
        self.board = board
        self.hand = hand
        self.rest = rest


class Way:
    """Where a card leads that moves a ship or only links, whichever card it is."""

    __slots__ = ("answers", "board", "linked", "slipping")

    def __init__(self, board: int, linked: bool, slipping: bool, answers: list[Action]) -> None:
        self.board = board
        self.linked = linked
        self.slipping = slipping
        self.answers = answers


class Search:
    """One turn, or the rest of it."""

    def __init__(
        self,
        world: NovaRaiders,
        evaluation: Evaluation,
        width: int,
        kept: int = KEPT,
        clock: Clock | None = None,
    ) -> None:
        """After each card the best positions go on, `width` of them. The best lines found are kept.

        With a clock it ends early when its part of the budget is used up.
        """
        self.seat = evaluation.seat
        self.evaluation = evaluation
        self.width = width
        self.kept = kept
        self.clock = clock
        own = world.state.rules.board.home_gates[self.seat]
        self.home: list[bool] = [space in own for space in range(world.state.rules.board.size)]
        self.turn: int = world.state.turn
        self.found: list[Line] = []
        self._seen: set[int] = set()
        self._ways: dict[tuple[int, bool, bool, type[Action], int, int], Way] = {}
        self._following: list[Node] = []
        self._run(world)

    def best(self) -> Line:
        return max(self.found, key=worth_of)

    def lines(self) -> list[Line]:
        """All lines found, the best first."""
        return sorted(self.found, key=worth_of, reverse=True)

    def courses(self, count: int) -> list[Line]:
        """The best lines that lead to different positions on the board."""
        best: dict[int, Line] = {}
        for line in self.lines():
            best.setdefault(line.board, line)
            if len(best) == count:
                break
        return list(best.values())

    def _run(self, world: NovaRaiders) -> None:
        board = self.evaluation.board(world.state)
        hand = self.evaluation.hand(world.state)
        root = Node(world, [], self.evaluation.of(world.state, board), board, hand)
        self._note(root.value, [END_TURN], board)
        frontier = [root]
        for _ in range(DEEP):
            self._following = []
            for node in frontier:
                if self.clock is not None and self.clock.spent() > SEARCHED:
                    return
                self._enter(node)
                self._expand(node)
            if not self._following:
                return
            self._cut()
            frontier = self._following

    def _enter(self, node: Node) -> None:
        """Most positions are never gone on from: their worlds are made when it is certain."""
        if node.rest is not None:
            node.world = node.world.twin()
            for action in node.rest:
                node.world.apply(self.seat, action)
            node.rest = None

    def _expand(self, node: Node) -> None:
        """Everything that a card can do, except jumps that lead neither home nor near Shards."""
        world = node.world
        home = self.home
        launches: list[Launch] = []
        gates: list[bool] = []
        for action in world.legal(self.seat):
            kind = type(action)
            if kind is Launch:
                launches.append(cast(Launch, action))
            elif action is END_TURN or not self._leads_on(world.state, action):
                continue
            elif kind is Upgrade and cast(Upgrade, action).take is None:
                self._take_unseen(node, action)
            elif kind in JUMPS:
                gates = gates or near_shards(world.state, self.seat)
                jump = cast(Jump, action)
                if gates[jump.to] or (world.state.shards[jump.ship] and home[jump.to]):
                    self._step(node, world, [action])
            else:
                self._step(node, world, [action])
        if launches:
            self._launch(node, launches, gates or near_shards(world.state, self.seat))

    def _leads_on(self, _state: State, _action: Action) -> bool:
        """Whether an action is worth looking at."""
        return True

    def _is_port(self, _node: Node, _gate: int) -> bool:
        """Whether a Gate is worth launching from."""
        return True

    def _launch(self, node: Node, launches: list[Launch], gates: list[bool]) -> None:
        """A ship is launched only to act at once: in the Dock it is safe, and can still go anywhere.

        There must be Shards on the ring, or it jumps on, which it can do from any Gate.
        """
        state = node.world.state
        if not (state.linked or state.slipping or state.players[self.seat].specials):
            return
        board = state.rules.board
        shards = state.shards
        outermost = launches[-1].to
        for launch in launches:
            gate = launch.to
            ring = board.ring[gate]
            busy = any(shards[board.start[ring] : board.start[ring + 1]]) and self._is_port(node, gate)
            if not busy and gate != outermost:
                continue
            world = node.world.twin()
            world.apply(self.seat, launch)
            for action in self._of_ship(world, gate):
                if not self._leads_on(world.state, action):
                    continue
                if type(action) in JUMPS:
                    to = cast(Jump, action).to
                    if gate == outermost and gates[to] and board.base[to] != self.seat:
                        self._step(node, world, [launch, action])
                elif busy:
                    self._step(node, world, [launch, action])

    def _of_ship(self, world: NovaRaiders, ship: int) -> list[Action]:
        """What this ship of the player can do."""
        fleets = world.state.fleets
        fleet = fleets[self.seat]
        fleets[self.seat] = [ship]  # to list what all of them can do would take long
        legal = world.legal(self.seat)
        fleets[self.seat] = fleet
        return [action for action in legal if type(action) not in SHIPLESS]

    def _step(self, node: Node, before: NovaRaiders, step: list[Action]) -> None:
        """Do the last action of a step, after the others."""
        action = step[-1]
        kind = type(action)
        if kind is Chain:
            self._follow(node, before, step, Way(node.board, True, False, []))
            return
        if kind not in MOVES:
            self._arrive(node, _after(before, self.seat, action), step)
            return
        move = cast(Orbit, action)
        launched = len(step) > 1
        key = (node.board, launched, before.state.slipping, kind, move.ship, move.to)
        way = self._ways.get(key)
        if way is None:
            world = _after(before, self.seat, action)
            answers: list[Action] = []
            settle(world, self.evaluation, answers)
            state = world.state
            board = self.evaluation.board(state)
            way = self._ways[key] = Way(board, state.linked, state.slipping, answers)
            self._reach(node, world, step + answers, board, self.evaluation.hand(state))
        else:
            self._follow(node, before, step, way)

    def _follow(self, node: Node, before: NovaRaiders, step: list[Action], way: Way) -> None:
        """Go where another card has led before."""
        hand = node.hand ^ self.evaluation.chart.card_marks[cast(Orbit, step[-1]).card]
        key = hash((way.board, hand, way.linked, way.slipping, True))
        if key in self._seen:
            return
        value = self.evaluation.known(before.state, way.board, hand)
        if value is None:
            world = _after(before, self.seat, step[-1])
            for answer in way.answers:
                world.apply(self.seat, answer)
            self._reach(node, world, step + way.answers, way.board, hand)
            return
        self._seen.add(key)
        rest = step + way.answers
        actions = node.actions + rest
        self._note(value, actions, way.board)
        self._go_on(Node(node.world, actions, value, way.board, hand, rest))

    def _arrive(self, node: Node, world: NovaRaiders, step: list[Action]) -> None:
        """Note where a step leads."""
        answered = step[:]
        settle(world, self.evaluation, answered)
        evaluation = self.evaluation
        self._reach(node, world, answered, evaluation.board(world.state), evaluation.hand(world.state))

    def _reach(self, node: Node, world: NovaRaiders, step: list[Action], board: int, hand: int) -> None:
        state = world.state
        key = hash((board, hand, state.linked, state.slipping, len(state.row) > 0))
        if key in self._seen:
            return
        self._seen.add(key)
        value = self.evaluation.of(state, board)
        actions = node.actions + step
        self._note(value, actions, board)
        if state.turn == self.turn and state.phase == TURN:
            self._go_on(Node(world, actions, value, board, hand))

    def _go_on(self, node: Node) -> None:
        self._following.append(node)
        if len(self._following) > 4 * self.width + 16:
            self._cut()  # worlds that are kept alive cost time

    def _take_unseen(self, node: Node, action: Action) -> None:
        """A card from the deck, as it is on average; what follows depends on it, and is left open."""
        tried = min(UNSEEN, len(node.world.state.academy_deck))
        value = 0.0
        state = node.world.state
        for place in range(tried):
            world = node.world.twin()
            state = world.state
            state.academy_deck = deck = state.academy_deck[:]
            deck[-1], deck[place] = deck[place], deck[-1]
            world.apply(self.seat, action)
            value += self.evaluation.of(state)
        self._note(value / tried, [*node.actions, action], self.evaluation.board(state))

    def _note(self, value: float, actions: list[Action], board: int) -> None:
        self.found.append(Line(value, actions, board))
        if len(self.found) > 4 * self.kept:
            self.found = self.lines()[: self.kept]

    def _cut(self) -> None:
        self._following.sort(key=_value, reverse=True)
        self._following = self._following[: self.width]


def answers(world: NovaRaiders, evaluation: Evaluation, width: int) -> list[Line]:
    """The answers to a question, each with the best that can follow it, the best first."""
    state = world.state
    seat = evaluation.seat
    legal = world.legal(seat)
    if state.phase == DISCARD:
        lines = [_discarded(world, evaluation, action) for action in legal]
    elif isinstance(state.frames[-1], Placing):
        lines = [_placed(world, evaluation, action) for action in legal]
    else:
        lines = [_answered(world, evaluation, action, max(width // len(legal), 2)) for action in legal]
    return sorted(lines, key=worth_of, reverse=True)


def _discarded(world: NovaRaiders, evaluation: Evaluation, action: Action) -> Line:
    """The hand before new cards are drawn (NR-3.10)."""
    after = world.twin()
    if isinstance(action, Discard):
        player = after.state.to_change(evaluation.seat)
        player.hand = [card for card in player.hand if card != action.card]
        player.discard = [*player.discard, action.card]
    return Line(evaluation.of(after.state), [action], 0)


def _placed(world: NovaRaiders, evaluation: Evaluation, action: Action) -> Line:
    """Where the Shard is worth more to the player than to others (NR-6.2)."""
    assert isinstance(action, Place)
    better = pull(world.state, evaluation.seat, action.to, evaluation.chart)
    after = world.twin()
    after.apply(evaluation.seat, action)
    return Line(evaluation.of(after.state) + SHARD * better, [action], 0)


def _answered(world: NovaRaiders, evaluation: Evaluation, action: Action, width: int) -> Line:
    after = world.twin()
    state = after.state
    turn = state.turn
    after.apply(evaluation.seat, action)
    actions = [action]
    settle(after, evaluation, actions)
    if state.phase != TURN or state.turn != turn:
        return Line(evaluation.of(state), actions, 0)
    best = Search(after, evaluation, width).best()
    return Line(best.value, actions + best.actions, best.board)


def foreseen(world: NovaRaiders, seat: int, line: list[Action]) -> int:
    """Play a line until something unforeseen happens; how many of its actions were played."""
    for number, action in enumerate(line):
        events = world.apply(seat, action)
        if any(event.surprises for event in events) or world.waiting_for() != (seat,):
            return number + 1
    return len(line)


def _after(world: NovaRaiders, seat: int, action: Action) -> NovaRaiders:
    after = world.twin()
    after.apply(seat, action)
    return after


def near_shards(state: State, seat: int) -> list[bool]:
    """By space: whether one card may get from there to Shards that are not under an own ship."""
    board = state.rules.board
    near = [False] * board.size
    for space in range(board.start[state.covered], board.size):
        if state.shards[space] and state.ships[space] != seat:
            start = board.start[board.ring[space]]
            size = board.start[board.ring[space] + 1] - start
            for step in range(-NEAR, NEAR + 1):
                near[start + (space - start + step) % size] = True
    return near


def _value(node: Node) -> float:
    return node.value


def worth_of(line: Line) -> float:
    return line.value
