"""A deal put together question by question, for those who would rather not write it in one line."""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from novatable.afternova.extract import less
from novatable.afternova.terms import NO_ICONS, Icons
from novatable.afternova.words import Words
from novatable.core.actions import Action
from novatable.core.words import Sentence
from novatable.terminal.afternova.draft import Draft, Seat
from novatable.terminal.afternova.pledging import missing_icons, own_seat
from novatable.terminal.afternova.reading import colour_order, read_icons
from novatable.terminal.reading import find, find_all
from novatable.terminal.screen import Ask, Unclear

T = TypeVar("T")

_NO: Final = ("no", "n", "nein", "drop", "cancel")


class Dialogue:
    """Asks for the parts of a deal. Enter takes the answer in brackets; drop ends it."""

    def __init__(self, words: Words, ask: Ask) -> None:
        self.words = words
        self.ask = ask

    def planet(self, planets: Sequence[tuple[str, int]]) -> int:
        question = self.words.say("term-an-ask-planet", planets=self._names(planets))
        return self._until(question, lambda line: find(line, planets, "planet"))

    def _names(self, options: Sequence[tuple[str, int]]) -> str:
        return self.words.listed(name for name, _ in options)

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

        def read(line: str) -> list[Seat]:
            found: list[Seat] = [*find_all(line, others, "player")]
            if not found and not known:
                raise Unclear("helper")
            return found

        message = "term-an-ask-more-helpers" if known else "term-an-ask-helpers"
        return self._until(self.words.say(message, names=self._names(others)), read)

    def _part(self, draft: Draft, seat: Seat, asked: Icons) -> None:
        """What a helper brings and gets."""
        words = self.words
        need = words.icons(draft.cards.need[draft.planet])
        usual = draft.brings.get(seat, asked)
        question = words.say("term-an-ask-bring", **words.who(seat), icons=need)
        draft.brings[seat] = self._until(
            question, lambda line: read_icons(line, words), (words.icons(usual), usual)
        )
        lying = next(laid.fragments for laid in draft.view.planets if laid.planet == draft.planet)
        got = draft.gets.get(seat, [])
        told = words.fragments([got.count(colour) for colour in range(5)])
        question = words.say("term-an-ask-get", **words.who(seat), fragments=words.fragments(lying))
        draft.gets[seat] = self._until(question, lambda line: colour_order(line, words), (told, got))

    def _bot(self, draft: Draft) -> None:
        """Bot's icons and the Fragments it takes for them (AN-8.7)."""
        words = self.words
        usual = draft.brings.pop(draft.bot, NO_ICONS)
        question = words.say("term-an-ask-bot")
        icons = self._until(question, lambda line: read_icons(line, words), (words.icons(usual), usual))
        if any(icons):
            draft.brings[draft.bot] = icons
            question = words.say("term-an-ask-bot-fragments", n=sum(icons))
            draft.gets[draft.bot] = self._until(question, lambda line: colour_order(line, words))

    def _stored(self, draft: Draft, helpers: Sequence[Seat]) -> None:
        """Stored Fragments that change hands, if anybody has some (AN-4.4)."""
        words = self.words
        players = draft.view.players
        sides = [draft.view.active, *helpers]
        if any(seat is None or any(players[seat].storage) for seat in sides):
            moves = [
                words.texts.format(
                    "an-gives",
                    **words.who(giver),
                    receiver=words.seat(receiver, "dative"),
                    fragments=words.fragments(fragments),
                )
                for (giver, receiver), fragments in draft.gives.items()
            ]
            example = f"{words.names[draft.view.active]} gives {self._called(helpers[0])} K"
            question = words.say("term-an-ask-stored", example=example, usual=words.listed(moves))
            self._until(question, draft.read)

    def _called(self, seat: Seat) -> str:
        return "anyone" if seat is None else self.words.names[seat]

    def confirm(self, action: Action, message: str) -> str:
        """What is typed before Enter; Unclear if it is a no."""
        choice = self.words.choice(action)
        answer = self.ask((*choice, *self.words.say(message)))
        if answer.casefold() in _NO:
            raise Unclear("dropped")
        return answer

    def _until(self, question: Sentence, read: Callable[[str], T], usual: tuple[str, T] | None = None) -> T:
        """Ask until the answer is understood; Enter alone means what is usual, told in brackets."""
        offered = () if usual is None else self.words.cut(f" [{usual[0]}]")
        problem: Sentence = ()
        while True:
            line = self.ask((*problem, *question, *offered))
            if line.casefold() in ("drop", "cancel"):
                raise Unclear("dropped")
            if not line and usual is not None:
                return usual[1]
            try:
                return read(line)
            except Unclear as unclear:
                problem = self.words.cut(f"{unclear.said(self.words.texts)} ")
