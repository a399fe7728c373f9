"""Observations of AfterNova read back: many at once, by the names in the legend, with what the cards say."""

from functools import cached_property, lru_cache
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from novatable.afternova.cards import AUTOPILOT, BLUEPRINTS, PAWS, PLANETS, PRISM, UPGRADES, CardSet
from novatable.learn.afternova.steps import CALLS, CARDS, NAMES, OFFERS, SIDES
from novatable.players.afternova.crew import NEVER, reach_of

Floats = npt.NDArray[np.float32]
Array = npt.NDArray[Any]
Crew = tuple[tuple[int, ...], tuple[int, ...], int]
"""Known Paws, Upgrades, and cards that may be Paws."""

HOPE: Final = 0.62
"""What each missing Fragment leaves of a Blueprint's worth, here: networks learn what to make of it."""
AN_UPGRADE: Final = 2.5
"""What an Upgrade counts for, here, if it works for the whole game."""
A_PAW: Final = 0.55
"""What a Paw counts for, here, as one of about four."""
NOTHING: Final = -4
"""What an impossible extraction counts for, here."""
MOST_HELP: Final = 4
"""How many Paws a helper plays at most, here."""
SLOTS: Final = 6
"""How many Blueprints of a hand are considered."""
TO_END: Final = 6
PHASES: Final = ("turn", "market", "discard", "overflow", "window")

HOPES: Final = (HOPE ** np.arange(16)).astype(np.float32)


class Effort(NamedTuple):
    """A way to share what a Planet requires: Paws of the helper, Paws of the viewer, the helper's icons."""

    helping: int
    own: int
    icons: tuple[int, ...]
    surely: bool
    """Whether known cards of the helper bring them."""


class Tables:
    """Where things are in an observation, and what is on the cards."""

    def __init__(self, legend: tuple[str, ...], players: int, cards: CardSet) -> None:
        at = {name: place for place, name in enumerate(legend)}
        self.players = players
        self.cards = cards
        self.phase = [at[f"phase: {phase}"] for phase in PHASES]
        self.active = at["seat +0 is active"]
        self.course = at["round"]
        self.declined = at["declined deals that seat +0 was to help in"]
        self.planets = at["Planet 0: laid out"]
        self.market = at["card 0 in the Market"]
        self.hand = at["card 0 in the hand"]
        self.ship = at["Starship 0"]
        self.player = [at[f"seat +{seat}: black in Storage"] for seat in range(players)]
        self.terms = [at[f"proposal {number}: Planet 0"] for number in range(OFFERS)]
        self.terms += [at[f"call {number}: Planet 0"] for number in range(CALLS)]
        self.draft = at["draft: piloting brought by the viewer"]
        self.next_icon = at["draft: the next icon is piloting"]
        self.next_colour = at["draft: the next Fragment is black"]
        self.taken = at[f"step taken: {NAMES[0]}"]
        # One more for none.
        self.cost = np.array([*cards.cost[PAWS:], (0,) * 5], np.float32)
        self.size = self.cost.sum(1)
        self.points = np.array([*cards.points[PAWS:], 0], np.float32)
        self.upgrade = np.zeros((BLUEPRINTS + 1, len(UPGRADES)), np.float32)
        for number, upgrade in enumerate(cards.upgrade[PAWS:]):
            if upgrade is not None:
                self.upgrade[number, upgrade] = 1
        self.icons = np.array(cards.icons, np.float32)
        self.need = np.array(cards.need, np.float32)
        self.objective = np.zeros((len(cards.objective), 5), np.float32)
        for number, colours in enumerate(cards.objective):
            self.objective[number, list(colours)] = 1


@lru_cache(maxsize=20_000)
def efforts_of(cards: CardSet, planet: int, viewer: Crew, helper: Crew) -> list[Effort]:
    """For each number of Paws from the helper, the way with the fewest Paws from the viewer."""
    mine, theirs = reach_of(cards, planet, *viewer), reach_of(cards, planet, *helper)
    known = reach_of(cards, planet, *helper[:2], 0)
    first, second = mine.need
    best: dict[int, Effort] = {}
    for one in range(first + 1):
        for two in range(second + 1):
            helping = theirs.paws(one, two)
            if 0 < helping <= MOST_HELP:
                own = mine.paws(first - one, second - two)
                if own < (best[helping].own if helping in best else NEVER):
                    surely = known.paws(one, two) < NEVER
                    best[helping] = Effort(helping, own, theirs.icons(one, two), surely)
    return list(best.values())


@lru_cache(maxsize=20_000)
def paws_for(cards: CardSet, planet: int, crew: Crew) -> int:
    """The fewest Paws with which a crew extracts a Planet alone; NEVER if it cannot."""
    reach = reach_of(cards, planet, *crew)
    return reach.paws(*reach.need)


class Sight:
    """What a batch of observations says: the first axis is the batch; seats count from the viewer on."""

    def __init__(self, tables: Tables, seen: Array) -> None:
        self.tables = tables
        self.seen = seen
        self.count = len(seen)

    def part(self, at: int, length: int) -> Floats:
        return self.seen[:, at : at + length].astype(np.float32)

    def _players(self, offset: int, length: int) -> Floats:
        """Per seat, entries that far from the beginning of its part."""
        return np.stack([self.part(at + offset, length) for at in self.tables.player], axis=1)

    @cached_property
    def own_turn(self) -> Array:
        """Whether it is the viewer's turn, before the Market."""
        turn: Array = self.part(self.tables.phase[0], 1) * self.part(self.tables.active, 1)
        return turn[:, 0] > 0

    @cached_property
    def storage(self) -> Floats:
        return self._players(0, 5)

    @cached_property
    def upgrades(self) -> Floats:
        return self._players(5, len(UPGRADES))

    @cached_property
    def limits(self) -> Floats:
        """Per seat: capacity, cards in the hand, hand limit, proposals made."""
        return self._players(17, 4)

    @cached_property
    def completed(self) -> Floats:
        """Per seat, how many Blueprints are completed."""
        found: Floats = self._players(23, BLUEPRINTS).sum(2)
        return found

    @cached_property
    def known(self) -> Floats:
        """Per seat, the cards that the viewer knows to be in the hand."""
        others = [self.part(at + 23 + BLUEPRINTS, CARDS) for at in self.tables.player[1:]]
        return np.stack([self.part(self.tables.hand, CARDS), *others], axis=1)

    @cached_property
    def unknown(self) -> Floats:
        """Per seat, cards in the hand that the viewer does not know."""
        found: Floats = np.maximum(self.limits[:, :, 1] - self.known.sum(2), 0)
        return found

    @cached_property
    def declined(self) -> Floats:
        """Per seat, the deals of this turn that it was to help in and that were declined."""
        return self.part(self.tables.declined, self.tables.players)

    @cached_property
    def time_left(self) -> Floats:
        found: Floats = np.maximum(1 - self.completed.max(1) / TO_END, 0)
        return found

    @cached_property
    def objective(self) -> Floats:
        """Per seat and colour, how likely it is in the objective: two of five for the others."""
        found = np.full((self.count, self.tables.players, 5), 0.4, np.float32)
        found[:, 0] = self.part(self.tables.ship, len(self.tables.objective)) @ self.tables.objective
        return found

    @cached_property
    def values(self) -> Floats:
        """Per seat and Blueprint: points, icons of the objective, an Upgrade."""
        tables = self.tables
        upgrade = AN_UPGRADE * tables.upgrade.sum(1) * self.time_left[:, None]
        found: Floats = self.objective @ tables.cost.T + tables.points + upgrade[:, None, :]
        return found

    @cached_property
    def laid(self) -> Floats:
        """Per Planet: whether it is laid out, then its Fragments."""
        return self.part(self.tables.planets, 6 * PLANETS).reshape(-1, PLANETS, 6)

    @cached_property
    def crew(self) -> Floats:
        """Per seat and skill, the icons of known Paws and Upgrades; the fifth: wild ones."""
        have = self.known[:, :, :PAWS] @ self.tables.icons
        have += self.upgrades[:, :, AUTOPILOT : AUTOPILOT + 5]
        return have

    @cached_property
    def lacking(self) -> Floats:
        """Per seat, Planet and skill: the icons that the seat's crew does not bring."""
        crew = self.crew
        found: Floats = np.maximum(self.tables.need - crew[:, :, None, :4], 0)
        return found

    @cached_property
    def short(self) -> Floats:
        """Per seat and Planet: how many icons are missing."""
        found: Floats = np.maximum(self.lacking.sum(3) - self.crew[:, :, None, 4], 0)
        return found

    @cached_property
    def now(self) -> Floats:
        """Per seat, what its Storage is worth for the Blueprints that it is known to have."""
        rows = np.repeat(np.arange(self.count), self.tables.players)
        seats = np.tile(np.arange(self.tables.players), self.count)
        worth = self.worth(rows, seats, self.storage.reshape(-1, 5))
        return worth.reshape(self.count, self.tables.players, -1)

    @cached_property
    def slots(self) -> Array:
        """Per seat, the Blueprints that it is known to have: their numbers, then BLUEPRINTS for none."""
        known = self.known[:, :, PAWS:] > 0
        numbers = np.where(known, np.arange(BLUEPRINTS), BLUEPRINTS)
        numbers.partition(SLOTS - 1, axis=2)
        return numbers[:, :, :SLOTS]

    def worth(self, rows: Array, seats: Array, held: Floats, plans: Array | None = None) -> Floats:
        """What Fragments are worth to those seats: complete, best hope, with the second, stored, too many.

        `plans`: other Blueprints than those known in the hand, BLUEPRINTS for none.
        """
        tables = self.tables
        if plans is None:
            plans = self.slots[rows, seats]
        prisms = self.upgrades[rows, seats, PRISM, None]
        capacity = self.limits[rows, seats, 0]
        values = self.values[rows[:, None], seats[:, None], plans]
        cost, size = tables.cost[plans], tables.size[plans]
        total = held.sum(1)
        lacking = _lacking(cost, size, held, prisms) + 2 * (size > capacity[:, None])
        hopes = values * HOPES[lacking.astype(np.int64)]
        count = np.arange(len(rows))
        first = hopes.argmax(1)
        best = hopes[count, first]
        values[count, first] = 0
        rest = np.maximum(held - cost[count, first], 0)
        room = np.maximum(capacity - size[count, first] + lacking[count, first], 0)
        later = np.maximum(_lacking(cost, size, rest, prisms), size - room[:, None])
        after = (values * HOPES[later.astype(np.int64)]).max(1)
        spare = np.minimum(total, capacity)
        complete = lacking[count, first] == 0
        return np.stack(
            [best * complete, best, best + np.where(complete, 1, 0.5) * after, spare, total - spare], axis=1
        )

    def gain(self, rows: Array, seats: Array, held: Floats) -> Floats:
        """The same, compared with what is stored now."""
        return self.worth(rows, seats, held) - self.now[rows, seats]

    def gains(self, rows: Array, seats: Array, held: Floats) -> Floats:
        """The same, for many that are alike."""
        keys = rows * self.tables.players + seats
        for colour in range(5):
            keys = keys * 32 + held[:, colour].astype(np.int64)
        _, first, which = np.unique(keys, return_index=True, return_inverse=True)
        return self.gain(rows[first], seats[first], held[first])[which]

    @cached_property
    def planet_gain(self) -> Floats:
        """Per seat and Planet: the gain if the seat gets all its Fragments."""
        count, players = self.count, self.tables.players
        grid = np.indices((count, players, PLANETS)).reshape(3, -1)
        lies = self.laid[grid[0], grid[2], 0] > 0
        found = np.zeros((count * players * PLANETS, 5), np.float32)
        rows, seats, planets = grid[:, lies]
        held = self.storage[rows, seats] + self.laid[rows, planets, 1:]
        found[lies] = self.gain(rows, seats, held)
        return found.reshape(count, players, PLANETS, 5)

    @cached_property
    def wanted(self) -> Floats:
        """Per Planet, how much the viewer wants its Fragments: what they add to all hopes."""
        return np.maximum(self.planet_gain[:, 0, :, 2], 0) * self.laid[:, :, 0]

    @cached_property
    def paw(self) -> Floats:
        """Per seat, what a Paw counts for: the less the more there are."""
        count = self.known[:, :, :PAWS].sum(2) + self.maybe_paws
        found: Floats = A_PAW * np.maximum(1 + 0.16 * (3.75 - count), 0.2)
        return found

    @cached_property
    def maybe_paws(self) -> Floats:
        """Per seat, how many of the unknown cards are probably Paws."""
        found: Floats = np.minimum((3 * self.unknown + 2) // 4, 4)
        return found

    @cached_property
    def alone(self) -> Floats:
        """Per Planet, the viewer's gain from extracting it alone in this turn, less its Paws; or NOTHING."""
        found = np.full((self.count, PLANETS), NOTHING, np.float32)
        for row in np.flatnonzero(self.own_turn).tolist():
            crew = self._crew_of(row, 0)
            for planet in np.flatnonzero(self.laid[row, :, 0]).tolist():
                paws = paws_for(self.tables.cards, planet, crew)
                if paws < NEVER:
                    found[row, planet] = self.planet_gain[row, 0, planet, 2] - self.paw[row, 0] * paws
        return np.maximum(found, NOTHING)

    def efforts(self, row: int, planet: int, seat: int) -> list[Effort]:
        """The ways in which the viewer and another seat can bring what a Planet requires."""
        crews = self._crew_of(row, 0), self._crew_of(row, seat)
        return efforts_of(self.tables.cards, planet, *crews)

    def _crew_of(self, row: int, seat: int) -> Crew:
        paws = tuple(np.flatnonzero(self.known[row, seat, :PAWS]).tolist())
        upgrades = tuple(self.upgrades[row, seat].astype(int).tolist())
        return paws, upgrades, int(self.maybe_paws[row, seat])

    @cached_property
    def together(self) -> Floats:
        """Per other seat and Planet: the icons missing to both, by known cards, and with unknown ones."""
        left = np.maximum(self.lacking[:, :1] - self.crew[:, 1:, None, :4], 0).sum(3)
        left = np.maximum(left - self.crew[:, :1, None, 4], 0)
        return np.stack([left, np.maximum(left - self.unknown[:, 1:, None], 0)], axis=3)

    @cached_property
    def market(self) -> Floats:
        """Roughly, what the three best cards of the Market add, as far as there is room for them."""
        cards = self.part(self.tables.market, CARDS)
        found = np.zeros((self.count, CARDS), np.float32)
        per_need = self.tables.need / self.tables.need.sum(1, keepdims=True)
        demand = 0.5 + 2 * (self.wanted @ per_need) / (self.wanted.sum(1, keepdims=True) + 0.01)
        rarer = demand * np.maximum(1.25 - 0.12 * self.crew[:, 0, :4], 0)
        found[:, :PAWS] = self.paw[:, :1] / 2 * cards[:, :PAWS] * (rarer @ self.tables.icons[:, :4].T)
        rows, numbers = np.nonzero(cards[:, PAWS:])
        plans = np.concatenate([self.slots[rows, 0], numbers[:, None]], axis=1)
        worth = self.worth(rows, np.zeros_like(rows), self.storage[rows, 0], plans)
        found[rows, PAWS + numbers] = worth[:, 2] - self.now[rows, 0, 2]
        room = self.limits[:, 0, 2] - self.limits[:, 0, 1]
        counts = np.where(room[:, None] >= [3, 2, 1], 1, 0.4)
        best: Floats = (np.sort(found, axis=1)[:, -3:] * counts).sum(1)
        return best

    def terms(self, number: int) -> Floats:
        """A proposal, from OFFERS on a call. Per side: asked, agreed, icons, gets, gives and gets stored."""
        players = self.tables.players
        at = self.tables.terms[number] + PLANETS + players
        return self.part(at, 21 * (players + 1)).reshape(-1, players + 1, 21)

    def terms_planet(self, number: int) -> Array:
        found: Array = self.part(self.tables.terms[number], PLANETS).argmax(1)
        return found

    def terms_maker(self, number: int) -> Array:
        found: Array = self.part(self.tables.terms[number] + PLANETS, self.tables.players).argmax(1)
        return found

    @cached_property
    def draft(self) -> Floats:
        """Per side of the draft: icons 4, Fragments 5."""
        return self.part(self.tables.draft, 9 * len(SIDES)).reshape(-1, len(SIDES), 9)

    @cached_property
    def taken(self) -> Floats:
        """How often each step was taken in this decision."""
        return self.part(self.tables.taken, len(NAMES))


def _lacking(cost: Floats, size: Floats, held: Floats, prisms: Floats) -> Floats:
    """Per Blueprint, the Fragments that are missing."""
    lacking = np.maximum(cost - held[:, None], 0).sum(2)
    found: Floats = np.maximum(np.maximum(lacking - prisms, 0), size - held.sum(1)[:, None])
    return found
