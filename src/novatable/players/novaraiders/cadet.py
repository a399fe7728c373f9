"""The player `cadet`: common sense."""

from collections.abc import Mapping, Sequence
from typing import Final

from novatable.core.actions import Action
from novatable.core.reason import Reason
from novatable.novaraiders.actions import (
    Chain,
    Discard,
    GateRam,
    Keep,
    Shove,
    Stevedore,
    Timekeeper,
    TractorBeam,
    Upgrade,
)
from novatable.novaraiders.cards import (
    BUCCANEER,
    DESTROYER,
    GRADUATE,
    LAST_LIGHT,
    MOST,
    OLD_HANDS,
    PAIRS,
    TOWER,
    TRIM,
    UPGRADE,
)
from novatable.novaraiders.view import View
from novatable.players.choice import Choice
from novatable.players.novaraiders.answers import ANSWERS, Choose, restowing
from novatable.players.novaraiders.chart import names_of
from novatable.players.novaraiders.course import Courses
from novatable.players.novaraiders.outlook import SHARD, Outlook
from novatable.players.novaraiders.reasons import link_reason, ship_reason
from novatable.players.player import Player

PASTIME: Final = -0.2
"""What an action may cost once a card has been played: the rest of the hand cannot be exchanged then."""
SPARED: Final = 1.5
"""Cards worth keeping more than this are not given away for a new one."""
LINK: Final = 0.3
"""What it costs to take a Special card if a link has to come first."""
UNSEEN: Final = 0.8
"""What a Special card taken unseen is worth, compared with one that fits."""
OTHERS: Final = (Upgrade, Stevedore, Timekeeper, TractorBeam, Shove, GateRam)
"""Actions that are not part of a course."""
DIRECTIVES: Final = {
    TOWER: 0.45,
    PAIRS: 1.5,
    MOST: 0.35,
    DESTROYER: 0.5,
    TRIM: 0.5,
    OLD_HANDS: 0.75,
    GRADUATE: 0.65,
    BUCCANEER: 0.9,
    LAST_LIGHT: 0.55,
}
"""How often a Directive scored in games between cadets; the one for pairs can score several times."""


class Cadet(Player[View]):
    """Fetches Shards, carries them home and unloads them where they count most."""

    def decide(self, view: View, legal: Sequence[Action]) -> Action:
        if len(legal) == 1:
            self.why = None
            return legal[0]
        choose = ANSWERS[type(view.frames[-1])] if view.frames else PHASES[view.phase]
        choice = choose(Outlook(view), legal)
        self.why, self.names = choice.why, names_of(view)
        return choice.action


# ---- a turn


def _turn(outlook: Outlook, legal: Sequence[Action]) -> Choice:
    """The best of a ship's course, an Upgrade and the other Special actions; or the end of the turn."""
    hand = outlook.me.hand or ()
    best = _pastime(outlook, legal)
    courses = Courses(outlook, hand)
    for ship in outlook.view.fleets[outlook.seat]:
        courses.of_ship(ship)
    if outlook.view.docks[outlook.seat]:
        courses.of_dock()
    course = courses.best
    if course is not None:
        action, why = course.first, ship_reason(course.aim)
        if action is None:
            action, why = _link(outlook, course.used), link_reason(course.aim)
        if action in legal:
            best = Choice(course.gain, action, why)
    for action in legal:
        if not isinstance(action, OTHERS):
            continue
        choice = _other(outlook, action)
        if choice.value > best.value:
            best = choice
    lessons = [place for place, card in enumerate(hand) if UPGRADE in outlook.chart.cards.uses[card]]
    if lessons and len(hand) > 1 and not outlook.view.linked and outlook.view.academy:
        value = max([outlook.learning(card) for card in outlook.view.academy]) - LINK
        if value > best.value:
            best = Choice(value, _link(outlook, 1 << lessons[0]), Reason("link-to-learn"))
    return best


def _pastime(outlook: Outlook, legal: Sequence[Action]) -> Choice:
    """With nothing better to do: a card played as a link only to draw a new one; or the end of the turn."""
    if outlook.view.row and outlook.me.hand:
        link = _link(outlook, 0)
        if outlook.dear(link.card) < SPARED and link in legal:
            return Choice(0.0, link, Reason("new-card"))
    least = PASTIME if outlook.view.row else 0.0
    return Choice(least, legal[0], Reason("no-card-worth"))


def _other(outlook: Outlook, action: Action) -> Choice:
    """One of OTHERS, judged by its immediate effect."""
    match action:
        case Upgrade(take=take):
            if take is None:
                row = [outlook.learning(card) for card in outlook.view.academy]
                value = UNSEEN * sum(row) / len(row) if row else 1.0
                return Choice(value, action, Reason("from-the-deck"))
            return Choice(outlook.learning(take), action, Reason("card-to-have", {"card": take}))
        case Stevedore(bay=bay):
            return Choice(restowing(outlook, bay), action, Reason("another-order"))
        case Timekeeper():
            return Choice(outlook.advancing(), action, Reason("time"))
        case TractorBeam(ship=ship, to=to):
            return Choice(_dragging(outlook, ship, to), action, Reason("better-elsewhere"))
        case Shove(victim=victim):
            return Choice(_dragging(outlook, victim, None), action, Reason("better-elsewhere"))
    assert isinstance(action, GateRam)
    return Choice(_ramming(outlook, action.ship), action, Reason("into-the-star"))


def _link(outlook: Outlook, used: int) -> Chain:
    """The card that is easiest to spare, apart from those in use."""
    hand = outlook.me.hand or ()
    spare = [card for place, card in enumerate(hand) if not used >> place & 1]
    return Chain(min(spare, key=lambda card: (outlook.dear(card), card)))


def _dragging(outlook: Outlook, ship: int, to: int | None) -> float:
    """What it is worth to have somebody's Stack further from home; without `to`, the place is unknown."""
    owner = outlook.ships[ship]
    if owner is None or not outlook.shards[ship]:
        return 0.0
    home = outlook.chart.home[owner]
    after = 0.4 if to is None else home[to]
    return outlook.harm(owner, 0.5 * SHARD * len(outlook.shards[ship]) * (home[ship] - after)) - 0.1


def _ramming(outlook: Outlook, ship: int) -> float:
    """The lowest Shard of the Stack on the next Gate inward, and what it does to its owner (NR-7.9)."""
    board = outlook.chart.board
    victim = board.home_gates[board.base[ship]][board.ring[ship] - 1]
    owner = outlook.ships[victim]
    assert owner is not None
    stack = outlook.shards[victim]
    own = outlook.shards[ship]
    gain = outlook.stand(victim, stack[:1] + own) - outlook.stand(ship, own)
    return gain + outlook.harm(owner, SHARD * len(stack))


# ---- before and after


def _keep(outlook: Outlook, legal: Sequence[Action]) -> Choice:
    return easiest(outlook, legal, DIRECTIVES)


def easiest(outlook: Outlook, legal: Sequence[Action], scored: Mapping[int, float]) -> Choice:
    """The Directive that promises the most points, by how often those with its goal scored."""
    directives = outlook.chart.cards.directives

    def hope(action: Action) -> float:
        assert isinstance(action, Keep)
        directive = directives[action.directive]
        return directive.points * scored[directive.goal]

    best = max(legal, key=hope)
    assert isinstance(best, Keep)
    # Which one stays secret (NR-11.2), and everybody may hear the reasons.
    return Choice(hope(best), best, Reason("easier"))


def _discard(outlook: Outlook, legal: Sequence[Action]) -> Choice:
    """After a turn without a card the hand is useless; only cards that unload or act are kept."""
    spare = [action for action in legal if isinstance(action, Discard) and outlook.dear(action.card) < SPARED]
    if spare:
        return Choice(0.0, spare[0], Reason("of-no-use"))
    return Choice(0.0, legal[0], Reason("rest-of-use"))


PHASES: Final[dict[str, Choose]] = {"directives": _keep, "turn": _turn, "discard": _discard}
