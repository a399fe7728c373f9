"""The player `cadet`: simple sense."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from novatable.core.actions import Action
from novatable.novaraiders.actions import (
    Chain,
    Discard,
    EndTurn,
    GateRam,
    HrlHijack,
    HrlMove,
    Keep,
    Place,
    Restow,
    Run,
    Shove,
    Stevedore,
    Stow,
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
    SHARDS,
    TOWER,
    TRIM,
)
from novatable.novaraiders.frames import HrlActing, Leaving, Placing, Restowing, Running, Shards, Unloading
from novatable.novaraiders.view import View
from novatable.players.novaraiders.cargo import Bays, best_stowing, canonical, put, rebuilt, stowed_worth
from novatable.players.novaraiders.course import Courses
from novatable.players.novaraiders.outlook import SHARD, Outlook
from novatable.players.player import Player

WORTHWHILE: Final = 0.05
"""What an action has to gain; otherwise the turn ends."""
UNSEEN: Final = 0.8
"""How a Special card taken unseen compares with one that just fits."""
DIRECTIVES: Final = {
    TOWER: 0.45,
    PAIRS: 1.5,
    MOST: 0.45,
    DESTROYER: 0.2,
    TRIM: 0.8,
    OLD_HANDS: 0.5,
    GRADUATE: 0.5,
    BUCCANEER: 0.2,
    LAST_LIGHT: 0.35,
}
"""How often a Directive brings its points, about; Dark Matter several times."""


class Choice(NamedTuple):
    """An action, what it is worth, and why."""

    value: float
    action: Action
    reason: str


class Cadet(Player[View]):
    """Fetches Shards, carries them home and unloads them where they count most."""

    def decide(self, view: View, legal: Sequence[Action]) -> Action:
        if len(legal) == 1:
            self.reason = "There was nothing to choose."
            return legal[0]
        choose = ANSWERS[type(view.frames[-1])] if view.frames else PHASES[view.phase]
        choice = choose(Outlook(view), legal)
        self.reason = choice.reason
        return choice.action


# ---- a turn


def _turn(outlook: Outlook, legal: Sequence[Action]) -> Choice:
    """The best of a ship's course, an Upgrade and the other Special actions; or the end of the turn."""
    hand = outlook.me.hand or ()
    best = Choice(WORTHWHILE, legal[0], "Nothing more is worth a card in this turn.")
    courses = Courses(outlook, hand)
    for ship in outlook.view.fleets[outlook.seat]:
        courses.of_ship(ship)
    if outlook.view.docks[outlook.seat]:
        courses.of_dock()
    course = courses.best
    if course.gain > best.value:
        action, reason = course.first, f"A ship {course.aim}."
        if action is None:
            action, reason = _link(outlook, course.used), f"A link, so that a ship {course.aim}."
        if action in legal:
            best = Choice(course.gain, action, reason)
    for action in legal:
        if not isinstance(action, OTHERS):
            continue
        choice = _other(outlook, action)
        if choice.value > best.value:
            best = choice
    return best


OTHERS: Final = (Upgrade, Stevedore, Timekeeper, TractorBeam, Shove, GateRam)


def _other(outlook: Outlook, action: Action) -> Choice:
    match action:
        case Upgrade(take=take):
            if take is None:
                row = [outlook.learning(card) for card in outlook.view.academy]
                value = UNSEEN * sum(row) / len(row) if row else 1.0
                return Choice(value, action, "One from the deck may fit better than those on show.")
            name = outlook.chart.cards.card_name(take)
            return Choice(outlook.learning(take), action, f"{name} is a Special card to have.")
        case Stevedore(bay=bay):
            return Choice(_restowing(outlook, bay), action, "The Shards count more in another order.")
        case Timekeeper():
            return Choice(outlook.advancing(), action, "Time is on my side.")
        case TractorBeam(ship=ship, to=to):
            return Choice(_dragging(outlook, ship, to), action, "That ship is better off elsewhere.")
        case Shove(victim=victim):
            return Choice(_dragging(outlook, victim, None), action, "That ship is better off elsewhere.")
        case GateRam(ship=ship):
            return Choice(_ramming(outlook, ship), action, "A Stack in the way goes towards the Star.")
    return Choice(0.0, action, "")


def _link(outlook: Outlook, used: int) -> Action:
    """The card that one can spare best, besides those in use."""
    hand = outlook.me.hand or ()
    spare = [card for place, card in enumerate(hand) if not used >> place & 1]
    return Chain(min(spare, key=lambda card: (outlook.dear(card), card))) if spare else EndTurn()


def _restowing(outlook: Outlook, bay: int | None) -> float:
    """What Stevedore gains: by exchanging tops, or by rebuilding one Bay (NR-7.2)."""
    bays = list(outlook.me.bays)
    before = stowed_worth(outlook.bays, outlook.aim)
    if bay is not None:
        bays[bay] = rebuilt(bays[bay])
        return stowed_worth(canonical(bays), outlook.aim) - before
    filled = tuple([number for number in range(len(bays)) if bays[number]])
    tops = tuple([bays[number][-1] for number in filled])
    for number in filled:
        bays[number] = bays[number][:-1]
    return _best_return(outlook, tuple(bays), tops, filled) - before


def _best_return(outlook: Outlook, bays: Bays, shards: Shards, onto: tuple[int, ...]) -> float:
    """The worth of the Bays when these Shards are put back as well as can be, one onto each Bay named."""
    if not shards:
        return stowed_worth(canonical(bays), outlook.aim)
    values = []
    for place, shard in enumerate(shards):
        after = tuple([(*bay, shard) if number == onto[0] else bay for number, bay in enumerate(bays)])
        values.append(_best_return(outlook, after, shards[:place] + shards[place + 1 :], onto[1:]))
    return max(values)


def _dragging(outlook: Outlook, ship: int, to: int | None) -> float:
    """Somebody's Stack that was at home is not any more."""
    owner = outlook.ships[ship]
    if owner is None or not outlook.shards[ship]:
        return 0.0
    home = outlook.chart.home[owner]
    after = 0.4 if to is None else home[to]
    return outlook.harm(owner, 0.5 * SHARD * len(outlook.shards[ship]) * (home[ship] - after)) - 0.1


def _ramming(outlook: Outlook, ship: int) -> float:
    board = outlook.chart.board
    victim = board.home_gates[board.base[ship]][board.ring[ship] - 1]
    owner = outlook.ships[victim]
    assert owner is not None
    stack = outlook.shards[victim]
    own = outlook.shards[ship]
    gain = outlook.stand(victim, stack[:1] + own) - outlook.stand(ship, own)
    return gain + outlook.harm(owner, SHARD * len(stack))


# ---- what is asked in between


def _keep(outlook: Outlook, legal: Sequence[Action]) -> Choice:
    directives = outlook.chart.cards.directives

    def hope(action: Action) -> float:
        assert isinstance(action, Keep)
        directive = directives[action.directive]
        return directive.points * DIRECTIVES[directive.goal]

    best = max(legal, key=hope)
    assert isinstance(best, Keep)
    return Choice(hope(best), best, f"{directives[best.directive].name} is easier to reach.")


def _discard(outlook: Outlook, legal: Sequence[Action]) -> Choice:
    """After a turn without a card the hand is of no use; only what unloads or acts is kept."""
    spare = [action for action in legal if isinstance(action, Discard) and outlook.dear(action.card) < 1.5]
    if spare:
        return Choice(0.0, spare[0], "This card was of no use.")
    return Choice(0.0, legal[0], "The rest of the hand can still be of use.")


def _stow(outlook: Outlook, legal: Sequence[Action]) -> Choice:
    frame = outlook.view.frames[-1]
    assert isinstance(frame, Unloading)
    stack = outlook.shards[frame.ship]

    def worth(action: Action) -> float:
        assert isinstance(action, Stow)
        return best_stowing(put(outlook.me.bays, action.bay, stack[-1]), stack[:-1], outlook.aim)

    best = max(legal, key=worth)
    return Choice(0.0, best, f"The {SHARDS[stack[-1]]} Shard counts most there.")


def _restow(outlook: Outlook, legal: Sequence[Action]) -> Choice:
    """The next Shard of a Bay that is rebuilt as planned, or the best exchange of tops (NR-7.2)."""
    frame = outlook.view.frames[-1]
    assert isinstance(frame, Restowing)
    bays, shards, onto = outlook.me.bays, frame.shards, frame.bays
    reason = "In this order the Shards count most."
    if onto[0] == onto[-1]:
        below = bays[onto[0]]
        wanted = rebuilt(below + shards)[len(below)]
        if wanted in shards:
            return Choice(0.0, Restow(wanted), reason)

    def worth(action: Action) -> float:
        assert isinstance(action, Restow)
        place = shards.index(action.shard)
        after = tuple([(*bay, action.shard) if number == onto[0] else bay for number, bay in enumerate(bays)])
        return _best_return(outlook, after, shards[:place] + shards[place + 1 :], onto[1:])

    return Choice(0.0, max(legal, key=worth), reason)


def _leave(outlook: Outlook, legal: Sequence[Action]) -> Choice:
    """Own ships leave nothing; H.R.L.'s leave what one can fetch more easily than others (NR-8.5)."""
    frame = outlook.view.frames[-1]
    assert isinstance(frame, Leaving)
    if outlook.ships[frame.ship] != outlook.seat and outlook.pull(frame.ship) > 0:
        return Choice(0.0, legal[-1], "The Shards lie well for me here.")
    return Choice(0.0, legal[0], "Everything comes along.")


def _run(outlook: Outlook, legal: Sequence[Action]) -> Choice:
    frame = outlook.view.frames[-1]
    assert isinstance(frame, Running)
    stack = outlook.shards[frame.ship]

    def worth(action: Action) -> float:
        assert isinstance(action, Run)
        if action.to is None:
            return outlook.stand(frame.ship, stack)
        return outlook.stand(action.to, outlook.shards[action.to] + stack)

    return Choice(0.0, max(legal, key=worth), "Away with the booty.")


def _place(outlook: Outlook, legal: Sequence[Action]) -> Choice:
    """Where one can fetch the Shard and others cannot (NR-6.2)."""

    def value(action: Action) -> float:
        assert isinstance(action, Place)
        return outlook.pull(action.to)

    return Choice(0.0, max(legal, key=value), "Near to me and far from others.")


def _hrl(outlook: Outlook, legal: Sequence[Action]) -> Choice:
    """Against the other player (NR-8.3)."""

    def value(action: Action) -> float:
        if isinstance(action, HrlHijack):
            owner = outlook.ships[action.victim]
            loss = SHARD + len(outlook.shards[action.victim]) * outlook.chart.home[owner or 0][action.victim]
            return -loss if owner == outlook.seat else loss
        assert isinstance(action, HrlMove)
        if outlook.shards[action.to]:
            return -outlook.pull(action.to) * len(outlook.shards[action.to])
        return max(outlook.pull(action.ship), 0.0) * len(outlook.shards[action.ship]) + _blocking(
            outlook, action.to
        )

    return Choice(0.0, max(legal, key=value), "This card is for the others to suffer.")


def _blocking(outlook: Outlook, gate: int) -> float:
    """A ship on a Gate keeps the Stacks of its owner on that ring from coming home."""
    board = outlook.chart.board
    owner = board.base[gate]
    if board.step[gate] != 0 or owner >= len(outlook.view.players):
        return 0.0
    ring = board.ring[gate]
    waiting = sum(
        [len(outlook.shards[ship]) for ship in outlook.view.fleets[owner] if board.ring[ship] == ring]
    )
    return -waiting if owner == outlook.seat else waiting


ANSWERS: Final[dict[type, Callable[[Outlook, Sequence[Action]], Choice]]] = {
    Leaving: _leave,
    Running: _run,
    Unloading: _stow,
    Restowing: _restow,
    Placing: _place,
    HrlActing: _hrl,
}
PHASES: Final = {"directives": _keep, "turn": _turn, "discard": _discard}
