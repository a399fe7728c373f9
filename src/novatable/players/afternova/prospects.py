"""How likely each player is to win, in a world where every card is known: an estimate without search."""

from functools import lru_cache
from importlib.resources import files
from math import exp
from tomllib import loads
from typing import Final

from novatable.afternova.cards import PRISM, CardSet
from novatable.afternova.model import OVER, Player, State
from novatable.players.afternova.taste import TRADER, Taste
from novatable.players.afternova.worth import Holding, Wishes, wishes_of

LEAD: Final = 0.002
"""What a point ahead counts beside the chance of winning, so that there is always something to play for."""
FEATURES: Final = (
    "score",  # points of completed Blueprints, with the objective
    "worth",  # what the Blueprints in hand and the Storage are worth together
    "paws",
    "upgrades",  # what the Upgrades are worth for the rest of the game
    "completed",
    "blueprints",  # in hand
    "fragments",
    "later",  # how much later than the active player they have their turn, as part of a round
    "bot",
)


def _weights() -> dict[str, tuple[float, float]]:
    text = files("novatable.players.afternova").joinpath("prospects.toml").read_text("utf-8")
    read = loads(text)
    return {name: (float(read[name][0]), float(read[name][1])) for name in FEATURES}


WEIGHTS: Final[dict[str, tuple[float, float]]] = _weights()
"""What each feature counts at the end of the game, and how much more at its beginning."""


class Holder:
    """A player with all they have: what the Fragments are worth to them, and their Paws."""

    __slots__ = (
        "blueprints",
        "now",
        "objective",
        "paw",
        "paws",
        "player",
        "seat",
        "storage",
        "taste",
        "wishes",
    )

    def __init__(self, state: State, seat: int, time_left: float, taste: Taste = TRADER) -> None:
        self.taste = taste
        cards = state.rules.cards
        player = state.players[seat]
        self.seat = seat
        self.player = player
        paws: list[int] = []
        blueprints: list[int] = []
        for card in player.hand:
            if card < cards.n_paws:
                paws.append(card)
            else:
                blueprints.append(card)
        blueprints.sort()
        self.paws = paws
        self.blueprints = tuple(blueprints)
        self.objective = objective_of(cards, player.starship)
        self.storage = holding(player.storage)
        self.wishes = self.wishing(state, self.blueprints, time_left)
        self.now = self.wishes.worth(self.storage)
        self.paw = taste.paw * max(1.0 + taste.crowding * (3.75 - len(paws)), 0.2)

    def wishing(self, state: State, blueprints: tuple[int, ...], time_left: float) -> Wishes:
        rules = state.rules
        player = self.player
        past = 1.0 - time_left
        return wishes_of(
            self.taste,
            rules.cards,
            blueprints,
            self.objective,
            time_left,
            player.capacity(rules),
            player.upgrades[PRISM],
            rules.blueprints_to_end - len(player.completed),
            self.taste.spare + 0.6 * past * past,
            not state.final,
        )

    def gain(self, held: Holding) -> float:
        """The gain from having these Fragments instead of those in Storage now."""
        return self.wishes.stored(held) - self.now


def holding(storage: list[int]) -> Holding:
    return storage[0], storage[1], storage[2], storage[3], storage[4]


@lru_cache(maxsize=100)
def objective_of(cards: CardSet, starship: int) -> tuple[float, ...]:
    """Per colour, 1 if it is in the objective."""
    mine = cards.objective[starship]
    return tuple([1.0 if colour in mine else 0.0 for colour in range(5)])


def time_left(state: State) -> float:
    """The part of the game that is still to come, by the Blueprints of the player who has most."""
    if state.final:
        return 0.0
    to_end = state.rules.blueprints_to_end
    leader = 0
    for player in state.players:
        leader = max(leader, len(player.completed))
    if state.bot is not None:
        leader = max(leader, len(state.bot.scored) + len(state.bot.unseen))
    return (to_end - leader) / to_end


def completed_score(cards: CardSet, starship: int, completed: list[int]) -> float:
    """The points of completed Blueprints, objective included (AN-7.2)."""
    one, two = cards.objective[starship]
    score = 0
    for card in completed:
        cost = cards.cost[card]
        score += cards.points[card] + cost[one] + cost[two]
    return float(score)


def features(state: State, left: float) -> list[list[float]]:
    """For each seat what its prospects depend on, in the order of FEATURES."""
    rules = state.rules
    cards = rules.cards
    seats = rules.seats
    found: list[list[float]] = []
    for seat, player in enumerate(state.players):
        holder = Holder(state, seat, left)
        later = (rules.order.index(seat) - rules.order.index(state.active)) % seats / seats
        found.append(
            [
                completed_score(cards, player.starship, player.completed),
                holder.now,
                float(len(holder.paws)),
                _upgrades(cards, player) * left,
                float(len(player.completed)),
                float(len(holder.blueprints)),
                float(sum(player.storage)),
                later,
                0.0,
            ]
        )
    bot = state.bot
    if bot is not None:
        lying = float(sum(bot.storage) + sum([sum(covered) for covered in bot.covered]))
        score = completed_score(cards, bot.starship, bot.scored + bot.unseen)
        done = float(len(bot.scored) + len(bot.unseen))
        found.append([score, lying, 0.0, 0.0, done, 0.0, 0.0, 0.0, 1.0])
    return found


def _upgrades(cards: CardSet, player: Player) -> float:
    total = 0.0
    for card in player.completed:
        total += TRADER.upgrade(cards.upgrade[card])
    return total


def prospects(state: State) -> list[float]:
    """Each seat's chance of winning, with a little for a lead in points; the sum is about 1."""
    if state.phase == OVER and state.outcome is not None:
        scores = [float(score) for score in state.outcome.scores]
        chances = [0.0] * len(scores)
        for winner in state.outcome.winners:
            chances[winner] = 1.0
    else:
        left = time_left(state)
        found = features(state, left)
        scores = [one[0] + one[1] for one in found]
        chances = chances_of(found, left)
    mean = sum(scores) / len(scores)
    return [chance + LEAD * (score - mean) for chance, score in zip(chances, scores, strict=True)]


def chances_of(found: list[list[float]], left: float) -> list[float]:
    """The chances of winning that the weights give players with these features."""
    weights = [weight(name, left) for name in FEATURES]
    return softmax([sum([by * one for by, one in zip(weights, each, strict=True)]) for each in found])


def weight(feature: str, left: float) -> float:
    """What a feature counts when this part of the game is still to come."""
    end, more = WEIGHTS[feature]
    return end + more * left


def softmax(sums: list[float]) -> list[float]:
    """Chances whose odds grow by e with every 1 of the sums."""
    best = max(sums)
    odds = [exp(each - best) for each in sums]
    total = sum(odds)
    return [each / total for each in odds]
