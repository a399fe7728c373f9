"""The house's rules: who may do what at a table. Each function returns the entry to write, or refuses.

Pure: a table, what is asked, and the time. The game's own rules are asked through `check`.
"""

from novatable.core.actions import Action
from novatable.core.errors import Impossible, Refusal
from novatable.core.game import Game
from novatable.lessons.progress import Progress
from novatable.server.net import wire
from novatable.server.table import entries
from novatable.server.table.config import LONGEST_TEXT, phrases_of
from novatable.server.table.entries import Entry, How
from novatable.server.table.names import clean
from novatable.server.table.refused import Refused as Refused
from novatable.server.table.table import Table


def running(table: Table) -> Game:
    if table.unplayed is not None:
        raise Refused("closed", "rules-gone")
    if table.game is None:
        raise Refused("status", "not-begun")
    return table.game


def own_seat(table: Table, who: str, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refused("seat", "no-seat", {"name": str(seat), "n": len(table.seats) - 1})
    if table.seats[seat].holder != who:
        raise Refused("seat", "not-yours", {"seat": seat})


def not_stale(table: Table, seq: int) -> None:
    if not table.moment_since <= seq <= table.seq:
        raise Refused("stale", "stale")


def read_action(game: Game, seat: int, action: object) -> Action:
    """The action meant, if the game accepts it now."""
    read = game.read_action(seat, action)
    refusal = read if isinstance(read, Refusal) else game.refusal(seat, read)
    if refusal is not None:
        raise Refused(refusal.rule, refusal.code, refusal.args)
    assert not isinstance(read, Refusal)
    return read


def read_step(game: Game, seat: int, action: object) -> Action | tuple[Action, ...]:
    """The action meant, or the several that are one step: the game accepts each after those before it.

    Only after the last may chance or hidden cards decide anything. Otherwise a refusal of a later action
    would tell what they decided, and nothing would have been played.
    """
    actions = entries.actions_of(action)
    if len(actions) == 1:
        return read_action(game, seat, actions[0])
    ahead = game.copy()
    step: list[Action] = []
    for which, each in enumerate(actions):
        try:
            step.append(read_action(ahead, seat, each))
        except Refused as refused:
            raise refused.at(which) from None
        events = ahead.carry_out(seat, step[-1])
        if which < len(actions) - 1 and any(event.surprises for event in events):
            raise Refused("unforeseen", "foresee", which=which)
    return tuple(step)


# ---- requests over the socket


def answer(table: Table, who: str, request: wire.Request, now: int) -> Entry:
    """The entry that carries out a request of whoever holds seats as `who`."""
    match request:
        case wire.Play():
            return play(table, who, request, now)
        case wire.Undo():
            return undo(table, who, request, now)
        case wire.Consent():
            return consent(table, who, request, now)
        case wire.Say():
            return say(table, who, request, now)
        case wire.Instruct():
            return instruct(table, who, request, now)
        case wire.Return():
            return come_back(table, who, request, now)
        case wire.Turn():
            return turn(table, who, request, now)
    raise AssertionError(f"no such request: {request!r}")


def play(table: Table, who: str, request: wire.Play, now: int) -> Entry:
    own_seat(table, who, request.seat)
    game = running(table)
    if table.seats[request.seat].stand_in is not None:
        raise Refused("stand_in", "stand-in")
    not_stale(table, request.seq)
    action = read_step(game, request.seat, request.action)
    if table.progress is not None:
        _is_taught(table.progress, request.seat, action)
    how: How = "bot" if table.seats[request.seat].kind == "bot" else "person"
    return entries.Acted(
        at=now,
        by=who,
        id=request.id,
        seat=request.seat,
        action=action,
        how=how,
        forced=request.forced,
    )


def _is_taught(progress: Progress, seat: int, step: Action | tuple[Action, ...]) -> None:
    """Whether the lesson accepts it too."""
    match progress.refuses(seat, entries.actions_of(step)):
        case "lesson-watch":
            raise Refused("lesson", "lesson-watch")
        case "lesson-read":
            raise Refused("lesson", "lesson-read")
        case "lesson-other":
            raise Refused("lesson", "lesson-other")
        case "lesson-over":
            raise Refused("lesson", "lesson-over")


def turn(table: Table, who: str, request: wire.Turn, now: int) -> Entry:
    progress = table.progress
    if progress is None or not progress.may_turn(request.page):
        raise Refused("lesson", "lesson-page")
    own_seat(table, who, progress.lesson.seat)
    return entries.Turned(at=now, by=who, id=request.id, page=request.page)


def check(table: Table, who: str, request: wire.Check) -> wire.Checked | None:
    """The answer, as far as the present game can give it; None: what comes next has to be foreseen."""
    own_seat(table, who, request.seat)
    game = running(table)
    try:
        read_step(game, request.seat, request.action)
    except Refused as refused:
        return wire.checked_no(request.id, refused.refusal, refused.which)
    return None if request.preview else wire.Checked(request.id)


def draft(table: Table, who: str, request: wire.Draft) -> wire.Drafted:
    """What the game says about a draft, going by the seat's view, and about the action it would become."""
    own_seat(table, who, request.seat)
    game = running(table)
    try:
        reading = game.read_draft(game.view(request.seat), request.draft)
    except Impossible as error:
        raise Refused(error.rule, error.code, error.args) from None
    except ValueError as error:
        raise Refused("message", "no-message", {"detail": f"{error!s:.200}"}) from None
    why = game.check(request.seat, reading.action)
    if why is None:
        return wire.Drafted(request.id, reading)
    return wire.Drafted(request.id, reading, why.rule, why.message, why.code, why.args)


def undo(table: Table, who: str, request: wire.Undo, now: int) -> Entry:
    own_seat(table, who, request.seat)
    running(table)
    not_stale(table, request.seq)
    actions, free = table.undo_reach(request.seat)
    if not actions:
        raise Refused("undo", "undo-nothing")
    if actions != request.actions:
        raise Refused("undo", "undo-more", {"n": actions, "n2": request.actions})
    if table.seats[request.seat].kind == "bot" and not free:
        raise Refused("undo", "undo-bot")
    if free or not [person for person in table.people() if person != who]:
        if actions == 1 and time_is_up(table, table.since[-1], now):
            raise Refused("undo", "undo-late")
        return entries.Undone(
            at=now, by=who, id=request.id, seat=request.seat, actions=actions, consented=(who,)
        )
    if table.undo is not None:
        raise Refused("undo", "undo-asked")
    return entries.UndoAsked(at=now, by=who, id=request.id, seat=request.seat, actions=actions)


def consent(table: Table, who: str, request: wire.Consent, now: int) -> Entry:
    """The last consent carries the undo out."""
    asking = table.undo
    if asking is None or who not in asking.asked:
        raise Refused("undo", "undo-not-asked")
    if request.yes and asking.asked == (who,):
        return entries.Undone(
            at=now,
            by=who,
            id=request.id,
            seat=asking.seat,
            actions=asking.actions,
            consented=(*asking.consented, who),
        )
    return entries.UndoAnswered(at=now, by=who, id=request.id, yes=request.yes)


def say(table: Table, who: str, request: wire.Say, now: int) -> Entry:
    own_seat(table, who, request.seat)
    if request.refuses is not None:
        return refuse_call(table, who, request, request.refuses, now)
    if table.config.talk == "off":
        raise Refused("talk", "no-chat")
    text = _text(table, request)
    if request.to is not None:
        if not table.config.whispers:
            raise Refused("talk", "no-whispers")
        if any(seat >= len(table.seats) for seat in request.to):
            raise Refused("talk", "hearers", {"n": len(table.seats) - 1})
    return entries.Said(
        at=now, by=who, id=request.id, seat=request.seat, text=text, phrase=request.phrase, to=request.to
    )


def _text(table: Table, request: wire.Say) -> str:
    """The person's own words; a phrase has none."""
    phrases = phrases_of(table.config.game)
    if request.phrase in phrases:
        return ""
    if request.phrase is not None or table.config.talk == "phrases":
        raise Refused("talk", "phrases", {"names": phrases})
    return clean("talk", request.text, LONGEST_TEXT)


def refuse_call(table: Table, who: str, request: wire.Say, call: int, now: int) -> Entry:
    """No to an open call (AN-4.8): possible at every table, even without chat."""
    game = running(table)
    if call not in game.view(request.seat).open_calls():
        raise Refused("talk", "no-call", {"n": call})
    return entries.Said(at=now, by=who, id=request.id, seat=request.seat, text="", refuses=call)


def come_back(table: Table, who: str, request: wire.Return, now: int) -> Entry:
    own_seat(table, who, request.seat)
    seat = table.seats[request.seat]
    if seat.away is None and seat.stand_in is None:
        raise Refused("seat", "playing-yourself")
    if time_is_up(table, seat.waited, now):
        raise Refused("stand_in", "time-is-up")
    return entries.Back(at=now, by=who, id=request.id, seats=(request.seat,))


def time_is_up(table: Table, since: int | None, now: int) -> bool:
    """Whether a decision that has been waited for since then has had its time."""
    seconds = table.config.decision_seconds
    return seconds is not None and since is not None and since + seconds * 1000 <= now


def instruct(table: Table, who: str, request: wire.Instruct, now: int) -> Entry:
    own_seat(table, who, request.seat)
    running(table)
    return entries.Instructed(
        at=now,
        by=who,
        id=request.id,
        seat=request.seat,
        kinds=request.kinds,
        only=request.only,
        until_turn=request.until_turn,
    )
