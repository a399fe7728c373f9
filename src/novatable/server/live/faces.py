"""What each viewer gets: tables and happenings cut for one seat, or for spectators (None)."""

from typing import Any

from msgspec.structs import replace

from novatable.core.errors import Refusal
from novatable.core.record import CardsUsed
from novatable.lessons.progress import Progress
from novatable.locales import words
from novatable.server.net.wire import (
    Face,
    Happened,
    LessonInfo,
    Look,
    News,
    SeatInfo,
    StandingInstruction,
    StepInfo,
    TableInfo,
    UndoInfo,
    Welcome,
    encode,
)
from novatable.server.table import entries
from novatable.server.table.clocks import stand_ins
from novatable.server.table.entries import Entry
from novatable.server.table.seat import BOT
from novatable.server.table.table import Happening, Table, Viewer


def table_info(table: Table, damaged: Refusal | None = None) -> TableInfo:
    """Names, never the ids of people."""
    seats = tuple(
        [
            SeatInfo(
                seat=number,
                kind=seat.kind,
                name=seat.name,
                level=seat.level,
                stand_in=seat.stand_in,
                away=seat.away is not None,
                host=seat.holder == table.host,
            )
            for number, seat in enumerate(table.seats)
        ]
    )
    closed = table.closed or ("rules" if table.unplayed is not None else None)
    return TableInfo(
        table.id,
        table.status,
        table.config,
        seats,
        _undo(table),
        table.rematch,
        damaged,
        closed,
        None if table.progress is None else _lesson(table.progress),
    )


def _lesson(progress: Progress) -> LessonInfo:
    lesson, step = progress.lesson, progress.step
    shown = None
    if step is not None:
        left = step.solution[progress.done :]
        shown = StepInfo(step.title, step.text, step.spots, step.other, progress.done, step.times, left)
    return LessonInfo(
        lesson.id,
        lesson.kind,
        lesson.title,
        progress.state,
        lesson.about,
        progress.page,
        len(lesson.steps),
        shown,
        progress.back,
        lesson.hints,
        progress.turns_left,
        progress.actions_left,
    )


def _undo(table: Table) -> UndoInfo | None:
    request = table.undo
    if request is None:
        return None
    asked = [number for person in request.asked for number in table.seats_of(person)]
    return UndoInfo(request.seat, request.actions, tuple(asked))


def look(table: Table, viewer: Viewer, *, hints: bool = False) -> Look | None:
    """The game as it is now, for one viewer; None before it begins."""
    game = table.game
    if game is None:
        return None
    whole = table.view(viewer)
    view = told_view(whole)
    hinted = game.hints(whole) if hints else None
    deadlines: tuple[tuple[int, int], ...] = ()
    if table.config.decision_seconds is not None:
        deadlines = tuple([(waited.seat, waited.due) for waited in stand_ins(table) if waited.why == "time"])
    if viewer is None:
        return Look(None, view, hints=hinted, deadlines=deadlines)
    actions, free = table.undo_reach(viewer)
    standing = table.seats[viewer].instruction
    return Look(
        seat=viewer,
        view=view,
        legal=game.legal(viewer) if table.closed is None else (),
        hints=hinted,
        undo=("free" if free else "ask") if actions else None,
        undo_actions=actions,
        instruction=None if standing is None else StandingInstruction(*standing.told()),
        deadlines=deadlines,
    )


def told_view(view: Any) -> Any:
    """The view without a card set that the game carries along: clients fetch that once, separately."""
    cards = view.cards
    return view if cards.set is None else replace(view, cards=CardsUsed(cards.name, cards.hash))


def looks(table: Table, viewers: tuple[Viewer, ...], *, hints: bool = False) -> list[Look]:
    found = [look(table, viewer, hints=hints) for viewer in viewers]
    return [one for one in found if one is not None]


def welcome(
    table: Table, damaged: Refusal | None, viewers: tuple[Viewer, ...], now: int, *, hints: bool
) -> bytes:
    """The table as it is now."""
    seats = tuple([viewer for viewer in viewers if viewer is not None])
    shown = looks(table, viewers, hints=hints)
    return encode(Welcome(table.seq, table_info(table, damaged), seats, shown, now))


def frame(
    happening: Happening,
    viewers: tuple[Viewer, ...],
    info: TableInfo | None,
    newest: Table | None,
    since: tuple[int, ...] = (),
    *,
    hints: bool = False,
) -> bytes:
    """One entry, for a page with these viewers. `newest`: the table, if this is its last entry.

    `since`: for each seat, the entry with which its holder came. `hints`: the page wants them.
    """
    shown = None
    if happening.game_changed or isinstance(happening.entry, entries.Instructed):
        shown = newest
    faces = [
        face(
            happening,
            viewer,
            None if shown is None else look(shown, viewer, hints=hints),
            since[viewer] if since and viewer is not None else 0,
        )
        for viewer in viewers
    ]
    return encode(Happened(happening.seq, happening.entry.at, faces, info))


def face(happening: Happening, viewer: Viewer, newest: Look | None, since: int = 0) -> Face:
    """Whoever took the seat with entry `since` sees what the seat saw before, but not its private chat."""
    events = [event.face(viewer) for event in happening.events]
    ears = viewer if happening.seq >= since else None
    return Face(viewer, news(happening.entry, ears), events, newest)


def cut_record(view: Any, happenings: list[Happening], viewer: int) -> str:
    """What a seat knows in mid-game, as JSON lines: what it saw happen, and its view now."""
    lines = [encode({"novatable_cut": 1, "seat": viewer, "commitment": view.commitment})]
    for happening in happenings:
        if happening.events or happening.game_changed:
            told = face(happening, viewer, None)
            lines.append(encode({"seq": happening.seq, "news": told.news, "events": told.events}))
    lines.append(encode({"view": view}))
    return "".join(line.decode() + "\n" for line in lines)


def _before(entry: entries.Sat | entries.MindSet) -> str | None:
    return entry.before or None


def _text(said: entries.Said) -> str:
    """What was said; a phrase in English, for programs: screens know it by its code."""
    if said.phrase is None:
        return said.text
    name = f"phrase-{said.phrase}"
    return words("en").format(name) if words("en").has(name) else said.phrase


def news(entry: Entry, viewer: Viewer) -> News:
    """The entry as the viewer may know it: copied field by field, never whole."""
    kind = str(entry.__struct_config__.tag)
    match entry:
        case entries.Acted():  # the most frequent
            return News(kind, seat=entry.seat, how=entry.how, reason=entry.reason)
        case entries.Sat():
            bot = True if entry.holder.startswith(BOT) else None
            return News(
                kind, seat=entry.seat, name=entry.name, before=_before(entry), handed=entry.handed, bot=bot
            )
        case entries.Started():
            return News(kind, actions=len(entry.actions) if entry.brought else None)
        case entries.Left() | entries.UndoAsked() | entries.Undone():
            actions = None if isinstance(entry, entries.Left) else entry.actions
            return News(kind, seat=entry.seat, actions=actions)
        case entries.MindSet():
            return News(kind, seat=entry.seat, level=entry.level, before=_before(entry), handed=entry.handed)
        case entries.LinkIssued():
            return News(kind, seat=entry.seat, purpose=entry.purpose)
        case entries.UndoAnswered():
            return News(kind, yes=entry.yes)
        case entries.Said():
            heard = entry.to is None or viewer == entry.seat or viewer in entry.to
            if entry.refuses is not None:
                why = entry.reason or entry.text or None
                return News(kind, seat=entry.seat, refuses=entry.refuses, reason=why)
            if not heard:
                return News(kind, seat=entry.seat, to=entry.to)
            return News(kind, seat=entry.seat, text=_text(entry), phrase=entry.phrase, to=entry.to)
        case entries.Away() | entries.Back():
            return News(kind, seats=entry.seats)
        case entries.StoodIn():
            return News(kind, seat=entry.seat, level=entry.level, why=entry.why)
        case entries.Replaced():
            return News(kind, seat=entry.seat, level=entry.level, why=entry.why, before=entry.before or None)
        case entries.Closed():
            return News(kind, why=entry.why)
        case entries.Rematched():
            return News(kind, table=entry.table)
    return News(kind)  # opened, ended, instructed, alert_set: that it happened is all
