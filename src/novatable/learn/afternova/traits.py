"""Each possible step of AfterNova described by a few numbers, from the observation and what the cards say.

A network that scores descriptions instead of numbered steps knows at once that two Paws with the same icons
are alike, and learns from few games. Nothing else than the observation goes into them.
"""

from typing import Final

import numpy as np

from novatable.afternova.cards import BLUEPRINTS, PAWS, PLANETS, UPGRADES, card_set
from novatable.core.record import CardsUsed
from novatable.learn.afternova import steps as s
from novatable.learn.afternova.sight import PHASES, TO_END, Array, Floats, Sight, Tables
from novatable.learn.afternova.steps import BOT, CALLS, OFFERS, OPEN, SIDES
from novatable.learn.codec import Names
from novatable.learn.codecs import codec_for

_PARTS: Final = (
    ("pass", s.PASS, 1),
    ("done", s.DONE, 1),
    ("market", s.MARKET, 1),
    ("sweep Paws", s.SWEEP, 1),
    ("sweep Blueprints", s.SWEEP + 1, 1),
    ("draw", s.DRAW, 2),
    ("take a Paw", s.TAKE, PAWS),
    ("take a Blueprint", s.TAKE + PAWS, BLUEPRINTS),
    ("discard a Paw", s.DISCARD, PAWS),
    ("discard a Blueprint", s.DISCARD + PAWS, BLUEPRINTS),
    ("complete", s.COMPLETE, BLUEPRINTS),
    ("colour", s.COLOUR, 5),
    ("extract", s.EXTRACT, PLANETS),
    ("propose", s.PROPOSE, PLANETS),
    ("call", s.CALL, PLANETS),
    ("agree", s.AGREE, OFFERS),
    ("decline", s.DECLINE, OFFERS),
    ("withdraw", s.WITHDRAW, OFFERS + CALLS),
    ("answer", s.ANSWER, CALLS),
    ("icon", s.ICON, len(SIDES)),
    ("Fragment", s.FRAGMENT, len(SIDES)),
    ("giver", s.GIVER, BOT),
    ("receiver", s.RECEIVER, BOT),
    ("Paw", s.PAW, PAWS),
    ("return", s.RETURN, PAWS),
)
"""The kinds of steps: a name, the first, how many there are."""

_WORTH: Final = ("complete now", "best hope", "two hopes", "stored", "overboard")


class Traits:
    """Describes steps. `names` says what each number of a description is."""

    def __init__(self, players: int, used: CardsUsed) -> None:
        self.tables = Tables(codec_for("afternova", players, used).legend, players, card_set(used))
        self._lay_out()

    def _lay_out(self) -> None:
        names = Names()
        self._kind = np.zeros(len(s.NAMES), np.int64)
        for number, (_, first, count) in enumerate(_PARTS):
            self._kind[first : first + count] = number
        names.add([f"kind: {part[0]}" for part in _PARTS])
        self._extract = [part[0] for part in _PARTS].index("extract")
        dealing = ("extract", "propose", "call", "icon", "Fragment")
        self._deals = [number for number, part in enumerate(_PARTS) if part[0] in dealing]
        self._context = names.add([f"phase: {phase}" for phase in PHASES])
        names.add(
            [
                "the viewer is active",
                "time left",
                "Blueprints completed",
                "most of the others completed",
                "Paws in the hand",
                "Blueprints in the hand",
                "room in the hand",
                "Fragments stored",
                "room in the Storage",
                "proposals made",
                "proposals that stand",
                "cards still to take",
                "a deal is drafted",
                "best gain from a Planet alone",
                "best gain from any Planet",
                "best gain from a deal",
                "best gain from extracting alone, less Paws",
                "the Market",
                "best hope now",
                "the viewer's gain in the draft",
                "the best gain of another in the draft",
                "icons by the viewer in the draft",
                "icons by others in the draft",
                "Paws played in this decision",
            ]
        )
        self.moment = slice(self._context, len(names.names))
        self._mine = names.add([f"viewer's gain: {what}" for what in _WORTH])
        self._theirs = names.add([f"other's gain: {what}" for what in _WORTH])
        self._missed = names.add([f"gain that another gets: {what}" for what in _WORTH])
        self._card = names.add(
            [
                "icons",
                "closing in on wanted Planets",
                "icons in demand",
                "icons like those in the hand",
                "makes a wanted Planet possible",
                "points",
                "cost",
                "Fragments missing",
                "icons of the objective",
                "value",
            ]
        )
        self._upgrade = names.add([f"gives {upgrade}" for upgrade in UPGRADES])
        self._crew = names.add(
            [
                "icons missing to the viewer",
                "icons missing to both, by known cards",
                "icons missing with unknown cards",
                "Fragments on the Planet",
                "icons that the Planet requires",
                "icons that the viewer brings",
                "Fragments that the viewer gets",
                "icons left to the side",
                "unknown cards of the side",
                "the side takes part",
                "it is the viewer",
                "it is whoever is willing",
                "it is Bot",
                "icons that are needed",
                "icons that are wasted",
                "gain of the side from the Planet",
                "gain of the viewer from the Planet",
                "the viewer's gain from a deal that is possible",
                "the other's gain from it",
                "the viewer's gain from a deal that may be possible",
                "the other's gain from this one",
                "declined deals with the side",
                "gain from extracting it alone",
                "how much better than everything else it looks",
            ]
        )
        self.names = tuple(names.names)

    def describe(self, seen: Array, rows: Array, steps: Array) -> Floats:
        """Steps possible in those rows of a batch of observations."""
        found = np.zeros((len(rows), len(self.names)), np.float32)
        kinds = self._kind[steps]
        sight = Sight(self.tables, seen, np.unique(rows[np.isin(kinds, self._deals)]))
        found[np.arange(len(rows)), kinds] = 1
        context = self._described_moment(sight)
        found[:, self._context : self._context + context.shape[1]] = context[rows]
        writers = {
            "take a Paw": self._paw,
            "discard a Paw": self._paw,
            "Paw": self._played,
            "return": self._paw,
            "take a Blueprint": self._taken_blueprint,
            "discard a Blueprint": self._discarded_blueprint,
            "complete": self._completed,
            "colour": self._colour,
            "extract": self._planet,
            "propose": self._planet,
            "call": self._planet,
            "agree": self._offer,
            "answer": self._call,
            "icon": self._icon,
            "Fragment": self._fragment,
            "giver": self._side,
            "receiver": self._received,
        }
        for number, (name, first, _) in enumerate(_PARTS):
            if name in writers:
                those = np.flatnonzero(kinds == number)
                if len(those):
                    writers[name](sight, found, those, rows[those], steps[those] - first)
        return found

    # ---- the moment

    def _described_moment(self, sight: Sight) -> Floats:
        tables = self.tables
        count = sight.count
        course = sight.part(tables.course, 9)
        known, limits, storage = sight.known[:, 0], sight.limits[:, 0], sight.storage[:, 0]
        wanted = sight.wanted
        draft = sight.draft
        players = tables.players
        shares = draft[:, :players, 4:]
        grid = np.indices((count, players)).reshape(2, -1)
        gains = sight.gain(grid[0], grid[1], (sight.storage + shares).reshape(-1, 5))[:, 2]
        gains = gains.reshape(count, players)
        brought = draft[:, :, :4].sum(2)
        columns = [
            *[sight.part(place, 1)[:, 0] for place in tables.phase],
            sight.part(tables.active, 1)[:, 0],
            sight.time_left,
            sight.completed[:, 0] / TO_END,
            sight.completed[:, 1:].max(1) / TO_END,
            known[:, :PAWS].sum(1) / 4,
            known[:, PAWS:].sum(1) / 4,
            (limits[:, 2] - limits[:, 1]) / 4,
            storage.sum(1) / 4,
            (limits[:, 0] - storage.sum(1)) / 4,
            limits[:, 3] / 3,
            course[:, 8] / 3,
            course[:, 2] / 3,
            (brought.sum(1) > 0).astype(np.float32),
            (wanted * (sight.short[:, 0] == 0)).max(1) / 4,
            wanted.max(1) / 4,
            sight.best_deal / 4,
            sight.alone.max(1) / 4,
            sight.market / 4,
            sight.now[:, 0, 1] / 4,
            gains[:, 0] / 4,
            gains[:, 1:].max(1) / 4,
            brought[:, 0] / 4,
            brought[:, 1:].sum(1) / 4,
            sight.taken[:, s.PAW : s.PAW + PAWS].sum(1) / 2,
        ]
        return np.stack(columns, axis=1).astype(np.float32)

    # ---- cards

    def _paw(self, sight: Sight, found: Floats, those: Array, rows: Array, paws: Array) -> None:
        icons = self.tables.icons[paws]
        in_hand = sight.known[rows, 0, paws]
        have = sight.crew[rows, 0, :4] - in_hand[:, None] * icons[:, :4]
        lacking = np.maximum(self.tables.need - have[:, None], 0)
        helped = np.minimum(icons[:, None, :4], lacking).sum(2)
        total = lacking.sum(2)
        wanted = sight.wanted[rows]
        per_need = self.tables.need / self.tables.need.sum(1, keepdims=True)
        demand = 0.5 + 2 * (wanted @ per_need) / (wanted.sum(1, keepdims=True) + 0.01)
        at = self._card
        found[those, at] = icons.sum(1) / 2
        found[those, at + 1] = (wanted * helped / np.maximum(total, 1)).sum(1) / 2
        found[those, at + 2] = (icons[:, :4] * demand).sum(1) / 2
        found[those, at + 3] = (icons[:, :4] * have).sum(1) / 4
        found[those, at + 4] = (wanted * ((helped >= total) & (total > 0))).max(1) / 4

    def _played(self, sight: Sight, found: Floats, those: Array, rows: Array, paws: Array) -> None:
        """A Paw of a pledge: what it brings of what was promised."""
        self._paw(sight, found, those, rows, paws)
        promised = self._promised(sight)[rows]
        icons = self.tables.icons[paws]
        needed = np.minimum(icons[:, :4], promised).sum(1)
        found[those, self._crew + 13] = needed / 2
        found[those, self._crew + 14] = (icons.sum(1) - needed) / 2

    def _promised(self, sight: Sight) -> Floats:
        """The icons that the viewer has to bring in this decision, without those of Paws named already."""
        taken, tables = sight.taken, self.tables
        promised = sight.draft[:, 0, :4] + taken[:, s.EXTRACT : s.EXTRACT + PLANETS] @ tables.need
        for number in range(OFFERS):
            promised = promised + taken[:, s.AGREE + number, None] * sight.terms(number)[:, 0, 2:6]
        for number in range(CALLS):
            open_place = sight.terms(OFFERS + number)[:, tables.players, 2:6]
            promised = promised + taken[:, s.ANSWER + number, None] * open_place
        named = taken[:, s.PAW : s.PAW + PAWS] @ tables.icons[:, :4]
        left: Floats = np.maximum(promised - named, 0)
        return left

    def _blueprint(self, sight: Sight, found: Floats, those: Array, rows: Array, cards: Array) -> None:
        tables, at = self.tables, self._card
        cost = tables.cost[cards]
        found[those, at + 5] = tables.points[cards] / 4
        found[those, at + 6] = tables.size[cards] / 4
        found[those, at + 7] = np.maximum(cost - sight.storage[rows, 0], 0).sum(1) / 2
        found[those, at + 8] = (cost * sight.objective[rows, 0]).sum(1) / 2
        found[those, at + 9] = sight.values[rows, 0, cards] / 4
        upgrades = tables.upgrade[cards] * sight.time_left[rows, None]
        found[those, self._upgrade : self._upgrade + len(UPGRADES)] = upgrades

    def _with_plans(
        self, sight: Sight, found: Floats, those: Array, rows: Array, plans: Array, held: Floats
    ) -> None:
        """What changes for the viewer with these Blueprints in the hand and these Fragments."""
        seats = np.zeros_like(rows)
        change = sight.worth(rows, seats, held, plans) - sight.now[rows, 0]
        found[those, self._mine : self._mine + 5] = change / 4

    def _taken_blueprint(self, sight: Sight, found: Floats, those: Array, rows: Array, cards: Array) -> None:
        self._blueprint(sight, found, those, rows, cards)
        plans = np.concatenate([sight.slots[rows, 0], cards[:, None]], axis=1)
        self._with_plans(sight, found, those, rows, plans, sight.storage[rows, 0])

    def _discarded_blueprint(
        self, sight: Sight, found: Floats, those: Array, rows: Array, cards: Array
    ) -> None:
        self._blueprint(sight, found, those, rows, cards)
        plans = np.where(sight.slots[rows, 0] == cards[:, None], BLUEPRINTS, sight.slots[rows, 0])
        self._with_plans(sight, found, those, rows, plans, sight.storage[rows, 0])

    def _completed(self, sight: Sight, found: Floats, those: Array, rows: Array, cards: Array) -> None:
        self._blueprint(sight, found, those, rows, cards)
        plans = np.where(sight.slots[rows, 0] == cards[:, None], BLUEPRINTS, sight.slots[rows, 0])
        held = np.maximum(sight.storage[rows, 0] - self.tables.cost[cards], 0)
        self._with_plans(sight, found, those, rows, plans, held)

    def _colour(self, sight: Sight, found: Floats, those: Array, rows: Array, colours: Array) -> None:
        """A Fragment that is paid, jettisoned, or given away."""
        held = sight.storage[rows, 0] - sight.taken[rows, s.COLOUR : s.COLOUR + 5]
        held[np.arange(len(rows)), colours] -= 1
        self._gain(sight, found, those, rows, np.zeros_like(rows), np.maximum(held, 0), self._mine)

    # ---- Planets and deals

    def _gain(
        self, sight: Sight, found: Floats, those: Array, rows: Array, seats: Array, held: Floats, at: int
    ) -> None:
        found[those, at : at + 5] = sight.gain(rows, seats, held) / 4

    def _planet(self, sight: Sight, found: Floats, those: Array, rows: Array, planets: Array) -> None:
        at, tables = self._crew, self.tables
        found[those, self._mine : self._mine + 5] = sight.planet_gain[rows, 0, planets] / 4
        theirs = sight.planet_gain[rows, 1:, planets]
        best = theirs[:, :, 2].argmax(1)
        found[those, self._theirs : self._theirs + 5] = theirs[np.arange(len(rows)), best] / 4
        together = sight.together[rows, :, planets]
        alone = sight.alone[rows, planets]
        other = np.maximum(sight.alone[rows].max(1), sight.market[rows])
        deal = sight.pairs[0][rows, :, planets, 0].max(1)
        found[those, at + 22] = alone / 4
        extracts = found[those, self._extract] > 0
        rest = np.maximum(sight.best_deal[rows], sight.market[rows])
        found[those, at + 23] = np.where(extracts, alone - rest, deal - other) / 4
        found[those, at] = sight.short[rows, 0, planets] / 2
        found[those, at + 1] = together[:, :, 0].min(1) / 2
        found[those, at + 2] = together[:, :, 1].min(1) / 2
        pairs = sight.pairs[0][rows, :, planets]
        count = np.arange(len(rows))
        for place in range(2):
            possible = np.where(together[:, :, place] == 0, pairs[:, :, 0], -9)
            best = possible.argmax(1)
            some = possible[count, best] > -9
            found[those, at + 17 + 2 * place] = np.where(some, pairs[count, best, 0], -2) / 4
            found[those, at + 18 + 2 * place] = np.where(some, pairs[count, best, 1], -2) / 4
        found[those, at + 3] = sight.laid[rows, planets, 1:].sum(1) / 4
        found[those, at + 4] = tables.need[planets].sum(1) / 4

    def _offer(self, sight: Sight, found: Floats, those: Array, rows: Array, numbers: Array) -> None:
        for number in range(OFFERS):
            chosen = numbers == number
            if chosen.any():
                maker = sight.terms_maker(number)
                other = np.where(
                    maker == 0, sight.part(self.tables.active, self.tables.players).argmax(1), maker
                )
                self._terms(sight, found, those[chosen], rows[chosen], number, 0, other)

    def _call(self, sight: Sight, found: Floats, those: Array, rows: Array, numbers: Array) -> None:
        for number in range(CALLS):
            chosen = numbers == number
            if chosen.any():
                maker = sight.terms_maker(OFFERS + number)
                self._terms(
                    sight, found, those[chosen], rows[chosen], OFFERS + number, self.tables.players, maker
                )

    def _terms(
        self, sight: Sight, found: Floats, those: Array, rows: Array, number: int, place: int, other: Array
    ) -> None:
        """A deal on the table; the viewer's part is at `place`."""
        terms = sight.terms(number)[rows]
        mine = terms[:, place]
        other = other[rows]
        theirs = terms[np.arange(len(rows)), other]
        zeros = np.zeros_like(rows)
        held = sight.storage[rows, 0] + mine[:, 6:11] - mine[:, 11:16] + mine[:, 16:21]
        self._gain(sight, found, those, rows, zeros, held, self._mine)
        held = sight.storage[rows, other] + theirs[:, 6:11] - theirs[:, 11:16] + theirs[:, 16:21]
        self._gain(sight, found, those, rows, other, held, self._theirs)
        at = self._crew
        planets = sight.terms_planet(number)[rows]
        found[those, at] = sight.short[rows, 0, planets] / 2
        found[those, at + 3] = sight.laid[rows, planets, 1:].sum(1) / 4
        found[those, at + 4] = self.tables.need[planets].sum(1) / 4
        found[those, at + 5] = mine[:, 2:6].sum(1) / 2
        found[those, at + 6] = mine[:, 6:11].sum(1) / 2
        found[those, at + 16] = sight.planet_gain[rows, 0, planets, 2] / 4

    def _drafted(self, sight: Sight, rows: Array) -> Array:
        """The Planet of the deal that is being composed."""
        taken = sight.taken[rows]
        on = taken[:, s.PROPOSE : s.PROPOSE + PLANETS] + taken[:, s.CALL : s.CALL + PLANETS]
        on = on + taken[:, s.EXTRACT : s.EXTRACT + PLANETS]
        planets: Array = on.argmax(1)
        return planets

    def _side(self, sight: Sight, found: Floats, those: Array, rows: Array, sides: Array) -> None:
        at = self._crew
        found[those, at + 9] = sight.draft[rows, sides].sum(1) > 0
        found[those, at + 10] = sides == 0
        found[those, at + 11] = sides == OPEN
        found[those, at + 12] = sides == BOT

    def _seats(self, sides: Array) -> tuple[Array, Array]:
        """Which sides are players, and a seat for each (the viewer's where there is none)."""
        real = sides < self.tables.players
        return real, np.where(real, sides, 0)

    def _icon(self, sight: Sight, found: Floats, those: Array, rows: Array, sides: Array) -> None:
        self._side(sight, found, those, rows, sides)
        at = self._crew
        real, seats = self._seats(sides)
        skill = sight.part(self.tables.next_icon, 4).argmax(1)[rows]
        planets = self._drafted(sight, rows)
        left = sight.crew[rows, seats, skill] - sight.draft[rows, sides, skill]
        mine = sight.crew[rows, 0, skill] - sight.draft[rows, 0, skill]
        found[those, at] = mine / 2
        found[those, at + 3] = sight.laid[rows, planets, 1:].sum(1) / 4
        found[those, at + 4] = self.tables.need[planets].sum(1) / 4
        found[those, at + 5] = sight.short[rows, 0, planets] / 2
        found[those, at + 6] = sight.short[rows, seats, planets] * real / 2
        found[those, at + 7] = np.where(real, left, 0) / 2
        found[those, at + 8] = np.where(real, sight.unknown[rows, seats], 0) / 2
        found[those, at + 15] = np.where(real, sight.planet_gain[rows, seats, planets, 2], 0) / 4
        found[those, at + 16] = sight.planet_gain[rows, 0, planets, 2] / 4
        helper = real & (sides > 0)
        found[those, at + 21] = sight.declined[rows, seats] * helper / 2
        pair = sight.pairs[0][rows, np.maximum(seats, 1) - 1, planets] * helper[:, None]
        value = sight.pairs[0][rows, :, planets, 0]
        best = value.argmax(1)
        brings = sight.pairs[2][rows, best, planets, skill]
        own = self.tables.need[planets, skill] - brings
        found[those, at + 19] = np.where(
            sides == 0,
            sight.draft[rows, 0, skill] < own,
            helper & (seats - 1 == best) | (sides == OPEN),
        )
        found[those, at + 20] = np.where(sides == 0, own - sight.draft[rows, 0, skill], brings) / 2
        found[those, at + 13] = value.max(1) / 4
        both = sight.together[rows, np.maximum(seats, 1) - 1, planets] * helper[:, None]
        found[those, at + 17 : at + 19] = pair / 4
        found[those, at + 1 : at + 3] = both / 2

    def _fragment(self, sight: Sight, found: Floats, those: Array, rows: Array, sides: Array) -> None:
        self._side(sight, found, those, rows, sides)
        at = self._crew
        real, seats = self._seats(sides)
        colours = sight.part(self.tables.next_colour, 5).argmax(1)[rows]
        one = np.eye(5, dtype=np.float32)[colours]
        zeros = np.zeros_like(rows)
        before = sight.storage[rows, 0] + sight.draft[rows, 0, 4:]
        change = (sight.worth(rows, zeros, before + one) - sight.worth(rows, zeros, before)) / 4
        own = sides == 0
        found[those, self._mine : self._mine + 5] = change * own[:, None]
        found[those, self._missed : self._missed + 5] = change * ~own[:, None]
        before = sight.storage[rows, seats] + np.where(real[:, None], sight.draft[rows, sides, 4:], 0)
        change = (sight.worth(rows, seats, before + one) - sight.worth(rows, seats, before)) / 4
        found[those, self._theirs : self._theirs + 5] = change * (real & ~own)[:, None]
        found[those, at + 5] = sight.draft[rows, sides, :4].sum(1) / 2
        found[those, at + 6] = sight.draft[rows, sides, 4:].sum(1) / 2
        planets = self._drafted(sight, rows)
        found[those, at + 3] = sight.laid[rows, planets, 1:].sum(1) / 4
        total = sight.draft[rows, :, 4:].sum((1, 2))
        found[those, at + 8] = (sight.laid[rows, planets, 1:].sum(1) - total) / 4
        helper = np.maximum(sight.draft[rows, 1 : self.tables.players, :4].sum(2).argmax(1), 0)
        planned = sight.pairs[1][rows, helper, planets, colours]
        given = sight.draft[rows, 1:, 4:].sum(1)[np.arange(len(rows)), colours]
        lying = sight.laid[rows, planets, 1 + colours]
        kept = sight.draft[rows, 0, 4 + colours]
        found[those, at + 19] = np.where(own, kept < lying - planned, given < planned)
        found[those, at + 20] = np.where(own, lying - planned - kept, planned - given) / 2
        gain = sight.gain(rows, seats, before)[:, 2]
        found[those, at + 15] = np.where(real, gain, 0) / 4

    def _received(self, sight: Sight, found: Floats, those: Array, rows: Array, sides: Array) -> None:
        self._side(sight, found, those, rows, sides)
        real, seats = self._seats(sides)
        colours = sight.taken[rows, s.COLOUR : s.COLOUR + 5].argmax(1)
        held = sight.storage[rows, seats] + np.eye(5, dtype=np.float32)[colours]
        place = np.where(sides == 0, self._mine, self._theirs)
        gain = sight.gain(rows, seats, held) * real[:, None] / 4
        for offset in range(5):
            found[those, place + offset] = gain[:, offset]
