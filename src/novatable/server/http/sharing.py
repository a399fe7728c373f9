"""The preview of a shared link: a title, a sentence and a picture, in the page's own head.

Programs that show previews do not run the page's scripts, and need absolute addresses. They get what is
public about the table, never the secret of an invitation: that is behind the # and is not sent to us.
"""

import asyncio
import re
from html import escape

import msgspec

from novatable.core.game import Game
from novatable.locales import words
from novatable.server.http.bodies import ListingTold
from novatable.server.live.lobby import Lobby


class Told(msgspec.Struct, frozen=True):
    """What a preview says about one table."""

    title: str
    about: str


async def told_of(lobby: Lobby, path: str) -> Told | None:
    """The preview of the table that a path leads to; None: it leads to none."""
    kind, _, rest = path.strip("/").partition("/")
    listing = await lobby.tables.store.listing(rest) if kind == "table" and rest else None
    if listing is None:
        return None
    language = await asyncio.to_thread(words, lobby.settings.alert_language)  # reading it takes half a second
    say = language.format
    told = msgspec.json.decode(listing.seats, type=ListingTold)
    free = sum(seat.kind == "open" for seat in told.seats)
    try:
        game, about = say(f"shell-game-{listing.game}"), say(f"home-{listing.game}-about")
        if listing.status == "waiting" and free:
            about = say("share-waiting", game=game, free=free, length=say(f"home-{listing.game}-length"))
    except KeyError:  # a game with no messages here
        game = about = Game.kind(listing.game).title
    return Told(say("shell-title", name=told.name, game=game), about)


def filled(page: str, origin: str, told: Told | None) -> str:
    """The page with absolute addresses, and a table's preview."""
    page = re.sub(r'(property="og:image" content=")/', rf"\g<1>{escape(origin)}/", page)
    if told is not None:
        for name, text in (("og:title", told.title), ("og:description", told.about)):
            said = escape(text).replace("\\", r"\\")
            page = re.sub(rf'(property="{name}" content=")[^"]*', rf"\g<1>{said}", page)
    return page
