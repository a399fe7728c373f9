"""The terms of a deal as they are typed: who brings, gets and gives what.

"A mia brings 2 eng gets O gives me K": Mia promises two engineering icons for Planet A, receives its
orange Fragment and gives a stored black one to the writer. What is left of the Planet's requirements
and Fragments goes to the active player.
"""

import re
from typing import Final

from novatable.afternova.model import as_counts
from novatable.afternova.terms import BotHelp, Fragments, Icons, Promise, Share, Terms, Transfer
from novatable.afternova.view import View
from novatable.afternova.words import Words
from novatable.terminal.afternova.pledging import missing_icons, own_seat
from novatable.terminal.afternova.reading import colour_order, read_fragments, read_icons
from novatable.terminal.reading import find
from novatable.terminal.screen import Unclear

Seat = int | None
"""None is the open place of a call (AN-4.8)."""

_VERBS: Final = {verb + s: verb for verb in ("bring", "get", "give") for s in ("", "s")}


class Draft:
    """A deal in the making. Clauses read later replace earlier ones."""

    def __init__(self, view: View, words: Words, planet: int) -> None:
        self.view = view
        self.words = words
        self.cards = words.cards
        self.planet = planet
        self.seats = seats_by_name(view, words)
        self.bot = len(view.players)
        self.brings: dict[Seat, Icons] = {}
        self.gets: dict[Seat, list[int]] = {}
        self.gives: dict[tuple[Seat, Seat], Fragments] = {}

    def follow(self, terms: Terms) -> None:
        """Begin with standing terms, for a counter-offer. The active player still gets the rest."""
        active = self.view.active
        self.brings = {p.seat: p.icons for p in terms.promises if p.seat != active}
        self.gets = {s.seat: _spread(s.fragments) for s in terms.split if s.seat != active}
        self.gives = {(t.giver, t.receiver): t.fragments for t in terms.transfers}
        if terms.bot is not None:
            self.brings[self.bot] = terms.bot.icons
            self.gets[self.bot] = list(terms.bot.fragments)

    @property
    def helpers(self) -> list[Seat]:
        """Everyone mentioned but the active player and Bot."""
        named = [*self.brings, *self.gets, *(seat for pair in self.gives for seat in pair)]
        return [seat for seat in dict.fromkeys(named) if seat not in (self.view.active, self.bot)]

    def read(self, text: str) -> None:
        """Read clauses; Unclear says what is not understood."""
        words = [word for word in re.split(r"[\s,;:]+", text) if word and word.casefold() != "and"]
        subject = verb = ""
        said: list[str] = []
        for word in words:
            following = _VERBS.get(word.casefold())
            if following is None:
                said.append(word)
                continue
            if said and not verb:
                find(said[-1], self.seats, "player")
            speaker = said.pop() if self._ends_with_seat(said) else subject
            self._clause(subject, verb, said)
            subject, verb, said = speaker, following, []
        self._clause(subject, verb, said)

    def _ends_with_seat(self, words: list[str]) -> bool:
        if not words or words[-2:-1] == ["to"]:
            return False
        last = words[-1].casefold()
        names = [name.casefold() for name, _ in self.seats]
        return last in names or (
            len(last) > 1 and any(part.startswith(last) for name in names for part in name.split())
        )

    def _clause(self, subject: str, verb: str, words: list[str]) -> None:
        if not verb:
            if words:
                raise Unclear("clause", typed=" ".join(words))
            return
        if not subject:
            raise Unclear("subject", verb=verb, typed=" ".join(words))
        seat = find(subject, self.seats, "player")
        if verb == "bring":
            self.brings[seat] = read_icons(" ".join(words), self.words)
        elif verb == "get":
            self.gets[seat] = colour_order(" ".join(words), self.words)
        else:
            receiver, what = (words[-1:], words[:-2]) if words[-2:-1] == ["to"] else (words[:1], words[1:])
            fragments = read_fragments(" ".join(what), self.words)
            self.gives[seat, find(" ".join(receiver), self.seats, "player")] = fragments

    def terms(self) -> Terms:
        """The terms, with everything that was not said filled in."""
        active = self.view.active
        need = self.cards.need[self.planet]
        brings = dict(self.brings)
        silent = [seat for seat in self.helpers if seat not in brings]
        if active == own_seat(self.view) and len(silent) == 1:
            brings[silent[0]] = _left(missing_icons(self.view, self.cards, need), brings)
        brings.setdefault(active, _left(need, brings))
        bot_icons = brings.pop(self.bot, None)
        gets = {seat: _counted(colours) for seat, colours in self.gets.items() if seat != self.bot}
        if active not in gets:
            lying = next((p.fragments for p in self.view.planets if p.planet == self.planet), (0,) * 5)
            given = [sum(colours.count(colour) for colours in self.gets.values()) for colour in range(5)]
            gets[active] = as_counts([max(lying[colour] - given[colour], 0) for colour in range(5)])
        return Terms(
            self.planet,
            tuple([Promise(seat, icons) for seat, icons in brings.items() if any(icons)]),
            tuple([Share(seat, fragments) for seat, fragments in gets.items() if any(fragments)]),
            tuple([Transfer(*pair, fragments) for pair, fragments in self.gives.items() if any(fragments)]),
            None if bot_icons is None else BotHelp(bot_icons, tuple(self.gets.get(self.bot, ()))),
        )


def seats_by_name(view: View, words: Words) -> list[tuple[str, Seat]]:
    """What players are called in commands: by name, and "me", "anyone"."""
    me = own_seat(view)
    return [*((name, seat) for seat, name in enumerate(words.names)), ("me", me), ("I", me), ("anyone", None)]


def _left(need: Icons, brings: dict[Seat, Icons]) -> Icons:
    """What nobody has promised yet."""
    left = [max(need[skill] - sum(icons[skill] for icons in brings.values()), 0) for skill in range(4)]
    return left[0], left[1], left[2], left[3]


def _spread(fragments: Fragments) -> list[int]:
    return [colour for colour, count in enumerate(fragments) for _ in range(count)]


def _counted(colours: list[int]) -> Fragments:
    return as_counts([colours.count(colour) for colour in range(5)])
