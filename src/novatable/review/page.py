"""A review as one page: the client's own review screen with all it shows inside, and no outside requests."""

from importlib.resources import files
from typing import Any, Final

import msgspec

from novatable.core.client_cards import ClientCards
from novatable.core.errors import Impossible, Refusal
from novatable.core.game import Game
from novatable.review.report import Review
from novatable.review.walk import Walk

PAGE: Final = """\
<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; \
style-src 'unsafe-inline'; font-src data:; img-src data:">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<div id="app"></div>
<script type="application/json" id="review">{data}</script>
<script>{script}</script>
</body>
</html>
"""


class Contents(msgspec.Struct, frozen=True):
    """What the page shows besides the review: the cards, and the game before each decision.

    `views` are by step, then by seat: everything is open once a game is over.
    """

    game: str
    language: str
    players: int
    cards: ClientCards
    views: dict[int, list[Any]]
    review: Review


class Page:
    """A page that waits for its review."""

    def __init__(self, walk: Walk, language: str, script: str, style: str) -> None:
        self._walk = walk
        self._language = language
        self._script = script
        self._style = style

    def with_review(self, review: Review) -> str:
        walk = self._walk
        games = {step.number: step.before for turn in walk.turns for step in turn.steps}
        wanted = {one.step for one in review.decisions} | {one.step for one in review.findings}
        wanted |= {point.step for point in review.points if point.step in games}
        contents = Contents(
            game=review.game,
            language=self._language,
            players=review.players,
            cards=Game.kind(review.game).client_cards(walk.setup.cards),
            views={step: list(_views(games[step])) for step in sorted(wanted)},
            review=review,
        )
        data = msgspec.json.encode(contents).decode().replace("<", "\\u003c")
        return PAGE.format(
            language=self._language,
            title=f"{walk.final.title} · Novatable",
            style=self._style,
            script=self._script.replace("</script", "<\\/script"),
            data=data,
        )


def _views(game: Game) -> list[Any]:
    return list(game.views(range(game.seats)))


def page_of(walk: Walk, language: str) -> Page:
    """Impossible: the client has not been built here."""
    folder = files("novatable.review").joinpath("client")
    script, style = folder.joinpath("review.js"), folder.joinpath("review.css")
    if not script.is_file():
        raise Impossible(Refusal("server", "not-drawn"))
    return Page(walk, language, script.read_text("utf-8"), style.read_text("utf-8"))
