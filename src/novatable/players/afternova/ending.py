"""Whether to end the game or let somebody else do so: the final score, as far as it can be foreseen."""

from novatable.afternova.terms import Terms
from novatable.players.afternova.bargain import after
from novatable.players.afternova.outlook import Outlook, Side
from novatable.players.afternova.worth import Holding, Plan, missing, size_of


def ends(outlook: Outlook) -> bool:
    """Whether the viewer's next Blueprint is the first 6th one."""
    return not outlook.view.final and len(outlook.me.player.completed) == outlook.to_end - 1


def count(outlook: Outlook, side: Side, held: Holding, more: bool) -> float:
    """The score of a player who ends with these Fragments; with `more`, after what they could complete."""
    cards = outlook.cards
    score = float(size_of(held))
    for card in side.player.completed:
        score += cards.points[card]
        for colour in range(5):
            score += cards.cost[card][colour] * side.objective[colour]
    if not more or len(side.player.completed) >= outlook.to_end:
        return score
    return score + max([plan.value - plan.size for plan in _possible(side, held)], default=0.0)


def _possible(side: Side, held: Holding) -> list[Plan]:
    """The known Blueprints that a player could complete with these Fragments."""
    wishes = side.wishes
    return [
        plan
        for plan in wishes.plans
        if plan.size <= size_of(held) and missing(plan.cost, held) <= wishes.prisms
    ]


def hands_it_over(outlook: Outlook, terms: Terms) -> bool:
    """Whether a deal lets another end the game and come out ahead of the viewer."""
    if outlook.view.final or not somebody_else_may(outlook):
        return False
    ended = False
    mine = 0.0
    best = 0.0
    for player in outlook.view.players:
        side = outlook.side(player.seat)
        held = side.wishes.keep(after(terms, player.seat, side.storage))
        score = count(outlook, side, held, True)
        if side is outlook.me:
            mine = score
            continue
        best = max(best, score)
        if len(player.completed) == outlook.to_end - 1 and held != side.storage and _possible(side, held):
            ended = True
    return ended and mine < best


def rivals_best(outlook: Outlook) -> float:
    """The highest score that another player or Bot would end with if the game ended in this window."""
    view = outlook.view
    sides = [outlook.side(player.seat) for player in view.players if player.seat != outlook.me.seat]
    scores = [count(outlook, side, side.storage, True) for side in sides]
    if view.bot is not None:
        cards = outlook.cards
        points = sum([cards.points[card] + 0.4 * cards.cost_size[card] for card in view.bot.scored])
        fragments = sum(view.bot.storage) + sum([sum(covered) for covered in view.bot.covered])
        scores.append(points + 6.5 * view.bot.unseen_count + fragments)
    return max(scores)


def somebody_else_may(outlook: Outlook) -> bool:
    """Whether another player or Bot is one Blueprint from the end, too."""
    view = outlook.view
    if view.bot is not None and len(view.bot.scored) + view.bot.unseen_count >= outlook.to_end - 1:
        return True
    return any(
        len(player.completed) >= outlook.to_end - 1
        for player in view.players
        if player.seat != outlook.me.seat
    )
