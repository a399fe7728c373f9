"""A deal put together question by question, for those who would rather not write it in one line."""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from novatable.afternova.extract import less
from novatable.afternova.terms import NO_ICONS, Icons
from novatable.afternova.words import Words, fragments_in_words, icons_in_words
from novatable.core.words import listed
from novatable.terminal.afternova.draft import Draft, Seat
from novatable.terminal.afternova.pledging import missing_icons, own_seat
from novatable.terminal.afternova.reading import colour_order, read_icons
from novatable.terminal.reading import find, find_all
from novatable.terminal.screen import Ask, Unclear

T = TypeVar("T")

_NO: Final = ("no", "n", "drop", "cancel")


class Dialogue:
    """Asks for the parts of a deal. Enter takes the answer in brackets; drop ends it."""

    def __init__(self, words: Words, ask: Ask) -> None:
        self.words = words
        self.ask = ask

    def planet(self, planets: Sequence[tuple[str, int]]) -> int:
        names = listed(name for name, _ in planets)
        return self._until(f"Which Planet? ({names})", lambda line: find(line, planets, "Planet"))

    def fill_in(self, draft: Draft, helpers: Sequence[Seat]) -> None:
        """Everything that the terms need, beginning with the helpers already known."""
        view = draft.view
        helpers = [*helpers, *self._further_helpers(draft, helpers)]
        need = draft.cards.need[draft.planet]
        asked = missing_icons(view, draft.cards, need)
        if own_seat(view) != view.active:
            asked = less(need, asked)
        for seat in helpers:
            self._part(draft, seat, asked if seat == helpers[0] else NO_ICONS)
        if view.bot is not None:
            self._bot(draft)
        self._stored(draft, helpers)

    def _further_helpers(self, draft: Draft, known: Sequence[Seat]) -> list[Seat]:
        seats = range(len(draft.view.players))
        others = [(self.words.names[seat], seat) for seat in seats if seat not in (*known, draft.view.active)]
        if not others:
            return []
        names = listed(name for name, _ in others)
        if known:
            question = f"Who else helps? ({names}; Enter: nobody)"
        else:
            question = f"Who helps? ({names}; several with commas)"

        def read(line: str) -> list[Seat]:
            found: list[Seat] = [*find_all(line, others, "player")]
            if not found and not known:
                raise Unclear("A deal needs a helper.")
            return found

        return self._until(question, read)

    def _part(self, draft: Draft, seat: Seat, asked: Icons) -> None:
        """What a helper brings and gets."""
        who = self.words.name(seat)
        do = "do" if who == "you" else "does"
        need = draft.cards.need[draft.planet]
        usual = icons_in_words(draft.brings.get(seat, asked))
        question = f"What {do} {who} bring of {icons_in_words(need)}?"
        draft.brings[seat] = self._until(question, read_icons, usual)
        lying = next(laid.fragments for laid in draft.view.planets if laid.planet == draft.planet)
        usual = fragments_in_words([draft.gets.get(seat, []).count(colour) for colour in range(5)])
        question = f"What {do} {who} get of {fragments_in_words(lying)}?"
        draft.gets[seat] = self._until(question, colour_order, usual)

    def _bot(self, draft: Draft) -> None:
        """Bot's icons and the Fragments it takes for them (AN-8.7)."""
        usual = icons_in_words(draft.brings.pop(draft.bot, NO_ICONS))
        icons = self._until("What does Bot bring?", read_icons, usual)
        if any(icons):
            draft.brings[draft.bot] = icons
            question = f"Which {sum(icons)} of the Planet's Fragments does Bot get, in which order?"
            draft.gets[draft.bot] = self._until(question, colour_order)

    def _stored(self, draft: Draft, helpers: Sequence[Seat]) -> None:
        """Stored Fragments that change hands, if anybody has some (AN-4.4)."""
        players = draft.view.players
        sides = [draft.view.active, *helpers]
        if any(seat is None or any(players[seat].storage) for seat in sides):
            moves = [
                self.words.does(giver, f"give {self.words.name(receiver)} {fragments_in_words(fragments)}")
                for (giver, receiver), fragments in draft.gives.items()
            ]
            example = f"{self.words.names[draft.view.active]} gives {self._called(helpers[0])} K"
            kept = listed(moves or ["none"])
            self._until(f"Stored Fragments that change hands? (such as {example}; Enter: {kept})", draft.read)

    def _called(self, seat: Seat) -> str:
        return "anyone" if seat is None else self.words.names[seat]

    def confirm(self, question: str) -> str:
        """What is typed before Enter; Unclear if it is a no."""
        answer = self.ask(question)
        if answer.casefold() in _NO:
            raise Unclear("Nothing is proposed.")
        return answer

    def _until(self, question: str, read: Callable[[str], T], usual: str = "") -> T:
        """Ask until the answer is understood."""
        offered = f" [{usual}]" if usual else ""
        problem = ""
        while True:
            line = self.ask(f"{problem}{question}{offered}")
            if line.casefold() in ("drop", "cancel"):
                raise Unclear("Nothing is proposed.")
            try:
                return read(line or usual)
            except Unclear as unclear:
                problem = f"{unclear} "
