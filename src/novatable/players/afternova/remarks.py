"""What a cadet says that others can use: what it lacks for a deal, and what it is looking for."""

from collections.abc import Callable
from typing import Final

from novatable.afternova.cards import COLOURS, SKILLS
from novatable.afternova.deals import answering, promise_of
from novatable.afternova.reading import pledges
from novatable.afternova.terms import Terms
from novatable.core.reason import Reason
from novatable.core.sentences import counted
from novatable.players.afternova.bargain import ONE, after, gives_what_it_has, judge
from novatable.players.afternova.hiring import Hiring
from novatable.players.afternova.outlook import Outlook
from novatable.players.afternova.worth import Holding, plus

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
    if net is None:
        worth = judge(outlook, terms) - min([hiring.price(paws, returns) for paws, _, returns in covers])
    else:
        worth = max([net(terms, paws, returns) for paws, _, returns in covers])
    held = after(terms, me.seat, me.storage)
    return _wanted_more(outlook, terms, worth, margin) or wish(outlook, held) or Reason("not-on-these-terms")


def why_no_answer(hiring: Hiring, net: Net | None = None, margin: float = MARGIN) -> Reason:
    """What keeps the viewer from taking an open call; of several, the last one it has the crew for."""
    outlook = hiring.outlook
    seat = outlook.me.seat
    calls = [answering(call.terms, seat) for call in outlook.view.calls]
    possible = [terms for terms in calls if pledges(outlook.view, promise_of(terms, seat))]
    return why_not(hiring, (possible or calls)[-1], net, margin)


def _wanted_more(outlook: Outlook, terms: Terms, worth: float, margin: float) -> Reason | None:
    """One or two Fragments of a colour that the active player would have, enough to make the deal good."""
    me = outlook.me
    active = outlook.side(outlook.view.active)
    theirs = after(terms, active.seat, active.storage)
    held = after(terms, me.seat, me.storage)
    value = worth - me.gain(held)
    for count, code in enumerate(MORE, 1):
        held_more = [
            plus(held, ONE[colour]) if count == 1 else plus(plus(held, ONE[colour]), ONE[colour])
            for colour in range(5)
        ]
        given = [colour for colour in range(5) if theirs[colour] >= count]
        best = max(given, key=lambda colour: me.gain(held_more[colour]), default=None)
        if best is not None and value + me.gain(held_more[best]) >= margin:
            return Reason(code, {"colour": COLOURS[best]})
    return None
