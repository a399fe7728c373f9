"""A deal put together question by question, for whoever does not care to write it in one line."""

from collections.abc import Callable
from typing import TypeVar

from novatable.afternova.terms import NO_ICONS
from novatable.afternova.words import Words, fragments_in_words, icons_in_words, listed
from novatable.terminal.afternova.draft import Draft, Seat
from novatable.terminal.afternova.pledging import missing_icons, own_seat
from novatable.terminal.afternova.reading import find, find_all
from novatable.terminal.screen import Ask, Unclear

T = TypeVar("T")

_DROP = ("drop", "no", "cancel")


def fill_in(draft: Draft, words: Words, ask: Ask) -> None:
    """Ask for everything that the terms of the deal need; each question offers an answer for Enter."""
    view = draft.view
    me = own_seat(view)
    others = [(words.names[seat], seat) for seat in range(len(view.players)) if seat not in (me, view.active)]
    helpers: list[Seat] = draft.helpers
    if me != view.active and me not in helpers:
        helpers.insert(0, me)
    if not helpers or me != view.active:
        helpers += _others(helpers, others, view.active == me, ask)
    for seat in helpers:
        _ask_part(draft, words, ask, seat)
    if view.bot is not None:
        _ask_bot(draft, ask)
    example = f"{words.names[others[0][1] if others else view.active]} gives me K"
    _until(
        ask,
        f"Stored Fragments that change hands? (such as {example}; Enter: {_stored(draft, words)})",
        lambda line: draft.read(line),
    )


def _others(helpers: list[Seat], others: list[tuple[str, int]], active: bool, ask: Ask) -> list[Seat]:
    """Who helps the active player; or who else, if a helper asks."""
    named: list[tuple[str, Seat]] = [(name, seat) for name, seat in others if seat not in helpers]
    if active:
        named.append(("anyone", None))
        question = f"Who helps? ({listed(name for name, _ in named)}; several with commas)"
        return _until(ask, question, lambda line: _some(find_all(line, named, "player")))
    if not named:
        return []
    question = f"Who else helps? ({listed(name for name, _ in named)}; Enter: nobody)"
    return _until(ask, question, lambda line: find_all(line, named, "player"))


def _some(found: list[Seat]) -> list[Seat]:
    if not found:
        raise Unclear("A deal needs a helper.")
    return found


def _ask_part(draft: Draft, words: Words, ask: Ask, seat: Seat) -> None:
    """What a helper brings and gets."""
    view = draft.view
    need = draft.cards.need[draft.planet]
    subject = "anyone" if seat is None else words.names[seat]
    missing = missing_icons(view, draft.cards, need) if view.active == own_seat(view) else NO_ICONS
    usual = draft.brings.get(seat, missing)
    who = words.name(seat)
    do = "do" if who == "you" else "does"
    question = f"What {do} {who} bring of {icons_in_words(need)}?"
    _until(ask, question, lambda line: draft.read(f"{subject} brings {line}"), icons_in_words(usual))
    lying = next(laid.fragments for laid in view.planets if laid.planet == draft.planet)
    usual_share = fragments_in_words([draft.gets.get(seat, []).count(colour) for colour in range(5)])
    question = f"What {do} {who} get of {fragments_in_words(lying)}?"
    _until(ask, question, lambda line: draft.read(f"{subject} gets {line}"), usual_share)


def _ask_bot(draft: Draft, ask: Ask) -> None:
    """Bot's icons and the Fragments it takes for them (AN-8.7)."""
    icons = draft.brings.get(draft.bot, NO_ICONS)

    def brings(line: str) -> None:
        draft.read(f"Bot brings {line}")
        if not any(draft.brings[draft.bot]):
            del draft.brings[draft.bot]

    _until(ask, "What does Bot bring?", brings, icons_in_words(icons))
    if draft.bot in draft.brings:
        count = sum(draft.brings[draft.bot])
        question = f"Which {count} of the Planet's Fragments does Bot get, in which order?"
        _until(ask, question, lambda line: draft.read(f"Bot gets {line}"))


def _stored(draft: Draft, words: Words) -> str:
    kept = [
        words.does(giver, f"give {words.name(receiver)} {fragments_in_words(fragments)}")
        for (giver, receiver), fragments in draft.gives.items()
    ]
    return listed(kept or ["none"])


def choose_planet(draft_planets: list[tuple[str, int]], ask: Ask) -> int:
    names = listed(name for name, _ in draft_planets)
    return _until(ask, f"Which Planet? ({names})", lambda line: find(line, draft_planets, "Planet"))


def confirm(question: str, ask: Ask) -> str:
    """What is typed on Enter-to-go-on; Unclear if the person would rather not."""
    answer = ask(question).strip()
    if answer.casefold() in _DROP or answer.casefold() == "n":
        raise Unclear("Nothing is proposed.")
    return answer


def _until(ask: Ask, question: str, read: Callable[[str], T], usual: str = "") -> T:
    """Ask until the answer is understood; Enter stands for the usual answer."""
    offered = f" [{usual}]" if usual else ""
    while True:
        line = ask(question + offered).strip()
        if line.casefold() in ("drop", "cancel"):
            raise Unclear("Nothing is proposed.")
        try:
            return read(line or usual)
        except Unclear as unclear:
            question = f"{unclear} {question}" if not question.startswith(str(unclear)) else question
