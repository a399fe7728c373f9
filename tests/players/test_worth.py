"""What Fragments, Blueprints and crews are worth: held against the rules and against plain sense."""

import gc
from itertools import product
from random import Random

import pytest

from novatable.afternova.model import Player, no_upgrades
from novatable.afternova.pledge import covers_of
from novatable.players.afternova.crew import NEVER, reach_of
from novatable.players.afternova.taste import CADET
from novatable.players.afternova.worth import Holding, Wishes, number_of, wishes_of
from tests.builders.afternova import CARDS, blueprint, fragments

ANY = (0.4,) * 5


def wishing(
    *blueprints: int, prisms: int = 0, left: int = 6, later: bool = True, capacity: int = 4
) -> Wishes:
    return wishes_of(CADET, CARDS, blueprints, ANY, 0.5, capacity, prisms, left, 0.25, later)


def test_every_holding_has_its_own_number() -> None:
    each = range(9)
    holdings = list(product(each, each, each, each, each))
    assert len({number_of(held) for held in holdings}) == len(holdings)


def test_what_was_worked_out_costs_no_search_for_cycles() -> None:
    """Tuples as keys would, and a captain remembers thousands of holdings while somebody waits for it."""
    wishes = wishing(blueprint("KKG"))
    wishes.stored(fragments("KKGOO"))
    assert len(wishes._memo) > 1
    assert not gc.is_tracked(wishes._memo)
    assert not gc.is_tracked(wishes._stored)


def test_the_crew_needs_as_few_paws_as_the_rules_allow() -> None:
    """AN-4.1, AN-4.10: the estimate is exact where no Adapter is at work."""
    rng = Random(3)
    for _ in range(300):
        planet = rng.randrange(len(CARDS.planets))
        hand = rng.sample(range(CARDS.n_paws), rng.randint(0, 7))
        upgrades = no_upgrades()
        for upgrade in (1, 2, 3, 4):
            upgrades[upgrade] = rng.choice((0, 0, 1))
        reach = reach_of(CARDS, planet, hand, upgrades, 0)
        one, two = (rng.randint(0, need) for need in reach.need)
        player = Player(0, hand, [0] * 5, [], 0, upgrades)
        covers = covers_of(CARDS, player, reach.icons(one, two))
        assert reach.paws(one, two) == min([len(paws) for paws, _ in covers], default=NEVER)


def test_an_unknown_paw_counts_as_one_icon() -> None:
    reach = reach_of(CARDS, 0, [], no_upgrades(), 2)
    assert [reach.paws(1, 0), reach.paws(0, 1), reach.paws(1, 1), reach.paws(2, 1)] == [1, 1, 2, NEVER]


def test_nearer_is_worth_more_and_done_most() -> None:
    wishes = wishing(blueprint("KKG"))
    worths = [wishes.worth(fragments(held)) for held in ("", "K", "KG", "KKG")]
    assert worths == sorted(worths)
    assert worths[3] > worths[2] + 1 > CARDS.points[blueprint("KKG")] / 2


def test_two_blueprints_do_not_share_a_fragment() -> None:
    one, two = blueprint("KG"), blueprint("KP")
    both = wishing(one, two)
    assert both.worth(fragments("KKGP")) > both.worth(fragments("KGP")) + 1
    alone = wishing(one).worth(fragments("KG")) + wishing(two).worth(fragments("KP"))
    assert both.worth(fragments("KKGP")) == pytest.approx(alone)


def test_a_prism_stands_in_for_a_missing_colour() -> None:
    """AN-9.7."""
    wishes = wishing(blueprint("KKG"), prisms=1)
    assert wishes.worth(fragments("KKW")) == wishes.worth(fragments("KKG"))
    assert wishes.worth(fragments("KK")) < wishes.worth(fragments("KKG")) - 1, "it is no Fragment by itself"
    assert wishing(blueprint("KKG")).worth(fragments("KKW")) < wishes.worth(fragments("KKW")) - 1


def test_nothing_is_worth_completing_after_the_sixth() -> None:
    """AN-6.5."""
    assert wishing(blueprint("KKG"), left=0).worth(fragments("KKG")) < 1


def test_in_the_last_window_only_points_count() -> None:
    """AN-7.2: a stored Fragment is a point, an unfinished Blueprint none."""
    assert wishing(blueprint("KKG"), later=False).worth(fragments("KKP")) == 3


@pytest.mark.parametrize("capacity", [4, 5])
def test_what_is_kept_fits_and_is_the_best(capacity: int) -> None:
    """AN-4.11, against all ways to give up the same number; giving up one by one loses little."""
    rng = Random(8)
    plans = [blueprint(size=size, nth=nth) for size in (2, 3, 4) for nth in (1, 4)]
    for _ in range(60):
        wishes = wishing(*rng.sample(plans, 3), capacity=capacity)
        held: Holding = tuple(rng.choice((0, 1, 1, 2)) for _ in range(5))  # type: ignore[assignment]
        kept = wishes.keep(held)
        assert sum(kept) == min(sum(held), capacity)
        assert all(kept[colour] <= held[colour] for colour in range(5))
        best = max(wishes.worth(part) for part in _parts(held, sum(kept)))
        assert wishes.stored(held) >= 0.75 * best


def _parts(held: Holding, size: int) -> list[Holding]:
    parts = product(*[range(count + 1) for count in held])
    return [(b, w, g, p, o) for b, w, g, p, o in parts if b + w + g + p + o == size]
