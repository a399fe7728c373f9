"""The browser's own drawings of a card set, as vectors.

They are not kept anywhere: the components of the client, built into one script by `make web`, draw the set
that is printed, so that a set of one's own looks as it does on the screen.
"""

import re
from functools import partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from novatable.core.client_cards import ClientCards
from novatable.core.errors import Impossible, Refusal

SECONDS: Final = 10
"""The longest that drawing a set may take; it takes about a tenth of one."""
MEMORY: Final = 256 * 1024 * 1024


class Drawings(msgspec.Struct, frozen=True):
    """Pictures (SVG) by name, the colours around them; `sizes` of boards and overlays in depths of rings."""

    pictures: dict[str, str]
    colours: dict[str, str]
    sizes: dict[str, tuple[float, float]]


def drawn() -> Traversable:
    """The folder with the script and the fonts; Impossible if it was never built."""
    folder = files("novatable.printing").joinpath("drawn")
    if not folder.joinpath("drawings.js").is_file():
        raise Impossible(Refusal("server", "not-drawn"))
    return folder


def drawings_of(cards: ClientCards) -> Drawings:
    import quickjs  # an extra, see `novatable.extras`

    context = quickjs.Context()
    context.set_memory_limit(MEMORY)
    context.set_time_limit(SECONDS)
    context.eval(drawn().joinpath("drawings.js").read_text("utf-8"))
    told = context.get("drawings")(msgspec.json.encode(cards).decode())
    return msgspec.json.decode(told, type=Drawings)


# ---- saving ink

_FILL: Final = re.compile(r'(fill|stop-color)="#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})"')
_WORDS: Final = re.compile(r"<text\b[^>]*>")
_LEFT: Final = 0.3
"""How much of a colour is left where ink is saved."""
_DARK: Final = 60
"""Where all of red, green and blue are below this, an area is dark."""


def pale(picture: str, lines: str | None = None, stays: str | None = None) -> str:
    """The picture with pale areas; lines stay, or get the colour `lines` if they were for a dark ground.

    Of dark areas, which mostly are eyes and the like, `stays` is the one that stays dark; without it, all do.
    """
    if lines is not None:
        picture = re.sub(r'stroke="#[0-9a-fA-F]{3,6}"', f'stroke="{lines}"', picture)
    picture = _FILL.sub(partial(_paled, stays=stays), picture)
    return _WORDS.sub(lambda tag: re.sub(r'fill="[^"]*"', 'fill="#1c2238"', tag[0]), picture)


def _paled(found: re.Match[str], stays: str | None) -> str:
    digits = found[2] if len(found[2]) == 6 else "".join(2 * each for each in found[2])
    parts = [int(digits[at : at + 2], 16) for at in (0, 2, 4)]
    if max(parts) < _DARK and stays in (None, f"#{digits}"):
        return found[0]
    mixed = "".join(f"{round(255 - _LEFT * (255 - part)):02x}" for part in parts)
    return f'{found[1]}="#{mixed}"'
