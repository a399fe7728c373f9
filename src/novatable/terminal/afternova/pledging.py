"""Which Paws and Upgrades cover a part in an Extract: those named, or the fewest that are enough."""

import re
from collections.abc import Sequence

from novatable.afternova.actions import Agree, Extract
from novatable.afternova.cards import UPGRADES, CardSet
from novatable.afternova.pledge import SKILL_UPGRADES, lacking
from novatable.afternova.reading import pledges
from novatable.afternova.terms import NO_ICONS, Icons, Pledge, SkillUpgrade
from novatable.afternova.view import View
from novatable.afternova.words import Words
from novatable.terminal.afternova.reading import hand_cards
from novatable.terminal.reading import find_all
from novatable.terminal.screen import Unclear


def split_cards(text: str) -> tuple[str, str, str]:
    """ "... with swoop, tock back swoop" into what is before, the cards, and those to take back."""
    rest, _, back = _part(text, "back")
    before, _, cards = _part(rest, "with")
    return before, cards, back


def _part(text: str, word: str) -> tuple[str, str, str]:
    found = re.search(rf"(^|\s){word}(\s|$)", text, re.IGNORECASE)
    return (text[: found.start()], word, text[found.end() :]) if found else (text, "", "")


def read_pledge(view: View, words: Words, need: Icons, named: str, back: str) -> Pledge:
    """The Paws and Upgrades named, else the best that cover the need, else all (for `check` to refuse)."""
    cards = words.cards
    seat = own_seat(view)
    paws: tuple[int, ...] = ()
    upgrades: tuple[SkillUpgrade, ...] = ()
    returns: tuple[int, ...] = ()
    if named.strip():
        known: list[tuple[str, int | SkillUpgrade]] = [*hand_cards(cards, own_paws(view, cards))]
        for upgrade in dict.fromkeys(own_upgrades(view)):
            known += [(words.upgrade(upgrade), upgrade), (upgrade, upgrade)]
        found = find_all(named, known, "pledged")
        paws = tuple([card for card in found if isinstance(card, int)])
        upgrades = tuple([upgrade for upgrade in found if not isinstance(upgrade, int)])
    else:
        best = suggested(view, need)
        if best is not None:
            paws, upgrades, returns = best.paws, best.upgrades, best.returns
        else:
            paws, upgrades = tuple(own_paws(view, cards)), tuple(own_upgrades(view))
    if back.strip():
        returns = tuple(find_all(back, hand_cards(cards, paws), "played"))
    return Pledge(seat, paws, upgrades, returns)


def suggested(view: View, need: Icons) -> Pledge | None:
    """The cover that costs the fewest Paws (AN-4.10), Loyalty included (AN-9.9)."""
    ways = [Pledge(own_seat(view), *way) for way in pledges(view, need)]
    return min(ways, key=paws_lost, default=None)


def paws_lost(pledge: Pledge | Extract | Agree) -> int:
    return len(pledge.paws) - len(pledge.returns)


def missing_icons(view: View, cards: CardSet, need: Icons) -> Icons:
    """What is missing of a need even with all one's Paws and Upgrades."""
    missing = lacking(cards, tuple(own_paws(view, cards)), tuple(own_upgrades(view)), need)
    return NO_ICONS if missing is None else (missing[0], missing[1], missing[2], missing[3])


def own_seat(view: View) -> int:
    if view.seat is None or view.seat >= len(view.players):
        raise Unclear("spectator")
    return view.seat


def own_paws(view: View, cards: CardSet) -> Sequence[int]:
    return [card for card in view.hand if cards.is_paw(card)]


def own_upgrades(view: View) -> Sequence[SkillUpgrade]:
    """The skill Upgrades that work, each as often as the player has it."""
    counts = view.players[own_seat(view)].upgrades
    return [upgrade for upgrade in SKILL_UPGRADES for _ in range(counts[UPGRADES.index(upgrade)])]
