"""What a cadet says that others can use: what it lacks for a deal, and what it is looking for."""

from collections.abc import Callable
from typing import Final

from novatable.afternova.cards import COLOURS, SKILLS
from novatable.afternova.deals import answering, canonical, promise_of
from novatable.afternova.reading import pledges
from novatable.afternova.terms import Share, Terms, Transfer
from novatable.core.reason import Reason
from novatable.core.sentences import counted
from novatable.players.afternova.bargain import ONE, after, gives_what_it_has, judge
from novatable.players.afternova.hiring import Hiring
from novatable.players.afternova.outlook import Outlook, Side
from novatable.players.afternova.worth import Holding, minus, plus

MARGIN: Final = 0.4
"""The least that a cadet wants to gain as a helper, all things considered."""
MORE: Final = ("one-more", "two-more")
"""The codes for wanting one or two more Fragments of a colour."""


def wish(outlook: Outlook, held: Holding) -> Reason | None:
    """Of the colours that the viewer's Blueprints ask for beyond what is held, the one that helps most."""
    wishes = outlook.me.wishes
    lacking = [c for c in range(5) if any(plan.cost[c] > held[c] for plan in wishes.plans)]
    if not lacking:
        return None
    best = max(lacking, key=lambda colour: wishes.worth(plus(held, ONE[colour])))
    return Reason("looking-for", {"colour": COLOURS[best]})


Net = Callable[[Terms, tuple[int, ...], tuple[int, ...]], float]
"""What terms are worth to the viewer, with these Paws played for them and those taken back."""


def why_not(hiring: Hiring, terms: Terms, net: Net | None = None, margin: float = MARGIN) -> Reason:
    """What keeps the viewer from agreeing to these terms; without `net`, by a cadet's judgement."""
    outlook = hiring.outlook
    me = outlook.me
    asked = promise_of(terms, me.seat)
    covers = pledges(outlook.view, asked)
    if not covers:
        # What one is asked for stands in the terms; what of it one has is nobody's business.
        return Reason("cannot-bring", {"planet": terms.planet, "icons": counted(SKILLS, asked)})
    if not gives_what_it_has(terms, me.seat, me.storage):
        return Reason("cannot-give")
    value = net or (lambda terms, paws, returns: judge(outlook, terms) - hiring.price(paws, returns))
    crew = max(covers, key=lambda cover: value(terms, cover[0], cover[2]))
    held = after(terms, me.seat, me.storage)

    def agrees(to: Terms) -> bool:
        return value(to, crew[0], crew[2]) >= margin

    return _wanted_more(outlook, terms, agrees) or wish(outlook, held) or Reason("not-on-these-terms")


def why_no_answer(hiring: Hiring, net: Net | None = None, margin: float = MARGIN) -> Reason:
    """What keeps the viewer from taking an open call; of several, the last one it has the crew for."""
    outlook = hiring.outlook
    seat = outlook.me.seat
    calls = [answering(call.terms, seat) for call in outlook.view.calls]
    possible = [terms for terms in calls if pledges(outlook.view, promise_of(terms, seat))]
    return why_not(hiring, (possible or calls)[-1], net, margin)


def help_for(terms: Terms, seat: int) -> Reason:
    """Offering help for a share of the Planet or, without one, for what the others have stored."""
    shares = seat in [share.seat for share in terms.split]
    return Reason("could-help" if shares else "could-help-stored", {"planet": terms.planet})


def _wanted_more(outlook: Outlook, terms: Terms, agrees: Callable[[Terms], bool]) -> Reason | None:
    """One or two Fragments of a colour that the other would have, with which the viewer agrees.

    Only if the deal then still brings the other something: nobody pays more than that.
    """
    me = outlook.me
    seats = [outlook.view.active, *[promise.seat for promise in terms.promises]]
    other = outlook.side(next(seat for seat in seats if seat is not None and seat != me.seat))
    spare = sum(after(terms, other.seat, other.storage)) - sum(other.storage)
    held = after(terms, me.seat, me.storage)
    best_first = sorted(range(5), key=lambda colour: me.gain(plus(held, ONE[colour])), reverse=True)
    for count, code in enumerate(MORE, 1):
        for colour in best_first if spare > count else ():
            better = _with_more(terms, other, me.seat, colour, count)
            if better is not None and agrees(better):
                return Reason(code, {"colour": COLOURS[colour]})
    return None


def _with_more(terms: Terms, giver: Side, receiver: int, colour: int, count: int) -> Terms | None:
    """So many Fragments more for the receiver, the Planet's first; None if the giver would not have them."""
    lying = sum([share.fragments[colour] for share in terms.split if share.seat == giver.seat])
    moved = min(count, lying)
    given = sum([move.fragments[colour] for move in terms.transfers if move.giver == giver.seat])
    if giver.storage[colour] - given < count - moved:
        return None
    split = [
        share
        if share.seat != giver.seat
        else Share(share.seat, minus(share.fragments, _several(colour, moved)))
        for share in terms.split
    ]
    more = Share(receiver, _several(colour, moved))
    stored = Transfer(giver.seat, receiver, _several(colour, count - moved))
    transfers = (*terms.transfers, stored)
    return canonical(Terms(terms.planet, terms.promises, (*split, more), transfers, terms.bot))


def _several(colour: int, count: int) -> Holding:
    held: Holding = (0, 0, 0, 0, 0)
    for _ in range(count):
        held = plus(held, ONE[colour])
    return held
