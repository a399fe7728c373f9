"""Every way to share a Planet: who brings which icons, with or without Bot, and who gets which Fragments."""

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from novatable.afternova.reading import uncovered
from novatable.afternova.terms import BotHelp, Fragments, Icons, Promise, Share, Terms, Transfer
from novatable.players.afternova.bargain import ONE
from novatable.players.afternova.outlook import Outlook
from novatable.players.afternova.partner import HAS_IT, UNSURE, Partner
from novatable.players.afternova.worth import minus, plus


class Effort(NamedTuple):
    """One way to share a Planet's requirement: what it costs each participant, and the icons of each."""

    costs: tuple[float, ...]
    sure: float
    icons: tuple[tuple[int, int], ...]


def efforts_of(members: list[Partner], planet: int, aid: BotHelp | None) -> list[Effort]:
    """The ways to share the requirement in which nobody can do better without somebody doing worse."""
    crews = [member.crew(planet) for member in members]
    first, second = crews[0].need
    if aid is not None:
        first -= aid.icons[crews[0].skills[0]]
        second -= aid.icons[crews[0].skills[1]]
    found: list[Effort] = []
    for icons in _shared_out(first, second, len(members)):
        costs: list[float] = []
        for crew, (one, two) in zip(crews, icons, strict=True):
            cost = crew.cost(one, two)
            if cost >= 1e8 or (costs and cost <= 0.0):  # a helper plays a Paw
                break
            costs.append(cost)
        if len(costs) < len(crews):
            continue
        sure = 1.0
        for index, cost in enumerate(costs):
            if cost >= UNSURE:
                unknown = int(cost // UNSURE)
                sure *= HAS_IT**unknown
                costs[index] = cost - unknown * UNSURE
        found.append(Effort(tuple(costs), sure, icons))
    return _undominated(found)


def aids_of(outlook: Outlook, planet: int, fragments: Fragments) -> list[BotHelp | None]:
    """Without Bot, and with one or two of its icons for the Fragments that the viewer can best spare."""
    aids: list[BotHelp | None] = [None]
    if outlook.view.bot is None:
        return aids
    need = outlook.cards.need[planet]
    skills = [skill for skill in range(4) if need[skill]]
    free = uncovered(outlook.view)
    me = outlook.me
    held = plus(me.storage, fragments)
    gets: list[int] = []
    for count in (1, 2):
        possible = [c for c in range(5) if fragments[c] > gets.count(c) and free[c] > gets.count(c)]
        if not possible:
            break
        spared = max([(me.gain(minus(held, ONE[c])), c) for c in possible])[1]
        gets.append(spared)
        held = minus(held, ONE[spared])
        for one in range(count + 1):
            icons = [0, 0, 0, 0]
            icons[skills[0]] += one
            icons[skills[-1]] += count - one
            if icons[skills[0]] <= need[skills[0]] and icons[skills[-1]] <= need[skills[-1]]:
                lent: Icons = (icons[0], icons[1], icons[2], icons[3])
                aids.append(BotHelp(lent, tuple(gets)))
    return aids


def without(fragments: Fragments, aid: BotHelp | None) -> Fragments:
    """What is left to share out when Bot has got its part."""
    for colour in () if aid is None else aid.fragments:
        fragments = minus(fragments, ONE[colour])
    return fragments


def _undominated(efforts: list[Effort]) -> list[Effort]:
    kept: list[Effort] = []
    efforts.sort(key=lambda effort: (-effort.sure, sum(effort.costs)))
    for effort in efforts:
        for other in kept:
            if other.sure >= effort.sure and _no_dearer(other.costs, effort.costs):
                break
        else:
            kept.append(effort)
    return kept


def _no_dearer(costs: tuple[float, ...], than: tuple[float, ...]) -> bool:
    return all(one <= other + 1e-9 for one, other in zip(costs, than, strict=True))


@lru_cache(maxsize=1_000)
def _shared_out(first: int, second: int, members: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Every way to share icons of two skills out among that many."""
    if members == 1:
        return (((first, second),),)
    found: list[tuple[tuple[int, int], ...]] = []
    for one in range(first + 1):
        for two in range(second + 1):
            for rest in _shared_out(first - one, second - two, members - 1):
                found.append(((one, two), *rest))
    return tuple(found)


@lru_cache(maxsize=10_000)
def splits_of(fragments: Fragments, members: int) -> tuple[tuple[Fragments, ...], ...]:
    """Every way to share Fragments out among that many."""
    if members == 1:
        return ((fragments,),)
    found: list[tuple[Fragments, ...]] = []
    for counts in product(*[range(count + 1) for count in fragments]):
        part = (counts[0], counts[1], counts[2], counts[3], counts[4])
        for rest in splits_of(minus(fragments, part), members - 1):
            found.append((part, *rest))
    return tuple(found)


def terms_of(
    members: list[Partner],
    planet: int,
    effort: Effort,
    parts: tuple[Fragments, ...],
    transfers: tuple[Transfer, ...],
    aid: BotHelp | None,
) -> Terms:
    skills = members[0].crew(planet).skills
    promises: list[Promise] = []
    for member, (one, two) in zip(members, effort.icons, strict=True):
        icons = [0, 0, 0, 0]
        icons[skills[0]] = one
        icons[skills[1]] = two
        promised: Icons = (icons[0], icons[1], icons[2], icons[3])
        promises.append(Promise(member.seat, promised))
    split = tuple([Share(member.seat, part) for member, part in zip(members, parts, strict=True)])
    return Terms(planet, tuple(promises), split, transfers, aid)
