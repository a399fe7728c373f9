"""How a game may go on in an imagined world: everybody plays quickly and sensibly by their own cards.

The players here know the whole imagined world, which is made from what one player sees of the real one.
Only their choices are quick: every action goes through the rules of the game.
"""

from collections.abc import Sequence
from typing import Final

from novatable.afternova import deals, extract, market
from novatable.afternova.actions import Agree, Complete, Decline, Extract, Jettison, Propose
from novatable.afternova.cards import PRISM
from novatable.afternova.completing import PASS, payments
from novatable.afternova.game import AfterNova
from novatable.afternova.model import BLUEPRINTS, DISCARD, MARKET, OVER, OVERFLOW, PAWS, TURN, WINDOW, State
from novatable.afternova.pledge import covers_of, icons_of, returns_of, shortfall
from novatable.afternova.terms import Promise, Share, Terms
from novatable.core.actions import Action
from novatable.players.afternova.bargain import ONE
from novatable.players.afternova.crew import NEVER, Reach, reach_of
from novatable.players.afternova.prospects import Holder, completed_score, holding, time_left
from novatable.players.afternova.taste import Taste
from novatable.players.afternova.worth import Holding, minus, missing, pay, plus

MARGIN: Final = 0.3
"""What a helper wants to gain."""
GIFTS: Final = 3
"""How many Fragments of the Planet are offered to win a helper over."""


def play_on(game: AfterNova, until: int, tastes: Sequence[Taste]) -> None:
    """Play until that turn begins or the game is over, each player by their taste."""
    state = game.state
    while state.phase != OVER and state.turn < until:
        phase = state.phase
        if phase == WINDOW:
            seat = state.window[0]
            game.apply(seat, completion(state, seat, tastes[seat]))
        elif phase == MARKET:
            Turn(state, tastes).shop(game)
        elif phase == TURN:
            if state.offers:
                refuse_all(game)
            else:
                take_turn(game, Turn(state, tastes))
        elif phase == OVERFLOW:
            overflow(game, tastes)
        else:
            Turn(state, tastes).discard(game)


def refuse_all(game: AfterNova) -> None:
    """Drop whatever else is on offer."""
    state = game.state
    while state.offers:
        offer = state.offers[0]
        game.apply(offer.asked[0], Decline(offer.number))


# ---- a turn


def take_turn(game: AfterNova, turn: "Turn") -> None:
    """The best of the Market, an Extract alone and a deal with one helper."""
    state = game.state
    best = turn.market()
    alone = turn.alone(best)
    if alone is not None:
        best = turn.value
    deal = turn.deal(best)
    if deal is not None and conclude(game, deal):
        return  # with Adapters somebody may not have the crew after all
    if alone is not None:
        game.apply(state.active, alone)
    else:
        turn.shop(game)


def conclude(game: AfterNova, terms: Terms) -> bool:
    """Propose these terms for the active player and let everybody agree; False if somebody cannot."""
    state = game.state
    cards = state.rules.cards
    parts: list[tuple[int, Action]] = []
    for promise in terms.promises:
        seat = promise.seat
        assert seat is not None
        covers = covers_of(cards, state.players[seat], promise.icons)
        chosen = [cover for cover in covers if cover[0] or seat == state.active]
        if not chosen:
            return False
        paws, upgrades = min(chosen, key=_fewest_paws)
        returns = returns_of(state.players[seat], paws)[-1]
        if seat == state.active:
            parts.insert(0, (seat, Propose(terms, paws, upgrades, returns)))
        else:
            parts.append((seat, Agree(state.offers_numbered + 1, paws, upgrades, returns)))
    if parts[0][0] != state.active:
        parts.insert(0, (state.active, Propose(terms)))
    for seat, action in parts:
        game.apply(seat, action)
    return True


def _fewest_paws(cover: tuple[tuple[int, ...], tuple[str, ...]]) -> int:
    return len(cover[0])


class Turn:
    """What the active player can do, and what it is worth."""

    __slots__ = ("_lacking", "_weights", "gains", "left", "me", "state", "tastes", "value")

    def __init__(self, state: State, tastes: Sequence[Taste]) -> None:
        self.state = state
        self.tastes = tastes
        self.left = time_left(state)
        me = self.me = Holder(state, state.active, self.left, tastes[state.active])
        self.value = 0.0
        self.gains: list[float] = []
        for lying in state.fragments:
            self.gains.append(max(me.gain(plus(me.storage, holding(lying))), 0.0))
        self._weigh_skills()

    def _weigh_skills(self) -> None:
        """How useful an icon of each skill is, and which the Planets need beyond those in hand."""
        cards = self.state.rules.cards
        icons = icons_of(cards, self.me.paws)
        weights = [0.5, 0.5, 0.5, 0.5]
        total = sum(self.gains) + 0.01
        self._lacking: list[list[int]] = []
        for slot, planet in enumerate(self.state.planets):
            need = cards.need[planet]
            share = 2.0 * self.gains[slot] / total / sum(need)
            lacking = [0, 0, 0, 0]
            for skill in range(4):
                weights[skill] += share * need[skill]
                lacking[skill] = max(need[skill] - icons[skill], 0)
            self._lacking.append(lacking)
        for skill in range(4):
            weights[skill] *= 1.25 - 0.12 * icons[skill]
        self._weights = weights

    def paw(self, paw: int) -> float:
        """A Paw to take or to keep."""
        icons = self.state.rules.cards.icons[paw]
        value = 1.3 * icons[4]
        for skill in range(4):
            value += icons[skill] * self._weights[skill]
        value *= self.me.paw / 2
        for slot, lacking in enumerate(self._lacking):
            helped = 0
            for skill in range(4):
                helped += min(icons[skill], lacking[skill])
            if helped:
                value += self.me.taste.closing * self.gains[slot] * helped / sum(lacking)
        return value

    def card(self, card: int) -> float:
        """A card of the Market."""
        if card < self.state.rules.cards.n_paws:
            return self.paw(card)
        me = self.me
        more = tuple(sorted((*me.blueprints, card)))
        return (
            me.wishing(self.state, more, self.left).worth(me.storage)
            - me.now
            - me.taste.clutter * len(me.blueprints)
        )

    def keep(self, card: int) -> float:
        """A card in hand."""
        if card < self.state.rules.cards.n_paws:
            return self.paw(card)
        me = self.me
        fewer = tuple([other for other in me.blueprints if other != card])
        worth = me.wishing(self.state, fewer, self.left).worth(me.storage)
        return me.now - worth - me.taste.clutter * len(fewer)

    def market(self) -> float:
        """The worth of a whole Market action."""
        state = self.state
        values = sorted([self.card(card) for row in state.rows for card in row], reverse=True)
        takes = market.takes_of(state.rules.market_takes, self.me.player)
        room = self.me.player.hand_limit(state.rules) - len(self.me.player.hand)
        total = sum(values[:takes])
        return total if room >= takes else total * (0.5 + 0.5 * room / takes)

    def shop(self, game: AfterNova) -> None:
        """Take the best cards."""
        state = self.state
        seat = state.active
        values = {card: self.card(card) for row in state.rows for card in row}
        turn = state.turn
        while state.turn == turn and state.phase in (TURN, MARKET, DISCARD):
            if state.phase == DISCARD:
                self.discard(game)
                continue
            best: int | None = None
            most = 0.0
            for row in (PAWS, BLUEPRINTS):
                for card in state.rows[row]:
                    value = values.get(card, 0.0)
                    if best is None or value > most:
                        best = card
                        most = value
            if best is None:
                game.apply(seat, market.legal(state)[0])
            else:
                game.apply(seat, market.TAKE[best])

    def discard(self, game: AfterNova) -> None:
        """Discard the card that is worth least."""
        hand = self.me.player.hand
        game.apply(self.me.seat, market.DISCARDS[min(hand, key=self.keep)])

    def alone(self, bar: float) -> Extract | None:
        """The best Extract without other players that is worth more than the bar; `value` is its worth."""
        state = self.state
        me = self.me
        best: Extract | None = None
        if state.bot is not None:
            for action in extract.legal(state, me.seat):
                assert isinstance(action, Extract)
                slot = state.planets.index(action.planet)
                held = plus(me.storage, holding(state.fragments[slot]))
                value = -me.paw * (len(action.paws) - len(action.returns))
                if action.bot is not None:
                    for colour in action.bot.fragments:
                        held = minus(held, ONE[colour])
                        value -= me.taste.bot_fragment
                value += me.gain(held)
                if value > bar:
                    best = action
                    bar = value
            self.value = bar
            return best
        cards = state.rules.cards
        icons = icons_of(cards, me.paws)
        for slot, planet in enumerate(state.planets):
            need = cards.need[planet]
            if self.gains[slot] <= bar or shortfall(icons, me.player, need) > 0:
                continue
            for paws, upgrades in covers_of(cards, me.player, need):
                returns = returns_of(me.player, paws)[-1]
                value = self.gains[slot]
                for paw in paws:
                    if paw not in returns:
                        value -= 0.5 * (me.paw + self.paw(paw))
                if value > bar:
                    best = Extract(planet, paws, upgrades, returns)
                    bar = value
        self.value = bar
        return best

    def deal(self, bar: float) -> Terms | None:
        """The best deal with one helper that is worth more than the bar to the active player."""
        state = self.state
        me = self.me
        best: Terms | None = None
        helpers: list[Holder] = []
        envy = me.taste.envy / (state.rules.seats - 1)
        for slot, planet in enumerate(state.planets):
            if self.gains[slot] <= bar:
                continue
            if not helpers:
                helpers = [
                    Holder(state, player, self.left, self.tastes[player])
                    for player in range(state.rules.people)
                    if player != me.seat and state.players[player].hand
                ]
            mine = reach(state, me, planet)
            lying = holding(state.fragments[slot])
            for helper in helpers:
                theirs = reach(state, helper, planet)
                shared = _shared(mine, theirs, me.paw, helper.paw)
                if shared is None:
                    continue
                one, two, my_cost, their_cost = shared
                if self.gains[slot] - my_cost <= bar:
                    continue
                given = _won_over(me, helper, lying, their_cost + MARGIN, envy)
                if given is None:
                    continue
                gain = me.gain(plus(me.storage, minus(lying, given)))
                net = helper.gain(plus(helper.storage, given)) - their_cost
                value = gain - my_cost - envy * net
                if value > bar:
                    bar = value
                    first, second = mine.need
                    best = Terms(
                        planet,
                        (
                            Promise(me.seat, mine.icons(first - one, second - two)),
                            Promise(helper.seat, mine.icons(one, two)),
                        ),
                        (Share(me.seat, minus(lying, given)), Share(helper.seat, given)),
                    )
        return None if best is None else deals.canonical(best)


def reach(state: State, holder: Holder, planet: int) -> Reach:
    """How few Paws bring how many icons to a Planet."""
    return reach_of(state.rules.cards, planet, holder.paws, holder.player.upgrades, 0)


def _shared(
    mine: Reach, theirs: Reach, my_paw: float, their_paw: float
) -> tuple[int, int, float, float] | None:
    """The cheapest way to share a requirement: the helper's icons, and the costs of both."""
    first, second = mine.need
    best: tuple[int, int, float, float] | None = None
    least = 1e9
    for one in range(first + 1):
        for two in range(second + 1):
            helping = theirs.paws(one, two)
            if 0 < helping < NEVER:
                own = mine.paws(first - one, second - two)
                if own < NEVER:
                    cost = own * my_paw + helping * their_paw
                    if cost < least:
                        least = cost
                        best = (one, two, own * my_paw, helping * their_paw)
    return best


def _won_over(me: Holder, helper: Holder, lying: Holding, wanted: float, envy: float) -> Holding | None:
    """The part of a Planet for which the helper would help, chosen Fragment by Fragment; None if none."""
    given: Holding = (0, 0, 0, 0, 0)
    for _ in range(GIFTS):
        best: Holding | None = None
        most = -1e9
        for colour in range(5):
            if lying[colour] > given[colour]:
                tried = plus(given, ONE[colour])
                theirs = helper.gain(plus(helper.storage, tried))
                mine = me.gain(plus(me.storage, minus(lying, tried)))
                if mine + theirs > most:
                    most = mine + theirs
                    best = tried
        if best is None:
            return None
        given = best
        mine = me.gain(plus(me.storage, minus(lying, given)))
        if helper.gain(plus(helper.storage, given)) - envy * max(mine, 0.0) >= wanted:
            return given
    return None


# ---- what follows a turn


def overflow(game: AfterNova, tastes: Sequence[Taste]) -> None:
    state = game.state
    left = time_left(state)
    for seat in extract.waited_for(state):
        holder = Holder(state, seat, left, tastes[seat])
        kept = holder.wishes.keep(holder.storage)
        game.apply(seat, Jettison(minus(holder.storage, kept)))


def completion(state: State, seat: int, taste: Taste) -> Action:
    """What to complete, unless it is better to save for something else or not to end the game."""
    cards = state.rules.cards
    player = state.players[seat]
    prisms = player.upgrades[PRISM]
    held = holding(player.storage)
    stored = sum(held)
    for card in player.hand:
        if card >= cards.n_paws and missing(cards.cost[card], held) <= prisms:
            break
    else:
        return PASS
    left = time_left(state)
    holder = Holder(state, seat, left, taste)
    wishes = holder.wishes
    best: int | None = None
    most = 0.0
    for index, plan in enumerate(wishes.plans):
        if plan.size <= stored and missing(plan.cost, held) <= prisms:
            value = plan.value + wishes.without(index).worth(pay(holder.storage, plan.cost))
            if best is None or value > most:
                best = index
                most = value
    if best is None or most < holder.now - 1e-9:
        return PASS
    plan = wishes.plans[best]
    if len(player.completed) == state.rules.blueprints_to_end - 1 and not state.final:
        done = completed_score(cards, player.starship, [*player.completed, plan.card])
        if done + stored - plan.size < rivals_best(state, seat):
            return PASS
    ways = payments(cards, plan.card, player.storage, prisms)
    if not ways:
        return PASS
    paid = ways[0]
    if len(ways) > 1:
        rest = wishes.without(best)
        paid = max(ways, key=lambda way: rest.worth(minus(holder.storage, way)))
    return Complete(plan.card, paid)


def rivals_best(state: State, seat: int) -> float:
    """The highest score of another player, or Bot, if the game ended in this window."""
    cards = state.rules.cards
    best = 0.0
    for other, player in enumerate(state.players):
        if other != seat:
            score = completed_score(cards, player.starship, player.completed) + sum(player.storage)
            more = 0.0
            if len(player.completed) < state.rules.blueprints_to_end:
                held = holding(player.storage)
                for plan in Holder(state, other, 0.0).wishes.plans:
                    if plan.size <= sum(held) and missing(plan.cost, held) <= player.upgrades[PRISM]:
                        more = max(more, plan.value - plan.size)
            best = max(best, score + more)
    if state.bot is not None:
        bot = state.bot
        score = completed_score(cards, bot.starship, bot.scored + bot.unseen) + sum(bot.storage)
        best = max(best, score + sum([sum(covered) for covered in bot.covered]))
    return best
