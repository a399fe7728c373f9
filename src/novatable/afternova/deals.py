"""Negotiating: terms, proposals, open calls, answers, showing cards (AN-4.3 to AN-4.10, AN-4.16)."""

from collections.abc import Sequence
from typing import Final, Literal

from novatable.afternova.actions import Agree, Call, Decline, Propose, Show, Withdraw
from novatable.afternova.cards import COLOURS, SKILLS
from novatable.afternova.events import Agreed, Called, OfferEnded, Proposed, Showed
from novatable.afternova.extract import carry_out, refuse_bot, refuse_planet
from novatable.afternova.model import Rules, State
from novatable.afternova.pledge import covers_of, refuse_pledge, returns_of
from novatable.afternova.terms import (
    NO_FRAGMENTS,
    NO_ICONS,
    Fragments,
    Icons,
    Offer,
    OpenCall,
    Pledge,
    Promise,
    Share,
    Terms,
    Transfer,
)
from novatable.core.actions import Action, Event
from novatable.core.errors import Refusal
from novatable.core.sentences import counted

MOST_OFFERS: Final = 100
"""The most proposals of a player in a turn when the table has agreed on no limit."""

OPEN = None
"""Stands for any willing player in the terms of an open call."""


# ---- terms


def canonical(terms: Terms) -> Terms:
    """The same terms in one form: nothing empty, one entry per seat or pair, sorted (AN-4.16)."""
    promises: dict[int | None, Icons] = {}
    for promise in terms.promises:
        a, b = promises.get(promise.seat, NO_ICONS), promise.icons
        promises[promise.seat] = (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3])
    split: dict[int | None, Fragments] = {}
    for share in terms.split:
        split[share.seat] = _plus(split.get(share.seat, NO_FRAGMENTS), share.fragments)
    transfers: dict[tuple[int | None, int | None], Fragments] = {}
    for transfer in terms.transfers:
        pair = (transfer.giver, transfer.receiver)
        transfers[pair] = _plus(transfers.get(pair, NO_FRAGMENTS), transfer.fragments)
    return Terms(
        terms.planet,
        tuple([Promise(s, promises[s]) for s in sorted(promises, key=_place) if any(promises[s])]),
        tuple([Share(s, split[s]) for s in sorted(split, key=_place) if any(split[s])]),
        tuple([Transfer(*p, transfers[p]) for p in sorted(transfers, key=_places) if any(transfers[p])]),
        terms.bot,
    )


def _plus(a: Fragments, b: Fragments) -> Fragments:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4]


def _refuse_whom(rule: str, code: str, seat: int | None) -> Refusal:
    """A refusal that names the seat, or its variant for the open place."""
    return Refusal(rule, f"{code}-open") if seat is OPEN else Refusal(rule, code, {"seat": seat})


def _place(seat: int | None) -> int:
    return 10_000 if seat is OPEN else seat


def _places(pair: tuple[int | None, int | None]) -> tuple[int, int]:
    return _place(pair[0]), _place(pair[1])


def promise_of(terms: Terms, seat: int) -> Icons:
    for promise in terms.promises:
        if promise.seat == seat:
            return promise.icons
    return NO_ICONS


def participants(state: State, terms: Terms) -> list[int | None]:
    return participants_of(state.active, terms)


def participants_of(active: int, terms: Terms) -> list[int | None]:
    """The active player and the helpers (AN-4.3)."""
    seats: list[int | None] = [active]
    seats += [promise.seat for promise in terms.promises if promise.seat != active]
    return seats


def answering(terms: Terms, seat: int) -> Terms:
    """The terms of an open call with this seat in the open place."""

    def sit(place: int | None) -> int:
        return seat if place is OPEN else place

    return canonical(
        Terms(
            terms.planet,
            tuple([Promise(sit(p.seat), p.icons) for p in terms.promises]),
            tuple([Share(sit(s.seat), s.fragments) for s in terms.split]),
            tuple([Transfer(sit(t.giver), sit(t.receiver), t.fragments) for t in terms.transfers]),
            terms.bot,
        )
    )


def refuse_terms(state: State, terms: Terms) -> Refusal | None:
    """Whether such a deal could be carried out, going by public facts (AN-4.3 to AN-4.8)."""
    refusal = refuse_planet(state, terms.planet)
    if refusal is not None:
        return refusal
    sides = participants(state, terms)
    for seat in sides:
        if seat is not OPEN and seat >= state.rules.people:
            if seat == state.rules.bot_seat:
                return Refusal("AN-4.3", "helper-bot")
            return Refusal("AN-4.3", "helper-nobody", {"seat": seat})
    if len(sides) == 1:
        return Refusal("AN-4.3", "alone")
    if terms.bot is not None:
        refusal = refuse_bot(state, terms.planet, terms.bot)
        if refusal is not None:
            return refusal
    return (
        _refuse_promises(state, terms)
        or _refuse_split(state, terms, sides)
        or _refuse_transfers(state, terms, sides)
        or _refuse_unfair(state, terms, sides)
    )


def _refuse_promises(state: State, terms: Terms) -> Refusal | None:
    """All promised icons add up to exactly what the Planet requires (AN-4.5)."""
    need = list(state.rules.cards.need[terms.planet])
    for icons in [p.icons for p in terms.promises] + ([terms.bot.icons] if terms.bot else []):
        for skill in range(4):
            need[skill] -= icons[skill]
    if max(need) > 0:
        return Refusal("AN-4.5", "lacks", {"planet": terms.planet, "icons": counted(SKILLS, need)})
    if min(need) < 0:
        return Refusal(
            "AN-4.5", "too-many", {"planet": terms.planet, "icons": counted(SKILLS, [-n for n in need])}
        )
    return None


def _refuse_split(state: State, terms: Terms, sides: list[int | None]) -> Refusal | None:
    """Every Fragment of the Planet goes to exactly one participant, or to Bot (AN-4.6)."""
    left = state.fragments[state.planets.index(terms.planet)][:]
    for share in terms.split:
        if share.seat not in sides:
            return Refusal("AN-4.6", "receiver")
        for colour in range(5):
            left[colour] -= share.fragments[colour]
    for colour in terms.bot.fragments if terms.bot else ():
        left[colour] -= 1
    if max(left) > 0:
        return Refusal("AN-4.6", "nobody-receives", {"fragments": counted(COLOURS, left)})
    if min(left) < 0:
        return Refusal("AN-4.6", "shared-too-much", {"fragments": counted(COLOURS, [-n for n in left])})
    return None


def _refuse_transfers(state: State, terms: Terms, sides: list[int | None]) -> Refusal | None:
    """Stored Fragments move between participants; a giver holds all they give (AN-4.4)."""
    for transfer in terms.transfers:
        if transfer.giver == transfer.receiver:
            return Refusal("AN-4.4", "given-to-oneself")
        if transfer.giver not in sides or transfer.receiver not in sides:
            return Refusal("AN-4.4", "given-outside")
    for giver in sides:
        if giver is OPEN:
            continue  # whoever takes the place must hold them: checked with their answer
        given = NO_FRAGMENTS
        for transfer in terms.transfers:
            if transfer.giver == giver:
                given = _plus(given, transfer.fragments)
        for colour in range(5):
            held = state.players[giver].storage[colour]
            if given[colour] > held:
                return Refusal(
                    "AN-4.4",
                    "holds-less",
                    {"seat": giver, "n": held, "colour": COLOURS[colour], "n2": given[colour]},
                )
    return None


def _refuse_unfair(state: State, terms: Terms, sides: list[int | None]) -> Refusal | None:
    """Rule option fair_deals: everybody receives something (AN-4.6)."""
    if state.rules.fair_deals:
        gaining = [share.seat for share in terms.split] + [t.receiver for t in terms.transfers]
        for seat in sides:
            if seat not in gaining:
                return _refuse_whom("AN-4.6", "unfair", seat)
    return None


# ---- proposing


def refuse_propose(state: State, seat: int, action: Propose) -> Refusal | None:
    terms = canonical(action.terms)
    refusal = _refuse_idle(state, action.terms, terms) or refuse_terms(state, terms)
    if refusal is not None:
        return refusal
    sides = participants(state, terms)
    if OPEN in sides:
        return Refusal("AN-4.8", "open-place")
    if seat not in sides:
        return Refusal("AN-4.8", "not-your-deal")
    refusal = _refuse_repeated(state, terms)
    if refusal is not None:
        return refusal
    call = answered_call(state, seat, terms)
    if call is None:
        refusal = _refuse_too_many(state, seat)
        if refusal is not None:
            return refusal
    elif seat in call.answered:
        return Refusal("AN-4.8", "call-answered")
    return _refuse_part(state, seat, terms, action)


def _refuse_idle(state: State, given: Terms, terms: Terms) -> Refusal | None:
    """A helper promises at least one icon (AN-4.5); canonical terms leave out those who promise none."""
    helping = participants(state, terms)
    for promise in given.promises:
        if promise.seat not in helping:
            return _refuse_whom("AN-4.5", "idle", promise.seat)
    return None


def _refuse_repeated(state: State, terms: Terms) -> Refusal | None:
    offered = [offer.terms for offer in state.offers]
    return refuse_same(terms, state.declined, offered, [call.terms for call in state.calls])


def refuse_same(
    terms: Terms, declined: Sequence[Terms], offered: Sequence[Terms], called: Sequence[Terms]
) -> Refusal | None:
    """The same terms are not proposed again while they stand, nor once they were declined (AN-4.16)."""
    if terms in declined:
        return Refusal("AN-4.16", "declined")
    if terms in offered:
        return Refusal("AN-4.16", "proposed")
    if terms in called:
        return Refusal("AN-4.16", "called")
    return None


def _refuse_too_many(state: State, seat: int) -> Refusal | None:
    """AN-4.16. Even without an agreed limit there is a maximum: everybody has to read the proposals."""
    limit = most_offers(state.rules, seat, state.active)
    if state.offers_made[seat] >= limit:
        return Refusal("AN-4.16", "proposals-made", {"n": limit})
    return None


def most_offers(rules: Rules, seat: int, active: int) -> int:
    """How many proposals a player may make in a turn (AN-4.16)."""
    limits = rules.offers_per_turn or (MOST_OFFERS, MOST_OFFERS)
    return limits[0] if seat == active else limits[1]


def _refuse_part(state: State, seat: int, terms: Terms, part: Propose | Agree) -> Refusal | None:
    """Whether these cards cover the seat's own promise (AN-4.5, AN-4.10)."""
    if seat != state.active and not part.paws:
        return Refusal("AN-4.5", "no-paw-named")
    return refuse_pledge(
        state.rules.cards,
        state.players[seat],
        part.paws,
        part.upgrades,
        part.returns,
        promise_of(terms, seat),
    )


def answered_call(state: State, seat: int, terms: Terms) -> OpenCall | None:
    """The open call on whose terms this seat proposes (AN-4.8)."""
    if seat != state.active:
        for call in state.calls:
            if not any(promise_of(call.terms, seat)) and answering(call.terms, seat) == terms:
                return call
    return None


def propose(state: State, seat: int, action: Propose, events: list[Event]) -> None:
    """Proposing is agreeing; all other participants are asked (AN-4.8, AN-4.10)."""
    terms = canonical(action.terms)
    call = answered_call(state, seat, terms)
    if call is None:
        state.offers_made[seat] += 1
    elif state.rules.one_answer:
        answered = OpenCall(call.number, call.terms, (*call.answered, seat))
        state.calls = [answered if other is call else other for other in state.calls]
    state.offers_numbered += 1
    asked = tuple([s for s in range(state.rules.people) if s in participants(state, terms) and s != seat])
    pledge = Pledge(seat, action.paws, action.upgrades, action.returns)
    state.offers.append(Offer(state.offers_numbered, seat, terms, asked, (pledge,)))
    events.append(Proposed(seat, state.offers_numbered, terms, None if call is None else call.number))


def refuse_call(state: State, seat: int, action: Call) -> Refusal | None:
    if seat != state.active:
        return Refusal("AN-4.8", "calls")
    terms = canonical(action.terms)
    if OPEN not in participants(state, terms):
        return Refusal("AN-4.8", "call-place")
    return (
        _refuse_idle(state, action.terms, terms)
        or refuse_terms(state, terms)
        or _refuse_repeated(state, terms)
        or _refuse_too_many(state, seat)
    )


def call(state: State, seat: int, action: Call, events: list[Event]) -> None:
    """It binds nobody and counts as a proposal (AN-4.8)."""
    terms = canonical(action.terms)
    state.offers_made[seat] += 1
    state.offers_numbered += 1
    state.calls.append(OpenCall(state.offers_numbered, terms))
    events.append(Called(seat, state.offers_numbered, terms))


# ---- answering


def find_offer(state: State, number: int) -> Offer | None:
    for offer in state.offers:
        if offer.number == number:
            return offer
    return None


def refuse_answer(state: State, seat: int, number: int) -> Refusal | None:
    offer = find_offer(state, number)
    if offer is None:
        return Refusal("AN-4.10", "proposal-gone", {"n": number})
    if seat not in offer.asked:
        return Refusal("AN-4.10", "not-asked", {"n": number})
    return None


def refuse_agree(state: State, seat: int, action: Agree) -> Refusal | None:
    refusal = refuse_answer(state, seat, action.offer)
    if refusal is not None:
        return refusal
    offer = find_offer(state, action.offer)
    assert offer is not None
    return _refuse_part(state, seat, offer.terms, action)


def agree(state: State, seat: int, action: Agree, events: list[Event]) -> None:
    """The last agreement carries the deal out at once; other proposals end (AN-4.10)."""
    offer = find_offer(state, action.offer)
    assert offer is not None
    pledges = (*offer.pledges, Pledge(seat, action.paws, action.upgrades, action.returns))
    asked = tuple([s for s in offer.asked if s != seat])
    events.append(Agreed(seat, offer.number))
    index = state.offers.index(offer)
    if asked:
        state.offers[index] = Offer(offer.number, offer.seat, offer.terms, asked, pledges)
        return
    del state.offers[index]
    end_offers(state, "extract", events)
    terms = offer.terms
    pledges = tuple(sorted(pledges, key=lambda pledge: pledge.seat))
    carry_out(state, terms.planet, offer.number, pledges, terms.split, terms.transfers, terms.bot, events)


def decline(state: State, seat: int, action: Decline, events: list[Event]) -> None:
    """AN-4.10."""
    offer = find_offer(state, action.offer)
    assert offer is not None
    state.offers.remove(offer)
    state.declined.append(offer.terms)
    events.append(OfferEnded(offer.number, seat, "declined"))


def refuse_withdraw(state: State, seat: int, action: Withdraw) -> Refusal | None:
    offer = find_offer(state, action.offer)
    if offer is None:
        if any(call.number == action.offer for call in state.calls):
            if seat == state.active:
                return None
            return Refusal("AN-4.8", "call-withdrawn")
        return Refusal("AN-4.10", "proposal-gone", {"n": action.offer})
    if not any(pledge.seat == seat for pledge in offer.pledges):
        return Refusal("AN-4.10", "not-agreed", {"n": action.offer})
    return None


def withdraw(state: State, seat: int, action: Withdraw, events: list[Event]) -> None:
    """AN-4.10; the same terms may be proposed again."""
    state.offers = [offer for offer in state.offers if offer.number != action.offer]
    state.calls = [call for call in state.calls if call.number != action.offer]
    events.append(OfferEnded(action.offer, seat, "withdrawn"))


def end_offers(state: State, how: Literal["extract", "market"], events: list[Event]) -> None:
    """A solo Extract, a concluded deal, the first take or sweep end all proposals (AN-4.10).

    Showing ends with them (AN-4.9), and from now on a shown card may leave the hand.
    """
    state.shown = []
    if state.offers or state.calls:
        for number in sorted([o.number for o in state.offers] + [c.number for c in state.calls]):
            events.append(OfferEnded(number, state.active, how))
        state.offers = []
        state.calls = []


def asked_seats(state: State) -> list[int]:
    """Everyone whose answer to a proposal is awaited, able or not (AN-4.8)."""
    return [s for s in range(state.rules.people) if any(s in offer.asked for offer in state.offers)]


def legal_answers(state: State, seat: int) -> list[Action]:
    """Answers to standing proposals, and withdrawing from those already agreed to."""
    actions: list[Action] = []
    cards = state.rules.cards
    player = state.players[seat]
    for offer in state.offers:
        if seat in offer.asked:
            for paws, upgrades in covers_of(cards, player, promise_of(offer.terms, seat)):
                if paws or seat == state.active:
                    for returns in returns_of(player, paws):
                        actions.append(Agree(offer.number, paws, upgrades, returns))
            actions.append(Decline(offer.number))
        elif any(pledge.seat == seat for pledge in offer.pledges):
            actions.append(Withdraw(offer.number))
    if seat == state.active:
        actions += [Withdraw(call.number) for call in state.calls]
    return actions


# ---- showing


def refuse_show(state: State, seat: int, action: Show) -> Refusal | None:
    hand = state.players[seat].hand
    if not action.cards or not action.to:
        return Refusal("AN-4.9", "show-nothing")
    for card in action.cards:
        if card not in hand:
            return Refusal("AN-4.9", "not-in-hand", {"card": card})
    for viewer in action.to:
        if viewer == seat or viewer >= state.rules.people:
            return Refusal("AN-4.9", "show-whom", {"seat": viewer})
        for card in action.cards:
            if (card, viewer) in state.shown:
                return Refusal("AN-4.9", "shown", {"seat": viewer, "card": card})
    if len(set(action.cards)) < len(action.cards) or len(set(action.to)) < len(action.to):
        return Refusal("AN-4.9", "show-twice")
    return None


def show(state: State, seat: int, action: Show, events: list[Event]) -> None:
    """Those who saw a card know it while it stays in the hand (AN-4.9, AN-10.5)."""
    for card in action.cards:
        for viewer in action.to:
            state.shown.append((card, viewer))
            state.seen[card] |= 1 << viewer
    events.append(Showed(seat, action.to, len(action.cards), action.cards))
