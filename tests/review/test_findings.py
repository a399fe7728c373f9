"""What a review finds beside grades: deals made and missed, habits, hijacks."""

from collections.abc import Iterable
from functools import cache

from novatable import Game
from novatable.players import make
from novatable.players.match import Match
from novatable.review.judge import QUALITIES
from novatable.review.report import Part
from novatable.review.reviewing import assemble, part
from novatable.review.walk import Walk


@cache
def played(game: str) -> Walk:
    """A whole game of four cadets."""
    made = Game.new(game, players=4, seed=11)
    Match(made, [make("cadet", game, seat) for seat in range(4)]).run()
    return Walk(made.record())


def found(walk: Walk, numbers: Iterable[int], *kinds: str) -> list[Part]:
    """The reviews of these turns, until there is something of every kind."""
    parts: list[Part] = []
    for number in numbers:
        parts.append(part(walk, number, QUALITIES["quick"]))
        if set(kinds) <= {finding.kind for each in parts for finding in each.findings}:
            return parts
    raise AssertionError(f"not all of {kinds}")


def test_deals_are_weighed_for_each_side_and_missed_ones_help_everybody() -> None:
    walk = played("afternova")
    parts = found(walk, range(len(walk.turns)), "deal", "missed")
    review = assemble(walk, parts, "quick", 1)
    deals = [finding for finding in review.findings if finding.kind == "deal"]
    missed = [finding for finding in review.findings if finding.kind == "missed"]
    for finding in deals + missed:
        assert finding.seat in {gain.seat for gain in finding.gains}
        assert len(finding.gains) >= 2
    for finding in missed:
        assert finding.facts in ("public", "all")
        assert all(gain.points.value >= 0.5 for gain in finding.gains)
    dealt = {gain.seat for finding in deals for gain in finding.gains}
    for standing in review.standings:
        habits = {habit.code for habit in standing.habits}
        assert {"offers-accepted", "help-given", "help-received"} <= habits
        assert ("share-of-the-gain" in habits) == (standing.seat in dealt)


def test_hijacks_say_who_robbed_whom_and_whether_it_could_be_avoided() -> None:
    walk = played("novaraiders")
    robbed = [
        number
        for number, turn in enumerate(walk.turns)
        if any("hijack" in step.action.to_json()["type"] for step in turn.steps)
    ]
    hijacks = [
        finding
        for each in found(walk, robbed, "hijacked")
        for finding in each.findings
        if finding.kind == "hijacked"
    ]
    for finding in hijacks:
        assert finding.note.args["seat"] != finding.seat
        assert finding.avoidable is not None
