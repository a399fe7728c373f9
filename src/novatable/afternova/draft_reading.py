"""Reading a draft: what it is played as, what it lacks, what everybody ends up with, what would help."""

from msgspec.structs import replace

from novatable.afternova.actions import Agree, AnyAction, Call, Extract, Propose
from novatable.afternova.cards import CardSet
from novatable.afternova.deals import canonical
from novatable.afternova.draft import (
    BotOwed,
    Bring,
    Draft,
    Drafting,
    Extra,
    Idle,
    Lacks,
    Named,
    PartReading,
    Problem,
    Reading,
    Side,
)
from novatable.afternova.drafting import Drafter, as_icons, icons_of
from novatable.afternova.hinting import holding
from novatable.afternova.hints import Holding
from novatable.afternova.model import as_counts
from novatable.afternova.pledge import SKILL_UPGRADES, lacking, reach
from novatable.afternova.suggesting import ways
from novatable.afternova.terms import (
    NO_FRAGMENTS,
    NO_ICONS,
    BotHelp,
    Fragments,
    Icons,
    Promise,
    Share,
    SkillUpgrade,
    Terms,
    Transfer,
)
from novatable.afternova.view import View
from novatable.core.errors import Impossible, Refusal


def read(view: View, asked: Drafting) -> Reading:
    """The draft after its changes, and everything the game says about it; ValueError if it makes no sense."""
    if view.phase != "turn":
        raise Impossible(Refusal("AN-4.8", f"moment-{view.phase}"))
    if not asked.remember:
        view = replace(view, players=tuple([replace(player, known=()) for player in view.players]))
    drafter = Drafter(view)
    draft = None if asked.draft is None else drafter.checked(asked.draft)
    for change in asked.changes:
        draft = drafter.changed(draft, change)
    if draft is None:
        raise ValueError("there is no draft")
    promised = icons_of(draft, drafter.seat)
    found = _problems(drafter, draft)
    return Reading(
        draft=draft,
        action=_action(drafter, draft),
        lacks=as_icons([max(lack, 0) for lack in drafter.lacks(draft)]),
        problems=tuple(found),
        parts=tuple([_part(drafter, draft, part.side) for part in draft.parts]),
        others=() if draft.offer is not None else tuple(_others(drafter, draft)),
        sources=sources(drafter.cards, draft.named, promised),
        needless=_needless(drafter.cards, draft.named, promised),
        returns=drafter.may_return(draft.named),
        bot_accepts=None
        if view.bot is None
        else as_counts([max(free, 0) for free in drafter.accepts(draft)]),
        calling=_calling(drafter, draft),
        ways=() if draft.offer is not None else tuple(ways(drafter, draft, found, asked)),
    )


# ---- what it would be played as


def _action(drafter: Drafter, draft: Draft) -> AnyAction:
    named = draft.named
    if draft.offer is not None:
        return Agree(draft.offer, named.paws, named.upgrades, named.returns)
    sides = [part.side for part in draft.parts]
    if all(side in (drafter.seat, "bot") for side in sides):
        return Extract(draft.planet, named.paws, named.upgrades, named.returns, _bot_help(draft))
    terms = _terms(drafter, draft)
    return Call(terms) if None in sides else Propose(terms, named.paws, named.upgrades, named.returns)


def _terms(drafter: Drafter, draft: Draft) -> Terms:
    """Helpers who promise nothing stay in them, so that the check says so."""
    people = [(part.side, part.icons) for part in draft.parts if part.side != "bot"]
    idle = [Promise(s, icons) for s, icons in people if s != drafter.active and not any(icons)]
    clear = canonical(
        Terms(
            draft.planet,
            tuple([Promise(side, icons) for side, icons in people]),
            tuple([Share(gem.to, _one(gem.colour)) for gem in draft.gems if gem.to != "bot"]),
            tuple([Transfer(move.giver, move.to, _one(move.colour)) for move in draft.moves]),
            _bot_help(draft),
        )
    )
    return replace(clear, promises=(*clear.promises, *idle)) if idle else clear


def _one(colour: int) -> Fragments:
    return as_counts([int(colour == each) for each in range(5)])


def _bot_help(draft: Draft) -> BotHelp | None:
    if not any(part.side == "bot" for part in draft.parts):
        return None
    return BotHelp(icons_of(draft, "bot"), tuple([draft.gems[place].colour for place in draft.order]))


# ---- what is to be said about it


def _problems(drafter: Drafter, draft: Draft) -> list[Problem]:
    """What still keeps it from being offered, as far as a draft shows it."""
    found: list[Problem] = []
    left = drafter.lacks(draft)
    mine = icons_of(draft, drafter.seat)
    bare = lacking(drafter.cards, draft.named.paws, draft.named.upgrades, mine) or NO_ICONS
    short = [max(left[skill], 0) + bare[skill] for skill in range(4)]
    if any(short):
        found.append(Lacks(as_icons(short)))
    if min(left) < 0:
        found.append(Extra(as_icons([max(-lack, 0) for lack in left])))
    for part in draft.parts:
        if part.side != drafter.active and not any(part.icons):
            found.append(Idle(part.side))
    owed = sum(icons_of(draft, "bot")) - len(draft.order)
    if owed:
        found.append(BotOwed(owed))
    return found


def _part(drafter: Drafter, draft: Draft, side: Side) -> PartReading:
    need = drafter.need(draft)
    if side == "bot":
        icons, left = icons_of(draft, "bot"), drafter.lacks(draft)
        most = as_icons([icons[s] + max(left[s], 0) for s in range(4)])
        return PartReading(side, most, receives=False, holding=None)
    most = reach(drafter.cards, drafter.me, need) if side == drafter.seat else need
    then = None if side is None else ends_up_with(drafter.view, draft, side)
    return PartReading(side, most, receives=True, holding=then)


def _others(drafter: Drafter, draft: Draft) -> list[Side]:
    view = drafter.view
    sides: list[Side] = [player.seat for player in view.players]
    if view.bot is not None:
        sides.append("bot")
    if drafter.seat == drafter.active:
        sides.append(None)
    return [side for side in sides if all(part.side != side for part in draft.parts)]


def _calling(drafter: Drafter, draft: Draft) -> Fragments:
    if draft.offer is not None or drafter.seat != drafter.active:
        return NO_FRAGMENTS
    called = drafter.changed(draft, Bring(None))
    gets = [gem.colour for gem in called.gems if gem.to is None]
    gets += [move.colour for move in called.moves if move.to is None]
    return as_counts([gets.count(colour) for colour in range(5)])


def ends_up_with(view: View, draft: Draft, seat: int) -> Holding:
    gets, gives = [0] * 5, [0] * 5
    for gem in draft.gems:
        gets[gem.colour] += gem.to == seat
    for move in draft.moves:
        gets[move.colour] += move.to == seat
        gives[move.colour] += move.giver == seat
    return holding(view, seat, as_counts(gets), as_counts(gives))


def sources(cards: CardSet, named: Named, need: Icons) -> tuple[tuple[int | SkillUpgrade, ...], ...]:
    """Per skill what brings the icons: Upgrades, Paws, then what serves as any skill (AN-9.2, AN-9.3)."""
    found: list[list[int | SkillUpgrade]] = []
    wild: list[int | SkillUpgrade] = [paw for paw in named.paws for _ in range(cards.icons[paw][4])]
    unused = 0
    for skill in range(4):
        bring: list[int | SkillUpgrade] = [name for name in named.upgrades if name == SKILL_UPGRADES[skill]]
        del bring[need[skill] :]
        bring += [paw for paw in named.paws for _ in range(cards.icons[paw][skill])]
        unused += max(len(bring) - need[skill], 0)
        found.append(bring[: need[skill]])
    adapters = [name for name in named.upgrades if name == SKILL_UPGRADES[4]]
    wild += adapters[:unused]
    for skill, bring in enumerate(found):
        served = need[skill] - len(bring)
        bring += wild[:served]
        del wild[:served]
    return tuple([tuple(bring) for bring in found])


def _needless(cards: CardSet, named: Named, need: Icons) -> tuple[int, ...]:
    """Paws without which just as much would be covered (AN-4.10)."""

    def bare(paws: tuple[int, ...]) -> int:
        return sum(lacking(cards, paws, named.upgrades, need) or NO_ICONS)

    whole = bare(named.paws)
    return tuple([paw for paw in named.paws if bare(tuple([p for p in named.paws if p != paw])) == whole])
