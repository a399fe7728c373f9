"""Covering a promise: the Paws and Upgrades that bring the icons (AN-4.1, AN-4.5, AN-4.10)."""

from itertools import combinations, product
from typing import Final

from novatable.afternova.cards import ADAPTER, AUTOPILOT, LOYALTY, MOST_ICONS, SKILLS, UPGRADES, CardSet
from novatable.afternova.model import Player
from novatable.afternova.terms import NO_ICONS, Icons, SkillUpgrade
from novatable.core.errors import Args, Refusal
from novatable.core.sentences import counted

SKILL_UPGRADES: Final[tuple[SkillUpgrade, ...]] = ("autopilot", "toolkit", "turret", "drill", "adapter")
Cover = tuple[tuple[int, ...], tuple[SkillUpgrade, ...]]
"""Paws and Upgrades."""

Uses = tuple[int, int, int]
"""How many boosts of the first skill, boosts of the second and Adapters are used."""
Key = tuple[int, int, int, int, int, tuple[int, ...]]
"""Icons needed and boosts available for both skills, Adapters, the kinds of the useful Paws in order."""
Brings = tuple[int, int, int, int]
"""Icons of the first skill, of the second, wild ones, and others, which an Adapter can put to use."""
Plan = tuple[tuple[int, ...], Uses]
"""Which of the useful Paws to play, by index."""
_NO_USE: Final = (0, 0, 0)
_SECOND: Final = MOST_ICONS + 1
_WILD: Final = _SECOND * _SECOND
_OTHER: Final = _WILD * _SECOND
"""What one icon counts in a kind: no card has so many icons of a sort that they reach the next place."""
_PLANS: Final[dict[Key, list[Plan]]] = {}
_KINDS: Final[dict[tuple[str, int, int, bool], list[int]]] = {}


def lacking(
    cards: CardSet, paws: tuple[int, ...], upgrades: tuple[str, ...], need: Icons
) -> list[int] | None:
    """The icons still missing per skill, with wild icons and Adapters put to use; None if covered."""
    on_paws = [0, 0, 0, 0]
    free = 0
    for paw in paws:
        icons = cards.icons[paw]
        for skill in range(4):
            on_paws[skill] += icons[skill]
        free += icons[4]
    boosts = [0, 0, 0, 0]
    adapters = 0
    for upgrade in upgrades:
        if upgrade == SKILL_UPGRADES[4]:
            adapters += 1
        else:
            boosts[SKILL_UPGRADES.index(upgrade)] += 1
    missing = [0, 0, 0, 0]
    unused = 0
    for skill in range(4):
        from_paws = max(need[skill] - boosts[skill], 0)
        missing[skill] = max(from_paws - on_paws[skill], 0)
        unused += max(on_paws[skill] - from_paws, 0)
    free += min(adapters, unused)
    if sum(missing) <= free:
        return None
    for skill in range(4):
        helped = min(free, missing[skill])
        missing[skill] -= helped
        free -= helped
    return missing


def refuse_pledge(
    cards: CardSet,
    player: Player,
    paws: tuple[int, ...],
    upgrades: tuple[str, ...],
    returns: tuple[int, ...],
    need: Icons,
    planet: int | None = None,
) -> Refusal | None:
    """Whether these cards of the player cover the need, none of them superfluous.

    The need is a Planet's (AN-4.1), or the player's promise in a deal (AN-4.5).
    """
    for paw in paws:
        if paw not in player.hand or not cards.is_paw(paw):
            return Refusal("AN-4.10", "no-paw", {"card": paw})
    if len(set(paws)) < len(paws):
        return Refusal("AN-4.10", "paw-twice")
    for upgrade in upgrades:
        if upgrades.count(upgrade) > player.upgrades[UPGRADES.index(upgrade)]:
            working = player.upgrades[UPGRADES.index(upgrade)]
            wanted: Args = {"n": working, "upgrade": upgrade, "n2": upgrades.count(upgrade)}
            return Refusal("AN-6.4", "upgrades", wanted)
    missing = lacking(cards, paws, upgrades, need)
    if missing is not None:
        icons = counted(SKILLS, missing)
        if planet is not None:
            return Refusal("AN-4.1", "lacks", {"planet": planet, "icons": icons})
        return Refusal("AN-4.5", "promise-lacks", {"icons": icons})
    for paw in paws:
        others = tuple(other for other in paws if other != paw)
        if lacking(cards, others, upgrades, need) is None:
            return Refusal("AN-4.10", "paw-unneeded", {"card": paw})
    for paw in returns:
        if paw not in paws:
            return Refusal("AN-9.9", "return-unplayed", {"card": paw})
    if returns:
        able = min(player.upgrades[LOYALTY], len(paws) - 1)
        if len(set(returns)) < len(returns) or len(returns) > able:
            return Refusal("AN-9.9", "returns", {"n": max(able, 0), "n2": len(returns)})
    return None


def icons_of(cards: CardSet, hand: list[int]) -> list[int]:
    """All icons in a hand, per skill, then the wild ones."""
    total = [0, 0, 0, 0, 0]
    for card in hand:
        if card < cards.n_paws:
            icons = cards.icons[card]
            total[0] += icons[0]
            total[1] += icons[1]
            total[2] += icons[2]
            total[3] += icons[3]
            total[4] += icons[4]
    return total


def shortfall(icons: list[int], player: Player, need: Icons) -> int:
    """How many icons are missing even with all these and all Upgrades: a quick no before a search."""
    upgrades = player.upgrades
    missing = 0
    for skill in range(4):
        lack = need[skill] - icons[skill] - upgrades[AUTOPILOT + skill]
        if lack > 0:
            missing += lack
    return missing - icons[4] - upgrades[ADAPTER]


def reach(cards: CardSet, player: Player, need: Icons) -> Icons:
    """As many icons of a need as all of a player's Paws and Upgrades bring together."""
    paws = tuple([card for card in player.hand if card < cards.n_paws])
    boosts: list[SkillUpgrade] = []
    for number, upgrade in enumerate(SKILL_UPGRADES):
        boosts += [upgrade] * player.upgrades[AUTOPILOT + number]
    missing = lacking(cards, paws, tuple(boosts), need)
    if missing is None:
        return need
    return need[0] - missing[0], need[1] - missing[1], need[2] - missing[2], need[3] - missing[3]


def is_useful(cards: CardSet, player: Player, need: Icons, paw: int) -> bool:
    """Whether this Paw could be part of what covers the need."""
    return need != NO_ICONS and _kinds(cards, *_skills(need), player.upgrades[ADAPTER] > 0)[paw] > 0


def covers_of(cards: CardSet, player: Player, need: Icons) -> list[Cover]:
    """Every set of Paws that covers the need with none superfluous, each with fitting Upgrades.

    Paws with the same icons for this need are interchangeable, so the result depends only on the kinds in
    the hand. It is cached as indices into the useful Paws, and expanded for the actual hand.
    """
    if need == NO_ICONS:
        return [((), ())]
    first, second = _skills(need)
    upgrades = player.upgrades
    adapters = upgrades[ADAPTER]
    kinds = _kinds(cards, first, second, adapters > 0)
    useful = [card for card in player.hand if kinds[card]]
    useful.sort(key=kinds.__getitem__)
    both = first != second
    key = (
        need[first],
        need[second] if both else 0,
        upgrades[AUTOPILOT + first],
        upgrades[AUTOPILOT + second] if both else 0,
        adapters,
        tuple([kinds[card] for card in useful]),
    )
    plans = _PLANS.get(key)
    if plans is None:
        if len(_PLANS) > 50_000:
            _PLANS.clear()
        plans = _PLANS[key] = _spelled_out(key)
    return [
        (tuple([useful[place] for place in places]), () if uses == _NO_USE else _named(first, second, uses))
        for places, uses in plans
    ]


def _skills(need: Icons) -> tuple[int, int]:
    """The one or two skills that are needed (AN-1.4)."""
    first = 0
    while not need[first]:
        first += 1
    second = 3
    while not need[second]:
        second -= 1
    return first, second


def _named(first: int, second: int, uses: Uses) -> tuple[SkillUpgrade, ...]:
    return (
        (SKILL_UPGRADES[first],) * uses[0]
        + (SKILL_UPGRADES[second],) * uses[1]
        + (SKILL_UPGRADES[4],) * uses[2]
    )


def _kinds(cards: CardSet, first: int, second: int, adapters: bool) -> list[int]:
    """Each card's kind, 0 if of no use: its icons of the first skill, the second, and wild, in one number.

    With Adapters every icon is of use: the other skills' icons are the last place.
    """
    key = (cards.hash, first, second, adapters)
    kinds = _KINDS.get(key)
    if kinds is None:
        kinds = [0] * (cards.n_paws + len(cards.blueprints))
        for paw, icons in enumerate(cards.icons):
            other = 0 if first == second else icons[second]
            kinds[paw] = icons[first] + _SECOND * other + _WILD * icons[4]
            if adapters:
                kinds[paw] += _OTHER * (sum(icons[:4]) - icons[first] - other)
        _KINDS[key] = kinds
    return kinds


def _spelled_out(key: Key) -> list[Plan]:
    """Every way to cover the need, with the indices of the Paws to play among the useful ones."""
    groups: dict[int, list[int]] = {}
    for place, kind in enumerate(key[5]):
        groups.setdefault(kind, []).append(place)
    plans: list[Plan] = []
    for counts, uses in _search(key, [(kind, len(places)) for kind, places in groups.items()]):
        partial: list[tuple[int, ...]] = [()]
        for places, count in zip(groups.values(), counts, strict=True):
            if count:
                partial = [chosen + more for more in combinations(places, count) for chosen in partial]
        plans += [(chosen, uses) for chosen in partial]
    return plans


def _search(key: Key, kinds: list[tuple[int, int]]) -> list[tuple[tuple[int, ...], Uses]]:
    """Counts of each kind that cover, no Paw superfluous with the Upgrades used; fewest Upgrades for each."""
    need_first, need_second, boosts_first, boosts_second, adapters, _ = key
    brings = [_read_kind(kind) for kind, _ in kinds]
    hands = [
        (counts, _together(brings, counts)) for counts in product(*[range(have + 1) for _, have in kinds])
    ]
    found: dict[tuple[int, ...], Uses] = {}
    all_uses = product(
        range(min(boosts_first, need_first) + 1),
        range(min(boosts_second, need_second) + 1),
        range(adapters + 1),
    )
    for uses in sorted(all_uses, key=sum):
        want = (need_first - uses[0], need_second - uses[1], uses[2])
        enough = {counts for counts, icons in hands if _enough(icons, want)}
        for counts, _ in hands:
            if counts in enough and counts not in found and not _in_vain(counts, enough):
                found[counts] = uses
    return list(found.items())


def _in_vain(counts: tuple[int, ...], enough: set[tuple[int, ...]]) -> bool:
    """Whether one Paw fewer would do."""
    for index, count in enumerate(counts):
        if count and (*counts[:index], count - 1, *counts[index + 1 :]) in enough:
            return True
    return False


def _read_kind(kind: int) -> Brings:
    return kind % _SECOND, kind // _SECOND % _SECOND, kind // _WILD % _SECOND, kind // _OTHER


def _together(brings: list[Brings], counts: tuple[int, ...]) -> Brings:
    first = second = wild = other = 0
    for icons, count in zip(brings, counts, strict=True):
        if count:
            first += icons[0] * count
            second += icons[1] * count
            wild += icons[2] * count
            other += icons[3] * count
    return first, second, wild, other


def _enough(icons: Brings, want: Uses) -> bool:
    first, second, wild, unused = icons
    missing = 0
    if first < want[0]:
        missing += want[0] - first
    else:
        unused += first - want[0]
    if second < want[1]:
        missing += want[1] - second
    else:
        unused += second - want[1]
    return missing <= wild + min(want[2], unused)


def returns_of(player: Player, paws: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every choice of Paws to take back by Loyalty, none first (AN-9.9)."""
    choices: list[tuple[int, ...]] = [()]
    for size in range(1, min(player.upgrades[LOYALTY], len(paws) - 1) + 1):
        choices.extend(combinations(paws, size))
    return choices
