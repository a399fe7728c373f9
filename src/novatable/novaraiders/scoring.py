"""Scores and winners (sections 9 and 10)."""

from collections.abc import Sequence

from novatable.core.actions import ScorePart, Tie
from novatable.novaraiders.cards import (
    BUCCANEER,
    DESTROYER,
    GOALS,
    GRADUATE,
    LAST_LIGHT,
    MOST,
    OLD_HANDS,
    PAIRS,
    SHARDS,
    TOWER,
    TRIM,
    CardSet,
    Directive,
)
from novatable.novaraiders.frames import Shards
from novatable.novaraiders.model import GroupPoints, State
from novatable.novaraiders.outcome import Ending, Outcome

_RULES = {
    "tower": "NR-10.1",
    "pairs": "NR-10.2",
    "most red": "NR-10.3",
    "destroyer": "NR-10.4",
    "most yellow": "NR-10.5",
    "most black": "NR-10.6",
    "trim": "NR-10.7",
    "old_hands": "NR-10.8",
    "graduate": "NR-10.9",
    "buccaneer": "NR-10.10",
    "last_light": "NR-10.11",
}


def outcome_of(state: State, reason: Ending) -> Outcome:
    """The outcome if the game ended now (NR-9.1 to NR-9.4); H.R.L. does not score (NR-8.9)."""
    people = range(state.rules.people)
    breakdown = [_breakdown(state, seat) for seat in people]
    totals = [sum([part.points for part in parts]) for parts in breakdown]
    ranks = [(totals[seat], _bay_shards(state, seat), ships_left(state, seat)) for seat in people]
    winners = tuple([seat for seat in people if ranks[seat] == max(ranks)])
    tie = _tie(ranks)
    if state.rules.hrl_seat is not None:
        totals.append(0)
        breakdown.append(())
    return Outcome(tuple(totals), winners, reason, tuple(breakdown), tie)


def _tie(ranks: list[tuple[int, int, int]]) -> Tie | None:
    """NR-9.4: what broke a tie for the most points, if there was one."""
    best = max(ranks)
    tied = [rank for rank in ranks if rank[0] == best[0]]
    if len(tied) == 1:
        return None
    tied = [rank for rank in tied if rank[1] == best[1]]
    if len(tied) == 1:
        return Tie("NR-9.4", "shards")
    return Tie("NR-9.4", "ships" if tied.count(best) == 1 else "shared")


def ships_left(state: State, seat: int) -> int:
    return state.docks[seat] + len(state.fleets[seat])


def _bay_shards(state: State, seat: int) -> int:
    return sum([len(bay) for bay in state.players[seat].bays])


def _breakdown(state: State, seat: int) -> tuple[ScorePart, ...]:
    player = state.players[seat]
    bays = ScorePart("NR-9.1", "bays", sum([bay_points(bay, state.rules.bay_points) for bay in player.bays]))
    specials = ScorePart("NR-9.2", "specials", special_points(state, seat))
    if player.directive is None:
        return bays, specials
    directive = state.rules.cards.directives[player.directive]
    points = directive_points(state, seat, directive)
    return bays, specials, ScorePart(_rule(directive), "directive", points, {"directive": player.directive})


def bay_points(bay: Shards, worth: GroupPoints) -> int:
    """The points of a Bay's best division (NR-9.1)."""
    return _divide(bay, worth)[0][-1]


def bay_groups(bay: Shards, worth: GroupPoints) -> list[tuple[int, int]]:
    """The best division of a Bay from the lowest Shard: how many count together, for how many points."""
    _, last = _divide(bay, worth)
    groups: list[tuple[int, int]] = []
    end = len(bay)
    while end:
        groups.append((last[end], worth[last[end] - 1]))
        end -= last[end]
    return groups[::-1]


def _divide(bay: Shards, worth: GroupPoints) -> tuple[list[int], list[int]]:
    """For every height the points of the best division, and how many Shards its last group has.

    A group are neighbours of different types (NR-9.1).
    """
    best, last = [0], [0]
    for end, shard in enumerate(bay):
        points, count = best[end] + worth[0], 1
        if end >= 1 and bay[end - 1] != shard:
            if best[end - 1] + worth[1] > points:
                points, count = best[end - 1] + worth[1], 2
            three = end >= 2 and bay[end - 2] != shard and bay[end - 2] != bay[end - 1]
            if three and best[end - 2] + worth[2] > points:
                points, count = best[end - 2] + worth[2], 3
        best.append(points)
        last.append(count)
    return best, last


def special_points(state: State, seat: int) -> int:
    return points_of_specials(state.rules.cards, state.players[seat].specials, state.rules.special_points)


def points_of_specials(cards: CardSet, specials: Sequence[int], worth: GroupPoints) -> int:
    """Groups of the same symbol (NR-9.2)."""
    symbols = [cards.symbol[card] for card in specials]
    points = 0
    for symbol in range(len(SHARDS)):
        sets, rest = divmod(symbols.count(symbol), 3)
        points += sets * worth[2] + (0, worth[0], worth[1])[rest]
    return points


def directive_points(state: State, seat: int, directive: Directive) -> int:
    """The points of a Directive, 0 if its condition does not hold (section 10)."""
    if directive.goal == PAIRS:
        return directive.points * (_shards_of(state, seat, directive.shard) // 2)
    return directive.points if _holds(state, seat, directive) else 0


def _holds(state: State, seat: int, directive: Directive) -> bool:
    goal = directive.goal
    player = state.players[seat]
    if goal == TOWER:
        return _most(state, seat, [max([len(bay) for bay in other.bays]) for other in state.players])
    if goal == MOST:
        shard = directive.shard
        return _most(state, seat, [_shards_of(state, other, shard) for other in range(state.rules.people)])
    if goal == GRADUATE:
        return _most(state, seat, [len(other.specials) for other in state.players])
    if goal == DESTROYER:
        return player.destroyed > 0
    if goal == TRIM:
        return min([len(bay) for bay in player.bays]) >= directive.at_least
    if goal == OLD_HANDS:
        return ships_left(state, seat) == state.rules.ships
    if goal == BUCCANEER:
        return player.hijacks >= directive.at_least
    assert goal == LAST_LIGHT
    return state.nova == seat


def _most(state: State, seat: int, counts: list[int]) -> bool:
    """More than any other player; a tie is not enough."""
    return all(counts[seat] > counts[other] for other in range(state.rules.people) if other != seat)


def _shards_of(state: State, seat: int, shard: int) -> int:
    return sum([bay.count(shard) for bay in state.players[seat].bays])


def _rule(directive: Directive) -> str:
    """The rule of a Directive."""
    goal = GOALS[directive.goal]
    return _RULES[f"{goal} {SHARDS[directive.shard]}" if directive.goal == MOST else goal]
