"""What clerks do, in separate processes: previews, the coach, records, replays, reviews and printing.

Results depend only on the arguments. The answers to clients are encoded here too, so that the event loop
only has to send them.
"""

import os
from collections import OrderedDict
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec

from novatable.core.actions import Action
from novatable.core.errors import IllegalAction, Impossible, Refusal
from novatable.core.game import Game
from novatable.core.record import CardsUsed, Record, read_record
from novatable.printing import Print, print_game
from novatable.review.coach import advise, word
from novatable.review.page import page_of
from novatable.review.report import Part, Review
from novatable.review.reviewing import assemble, judge_of, part, quality_of
from novatable.review.walk import Walk, last_choice
from novatable.server.clerks.folding import Line, fold
from novatable.server.clerks.replay import Replay
from novatable.server.live import faces
from novatable.server.net import wire
from novatable.server.table.table import Table, Viewer

MOST_ACTIONS = 5000
"""The most actions in an imported record. Games have a few hundred; this is several times the longest."""
KEPT_REPLAYS = 8
KEPT_WALKS = 2
REVIEW_NICE = 10


# ---- previews


def foresee(request: str, view: Any, actions: Sequence[object], hints: bool) -> bytes:
    """The answer to `check` for a step that the game accepts. `hints`: the page wants them."""
    try:
        events, ahead = Game.foresee(view, *actions)
    except (ValueError, IllegalAction):  # no world was found that fits the view
        return wire.encode(wire.Checked(request, unforeseen=True))
    if ahead is None:
        return wire.encode(wire.Checked(request, events=events))
    hinted = ahead.hints(ahead.view(view.seat)) if hints else None
    return wire.encode(wire.Checked(request, events=events, legal=ahead.legal(view.seat), hints=hinted))


# ---- the coach


def advice(view: Any, legal: Sequence[Action], level: str) -> bytes:
    """A level's best choices, as JSON."""
    return msgspec.json.encode(advise(view, legal, level))


def coach_word(table_id: str, rows: list[Line], seat: int) -> bytes:
    """What there is to say about the last choice of a seat, as JSON; null: nothing."""
    table, _ = _followed(table_id, rows)
    if table.game is None:
        return b"null"
    before, actions = last_choice(table.game, seat, judge_of(table.game.name).whole_turns)
    return msgspec.json.encode(word(before.view(seat), actions) if actions else None)


# ---- logs and records


def frames(
    table_id: str,
    rows: list[Line],
    viewers: tuple[Viewer, ...],
    after: int,
    since: tuple[int, ...],
    most: int,
) -> list[bytes] | None:
    """What happened after `after`, cut for these viewers; None if it is more than `most` bytes."""
    _, happenings, _ = fold(table_id, rows)
    found: list[bytes] = []
    for happening in happenings:
        if happening.seq > after:
            found.append(faces.frame(happening, viewers, None, None, since))
            most -= len(found[-1])
            if most < 0:
                return None
    return found


def take_record(text: str) -> Record:
    """A record that follows the rules to its end; ValueError says where it does not."""
    record = read_record(text)
    if len(record.actions) > MOST_ACTIONS:
        raise Impossible(Refusal("request", "record-actions", {"n": MOST_ACTIONS}))
    Game.replay(text)
    return record


def whole_record(table_id: str, rows: list[Line]) -> str:
    table, _ = _followed(table_id, rows)
    return table.record()


def cut_record(table_id: str, rows: list[Line], seat: int) -> str:
    table, happenings = _followed(table_id, rows)
    return faces.cut_record(table.view(seat), happenings, seat)


def _followed(table_id: str, rows: list[Line]) -> tuple[Table, Any]:
    table, happenings, _ = fold(table_id, rows)
    if table is None:
        raise Impossible(Refusal("damaged", "log-lost"))
    return table, happenings


# ---- printing


def printed(game: str, used: CardsUsed, how: Print) -> bytes:
    """A game with a card set as a PDF."""
    try:
        return print_game(Game.kind(game).client_cards(used), game, how)
    except ModuleNotFoundError:  # an extra
        raise Impossible(Refusal("server", "no-printing")) from None


# ---- reviews

_walks: OrderedDict[str, Walk] = OrderedDict()
"""The games reviewed last."""


def review_turns(text: str) -> int:
    """How many turns there are to review; Impossible if that cannot be done."""
    walk = _walked(text)
    judge_of(walk.setup.game)
    return len(walk.turns)


def review_parts(text: str, numbers: Sequence[int], quality: str, seed: int) -> list[bytes]:
    """The parts of a review for some turns. Nobody waits for them: everything else goes first."""
    if hasattr(os, "nice"):
        os.nice(REVIEW_NICE - os.nice(0))
    walk = _walked(text)
    return [msgspec.json.encode(part(walk, number, quality_of(quality), seed)) for number in numbers]


def review_order(parts: list[bytes]) -> list[int]:
    """The numbers of the turns, those first that changed a chance most: they seem to have decided the game.

    `parts` are all of a first look, in the order of the game.
    """
    points = [point for each in parts for point in msgspec.json.decode(each, type=Part).points]
    changes = [
        max(abs(new.value - old.value) for old, new in zip(before.chances, after.chances, strict=True))
        for before, after in pairwise(points)
    ]
    return sorted(range(len(parts)), key=lambda number: -changes[number])


def review_so_far(text: str, parts: list[bytes], quality: str, seed: int, done: int) -> bytes:
    """The review that these parts make."""
    read = [msgspec.json.decode(each, type=Part) for each in parts]
    return msgspec.json.encode(assemble(_walked(text), read, quality, seed, done))


def review_page(text: str, review: bytes, language: str) -> bytes:
    """A finished review as a standalone page."""
    made = msgspec.json.decode(review, type=Review)
    return page_of(_walked(text), language).with_review(made).encode()


def _walked(text: str) -> Walk:
    walk = _walks.pop(text, None) or Walk(text)
    _walks[text] = walk
    while len(_walks) > KEPT_WALKS:
        _walks.popitem(last=False)
    return walk


# ---- replays

_replays: OrderedDict[str, Replay] = OrderedDict()
"""The replays looked at last. A clerk that does not have one is given the whole log."""


def steps(
    table: str, known: int, rows: list[Line], after: int, viewer: Viewer, everything: bool
) -> tuple[int, bytes] | None:
    """The steps of a game, and up to which entry it is known here; None: not up to `known`."""
    replay = _followed_replay(table, known, rows)
    return None if replay is None else (replay.seq, wire.encode(replay.steps(after, viewer, everything)))


def moments(
    table: str, known: int, rows: list[Line], first: int, last: int, viewer: Viewer, everything: bool
) -> tuple[int, bytes] | None:
    """How the game looked after some steps; the rest as above."""
    replay = _followed_replay(table, known, rows)
    if replay is None:
        return None
    return replay.seq, wire.encode(replay.moments(first, last, viewer, everything))


def _followed_replay(table: str, known: int, rows: list[Line]) -> Replay | None:
    replay = _replays.pop(table, None)
    if replay is None or replay.seq != known:
        if known:
            return None
        replay = Replay()
    replay.follow(rows)  # kept only if all of it could be followed
    _replays[table] = replay
    while len(_replays) > KEPT_REPLAYS:
        _replays.popitem(last=False)
    return replay
