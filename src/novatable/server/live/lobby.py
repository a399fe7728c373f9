"""What is done to tables from outside them: opening, joining, starting, seating, links, rematch, records."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import msgspec

from novatable.core.errors import Args, Impossible, Refusal
from novatable.core.game import Game
from novatable.core.record import Record
from novatable.lessons.lesson import Lesson
from novatable.lessons.library import Lessons
from novatable.players import levels_of, maker_of
from novatable.printing import Print
from novatable.server.clerks.replays import Replays
from novatable.server.clerks.reviews import Reviews
from novatable.server.live.hall import Hall
from novatable.server.live.identity import Identity, bot_id, new_table_id, rematch_id
from novatable.server.live.live_table import LiveTable, now_ms
from novatable.server.net.budget import Payer
from novatable.server.operating.alerts import check_url
from novatable.server.operating.settings import Settings
from novatable.server.store import Conflict, Link, Person
from novatable.server.table import entries, handover
from novatable.server.table.config import (
    LONGEST_NAME,
    CardSets,
    Config,
    SeatPlan,
    new_game,
    settled,
)
from novatable.server.table.entries import Entry, Handed, Purpose
from novatable.server.table.house import Refused, own_seat, running
from novatable.server.table.names import clean_name, numbered
from novatable.server.table.table import Table

LONGEST_RECORD = 1_000_000


class Lobby:
    """Each method is one thing a person asks for, and its payers pay for. house.Refused and Impossible say
    why not."""

    def __init__(self, tables: Hall, identity: Identity, settings: Settings) -> None:
        self.tables = tables
        self.identity = identity
        self.settings = settings
        self.cards = CardSets(Path(settings.cards) if settings.cards else None)
        self.lessons = Lessons(Path(settings.lessons) if settings.lessons else None)
        self._clerks = tables.office.records
        self._previews = tables.office.previews
        self.replays = Replays(tables.store, self._clerks)
        self.reviews = Reviews(tables.store, tables.office.reviews, self._clerks)

    async def printed(self, game: str, cards: str, how: Print, *payers: Payer) -> bytes:
        """A game with one of the card sets as a PDF, made by a clerk."""
        used = Game.kind(game).load_cards(self.cards.source(game, cards))
        return bytes(await self._clerks.run(payers, "printed", game, used, how))

    # ---- opening

    async def open(self, person: Person, config: Config, *payers: Payer) -> LiveTable:
        """A new table. Whoever opens it is its host and sits on the seats planned as "me"."""
        agreed = settled(config, self.cards)
        now = now_ms()
        opening: list[Entry] = [entries.Opened(at=now, by=person.id, config=agreed)]
        opening += _sitting(now, person, agreed)
        return await self.tables.create(new_table_id(), *opening, by=payers)

    async def play_now(
        self, person: Person, game: str, players: int, level: str | None, *payers: Payer
    ) -> LiveTable:
        """A table against computer players, dealt at once. It waits as long as its one person is away."""
        seats = (SeatPlan("me"), *[SeatPlan("computer", level)] * (players - 1))
        config = Config(game=game, seats=seats, away_seconds=None, reasons=True)
        live = await self.open(person, config, *payers)
        await self.start(person, live)
        return live

    async def learn(self, person: Person, lesson: Lesson, *payers: Payer) -> LiveTable:
        """A table for one learner, at the position of the lesson; it waits as long as it takes."""
        game = lesson.begin()
        setup = game.setup
        plans = [
            SeatPlan("me") if seat == lesson.seat else SeatPlan("computer", lesson.others)
            for seat in range(setup.players)
        ]
        config = Config(
            game=lesson.game, seats=tuple(plans), options=dict(setup.options), away_seconds=None, reasons=True
        )
        agreed = settled(config, self.cards)
        now = now_ms()
        opening: list[Entry] = [
            entries.Opened(
                at=now, by=person.id, config=agreed, lesson=msgspec.structs.replace(lesson, position={})
            )
        ]
        opening += _sitting(now, person, agreed)
        opening.append(entries.Started(at=now, by=person.id, setup=setup, position=game.state_json()))
        return await self.tables.create(new_table_id(), *opening, by=payers)

    async def rematch(self, person: Person, live: LiveTable, *payers: Payer) -> LiveTable:
        """The same table again, everybody where they sat; the winner starts. Asked twice, opened once."""
        table = live.table
        if not table.seats_of(person.id) and table.host != person.id:
            raise Refused("seat", "rematch-who")
        outcome = None if table.game is None else table.game.outcome()
        if outcome is None:
            raise Refused("status", "rematch-when")
        now = now_ms()
        first = next((seat for seat in outcome.winners if seat < len(table.seats)), None)
        opening: list[Entry] = [
            entries.Opened(at=now, by=person.id, config=table.config, first=first, after=table.id)
        ]
        for number, seat in enumerate(table.seats):
            if seat.holder is not None:
                by = seat.brought_by if seat.kind == "bot" else person.id
                sat = entries.Sat(at=now, by=by, seat=number, holder=seat.holder, name=seat.name)
                opening.append(sat)
            elif seat.level != table.config.seats[number].level:
                opening.append(entries.MindSet(at=now, by=person.id, seat=number, level=seat.level))
        new = rematch_id(table.id)
        if table.rematch is None:
            with suppress(Conflict):  # somebody else has done it already
                await self.tables.create(new, *opening, by=payers)
            with suppress(_Begun):
                await self.tables.perform(live, partial(_rematched, person=person, new=new))
        return await self.tables.open(new, *payers)

    async def bring(
        self, person: Person, text: str, seats: tuple[SeatPlan, ...] | None, *payers: Payer
    ) -> LiveTable:
        """A table from a record: to look at if the game is over, else to play on."""
        if len(text) > LONGEST_RECORD:
            raise Impossible(Refusal("request", "record-long", {"n": LONGEST_RECORD}))
        record: Record = await self._clerks.run(payers, "take_record", text)
        setup = record.setup
        plans = seats or tuple([SeatPlan("me")] * setup.players)
        if len(plans) != setup.players:
            args: Args = {"n": setup.players, "n2": len(plans)}
            raise Impossible(Refusal("request", "record-seats", args))
        config = Config(game=setup.game, seats=plans, options=dict(setup.options))
        agreed = settled(config, self.cards)
        now = now_ms()
        opening: list[Entry] = [entries.Opened(at=now, by=person.id, config=agreed)]
        opening += _sitting(now, person, agreed)
        opening.append(
            entries.Started(
                at=now,
                by=person.id,
                setup=setup,
                brought=True,
                position=record.start,
                actions=tuple(record.actions),
            )
        )
        return await self.tables.create(new_table_id(), *opening, by=payers)

    # ---- sitting

    async def join(self, person: Person, live: LiveTable, secret: str | None, seat: int | None) -> int:
        """Take an open seat, by the invitation or at a listed table. Those who have a seat keep it.

        At a listed table, somebody who was not invited takes only one seat.
        """
        invited = secret is not None and await self.identity.link(secret, "join", live.table.id) is not None
        if not live.table.config.listed and not invited:
            raise Refused("link", "link-join")

        def decide(table: Table) -> Entry:
            sitting = table.seats_of(person.id)
            if sitting and seat is None:
                raise _Sitting(sitting[0])
            _waiting(table)
            if sitting and not invited and person.id != table.host:
                raise Refused("seat", "one-seat")
            free = [number for number, place in enumerate(table.seats) if place.kind == "open"]
            if seat is not None and seat not in free:
                raise Refused("seat", "not-free", {"seat": seat})
            if not free:
                raise Refused("seat", "all-taken")
            chosen = free[0] if seat is None else seat
            return _sat(now_ms(), person, chosen, _names(table, but=chosen))

        try:
            happening = await self.tables.perform(live, decide)
        except _Sitting as sitting:
            return sitting.seat
        assert isinstance(happening.entry, entries.Sat)
        return happening.entry.seat

    async def look(self, secret: str, *payers: Payer) -> tuple[Link, LiveTable]:
        """What a link is for."""
        link = await self.identity.any_link(secret)
        live = await self.tables.open(link.table, *payers)
        _not_ended(live.table, link)
        return link, live

    async def claim(self, person: Person, secret: str, *payers: Payer) -> tuple[LiveTable, int]:
        """Take the seat that a seat link is for, if it may pass on. The link works once.

        It also ends when the seat changes hands in another way: those who left have no key to it.
        """
        link = await self.identity.link(secret, "seat")
        if link is None or link.seat is None:
            raise Refused("link", "seat-link")
        live = await self.tables.open(link.table, *payers)
        seat = link.seat

        def decide(table: Table) -> Entry:
            _not_ended(table, link)
            now = now_ms()
            handed = handover.claim(table, seat, person.id, now)
            sat = _sat(now, person, seat, _names(table, but=seat))
            return msgspec.structs.replace(sat, before=table.seats[seat].name, handed=handed)

        await self.tables.perform(live, decide)
        await self.identity.end(link)
        return live, seat

    async def leave(self, person: Person, live: LiveTable, seat: int) -> None:
        def decide(table: Table) -> Entry:
            own_seat(table, person.id, seat)
            return entries.Left(at=now_ms(), by=person.id, seat=seat)

        await self.tables.perform(live, decide)

    async def come_back(self, person: Person, live: LiveTable, seat: int) -> None:
        """Return after leaving a game, as long as nobody has moved."""

        def decide(table: Table) -> Entry:
            _exists(table, seat)
            return handover.come_back(table, seat, person.id, now_ms())

        await self.tables.perform(live, decide)

    async def start(self, person: Person, live: LiveTable) -> None:
        """Deal. Two clicks deal once: the second finds the game begun, which is fine."""

        def decide(table: Table) -> Entry:
            _host(table, person)
            if table.game is not None:
                raise _Begun
            open_seats = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
            if open_seats:
                raise Refused("seat", "still-open", {"seats": tuple(open_seats)})
            game = new_game(table.config, self.cards, table.first)
            return entries.Started(at=now_ms(), by=person.id, setup=game.setup)

        with suppress(_Begun):
            await self.tables.perform(live, decide)

    # ---- what the host decides

    async def set_mind(self, person: Person, live: LiveTable, seat: int, level: str | None) -> None:
        """Give a seat to a computer player; or (None) open it, before the game begins.

        After the deal, the host cannot give away a seat that somebody holds.
        """

        def decide(table: Table) -> Entry:
            _host(table, person)
            _exists(table, seat)
            now, held = now_ms(), table.seats[seat]
            if held.holder is None and held.level == level:
                raise _Unchanged
            if level is None:
                _waiting(table)
            else:
                maker_of(table.config.game, level)
            handed: Handed = "free" if held.holder is None else "removed"
            if table.status == "playing":
                handed = handover.how_it_passes(table, seat, person.id, now)
            before = "" if held.holder is None else held.name
            return entries.MindSet(at=now, by=person.id, seat=seat, level=level, before=before, handed=handed)

        with suppress(_Unchanged):
            await self.tables.perform(live, decide)

    async def issue(
        self, person: Person, live: LiveTable, purpose: Purpose, seat: int | None, name: str
    ) -> str:
        """A link's secret. The host issues any link; holders of a seat, links that give it away."""
        table = live.table
        if purpose in ("seat", "bot"):
            if seat is None:
                raise Refused("seat", "link-seat", {"name": purpose})
            _exists(table, seat)
        else:
            seat = None
        _may_issue(table, person, purpose, seat, now_ms())
        name = clean_name(name, LONGEST_NAME) if name else "Bot"
        link, secret = await self.identity.issue(table.id, purpose, seat, now_ms())
        await self.tables.perform(live, self._issued(person, link, name))
        return secret

    def _issued(self, person: Person, link: Link, name: str) -> Callable[[Table], Entry]:
        def decide(table: Table) -> Entry:
            now = now_ms()
            purpose: Purpose = link.purpose  # type: ignore[assignment]
            handed = _may_issue(table, person, purpose, link.seat, now)
            if link.purpose == "bot" and link.seat is not None:
                return entries.Sat(
                    at=now,
                    by=person.id,
                    seat=link.seat,
                    holder=bot_id(link.hash),
                    name=numbered(name, _names(table, but=link.seat)),
                    before=table.seats[link.seat].name,
                    handed=handed,
                )
            name_of_link = _name_of(link) if purpose == "seat" else None
            return entries.LinkIssued(
                at=now, by=person.id, purpose=purpose, seat=link.seat, link=name_of_link
            )

        return decide

    async def set_alert(self, person: Person, live: LiveTable, url: str | None) -> None:
        """Where turn alerts of the table go; ValueError if the operator does not allow it."""
        if url is not None:
            check_url(url, self.settings)

        def decide(table: Table) -> Entry:
            _host(table, person)
            if table.alert == url:
                raise _Unchanged
            return entries.AlertSet(at=now_ms(), by=person.id, url=url)

        with suppress(_Unchanged):
            await self.tables.perform(live, decide)

    # ---- records

    async def export(self, person: Person, live: LiveTable, seat: int | None, *payers: Payer) -> str:
        """The whole record once the game is over; before that, what the person's seat has learnt so far."""
        table = live.table
        own: int | None = None
        if table.status in ("over", "closed"):
            if not table.seats_of(person.id) and table.host != person.id:
                raise Refused("seat", "record-who")
            if table.game is None and table.unplayed is None:
                raise Refused("status", "closed-unplayed")
        else:
            running(table)
            seats = table.seats_of(person.id)
            own = seats[0] if seat is None and seats else seat
            if own is None or own not in seats:
                raise Refused("seat", "record-seat")
        rows = [(row.seq, row.body) for row in await self.tables.store.read(table.id) if row.seq <= table.seq]
        payers = (*payers, Payer("table", table.id))
        if own is None:
            return str(await self._clerks.run(payers, "whole_record", table.id, rows))
        return str(await self._clerks.run(payers, "cut_record", table.id, rows, own))

    async def review(self, person: Person, live: LiveTable, *payers: Payer) -> None:
        """Have the game reviewed, which must be over."""
        outcome = None if live.table.game is None else live.table.game.outcome()
        if outcome is None:
            raise Refused("status", "review-not-over")
        await self.reviews.start(live.table.id, await self.export(person, live, None, *payers), *payers)

    async def review_page(self, person: Person, live: LiveTable, language: str, *payers: Payer) -> bytes:
        """The review as a page to keep."""
        if live.table.status not in ("over", "closed"):
            raise Refused("status", "review-not-over")
        text = await self.export(person, live, None, *payers)
        return await self.reviews.page(live.table.id, text, language, *payers)

    # ---- the coach

    async def advice(
        self, person: Person, live: LiveTable, seat: int, level: str | None, *payers: Payer
    ) -> bytes:
        """What a computer player would do: a list of `coach.Advice` as JSON."""
        game = self._coached(person, live, seat)
        strongest = list(levels_of(game.name))[-1] if level is None else level
        maker_of(game.name, strongest)
        if seat not in game.waiting_for():
            raise Refused("turn", "coach-when")
        view, legal = live.table.view(seat), game.legal(seat)
        return bytes(await self._previews.run(payers, "advice", view, legal, strongest))

    async def coach_word(self, person: Person, live: LiveTable, seat: int, *payers: Payer) -> bytes:
        """Whether the last choice of a seat lost much: `coach.Word` or null, as JSON."""
        self._coached(person, live, seat)
        table = live.table
        rows = [(row.seq, row.body) for row in await self.tables.store.read(table.id) if row.seq <= table.seq]
        return bytes(await self._previews.run(payers, "coach_word", table.id, rows, seat))

    def _coached(self, person: Person, live: LiveTable, seat: int) -> Game:
        """The game, if this person may be helped with it."""
        table = live.table
        game = running(table)
        if seat not in table.seats_of(person.id):
            raise Refused("seat", "coach-seat")
        others = [place for number, place in enumerate(table.seats) if number != seat]
        if not table.config.coach and any(place.kind != "computer" for place in others):
            raise Refused("status", "coach-off")
        return game


class _Sitting(Exception):
    """Somebody who joins has a seat already."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class _Unchanged(Exception):
    """Things are already as requested: nothing is written."""


class _Begun(Exception):
    """The game, or the rematch, has begun already."""


def _rematched(table: Table, person: Person, new: str) -> Entry:
    if table.rematch is not None:
        raise _Begun
    return entries.Rematched(at=now_ms(), by=person.id, table=new)


def _sitting(now: int, person: Person, config: Config) -> list[entries.Sat]:
    """Seat somebody on all seats planned for them."""
    sat: list[entries.Sat] = []
    for seat, plan in enumerate(config.seats):
        if plan.who == "me":
            sat.append(_sat(now, person, seat, [*_reserved(config), *[each.name for each in sat]]))
    return sat


def _sat(now: int, person: Person, seat: int, others: list[str]) -> entries.Sat:
    """Nearly equal names, such as of people who share a device, are numbered."""
    name = numbered(person.name, others)
    return entries.Sat(at=now, by=person.id, seat=seat, holder=person.id, name=name)


def _names(table: Table, but: int) -> list[str]:
    """What nobody else at the table may be called."""
    taken = [place.name for seat, place in enumerate(table.seats) if seat != but]
    return [*_reserved(table.config), *taken]


def _reserved(config: Config) -> list[str]:
    """The name of the automa, which nobody may pass for."""
    automa = Game.kind(config.game).automa
    return [automa] if automa else []


def _name_of(link: Link) -> str:
    """A link's name in the log, which does not have its secret."""
    return link.hash.hex()[:20]


def _not_ended(table: Table, link: Link) -> None:
    if link.seat is not None and table.seats[link.seat].link != _name_of(link):
        raise Refused("link", "seat-link-used")


def _may_issue(table: Table, person: Person, purpose: str, seat: int | None, now: int) -> Handed:
    """Refused if the person may not issue such a link; else by what right the link would pass on a seat."""
    if seat is None:
        _host(table, person)
        return "free"
    if seat not in table.seats_of(person.id):
        _host(table, person)
    if purpose == "bot":
        return handover.may_bring_bot(table, seat, person.id, now)
    return handover.how_it_passes(table, seat, person.id, now)


def _host(table: Table, person: Person) -> None:
    if table.host != person.id:
        raise Refused("host", "host")


def _waiting(table: Table) -> None:
    if table.game is not None:
        raise Refused("status", "begun")


def _exists(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refused("seat", "no-seat", {"name": str(seat), "n": len(table.seats) - 1})
