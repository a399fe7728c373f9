"""Scores and winners (AN-7.2, AN-7.3, AN-8.9)."""

from novatable.afternova.model import State
from novatable.afternova.outcome import Ending, Outcome
from novatable.core.actions import ScorePart, Tie


def outcome_of(state: State) -> Outcome:
    """The outcome if the game ended now; its reason is the one that ends it (AN-7.5)."""
    breakdown = [
        _breakdown(state, player.starship, player.completed, sum(player.storage)) for player in state.players
    ]
    bot = state.bot
    if bot is not None:
        breakdown.append(_breakdown(state, bot.starship, bot.scored + bot.unseen, sum(bot.storage)))
        lying = sum(map(sum, bot.covered)) * state.rules.fragment_points
        breakdown[-1].append(ScorePart("AN-8.9", "fragments-on-blueprints", lying))
    scores = tuple(sum(part.points for part in parts) for parts in breakdown)
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    reason = Ending.SIXTH_BLUEPRINT if state.final else Ending.ROUND_LIMIT
    winner, tie = _tie_break(state, best)
    return Outcome(scores, (winner,), reason, tuple(map(tuple, breakdown)), tie)


def _breakdown(state: State, starship: int, completed: list[int], stored: int) -> list[ScorePart]:
    """AN-7.2: printed points, stored Fragments, icons in the objective's colours."""
    rules = state.rules
    cards = rules.cards
    one, two = cards.objective[starship]
    objective = sum(cards.cost[card][one] + cards.cost[card][two] for card in completed)
    return [
        ScorePart("AN-7.2", "blueprints", sum(cards.points[card] for card in completed)),
        ScorePart("AN-7.2", "storage", stored * rules.fragment_points),
        ScorePart("AN-7.2", "objective", objective * rules.objective_points),
    ]


def _tie_break(state: State, tied: list[int]) -> tuple[int, Tie | None]:
    """AN-7.3: the tied player later in turn order or, by option, the last to have a turn; Bot loses ties.

    Gives the winner and what decided.
    """
    rules = state.rules
    if len(tied) == 1:
        return tied[0], None
    tied = [seat for seat in tied if seat != rules.bot_seat]
    if len(tied) == 1:
        return tied[0], Tie("AN-8.9", "bot")
    order = rules.order
    if rules.tie_break == "last_turn":
        after_active = order.index(state.active) + 1
        order = order[after_active:] + order[:after_active]
    return max(tied, key=order.index), Tie("AN-7.3", rules.tie_break)
