"""What happens at a table by itself: computer players, stand-ins, standing instructions, clocks, absences.

`tend` is called after every change. What is due now is done by two tasks per table, one for decisions and
one for people who come and go; what is due later waits for one timer per table.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from hashlib import sha256

from novatable.core.actions import Action
from novatable.core.reason import Reason
from novatable.lessons.lesson import Cue
from novatable.lessons.trying import seed_of
from novatable.players import levels_of
from novatable.server.live.attendance import Overtaken, all_well, due, next_due, returned, unless_changed
from novatable.server.live.hall import MOST_ENTRIES, Decide, Hall
from novatable.server.live.live_table import LiveTable, now_ms
from novatable.server.live.minds import TRIES, Decision, MindFailed, Minds, Question
from novatable.server.operating.metrics import METRICS
from novatable.server.operating.settings import Settings
from novatable.server.table import entries
from novatable.server.table.config import simpler
from novatable.server.table.entries import Entry, How
from novatable.server.table.handover import thinks_twice
from novatable.server.table.house import Refused, read_action, running
from novatable.server.table.instructions import Instruction
from novatable.server.table.table import Happening, Table

log = logging.getLogger("novatable.driver")

Step = Callable[[], Awaitable[None]]
ANSWERING = 24
"""How many times its usual pace a computer player gives people to answer its open call: 12 seconds."""


class Driver:
    """Looks after all live tables of this process."""

    def __init__(self, tables: Hall, minds: Minds, settings: Settings) -> None:
        self.tables = tables
        self.minds = minds
        self.settings = settings
        self.stopping = False

    def tend(self, live: LiveTable, happening: Happening | None) -> None:
        """Something has changed (or, without a happening, the table was loaded or somebody came or went)."""
        if happening is not None and isinstance(happening.entry, entries.Acted):
            live.talk.speaker = happening.entry.seat
        if happening is not None and isinstance(happening.entry, entries.Undone):
            live.talk.refused.clear()  # a new call may reuse an old number
            live.talk.said.clear()
        said = None if happening is None else happening.entry
        if isinstance(said, entries.Said) and said.refuses is not None:
            live.talk.refused.add((said.seat, said.refuses))
        if all_well(live):  # as at most tables after most actions
            live.talk.forget()
            self._set_timer(live, None)
            return
        if happening is not None and happening.game_changed:
            live.talk.hear(happening.events)
        if self.stopping or live.damaged is not None or live.table.seq >= MOST_ENTRIES:
            return
        loop = asyncio.get_running_loop()
        # First, as time passes: whatever turns out to be due a moment later already has its timer.
        self._set_timer(live, self._rest(live))
        if live.noting is None and self._to_note(live) is not None:
            live.noting = loop.create_task(self._note(live))
        if live.playing is None and self._to_play(live) is not None:
            live.playing = loop.create_task(self._play(live))

    async def stop(self) -> None:
        """Begin nothing more. What is being written is still written."""
        self.stopping = True
        tasks = []
        for live in self.tables.live.values():
            self._set_timer(live, None)
            tasks += [task for task in (live.noting, live.playing) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ---- clocks and attendance

    async def _note(self, live: LiveTable) -> None:
        """Write one such entry after the other, without waiting for computer players."""
        async with self._patiently(live):
            while not self.stopping and (decide := self._to_note(live)) is not None:
                with suppress(Overtaken):
                    await self.tables.perform(live, decide)
        live.noting = None

    def _to_note(self, live: LiveTable) -> Decide | None:
        decide = returned(live)
        if decide is None and not live.foreign:
            decide = due(live, self.settings.grace)
        return decide

    # ---- choosing the next step

    async def _play(self, live: LiveTable) -> None:
        """Take one such step after the other."""
        async with self._patiently(live):
            while not self.stopping and (step := self._to_play(live)) is not None:
                before = (live.table.seq, len(live.talk.listening))
                with suppress(Overtaken):
                    await step()
                    if (live.table.seq, len(live.talk.listening)) == before:
                        raise RuntimeError("a step that changes nothing")
        live.playing = None

    def _to_play(self, live: LiveTable) -> Step | None:
        table = live.table
        if live.foreign or table.game is None or table.status != "playing" or _pauses(table):
            return None
        progress = table.progress
        if progress is not None and not progress.free:
            cue = progress.next_cue()
            return None if cue is None else partial(self._follow_script, live, cue)
        waiting = table.waiting_for()
        speaking = live.talk.next_listener(waiting, partial(self._may_speak, table))
        if speaking is not None and (level := table.seats[speaking].mind) is not None:
            return partial(self._speak, live, speaking, level)
        for number in live.talk.clockwise(waiting):
            seat = table.seats[number]
            if self._listens(live, number) is not None:
                continue
            if seat.mind is not None:
                return partial(self._decide, live, number, seat.mind)
            if seat.instruction is not None:
                legal = table.game.legal(number)
                if seat.instruction.relevant_change(legal):
                    return partial(self._stop_instruction, live, number)
                action = seat.instruction.choose(legal)
                if action is not None:
                    return partial(self._follow_instruction, live, number, seat.instruction, action)
        return None

    def _may_speak(self, table: Table, number: int) -> bool:
        """Whether a computer player is there that ever speaks up unasked."""
        level = table.seats[number].mind
        if level is None:
            return False
        return bool(getattr(levels_of(table.config.game)[level], "volunteers", True))

    def _listens(self, live: LiveTable, number: int) -> float | None:
        """How many more seconds a computer player waits for people to answer its open call (AN-4.8)."""
        table = live.table
        seat = table.seats[number]
        if seat.mind is None or seat.waited is None or table.view(number).active != number:
            return None
        left = seat.waited / 1000 + ANSWERING * self.settings.pace - now_ms() / 1000
        if left <= 0:
            return None
        for other, place in enumerate(table.seats):
            if place.holder is None or place.mind is not None or not live.here(place.holder):
                continue
            if any((other, call) not in live.talk.refused for call in table.view(other).open_calls()):
                return left
        return None

    # ---- computer players and instructions

    async def _speak(self, live: LiveTable, number: int, level: str) -> None:
        """Let a computer player that is not waited for speak up, if it wants to."""
        live.talk.listening.pop(0)
        asked_at = live.table.game_seq
        decision = await self._ask(live, number, level, speak=True)
        if decision is None:
            return
        if decision.action is None:
            if live.table.game_seq == asked_at:  # else it has not seen what it would refuse
                await self._refuse_calls(live, number, decision.why)
            return
        live.talk.spoke_up(number)
        try:
            await self._act(live, number, decision, asked_at)
        except Refused as refusal:
            if refusal.rule in ("store", "damaged"):
                raise

    async def _refuse_calls(self, live: LiveTable, number: int, why: Reason | None) -> None:
        """A player who will not answer an open call says so once, so that nobody waits for it (AN-4.8)."""
        table = live.table
        for call in running(table).view(number).open_calls():
            if (number, call) not in live.talk.refused:
                live.talk.refused.add((number, call))
                reason = live.talk.unsaid(number, why)
                entry = entries.Said(at=0, by="", seat=number, text="", refuses=call, reason=reason)
                await self.tables.perform(live, unless_changed(table, number, entry))

    async def _decide(self, live: LiveTable, number: int, level: str) -> None:
        asked_at = live.table.game_seq
        decision = await self._ask(live, number, level, speak=False)
        if decision is None:
            return
        try:
            await self._act(live, number, decision, asked_at)
        except Refused as refusal:
            if refusal.rule in ("store", "damaged"):
                raise
            await self._replace(live, number, level, MindFailed("impossible"))

    async def _ask(self, live: LiveTable, number: int, level: str, speak: bool) -> Decision | None:
        """The computer player's decision; None if it failed and a simpler one has replaced it."""
        table = live.table
        game = running(table)
        legal = None if speak else game.legal(number)
        question = Question(
            level,
            game.name,
            _seed(table, number, speak),
            game.view(number),
            legal,
            answers=game.answers(),
        )
        began = time.perf_counter()
        try:
            decision = await self.minds.decide(question)
        except MindFailed as failure:
            await self._replace(live, number, level, failure)
            return None
        took = time.perf_counter() - began
        METRICS.thinking.observe(took)
        if live.connections and decision.action is not None and took < self.settings.pace:
            await asyncio.sleep(self.settings.pace - took)
        return decision

    async def _replace(self, live: LiveTable, number: int, level: str, failure: MindFailed) -> None:
        """A simpler player goes on. If the simplest fails, the first legal action is played."""
        if self.stopping:
            return
        METRICS.minds_failed.add()
        told = {"table": live.table.id, "seat": number, "player": level, "why": failure.why}
        log.warning("computer player failed", extra=told, exc_info=failure.__cause__)
        table = live.table
        lower = simpler(table.config.game, level)
        if lower != level:
            entry = entries.Replaced(at=0, seat=number, level=lower, why=failure.why, before=level)
            await self.tables.perform(live, unless_changed(table, number, entry))
            return
        legal = running(table).legal(number)
        if number in table.waiting_for() and legal:
            await self._act(live, number, Decision(legal[0], None), table.game_seq)

    async def _stop_instruction(self, live: LiveTable, number: int) -> None:
        entry = entries.Instructed(at=0, by="", seat=number, kinds=())
        await self.tables.perform(live, unless_changed(live.table, number, entry))

    async def _follow_instruction(
        self, live: LiveTable, number: int, instruction: Instruction, action: Action
    ) -> None:
        """At an even pace, so that the time taken reveals nothing."""
        asked_at = live.table.game_seq
        await asyncio.sleep(self.settings.pace)
        await self._act(live, number, Decision(action, None), asked_at, instruction)

    async def _follow_script(self, live: LiveTable, cue: Cue) -> None:
        """What a lesson lets somebody do."""
        asked_at = live.table.game_seq
        if live.connections:
            await asyncio.sleep(self.settings.pace)

        def decide(table: Table) -> Entry:
            if table.game_seq != asked_at or table.progress is None or table.progress.next_cue() != cue:
                raise Overtaken
            action = read_action(running(table), cue.seat, cue.action)
            by = table.seats[cue.seat].holder or ""
            return entries.Acted(at=now_ms(), by=by, seat=cue.seat, action=action, how="computer")

        await self.tables.perform(live, decide)

    async def _act(
        self,
        live: LiveTable,
        number: int,
        decision: Decision,
        asked_at: int,
        instruction: Instruction | None = None,
    ) -> None:
        """Play for a seat, unless the game or the seat has changed since it was asked."""
        action = decision.action
        assert action is not None

        def decide(table: Table) -> Entry:
            seat = table.seats[number]
            how: How = "computer" if seat.level is not None else "stand_in"
            asked_still = seat.mind is not None
            if instruction is not None:
                how, asked_still = "instruction", not asked_still and seat.instruction == instruction
            if table.game_seq != asked_at or not asked_still or _pauses(table):
                raise Overtaken
            accepted = read_action(running(table), number, action)
            return entries.Acted(
                at=now_ms(),
                by=seat.holder or "",
                seat=number,
                action=accepted,
                how=how,
                reason=live.talk.unsaid(number, decision.why) if table.config.reasons else None,
            )

        await self.tables.perform(live, decide)

    # ---- later

    def _rest(self, live: LiveTable) -> float | None:
        """In how many seconds to look again.

        Of several processes with the same table, the one that wrote the last entry does what follows; the
        others do it only if it does not.
        """
        if live.foreign:
            return 2 + TRIES * self.settings.mind_seconds
        later = [next_due(live, self.settings.grace)]
        if live.table.status == "playing":
            later += [self._listens(live, number) for number in live.table.waiting_for()]
        return min([seconds for seconds in later if seconds is not None], default=None)

    @asynccontextmanager
    async def _patiently(self, live: LiveTable) -> AsyncIterator[None]:
        """If anything goes wrong at one table, it is tried again later, and the others go on."""
        try:
            yield
        except Refused as refusal:
            log.warning("table waits", extra={"table": live.table.id, "rule": refusal.rule})
            self._set_timer(live, 5.0)
        except Exception:
            log.exception("table waits", extra={"table": live.table.id})
            self._set_timer(live, 30.0)

    def _set_timer(self, live: LiveTable, seconds: float | None) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if seconds is not None and not self.stopping:
            live.timer = asyncio.get_running_loop().call_later(seconds, self._ring, live)

    def _ring(self, live: LiveTable) -> None:
        live.timer = None
        live.foreign = False
        self.tend(live, None)


def _pauses(table: Table) -> bool:
    """Whether somebody has just left and may still come back, as nobody has moved."""
    until = thinks_twice(table)
    return until is not None and now_ms() < until


def _seed(table: Table, number: int, speak: bool) -> int:
    """The same table, moment and seat give the same seed, in any process."""
    if table.lesson is not None:
        return seed_of(table.lesson.id, len(running(table).history), number, speaks=speak)
    words = f"{table.id} {table.game_seq} {number} {speak}"
    return int.from_bytes(sha256(words.encode()).digest()[:6], "big")
