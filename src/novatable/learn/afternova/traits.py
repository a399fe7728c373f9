"""What can be done in AfterNova described by a few numbers, from the observation and what the cards say.

A network that scores descriptions instead of numbered steps knows at once that two Paws with the same icons
are alike, and learns from few games. Nothing else than the observation goes into them. To propose a deal is
described as a whole: it counts as one option, and the steps that compose it follow from it.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from novatable.afternova.cards import BLUEPRINTS, PAWS, PLANETS, UPGRADES, card_set
from novatable.core.record import CardsUsed
from novatable.learn.afternova import steps as s
from novatable.learn.afternova.plans import GIFTS, NO_GIFT, Plans, drafts, meant_by, plans_of
from novatable.learn.afternova.sight import PHASES, TO_END, Array, Floats, Sight, Tables
from novatable.learn.afternova.steps import BOT, CALLS, OFFERS, OPEN, SIDES
from novatable.learn.codec import Names
from novatable.learn.codecs import codec_for
from novatable.learn.ranking import Described, Options

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

FEW: Final = 60
"""How many deals that were not proposed are kept of each lesson."""

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
        kinds = [part[0] for part in _PARTS]
        self._proposes, self._calls = kinds.index("propose"), kinds.index("call")
        context = names.add([f"phase: {phase}" for phase in PHASES])
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
                "best gain from a Planet alone",
                "best gain from any Planet",
                "best gain from extracting alone, less Paws",
                "the Market",
                "best hope now",
                "Paws played in this decision",
            ]
        )
        self.moment = slice(context, len(names.names))
        self._mine = names.add([f"viewer's gain: {what}" for what in _WORTH])
        self._theirs = names.add([f"other's gain: {what}" for what in _WORTH])
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
                "the side takes part",
                "it is the viewer",
                "it is whoever is willing",
                "it is Bot",
                "icons that are needed",
                "icons that are wasted",
                "gain of the viewer from the Planet",
                "gain from extracting it alone",
                "how much better than the Market it looks",
            ]
        )
        self._plan = names.add(
            [
                "the viewer's Paws",
                "their worth",
                "the helper's Paws",
                "their worth to the helper",
                "the viewer's gain less Paws",
                "the helper's gain less Paws",
                "compared with the Market",
                "compared with extracting alone",
                "the helper is known to have the icons",
                "unknown cards of the helper",
                "declined deals with the helper",
                "calls that stand",
                "Fragments that the helper gets",
                "the viewer gives one",
                "the helper gives one",
                "Blueprints known in the helper's hand",
                "Blueprints that the helper has completed",
            ]
        )
        self.names = tuple(names.names)

    def describe(self, seen: Array, masks: Array) -> Options:
        """The possible steps; instead of those with which a proposal goes on, all deals it could become."""
        sight = Sight(self.tables, seen)
        plans = plans_of(sight, masks)
        rows, steps = np.nonzero(_uncovered(masks, plans))
        traits = self._traits(sight, rows, steps, plans)
        rows = np.concatenate([rows, plans.rows])
        order = np.argsort(rows, kind="stable")
        return Options(rows[order], np.concatenate([steps, plans.steps])[order], traits[order])

    def played(self, seen: Array, masks: Array, steps: Array) -> Described:
        """The steps that somebody took, with all others that were possible; of deals there are a few."""
        sight = Sight(self.tables, seen)
        plans = plans_of(sight, masks)
        done = np.zeros(masks.shape, bool)
        done[np.arange(len(steps)), steps] = True
        return self._described(sight, masks, plans, done, plans.steps == steps[plans.rows])

    def lessons(self, seen: Array, masks: Array, paths: Sequence[Sequence[int]]) -> Described:
        """What somebody did, by all steps that it took; a proposal is learned as a whole.

        Left out is what follows from it, and deals that no plan comes near to. Whoever answers a proposal
        with another one declines it, here.
        """
        sight = Sight(self.tables, seen)
        settled = drafts(sight)
        plans = plans_of(sight, masks)
        plans = plans.some(~settled[plans.rows])
        done = np.zeros(masks.shape, bool)
        meant = np.zeros(len(plans.rows), bool)
        for row in np.flatnonzero(~settled).tolist():
            path = paths[row]
            if not s.PROPOSE <= path[0] < s.CALL + PLANETS:
                done[row, path[0]] = True
            elif sight.own_turn[row]:
                meant |= meant_by(path, plans, sight, row)
            else:
                done[row, s.DECLINE : s.DECLINE + OFFERS] = True
        return self._described(sight, masks, plans, done, meant)

    def _described(self, sight: Sight, masks: Array, plans: Plans, done: Array, meant: Array) -> Described:
        """The moments in which one knows what was done: a step, or some of the plans."""
        plain = _uncovered(masks, plans)
        known: Array = np.any(done & plain, axis=1)
        known[plans.rows[meant]] = True
        rows, steps = np.nonzero(plain & known[:, None])
        # Of the deals of each moment, one that is meant is kept; a few of the others stand for all of them.
        stands = np.maximum(np.bincount(plans.rows, minlength=len(masks)) / FEW, 1)[plans.rows]
        first = np.unique(plans.rows[meant], return_index=True)[1]
        stands[np.flatnonzero(meant)[first]] = 1
        kept = np.random.default_rng(len(stands)).random(len(stands)) * stands < 1
        kept &= known[plans.rows]
        plans, meant, stands = plans.some(kept), meant[kept], np.log(stands[kept])
        traits = self._traits(sight, rows, steps, plans)
        taken = np.concatenate([done[rows, steps], meant])
        stands = np.concatenate([np.zeros(len(rows)), stands]).astype(np.float32)
        rows = np.concatenate([rows, plans.rows])
        order = np.argsort(rows, kind="stable")
        starts = np.searchsorted(rows[order], np.flatnonzero(known))
        return Described(traits[order], starts, taken[order], stands[order])

    def _traits(self, sight: Sight, rows: Array, steps: Array, plans: Plans) -> Floats:
        """Steps by themselves, then deals."""
        moment = self._described_moment(sight)
        whole = self._whole(sight, moment[plans.rows], plans)
        return np.concatenate([self._plain(sight, moment[rows], rows, steps), whole])

    def _plain(self, sight: Sight, moment: Floats, rows: Array, steps: Array) -> Floats:
        found = np.zeros((len(rows), len(self.names)), np.float32)
        kinds = self._kind[steps]
        found[np.arange(len(rows)), kinds] = 1
        found[:, self.moment] = moment
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
            "icon": self._side,
            "Fragment": self._side,
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
        course = sight.part(tables.course, 9)
        known, limits, storage = sight.known[:, 0], sight.limits[:, 0], sight.storage[:, 0]
        wanted = sight.wanted
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
            (wanted * (sight.short[:, 0] == 0)).max(1) / 4,
            wanted.max(1) / 4,
            sight.alone.max(1) / 4,
            sight.market / 4,
            sight.now[:, 0, 1] / 4,
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
        found[those, self._crew + 11] = needed / 2
        found[those, self._crew + 12] = (icons.sum(1) - needed) / 2

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
        found[those, at] = sight.short[rows, 0, planets] / 2
        found[those, at + 1] = together[:, :, 0].min(1) / 2
        found[those, at + 2] = together[:, :, 1].min(1) / 2
        found[those, at + 3] = sight.laid[rows, planets, 1:].sum(1) / 4
        found[those, at + 4] = tables.need[planets].sum(1) / 4
        found[those, at + 14] = alone / 4
        found[those, at + 15] = (alone - sight.market[rows]) / 4

    def _whole(self, sight: Sight, moment: Floats, plans: Plans) -> Floats:
        rows, helpers, zeros = plans.rows, plans.helpers, np.zeros_like(plans.rows)
        found = np.zeros((len(rows), len(self.names)), np.float32)
        kinds = np.where(plans.calls, self._calls, self._proposes)
        found[np.arange(len(rows)), kinds] = 1
        found[:, self.moment] = moment
        lying = sight.laid[rows, plans.planets, 1:]
        gift = GIFTS[plans.gifts]
        mine = sight.gains(rows, zeros, sight.storage[rows, 0] + lying - plans.shares + gift)
        theirs = sight.gains(rows, helpers, sight.storage[rows, helpers] + plans.shares - gift)
        found[:, self._mine : self._mine + 5] = mine / 4
        found[:, self._theirs : self._theirs + 5] = theirs / 4
        at = self._crew
        need = self.tables.need[plans.planets].sum(1)
        found[:, at] = sight.short[rows, 0, plans.planets] / 2
        found[:, at + 3] = lying.sum(1) / 4
        found[:, at + 4] = need / 4
        found[:, at + 5] = (need - plans.icons.sum(1)) / 2
        found[:, at + 6] = (lying - plans.shares).sum(1) / 2
        found[:, at + 13] = sight.planet_gain[rows, 0, plans.planets, 2] / 4
        own, helping = sight.paw[rows, 0] * plans.own, sight.paw[rows, helpers] * plans.helping
        calls = sum([sight.terms(OFFERS + number)[rows].any((1, 2)) for number in range(CALLS)])
        columns = [
            plans.own / 2,
            own / 4,
            plans.helping / 2,
            helping / 4,
            (mine[:, 2] - own) / 4,
            (theirs[:, 2] - helping) / 4,
            (mine[:, 2] - own - sight.market[rows]) / 4,
            (mine[:, 2] - own - sight.alone[rows].max(1)) / 4,
            plans.surely,
            sight.unknown[rows, helpers] / 2,
            sight.declined[rows, helpers] / 2,
            calls,
            plans.shares.sum(1) / 2,
            plans.gifts < 5,
            (plans.gifts >= 5) & (plans.gifts < NO_GIFT),
            (sight.slots[rows, helpers] < BLUEPRINTS).sum(1) / 2,
            sight.completed[rows, helpers] / TO_END,
        ]
        found[:, self._plan : self._plan + len(columns)] = np.stack(columns, axis=1)
        return found

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
        found[those, at + 13] = sight.planet_gain[rows, 0, planets, 2] / 4

    def _side(self, sight: Sight, found: Floats, those: Array, rows: Array, sides: Array) -> None:
        at = self._crew
        found[those, at + 7] = sight.draft[rows, sides].sum(1) > 0
        found[those, at + 8] = sides == 0
        found[those, at + 9] = sides == OPEN
        found[those, at + 10] = sides == BOT

    def _seats(self, sides: Array) -> tuple[Array, Array]:
        """Which sides are players, and a seat for each (the viewer's where there is none)."""
        real = sides < self.tables.players
        return real, np.where(real, sides, 0)

    def _received(self, sight: Sight, found: Floats, those: Array, rows: Array, sides: Array) -> None:
        self._side(sight, found, those, rows, sides)
        real, seats = self._seats(sides)
        colours = sight.taken[rows, s.COLOUR : s.COLOUR + 5].argmax(1)
        held = sight.storage[rows, seats] + np.eye(5, dtype=np.float32)[colours]
        place = np.where(sides == 0, self._mine, self._theirs)
        gain = sight.gain(rows, seats, held) * real[:, None] / 4
        for offset in range(5):
            found[those, place + offset] = gain[:, offset]


def _uncovered(masks: Array, plans: Plans) -> Array:
    """The possible steps with which no plan goes on."""
    plain: Array = masks > 0
    plain[plans.rows, plans.steps] = False
    return plain
