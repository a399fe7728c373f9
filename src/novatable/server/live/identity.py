"""Who somebody is: guests with a device token, and links. Secrets have 128 bits and are stored as hashes."""

import secrets
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from hashlib import sha256

from novatable.server.store import Conflict, Link, Person, Store
from novatable.server.table.config import LONGEST_NAME
from novatable.server.table.entries import Purpose
from novatable.server.table.house import Refused
from novatable.server.table.names import clean_name
from novatable.server.table.seat import BOT

RENEWALS = "renewals:"
DEVICE_MINUTES = 10
"""How long a link to another device works, once."""
_SHARED = ("join", "watch", "seat")
"""Links that anybody may look up: other secrets are for their holders only."""


def new_secret() -> str:
    return secrets.token_hex(16)


def digest(secret: str) -> bytes:
    return sha256(secret.encode()).digest()


def new_id() -> str:
    """For people: not secret, but not guessable either."""
    return secrets.token_hex(10)


def new_table_id() -> str:
    """Begins with the time of opening, so that logs of tables in play are close together in the database."""
    return f"{int(time.time()):08x}{secrets.token_hex(6)}"


def rematch_id(table: str) -> str:
    """Always the same for a table, so that two simultaneous requests get one rematch."""
    return sha256(f"rematch of {table}".encode()).hexdigest()[:20]


def bot_id(link_hash: bytes) -> str:
    """A remote bot is known by its token: another token, another bot."""
    return BOT + link_hash.hex()[:20]


class Identity:
    """Finds people and links by what only they know."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.renewed: Callable[[str], None] = lambda _person: None
        """Called with people whose old token may have ended, here or at another worker."""
        self.present: Callable[[], Iterable[str]] = tuple
        """People for whom no renewal may be missed, even while other workers were not heard."""
        self.renewals = 0
        """How many renewals have been heard."""
        store.listen(self._heard, lambda: [RENEWALS + person for person in self.present()])

    async def register(self, name: str) -> tuple[Person, str]:
        """A new guest and their token, which is given only once; Refused if the name is invalid."""
        person = Person(new_id(), clean_name(name, LONGEST_NAME))
        token = new_secret()
        await self._store.add_person(person, digest(token))
        return person, token

    async def person(self, token: str) -> Person | None:
        """Whose token it is: the first one, or one of another device."""
        known = await self._store.person_by_token_hash(digest(token))
        if known is None:
            link = await self._store.link_by_hash(digest(token))
            if link is not None and link.purpose == "token":
                known = await self._store.person(link.table)
        return known

    async def invite_device(self, person: Person, now: int) -> str:
        """The secret of a link that makes another device this person's too. It ends an earlier one."""
        secret = new_secret()
        await self._store.put_link(Link(digest(secret), "device", person.id, None, now))
        return secret

    async def add_device(self, secret: str, now: int) -> tuple[Person, str]:
        """Whose device this is from now on, and its own token. The link works once, and only for a while."""
        link = await self._store.link_by_hash(digest(secret))
        ended = link is None or link.purpose != "device" or not await self._store.end_link(link.hash)
        if link is None or ended or link.made + DEVICE_MINUTES * 60_000 < now:
            raise Refused("link", "link-device")
        person = await self._store.person(link.table)
        if person is None:
            raise Refused("link", "link")
        token = new_secret()
        device = secrets.randbelow(2**31)  # a separate seat: links of one purpose and seat end each other
        await self._store.put_link(Link(digest(token), "token", person.id, device, now))
        return person, token

    async def rename(self, person: Person, name: str) -> Person:
        renamed = Person(person.id, clean_name(name, LONGEST_NAME))
        await self._store.rename(person.id, renamed.name)
        return renamed

    async def renew(self, person: Person) -> str:
        """Another token; the old one, and those of other devices, end at once."""
        token = new_secret()
        await self._store.end_links(person.id, "token")
        await self._store.set_token(person.id, digest(token))
        self._tell(person.id)
        if self._store.shared:
            await self._tell_others(person.id)
        return token

    async def _tell_others(self, person: str) -> None:
        """Each person whose token is renewed has a log for that: all workers hear what is written."""
        log = RENEWALS + person
        while True:
            written = await self._store.read(log)
            with suppress(Conflict):
                await self._store.append(log, len(written) + 1, b"renewed")
                return

    def _heard(self, log: str, _seq: int) -> None:
        if log.startswith(RENEWALS):
            self._tell(log.removeprefix(RENEWALS))

    def _tell(self, person: str) -> None:
        self.renewals += 1
        self.renewed(person)

    async def issue(self, table: str, purpose: Purpose, seat: int | None, now: int) -> tuple[Link, str]:
        """A link and its secret, given only once. It ends the earlier one for the same purpose and seat."""
        secret = new_secret()
        link = Link(digest(secret), purpose, table, seat, now)
        await self._store.put_link(link)
        return link, secret

    async def link(self, secret: str, purpose: Purpose, table: str | None = None) -> Link | None:
        """The link with that secret, if it is for this purpose (and table)."""
        link = await self._store.link_by_hash(digest(secret))
        if link is None or link.purpose != purpose or (table is not None and link.table != table):
            return None
        return link

    async def any_link(self, secret: str) -> Link:
        """The link with that secret, whatever it is for; but not a bot's token."""
        link = await self._store.link_by_hash(digest(secret))
        if link is None or link.purpose not in _SHARED:
            raise Refused("link", "link")
        return link

    async def end(self, link: Link) -> None:
        await self._store.end_link(link.hash)
