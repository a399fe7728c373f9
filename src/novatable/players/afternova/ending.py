"""Whether to end the game: the final score as far as it can be foreseen."""

from novatable.players.afternova.outlook import Outlook, Side


def ends(outlook: Outlook) -> bool:
    """Whether the viewer's next Blueprint is the first 6th one."""
    return not outlook.view.final and len(outlook.me.player.completed) == outlook.to_end - 1


def count(outlook: Outlook, side: Side, more: bool) -> float:
    """The score that a player would end with; with `more`, after what they could still complete."""
    cards = outlook.cards
    score = 0.0
    for card in side.player.completed:
        score += cards.points[card]
        for colour in range(5):
            score += cards.cost[card][colour] * side.objective[colour]
    stored = sum(side.storage)
    if not more or len(side.player.completed) >= outlook.to_end:
        return score + stored
    best = 0.0
    for plan in side.wishes.plans:
        if all(plan.cost[colour] <= side.storage[colour] for colour in range(5)):
            best = max(best, plan.value - plan.size)
    return score + stored + best


def rivals_best(outlook: Outlook) -> float:
    """The highest score that another player or Bot would end with if the game ended in this window."""
    view = outlook.view
    scores = [
        count(outlook, outlook.side(player.seat), True)
        for player in view.players
        if player.seat != outlook.me.seat
    ]
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
