"""Whole deals that an active player may propose, read from observations: with one helper, at most one gift.

Every plan says how a draft goes on step by step. Plans are not chosen by what they seem to be worth: there is
one for each part of the Fragments that the helper may get, for each gift, and for each number of Paws that
the helper plays (shared so that the viewer plays the fewest). A network has to learn which of them are good.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from novatable.afternova.cards import PLANETS
from novatable.learn.afternova import steps as s
from novatable.learn.afternova.sight import Array, Sight
from novatable.learn.afternova.steps import BOT, OPEN, SIDES

NO_GIFT: Final = 10
"""Gifts: 0 to 4 a stored Fragment of the viewer's, 5 to 9 of the helper's."""
SHARES: Final = np.array([share for share in np.ndindex(4, 4, 4, 4, 4) if 1 <= sum(share) <= 4], np.int8)
"""What a helper may get of a Planet."""
GIFTS: Final = np.concatenate([-np.eye(5), np.eye(5), np.zeros((1, 5))]).astype(np.float32)
"""What each gift adds to the viewer's Storage."""


class Plans(NamedTuple):
    """Plans of a batch of observations, those of one row after the other; each part has an entry per plan."""

    rows: Array
    steps: Array
    """The next step of each."""
    planets: Array
    calls: Array
    helpers: Array
    """The seat that is thought of; in a call, others may answer too."""
    icons: Array
    """The icons that the helper brings, by skill."""
    shares: Array
    """What the helper gets of the Planet, by colour."""
    gifts: Array
    own: Array
    """The Paws that it takes of the viewer, and of the helper; whether known cards are enough for those."""
    helping: Array
    surely: Array

    def some(self, chosen: Array) -> "Plans":
        return Plans(*[part[chosen] for part in self])

    def sides(self) -> Array:
        """The helper's side in a draft."""
        sides: Array = np.where(self.calls, OPEN, self.helpers)
        return sides


def plans_of(sight: Sight, masks: Array) -> Plans:
    """The plans that these observations leave open; the next step of each is in the mask."""
    ways: list[tuple[int, int, bool, int, tuple[int, ...], int, int, bool]] = []
    drafting = drafts(sight)
    begun = sight.taken[:, s.PROPOSE : s.CALL + PLANETS] > 0
    possible = np.where(drafting[:, None], begun, masks[:, s.PROPOSE : s.CALL + PLANETS] > 0)
    possible &= sight.own_turn[:, None]
    for row in np.flatnonzero(possible.any(1)).tolist():
        planets = {place % PLANETS for place in np.flatnonzero(possible[row]).tolist()}
        for planet in sorted(planets):
            for other in range(1, sight.tables.players):
                for effort in sight.efforts(row, planet, other):
                    for calls in (False, True):
                        if possible[row, planet + PLANETS * calls] and not (calls and effort.surely):
                            way = (effort.icons, effort.own, effort.helping, effort.surely)
                            ways.append((row, planet, calls, other, *way))
    return _continued(sight, masks, drafting, _shared_out(sight, ways))


def drafts(sight: Sight) -> Array:
    """Whether the terms of a deal are being composed."""
    begun = sight.taken[:, s.PROPOSE : s.CALL + PLANETS].any(1)
    composing: Array = begun & (sight.taken[:, s.DONE] == 0)
    return composing


def _shared_out(
    sight: Sight, ways: Sequence[tuple[int, int, bool, int, tuple[int, ...], int, int, bool]]
) -> Plans:
    """Each way to share out the icons with each way to share out the Fragments, and each gift."""
    columns = list(zip(*ways, strict=True)) or [()] * 8
    rows, planets, calls, helpers, icons, own, helping, surely = [np.array(column) for column in columns]
    rows, planets, helpers = rows.astype(np.int64), planets.astype(np.int64), helpers.astype(np.int64)
    lying = sight.laid[rows, planets, 1:]
    way, share = np.nonzero((lying[:, None] >= SHARES).all(2))
    stored = np.concatenate([sight.storage[rows, 0] > 0, sight.storage[rows, helpers] > 0], axis=1)
    stored = np.concatenate([stored, np.ones((len(rows), 1), bool)], axis=1)
    each, gift = np.nonzero(stored[way])
    way, share = way[each], share[each]
    return Plans(
        rows[way],
        np.where(calls[way], s.CALL, s.PROPOSE) + planets[way] if len(way) else way,
        planets[way],
        calls.astype(bool)[way],
        helpers[way],
        icons.reshape(-1, 4)[way],
        SHARES[share],
        gift,
        own[way],
        helping[way],
        surely.astype(bool)[way],
    )


def _continued(sight: Sight, masks: Array, drafting: Array, plans: Plans) -> Plans:
    """The plans with which drafts can go on, each with its next step: what a step deals out is in order."""
    later = drafting[plans.rows]
    if later.any():
        after = plans.some(later)
        fits, step = _next(sight, after)
        steps = plans.steps.copy()
        steps[later] = step
        kept = np.ones(len(steps), bool)
        kept[later] = fits
        plans = plans._replace(steps=steps).some(kept)
    return plans.some(masks[plans.rows, plans.steps] > 0)


def _next(sight: Sight, plans: Plans) -> tuple[Array, Array]:
    """For plans of drafts that have begun: whether the draft fits, and the next step."""
    rows, sides, each = plans.rows, plans.sides(), np.arange(len(plans.rows))
    tables = sight.tables
    draft = sight.draft[rows]
    need, lying = tables.need[plans.planets], sight.laid[rows, plans.planets, 1:]
    helper = np.concatenate([plans.icons, plans.shares], axis=1)
    viewer = np.concatenate([need, lying], axis=1) - helper
    fits = (draft[:, 0] <= viewer).all(1) & (draft[each, sides] <= helper).all(1)
    others = np.ones((len(rows), len(SIDES)), bool)
    others[:, 0] = others[each, sides] = False
    fits &= ~(draft.any(2) & others).any(1)
    skill, colour = sight.part(tables.next_icon, 4)[rows], sight.part(tables.next_colour, 5)[rows]
    dealt = np.concatenate([skill, colour], axis=1)
    thing = dealt.argmax(1)
    side = np.where(draft[each, 0, thing] < viewer[each, thing], 0, sides)
    fits_gift, gift = _next_of_gift(sight, plans)
    dealing = dealt.any(1)
    step = np.where(dealing, np.where(skill.any(1), s.ICON, s.FRAGMENT) + side, gift)
    return fits & (dealing | fits_gift), step


def _next_of_gift(sight: Sight, plans: Plans) -> tuple[Array, Array]:
    """The same once everything is dealt out: the giver, the colour and the receiver of a gift, then done."""
    rows, each = plans.rows, np.arange(len(plans.rows))
    theirs = plans.gifts >= 5
    giver = s.GIVER + np.where(theirs, plans.sides(), 0)
    colour = s.COLOUR + plans.gifts % 5
    receiver = s.RECEIVER + np.where(theirs, 0, plans.sides())
    named = np.stack([giver, colour, receiver], axis=1)
    taken = sight.taken[rows]
    count = [taken[:, first : first + BOT].sum(1) for first in (s.GIVER, s.RECEIVER)]
    count.insert(1, taken[:, s.COLOUR : s.COLOUR + 5].sum(1))
    depth = np.stack(count, axis=1)
    right = np.take_along_axis(taken, named, axis=1) > 0
    fits = (depth <= 1).all(1) & (right | (depth == 0)).all(1)
    done = depth.sum(1).astype(np.int64)
    step = np.where(done < 3, named[each, np.minimum(done, 2)], s.DONE)
    none = plans.gifts == NO_GIFT
    return np.where(none, done == 0, fits), np.where(none, s.DONE, step)


def meant_by(path: Sequence[int], plans: Plans, sight: Sight, row: int) -> Array:
    """Which plans of a row are the deal that these steps compose, or as near to it as a plan can be.

    Of several gifts the first counts; of several ways to share out the icons, the nearest.
    """
    planet = (path[0] - s.PROPOSE) % PLANETS
    skills = np.repeat(np.arange(4), sight.tables.need[planet].astype(int))
    colours = np.repeat(np.arange(5), sight.laid[row, planet, 1:].astype(int))
    bringing = np.array(path[1 : 1 + len(skills)]) - s.ICON
    getting = np.array(path[1 + len(skills) : 1 + len(skills) + len(colours)]) - s.FRAGMENT
    helping = set(bringing.tolist()) - {0}
    found = np.zeros(len(plans.rows), bool)
    if len(helping) != 1:
        return found
    (side,) = helping
    icons = np.bincount(skills[bringing == side], minlength=4)
    share = np.bincount(colours[getting == side], minlength=5)
    named = path[1 + len(skills) + len(colours) :]
    gift = NO_GIFT
    if named[0] != s.DONE:
        gift = named[1] - s.COLOUR + 5 * (named[0] != s.GIVER)
    here = (plans.rows == row) & (plans.steps == path[0]) & (plans.sides() == side) & (plans.gifts == gift)
    here &= (plans.shares == share).all(1)
    if here.any():
        off = np.abs(plans.icons - icons).sum(1)
        found = here & (off == off[here].min())
    return found
