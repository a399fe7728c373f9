"""Typesetting: what a game has on paper, and its drawings, become a PDF."""

from collections.abc import Mapping
from importlib.resources import as_file, files
from typing import Any, Final, Literal, NamedTuple, get_args

import msgspec

from novatable.core.client_cards import ClientCards
from novatable.core.errors import Impossible, Refusal
from novatable.core.game import Game
from novatable.locales import words
from novatable.printing.drawings import drawings_of, drawn
from novatable.printing.rules import rules_sheet

Ink = Literal["full", "saving"]
INKS: Final[tuple[Ink, ...]] = get_args(Ink)


class Paper(NamedTuple):
    """A sheet in millimetres, and the gaps between cards on it: half of one is a card's bleed."""

    width: float
    height: float
    gap: tuple[float, float]


PAPERS: Final[Mapping[str, Paper]] = {
    "a4": Paper(210, 297, (3, 3)),
    "letter": Paper(215.9, 279.4, (3, 2)),
}


class Print(NamedTuple):
    """How a game is to be printed."""

    paper: str = "a4"
    language: str = "en"
    ink: Ink = "full"


def print_game(cards: ClientCards, game: str, how: Print) -> bytes:
    """The PDF of a game with a card set; Impossible if the game has nothing to print."""
    sheets = Game.part(game, "printing", "sheets")
    if sheets is None:
        raise Impossible(Refusal("request", "not-printed", {"name": game}))
    texts = words(how.language)
    drawings = drawings_of(cards)
    contents = {
        "title": Game.kind(game).title,
        "language": how.language,
        "paper": PAPERS[how.paper]._asdict(),
        "ink": how.ink,
        "colours": drawings.colours,
        "rules": rules_sheet(game, texts, how.language),
        **sheets(cards, drawings, how.ink == "saving", texts),
    }
    return _typeset(game, contents)


def _typeset(game: str, contents: Mapping[str, Any]) -> bytes:
    import typst  # an extra, see `novatable.extras`

    with as_file(files("novatable.printing").joinpath("layout")) as layout, as_file(drawn()) as fonts:
        pdf = typst.compile(
            layout / f"{game}.typ",
            root=layout,
            font_paths=[fonts],
            ignore_system_fonts=True,
            format="pdf",
            sys_inputs={"data": msgspec.json.encode(contents).decode()},
        )
    assert isinstance(pdf, bytes)
    return pdf
