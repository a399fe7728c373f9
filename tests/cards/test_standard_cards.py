"""The card set that we ship keeps to the design that is written at its top (AN-1.1 to AN-1.7, AN-9)."""

from collections import Counter
from itertools import combinations, combinations_with_replacement

from novatable.afternova import cards
from novatable.afternova.cards import COLOURS, SKILLS, UPGRADES, CardSet, load

STANDARD = load("standard")
BLUEPRINTS = range(STANDARD.n_paws, len(STANDARD.cost))


def test_an_1_1_the_standard_set_has_the_cards_of_the_game() -> None:
    assert len(STANDARD.paws) == 40
    assert len(STANDARD.blueprints) == 40
    assert len(STANDARD.starships) == 10
    assert len(STANDARD.planets) == 18


def test_an_1_2_the_colours() -> None:
    assert COLOURS == ("black", "white", "green", "purple", "orange")


def test_an_1_3_the_starships_are_the_ten_pairs_of_colours() -> None:
    assert sorted(STANDARD.objective) == list(combinations(range(5), 2))


def test_an_1_4_the_planets_are_each_pair_of_skills_with_3_4_and_5_spaces() -> None:
    shapes = {3: ([2, 2], [1, 3]), 4: ([2, 3], [3, 3], [2, 4]), 5: ([3, 4], [2, 5])}
    seen: list[tuple[tuple[int, ...], int]] = []
    for need, spaces in zip(STANDARD.need, STANDARD.spaces, strict=True):
        skills = tuple(skill for skill in range(4) if need[skill])
        assert sorted(need[skill] for skill in skills) in shapes[spaces]
        assert sum(need) >= spaces + 1
        seen.append((skills, spaces))
    assert sorted(seen) == [(pair, spaces) for pair in combinations(range(4), 2) for spaces in (3, 4, 5)]


def test_an_1_4_the_planets_ask_for_every_skill_alike() -> None:
    by_skill = [sorted(need[skill] for need in STANDARD.need if need[skill]) for skill in range(4)]
    assert [sum(needs) for needs in by_skill] == [25, 25, 25, 25]
    for needs in by_skill:
        assert needs[-2:] == [4, 5]
        assert needs[:2] == [1, 2]


def test_an_1_4_nektarr_requires_piloting_and_engineering() -> None:
    [nektarr] = [planet for planet in STANDARD.planets if planet.name == "Nektarr"]
    assert [SKILLS[skill] for skill in range(4) if nektarr.needs[skill]] == ["piloting", "engineering"]


def test_an_1_5_the_paws_are_each_pair_of_icons_four_times() -> None:
    pairs = Counter(
        tuple(skill for skill in range(4) for _ in range(icons[skill])) for icons in STANDARD.icons
    )
    assert pairs == Counter(dict.fromkeys(combinations_with_replacement(range(4), 2), 4))
    assert all(icons[4] == 0 for icons in STANDARD.icons)


def test_an_1_5_the_paws_are_animals_of_many_kinds() -> None:
    assert len({paw.species for paw in STANDARD.paws}) >= 12


def test_an_1_6_costs_of_the_blueprints() -> None:
    assert Counter(STANDARD.cost_size[card] for card in BLUEPRINTS) == {2: 7, 3: 14, 4: 16, 5: 3}
    assert [sum(STANDARD.cost[card][colour] for card in BLUEPRINTS) for colour in range(5)] == [27] * 5
    assert len({STANDARD.cost[card] for card in BLUEPRINTS}) == 40


def test_an_1_6_every_colour_is_on_small_and_large_blueprints_alike() -> None:
    for size in (2, 3, 4, 5):
        icons = [
            sum(STANDARD.cost[card][colour] for card in BLUEPRINTS if STANDARD.cost_size[card] == size)
            for colour in range(5)
        ]
        assert max(icons) - min(icons) <= 1


def test_an_1_6_every_objective_finds_blueprints_alike() -> None:
    best_ten = []
    for first, second in STANDARD.objective:
        icons = sorted((cost[first] + cost[second] for cost in STANDARD.cost), reverse=True)
        best_ten.append(sum(icons[:10]))
    assert max(best_ten) - min(best_ten) <= 3


def test_an_1_6_points_of_the_blueprints() -> None:
    many_coloured = 0
    for card in BLUEPRINTS:
        colours = sum(count > 0 for count in STANDARD.cost[card])
        all_differ = colours >= 3 and colours == STANDARD.cost_size[card]
        has_upgrade = STANDARD.upgrade[card] is not None
        assert STANDARD.points[card] == STANDARD.cost_size[card] + 2 - has_upgrade + all_differ
        many_coloured += all_differ
    assert many_coloured == 8
    assert sum(STANDARD.points) == 193  # mean 4.8


def test_an_1_6_upgrades_of_the_blueprints() -> None:
    upgrades = Counter(upgrade for upgrade in STANDARD.upgrade if upgrade is not None)
    assert sum(upgrades.values()) == 30
    rare = {UPGRADES[upgrade]: count for upgrade, count in upgrades.items() if count > 2}
    assert rare == {"hold": 5, "recruiter": 3, "prism": 3, "loyalty": 3}
    assert sorted(upgrades) == list(range(len(UPGRADES)))
    assert all(STANDARD.upgrade[card] != cards.HOLD for card in BLUEPRINTS if STANDARD.cost_size[card] == 5)


def test_an_1_7_no_two_cards_of_the_standard_set_have_the_same_name() -> None:
    names = [STANDARD.card_name(card) for card in range(80)]
    names += [planet.name for planet in STANDARD.planets]
    names += [starship.name for starship in STANDARD.starships]
    assert len(set(names)) == 108


def test_the_constants_of_the_upgrades_are_the_places_of_their_words() -> None:
    for place, upgrade in enumerate(UPGRADES):
        assert getattr(cards, upgrade.upper()) == place


def test_an_9_2_the_skill_upgrades_stand_in_the_order_of_the_skills() -> None:
    boosters = [UPGRADES[cards.AUTOPILOT + skill] for skill in range(len(SKILLS))]
    assert boosters == ["autopilot", "toolkit", "turret", "drill"]


def test_hand_cards_have_one_number_paws_before_blueprints() -> None:
    assert [STANDARD.card_name(card) for card in (0, 39, 40, 79)] == [
        STANDARD.paws[0].name,
        STANDARD.paws[39].name,
        STANDARD.blueprints[0].name,
        STANDARD.blueprints[39].name,
    ]
    assert [STANDARD.is_paw(card) for card in (0, 39, 40, 79)] == [True, True, False, False]


def test_the_tables_say_what_the_cards_say() -> None:
    for card in range(40):
        assert STANDARD.icons[card] == STANDARD.paws[card].icons
        assert (STANDARD.cost[card], STANDARD.cost_size[card]) == ((0, 0, 0, 0, 0), 0)
        assert (STANDARD.points[card], STANDARD.upgrade[card]) == (0, None)
        blueprint = STANDARD.blueprints[card]
        assert STANDARD.cost[card + 40] == blueprint.cost
        assert STANDARD.cost_size[card + 40] == sum(blueprint.cost)
        assert (STANDARD.points[card + 40], STANDARD.upgrade[card + 40]) == (
            blueprint.points,
            blueprint.upgrade,
        )
    assert STANDARD.cheapest == 2
    assert STANDARD.need == [planet.needs for planet in STANDARD.planets]
    assert STANDARD.spaces == [planet.spaces for planet in STANDARD.planets]
    assert STANDARD.objective == [starship.objective for starship in STANDARD.starships]


def test_an_6_6_the_cheapest_blueprint_is_the_one_with_the_fewest_fragments() -> None:
    dear = [card for card in STANDARD.blueprints if sum(card.cost) > 3]
    assert CardSet("dear", STANDARD.paws, dear, STANDARD.planets, STANDARD.starships).cheapest == 4


def test_the_standard_set_is_read_once() -> None:
    assert load("standard") is load("standard")
