"""A player whose network fails: messages are lost, doubled and late, connections break at any moment."""

import asyncio
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidMessage

from tests.server.harness import Guest, Json, Page, without_end


class FaultyPlayer:
    """Plays all seats of one device. Every decision is sent under one id until it is answered.

    `decided` are the ids of all decisions made, `confirmed` those that the server has answered with `done`,
    `given_up` those it has refused as stale or not possible any more.
    """

    def __init__(self, guest: Guest, table: str, rng: Random) -> None:
        self.guest = guest
        self.table = table
        self.rng = rng
        self.decided: list[str] = []
        self.confirmed: dict[str, int] = {}
        self.given_up: set[str] = set()
        self._pending: Json | None = None
        self._old: list[Json] = []

    @property
    def answered(self) -> int:
        return len(self.confirmed) + len(self.given_up)

    async def play(self, decisions: int) -> None:
        while len(self.decided) < decisions or self._pending is not None:
            try:
                async with self.guest.at(self.table) as page:
                    await self._until_it_breaks(page, decisions)
            except (ConnectionClosed, InvalidMessage, OSError):
                await asyncio.sleep(0.01)

    async def _until_it_breaks(self, page: Page, decisions: int) -> None:
        while len(self.decided) < decisions or self._pending is not None:
            if self._pending is None:
                seat = page.turn()
                assert seat is not None, "the game waits for a seat of this device"
                name = f"{self.rng.getrandbits(64):x}"
                self._pending = {
                    "type": "play",
                    "id": name,
                    "seq": page.seq,
                    "seat": seat,
                    "action": self._step(page.looks[seat]),
                }
                self.decided.append(name)
            if not await self._send(page, self._pending):
                return
            answer = await page.until(lambda message: message.get("id") == self._pending_id())
            self._settle(answer)
            if answer["type"] == "done":
                await page.until_seq(answer["seq"])
            else:
                return  # look again, on a fresh page

    def _step(self, look: Json) -> Json | list[Json]:
        """An action; sometimes two cards from the Market as one step, which may or may not be possible."""
        action: Json = self.rng.choice(without_end(look))
        others = [each for each in look["legal"] if each["type"] == "take" and each != action]
        if action["type"] == "take" and others and self.rng.random() < 0.5:
            return [action, self.rng.choice(others)]
        return action

    async def _send(self, page: Page, request: Json) -> bool:
        """False: the connection broke, perhaps before the message arrived, perhaps after."""
        fault = self.rng.random()
        if fault < 0.02:
            return False
        if self._old and self.rng.random() < 0.1:  # an old message that was delayed on its way
            await page.send(**self.rng.choice(self._old))
        await page.send(**request)
        if fault < 0.12:
            await page.send(**request)
        return not 0.12 <= fault < 0.16

    def _pending_id(self) -> Any:
        return None if self._pending is None else self._pending["id"]

    def _settle(self, answer: Json) -> None:
        assert self._pending is not None
        name = self._pending["id"]
        if answer["type"] == "done":
            assert self.confirmed.setdefault(name, answer["seq"]) == answer["seq"]
        else:
            self.given_up.add(name)
        self._old = [*self._old[-20:], self._pending]
        self._pending = None
