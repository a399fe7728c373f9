"""The whole actions that a seat of AfterNova can choose from, deals included, each described by some numbers.

Everything is made from the seat's view. What Fragments, cards and deals are worth is said by the valuations
of computer players; what to make of it is for a network to learn.
"""

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from novatable.afternova.actions import (
    Agree,
    Call,
    Complete,
    Decline,
    Discard,
    Draw,
    Extract,
    Jettison,
    Market,
    Pass,
    Propose,
    Show,
    Sweep,
    Take,
    Withdraw,
)
from novatable.afternova.cards import UPGRADES
from novatable.afternova.deals import answering, canonical, promise_of
from novatable.afternova.reading import is_new, offers_left, pledges, seat_of
from novatable.afternova.terms import Terms
from novatable.afternova.view import View
from novatable.core.actions import Action
from novatable.learn.ranking import Floats
from novatable.players.afternova.bargain import ONE, Pair, after, gives_what_it_has, opened
from novatable.players.afternova.crew import NEVER
from novatable.players.afternova.hiring import Hiring
from novatable.players.afternova.outlook import Outlook, Side
from novatable.players.afternova.planning import Plans
from novatable.players.afternova.taste import TRADER
from novatable.players.afternova.worth import Holding, minus, plus

KINDS: Final = (
    Extract,
    Propose,
    Call,
    Agree,
    Decline,
    Withdraw,
    Take,
    Draw,
    Sweep,
    Market,
    Discard,
    Jettison,
    Complete,
    Pass,
)
WANTED: Final = (0.4, 0.9, 1.9, 2.9)
"""What helpers might want to gain, in points: for each the best deal is on the menu."""
ASKED: Final = (0.4, 1.2, 2.2)
"""The same for an active player who is offered help."""
NAMES: Final = (
    *[f"it is to {kind.__struct_config__.tag}" for kind in KINDS],
    "it is to stay silent",
    "worth, all in all",
    "how much more than everything else",
    "the viewer's gain from Fragments",
    "the viewer completes a Blueprint",
    "price of the Paws",
    "Paws played",
    "change of the next turn",
    "Fragments that the viewer gets",
    "Fragments that the viewer gives",
    "the others' gain",
    "the largest gain of another",
    "what that one's Paws cost",
    "another completes a Blueprint",
    "Fragments that the others get",
    "others take part",
    "they are known to have the crew",
    "deals with them declined in this turn",
    "it takes a stored Fragment",
    "Bot takes part",
    "points of the Blueprint",
    "Fragments missing for it",
    *[f"it gives {upgrade}" for upgrade in UPGRADES],
    "it is about Paws",
    "best card of the row",
    "own turn",
    "time left",
    "final round",
    "proposals made",
    "proposals left",
    "Blueprints completed",
    "most of the others completed",
    "Paws in the hand",
    "Blueprints in the hand",
    "room in the hand",
    "Fragments stored",
    "calls and proposals that stand",
)
"""What the numbers of a description are; worths and gains are in quarters of a point."""
AT: Final = {name: place for place, name in enumerate(NAMES)}
SCALE: Final = 0.25


class Menu:
    """What a seat could do now. `actions[n]` is described by `traits()[n]`; None is to stay silent."""

    def __init__(self, view: View, legal: Sequence[Action] | None) -> None:
        """Without a legal list: for a seat that the game does not wait for but that may speak up."""
        self.view = view
        self.outlook = Outlook(view, TRADER)
        self.hiring = Hiring(self.outlook)
        self.plans = Plans(self.hiring)
        self.me = self.outlook.me
        self.actions: list[Action | None] = [None] if legal is None else self._distinct(legal)
        self._moment = self._about_the_moment()
        self._lying = {lying.planet: lying.fragments for lying in view.planets}
        if view.phase == "turn":
            if legal is None:
                self.actions += self._answers()
            self.actions += self._deals()

    # ---- what there is to choose

    def _distinct(self, legal: Sequence[Action]) -> list[Action | None]:
        """Of Extracts and agreements that differ only in Paws, those that cost least."""
        found: dict[object, tuple[float, Action]] = {}
        for action in legal:
            key: object = action
            price = 0.0
            if isinstance(action, Extract):
                key, price = (Extract, action.planet, action.bot), self._price(action)
            elif isinstance(action, Agree):
                key, price = (Agree, action.offer), self._price(action)
            if key not in found or price < found[key][0]:
                found[key] = price, action
        return [action for _, action in found.values()]

    def _price(self, action: Extract | Agree | Propose) -> float:
        return self.hiring.price(action.paws, action.returns)

    def _answers(self) -> Iterator[Action]:
        """Proposals on the terms of open calls."""
        view, me = self.view, self.me
        numbers = view.open_calls()
        for call in view.calls:
            terms = answering(call.terms, me.seat)
            if call.number in numbers and gives_what_it_has(terms, me.seat, me.storage):
                yield from self._proposed(terms)

    def _deals(self) -> Iterator[Action]:
        """Deals with one other player that promise something to both."""
        view, me = self.view, self.me
        if offers_left(view) <= 0 or not view.hand:
            return
        tried: set[Terms] = set()
        active = view.seat == view.active
        if active:
            others = [p.seat for p in view.players if p.seat != me.seat and p.hand_size]
            pairs = [Pair(me, self.outlook.side(seat), want) for seat in others for want in WANTED]
        elif any(offer.seat == me.seat for offer in view.offers):
            return
        else:
            pairs = [Pair(self.outlook.side(view.active), me, want) for want in ASKED]
        for pair in pairs:
            deal = pair.best(0.0)
            for found in () if deal is None else (deal, pair.with_swap(deal)):
                terms = canonical(found.terms)
                if terms in tried:
                    continue
                tried.add(terms)
                yield from self._proposed(terms)
                if active and not pair.helper.surely(terms.planet, promise_of(terms, pair.helper.seat)):
                    call = opened(terms, pair.helper.seat)
                    if call not in tried and is_new(view, call):
                        tried.add(call)
                        yield Call(call)

    def _proposed(self, terms: Terms) -> Iterator[Action]:
        """These terms with the Paws that cost least; nothing if no Paws cover the promise."""
        if is_new(self.view, terms):
            made = [Propose(terms, *pledge) for pledge in pledges(self.view, promise_of(terms, self.me.seat))]
            if made:
                yield min(made, key=self._price)

    def place(self, action: Action | None) -> int | None:
        """Where an action is on the menu, or one that differs only in Paws; a deal of another is added.

        None if menus do not have it: showing cards.
        """
        if isinstance(action, Show):
            return None
        for number, own in enumerate(self.actions):
            if own == action or (own is not None and _alike(own, action)):
                return number
        self.actions.append(action)
        return len(self.actions) - 1

    # ---- what it means

    def traits(self) -> Floats:
        """A description of each action."""
        found = np.zeros((len(self.actions), len(NAMES)), np.float32)
        for number, action in enumerate(self.actions):
            row = found[number]
            row[AT["own turn"] :] = self._moment
            row[AT["it is to stay silent"] if action is None else KINDS.index(type(action))] = 1
            for name, value in self._described(action).items():
                row[AT[name]] = value
        worth = found[:, AT["worth, all in all"]]
        order = np.argsort(worth)
        if len(worth) > 1:
            rest = np.where(np.arange(len(worth)) == order[-1], worth[order[-2]], worth[order[-1]])
            found[:, AT["how much more than everything else"]] = worth - rest
        return found

    def _about_the_moment(self) -> list[float]:
        view, me = self.view, self.me
        seat = seat_of(view)
        player = me.player
        others = [len(each.completed) for each in view.players if each.seat != seat]
        return [
            float(view.active == seat),
            self.outlook.time_left,
            float(view.final),
            view.offers_made[seat] / 3,
            offers_left(view) / 3 if view.phase == "turn" else 0.0,
            len(player.completed) / 4,
            max(others) / 4,
            len(me.paws) / 4,
            len(me.blueprints) / 4,
            (player.hand_limit - player.hand_size) / 4,
            sum(me.storage) / 4,
            (len(view.offers) + len(view.calls)) / 2,
        ]

    def _described(self, action: Action | None) -> dict[str, float]:
        match action:
            case Propose(terms=terms, paws=paws, returns=returns):
                return self._deal(terms, paws, returns)
            case Call(terms=terms):
                cheap = [self._price(made) for made in self._proposed(terms) if isinstance(made, Propose)]
                found = self._deal(terms, (), ())
                found["worth, all in all"] -= SCALE * min(cheap, default=0.0)
                return found
            case Agree(offer=number, paws=paws, returns=returns):
                terms = next(offer.terms for offer in self.view.offers if offer.number == number)
                return self._deal(terms, paws, returns)
            case Extract():
                return self._extract(action)
            case Take(card=card):
                return {**self._card(card), "worth, all in all": SCALE * self._taken(card)}
            case Discard(card=card):
                return {**self._card(card), "worth, all in all": -SCALE * self.hiring.keep(card)}
            case Draw(row=row) | Sweep(row=row):
                return self._row(row)
            case Jettison(fragments=fragments):
                gain = self.me.gain(minus(self.me.storage, fragments))
                return {"worth, all in all": SCALE * gain}
            case Complete(blueprint=card, paid=paid):
                return {**self._card(card), **self._completed(card, paid)}
            case Pass():
                saved = self.me.wishes.saving(self.me.storage) - self.me.now
                return {"worth, all in all": SCALE * saved}
        return {}

    def _taken(self, card: int) -> float:
        return self.plans.take(card) * (self.me.taste.market if self.view.phase == "turn" else 1.0)

    def _card(self, card: int) -> dict[str, float]:
        cards = self.outlook.cards
        if card < cards.n_paws:
            return {"it is about Paws": 1.0}
        found = {
            "points of the Blueprint": SCALE * cards.points[card],
            "Fragments missing for it": sum(
                [max(cost - have, 0) for cost, have in zip(cards.cost[card], self.me.storage, strict=True)]
            )
            / 4,
        }
        upgrade = cards.upgrade[card]
        if upgrade is not None:
            found[f"it gives {UPGRADES[upgrade]}"] = 1.0
        return found

    def _completed(self, card: int, paid: Holding) -> dict[str, float]:
        wishes = self.me.wishes
        index = [plan.card for plan in wishes.plans].index(card)
        rest = wishes.without(index).worth(minus(self.me.storage, paid))
        return {"worth, all in all": SCALE * (wishes.plans[index].value + rest - self.me.now)}

    def _row(self, row: str) -> dict[str, float]:
        paws = row == "paws"
        lying = self.view.paws if paws else self.view.blueprints
        best = max([self.hiring.take(card) for card in lying], default=0.0)
        return {
            "it is about Paws": float(paws),
            "best card of the row": SCALE * best,
            "worth, all in all": SCALE * (self.me.paw if paws else self.me.taste.unseen_blueprint / 2),
        }

    def _extract(self, action: Extract) -> dict[str, float]:
        lying = self._lying[action.planet]
        held = plus(self.me.storage, lying)
        for colour in () if action.bot is None else action.bot.fragments:
            held = minus(held, ONE[colour])
        found = self._own(held, action.paws, action.returns, action.planet)
        found["Fragments that the viewer gets"] = sum(lying) / 4
        found["Bot takes part"] = float(action.bot is not None)
        return found

    def _own(
        self, held: Holding, paws: tuple[int, ...], returns: tuple[int, ...], planet: int
    ) -> dict[str, float]:
        """What an Extract brings to the viewer."""
        gain = self.me.gain(held)
        price = self.hiring.price(paws, returns)
        later = self.plans.after(held, paws, returns, planet) if self.view.seat == self.view.active else 0.0
        return {
            "worth, all in all": SCALE * (gain - price + later),
            "the viewer's gain from Fragments": SCALE * gain,
            "the viewer completes a Blueprint": float(completes(self.me, held)),
            "price of the Paws": SCALE * price,
            "Paws played": (len(paws) - len(returns)) / 2,
            "change of the next turn": SCALE * later,
        }

    def _deal(self, terms: Terms, paws: tuple[int, ...], returns: tuple[int, ...]) -> dict[str, float]:
        me, view = self.me, self.view
        found = self._own(after(terms, me.seat, me.storage), paws, returns, terms.planet)
        gains: list[float] = []
        costs: list[float] = []
        known = True
        done = False
        refused = 0
        seats = {promise.seat for promise in terms.promises} | {view.active}
        for seat in seats - {me.seat, None}:
            assert seat is not None
            side = self.outlook.side(seat)
            held = after(terms, seat, side.storage)
            icons = promise_of(terms, seat)
            reach = side.reach(terms.planet)
            needed = reach.paws(icons[reach.skills[0]], icons[reach.skills[1]])
            gains.append(side.gain(held))
            costs.append(side.paw * min(needed, 5) if needed < NEVER else 4.0)
            known = known and side.surely(terms.planet, icons)
            done = done or completes(side, held)
            refused += sum([any(promise_of(each, seat)) for each in view.declined])
        net = [gain - cost for gain, cost in zip(gains, costs, strict=True)]
        best = max(range(len(net)), key=net.__getitem__, default=None)
        theirs = sum([max(gain, 0.0) for gain in gains])
        found["worth, all in all"] -= SCALE * self.outlook.envy * theirs
        found["the others' gain"] = SCALE * theirs
        found["the largest gain of another"] = 0.0 if best is None else SCALE * gains[best]
        found["what that one's Paws cost"] = 0.0 if best is None else SCALE * costs[best]
        found["another completes a Blueprint"] = float(done)
        found["others take part"] = len(gains) / 2
        found["they are known to have the crew"] = float(known)
        found["deals with them declined in this turn"] = refused / 2
        found["it takes a stored Fragment"] = float(bool(terms.transfers))
        found["Bot takes part"] = float(terms.bot is not None)
        shares = {share.seat: sum(share.fragments) for share in terms.split}
        found["Fragments that the viewer gets"] = shares.get(me.seat, 0) / 4
        found["Fragments that the others get"] = (sum(shares.values()) - shares.get(me.seat, 0)) / 4
        given = [sum(each.fragments) for each in terms.transfers if each.giver == me.seat]
        found["Fragments that the viewer gives"] = sum(given) / 4
        return found


def completes(side: Side, held: Holding) -> bool:
    """Whether these Fragments would complete a Blueprint that a player is known to have."""
    wishes = side.wishes
    return wishes.after_window(wishes.keep(held))[0] is not wishes


def _alike(one: Action, other: Action | None) -> bool:
    """Whether two actions differ only in Paws."""
    match one, other:
        case (Propose(terms=own), Propose(terms=terms)) | (Call(terms=own), Call(terms=terms)):
            return canonical(own) == canonical(terms)
        case (Agree(offer=number), Agree(offer=offer)):
            return number == offer
        case (Extract(planet=planet, bot=bot), Extract()):
            return planet == other.planet and bot == other.bot
    return False
