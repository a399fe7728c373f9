"""What a seat decides in AfterNova, in small steps: what is listed, and deals and answers that are not."""

from collections.abc import Sequence

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
from novatable.afternova.cards import PAWS
from novatable.afternova.deals import answering, canonical, promise_of
from novatable.afternova.model import ROWS
from novatable.afternova.pledge import is_useful
from novatable.afternova.reading import cards_of, is_new, offers_left, player_of, pledges, seat_of
from novatable.afternova.terms import Fragments, Terms
from novatable.afternova.view import CallView, OfferView, PlanetView, View
from novatable.core.actions import Action
from novatable.learn.afternova import steps
from novatable.learn.afternova.bounds import Bounds, known_terms
from novatable.learn.afternova.draft import Draft
from novatable.learn.afternova.steps import BOT, CALLS, COLOUR, DONE, ICON, OFFERS, pledge_steps
from novatable.learn.codec import Choosing, Listed, Way


class Choice(Choosing):
    """The first step says what it is about; then a list is narrowed down, or a deal is composed."""

    def __init__(self, view: View, ways: list[Way], place: int) -> None:
        self.view = view
        self.place = place
        self.steps = []
        self._ways = ways
        self._within: Choosing | None = None
        self._options: Sequence[int] | None = None

    def options(self) -> Sequence[int]:
        if self._within is not None:
            return self._within.options()
        if self._options is None:
            found = dict.fromkeys([way[0][0] for way in self._ways])
            if self.view.phase == "turn":
                found.update(dict.fromkeys(self._answers()))
                found.update(dict.fromkeys(self._deals()))
            self._options = list(found)
        return self._options

    def choose(self, step: int) -> Action | None:
        if self._within is None:
            self._within = within = self._begin(step)
            self.steps = within.steps
            if isinstance(within, Draft):
                return within.settle()
        return self._within.choose(step)

    def sketch(self, row: bytearray) -> None:
        if self._within is not None:
            self._within.sketch(row)

    def _begin(self, step: int) -> Choosing:
        if steps.PROPOSE <= step < steps.PROPOSE + len(cards_of(self.view).planets):
            return Draft(Bounds(self.view, step - steps.PROPOSE, calling=False), [step], self.place)
        if steps.CALL <= step < steps.CALL + len(cards_of(self.view).planets):
            return Draft(Bounds(self.view, step - steps.CALL, calling=True), [step], self.place)
        if steps.ANSWER <= step < steps.ANSWER + CALLS:
            return Listed(self._ways_to_answer(step - steps.ANSWER))
        if steps.EXTRACT <= step < steps.PROPOSE:
            actions = [action for first, action in self._ways if first == (step,)]
            return Listed([(_extract_steps(self.view, a), a) for a in actions if isinstance(a, Extract)])
        return Listed(self._ways)

    # ---- calls of others

    def _answers(self) -> list[int]:
        calls = range(len(open_calls(self.view)))
        return [steps.ANSWER + number for number in calls if self._ways_to_answer(number)]

    def _ways_to_answer(self, number: int) -> list[Way]:
        seat = seat_of(self.view)
        terms = answering(open_calls(self.view)[number].terms, seat)
        if not is_new(self.view, terms) or not _holds_what_it_gives(self.view, terms):
            return []
        return [
            (
                (steps.ANSWER + number, *pledge_steps(paws, returns)),
                Propose(terms, paws, upgrades, returns),
            )
            for paws, upgrades, returns in pledges(self.view, promise_of(terms, seat))
        ]

    # ---- deals

    def _deals(self) -> list[int]:
        """Planets on which a deal can be composed (AN-4.8, AN-4.16)."""
        view = self.view
        if offers_left(view) == 0:
            return []
        seat, cards = seat_of(view), cards_of(view)
        player = player_of(view, seat)
        found: list[int] = []
        for one in view.planets:
            planet = one.planet
            need = cards.need[planet]
            able = seat == view.active or any(
                is_useful(cards, player, need, card) for card in player.hand if card < PAWS
            )
            if able and self._can_begin(one, calling=False):
                found.append(steps.PROPOSE + planet)
            if seat == view.active and self._can_begin(one, calling=True):
                found.append(steps.CALL + planet)
        return found

    def _can_begin(self, one: PlanetView, *, calling: bool) -> bool:
        """Whether there is such a deal that is not known already; nearly always there is."""
        view = self.view
        known = len(known_terms(view, one.planet))
        if view.options["fair_deals"] is not True:
            if not known:
                return True
            # Two participants alone can share the Fragments in so many ways.
            ways = 1
            for count in one.fragments:
                ways *= count + 1
            if known < ways:
                return True
        return Draft(Bounds(view, one.planet, calling), [], self.place).can_be_new()


def _holds_what_it_gives(view: View, terms: Terms) -> bool:
    """AN-4.4: whoever takes the open place must hold what the call asks for."""
    seat = seat_of(view)
    gifts = [transfer.fragments for transfer in terms.transfers if transfer.giver == seat]
    given = [sum(gift[colour] for gift in gifts) for colour in range(5)]
    return all(a <= b for a, b in zip(given, view.players[seat].storage, strict=True))


def ways_of(view: View, legal: Sequence[Action], simple: dict[Action, Way]) -> list[Way]:
    """The listed actions with their steps, of an extraction the first one: most are never taken.

    `simple`: a cache of those that are the same in every game.
    """
    ways: list[Way] = []
    for action in legal:
        way = simple.get(action)
        if way is None:
            found = (steps.EXTRACT + action.planet,) if isinstance(action, Extract) else _steps(view, action)
            if found is None:
                continue
            way = found, action
            if isinstance(action, Take | Discard | Pass | Sweep | Draw | Market):
                simple[action] = way
        ways.append(way)
    return ways


def steps_to(view: View, action: Action) -> tuple[int, ...] | None:
    """The steps to any action of the viewer; None if there are none: cards are not shown, for example."""
    match action:
        case Call(terms):
            return Bounds(view, terms.planet, calling=True).steps_to(terms)
        case Propose(terms, paws, _, returns):
            seat, pledge = seat_of(view), pledge_steps(paws, returns)
            for number, call in enumerate(open_calls(view)):
                if canonical(answering(call.terms, seat)) == canonical(terms):
                    return (steps.ANSWER + number, *pledge)
            return (*Bounds(view, terms.planet, calling=False).steps_to(terms), *pledge)
        case Show():
            return None
    return _steps(view, action)


def _steps(view: View, action: Action) -> tuple[int, ...] | None:
    """The steps to an action; None if it answers a proposal that is not among those shown."""
    match action:
        case Take(card):
            return (steps.TAKE + card,)
        case Discard(card):
            return (steps.DISCARD + card,)
        case Pass():
            return (steps.PASS,)
        case Sweep(row):
            return (steps.SWEEP + ROWS.index(row),)
        case Draw(row):
            return (steps.DRAW + ROWS.index(row),)
        case Market():
            return (steps.MARKET,)
        case Complete(card, paid):
            return (steps.COMPLETE + card - PAWS, *_colours(paid))
        case Jettison(fragments):
            return _colours(fragments)
        case Extract():
            return _extract_steps(view, action)
        case Agree(offer, paws, _, returns):
            number = _number(concerning(view), offer)
            return None if number is None else (steps.AGREE + number, *pledge_steps(paws, returns))
        case Decline(offer):
            number = _number(concerning(view), offer)
            return None if number is None else (steps.DECLINE + number,)
        case Withdraw(offer):
            number = _number(concerning(view), offer)
            if number is not None:
                return (steps.WITHDRAW + number,)
            number = _number(shown_calls(view), offer)
            return None if number is None else (steps.RECALL + number,)
    raise ValueError(f"not listed by the game: {action!r:.80}")


def _extract_steps(view: View, action: Extract) -> tuple[int, ...]:
    """With Bot: who brings each icon, Bot's Fragments in their order; then the Paws."""
    found = [steps.EXTRACT + action.planet]
    if view.bot is not None:
        need = cards_of(view).need[action.planet]
        bots = (0, 0, 0, 0) if action.bot is None else action.bot.icons
        for skill in range(4):
            found += [ICON] * (need[skill] - bots[skill]) + [ICON + BOT] * bots[skill]
        found += [COLOUR + colour for colour in (() if action.bot is None else action.bot.fragments)]
    return (*found, *pledge_steps(action.paws, action.returns))


def _colours(fragments: Fragments) -> tuple[int, ...]:
    return (*[COLOUR + colour for colour in range(5) for _ in range(fragments[colour])], DONE)


def _number(those: Sequence[OfferView | CallView], number: int) -> int | None:
    return next((place for place, one in enumerate(those) if one.number == number), None)


def concerning(view: View) -> list[OfferView]:
    """The proposals that are shown: those that the viewer is asked about, then those agreed to."""
    seat = view.seat
    asked = [offer for offer in view.offers if seat in offer.asked]
    agreed = [offer for offer in view.offers if seat in offer.agreed]
    return [*asked, *agreed][:OFFERS]


def shown_calls(view: View) -> list[CallView]:
    """The calls that are shown: to others, first those that they may answer."""
    open_ = open_calls(view)
    return [*open_, *[call for call in view.calls if call not in open_]][:CALLS]


def open_calls(view: View) -> list[CallView]:
    """The calls that the viewer may answer, as many as are shown."""
    numbers = view.open_calls()
    return [call for call in view.calls if call.number in numbers][:CALLS]
