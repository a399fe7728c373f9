"""The typed commands of AfterNova: one line into one action. `Game.check` judges it afterwards."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from novatable.afternova import actions
from novatable.afternova.actions import Row
from novatable.afternova.deals import answering, promise_of
from novatable.afternova.extract import less
from novatable.afternova.terms import NO_ICONS, BotHelp, Terms
from novatable.afternova.view import View
from novatable.afternova.words import Words
from novatable.core.actions import Action
from novatable.terminal.afternova.board import PLANET_LETTERS
from novatable.terminal.afternova.dialogue import Dialogue
from novatable.terminal.afternova.draft import Draft, Seat
from novatable.terminal.afternova.pledging import own_seat, read_pledge, split_cards
from novatable.terminal.afternova.reading import hand_cards, read_fragments
from novatable.terminal.reading import find, find_all
from novatable.terminal.screen import Ask, Help, Unclear

ROWS: Final[list[tuple[str, Row]]] = [("paws", "paws"), ("blueprints", "blueprints")]
HELP: Final[Help] = (
    ("take swo", "term-an-help-take"),
    ("sweep paws", "term-an-help-sweep"),
    ("extract A", "term-an-help-extract"),
    ("deal", "term-an-help-deal"),
    ("deal A mia brings 2 eng gets O gives me K", "term-an-help-line"),
    ("", "term-an-help-letters"),
    ("call A anyone brings sec gets W", "term-an-help-call"),
    ("agree 3", "term-an-help-agree"),
    ("counter 3 mia gets O W", "term-an-help-counter"),
    ("decline 3, withdraw 3", "term-an-help-decline"),
    ("show tock, boltz to mia", "term-an-help-show"),
    ("complete pocket", "term-an-help-complete"),
    ("pass", "term-an-help-pass"),
    ("discard tock, jettison KW", "term-an-help-discard"),
    ("look mia, look tock", "term-an-help-look"),
    ("rules AN-4.5, rules sweep", "term-help-rules"),
    ("speak turns, calls, never", "term-help-speak"),
    ("... with tock, drill back tock", "term-an-help-with"),
)


class Reader:
    """Reads commands for the seat of a view."""

    def __init__(self, view: View, words: Words, legal: Sequence[Action], ask: Ask) -> None:
        self.view = view
        self.words = words
        self.cards = words.cards
        self.legal = legal
        self.dialogue = Dialogue(words, ask)

    def read(self, line: str) -> Action:
        verb, _, rest = line.strip().partition(" ")
        return find(verb, list(VERBS.items()), "command")(self, rest.strip())

    # ---- Market and hand

    def take(self, rest: str) -> Action:
        takes = [action for action in self.legal if isinstance(action, actions.Take)]
        if rest.isdecimal() and rest in map(str, range(1, len(takes) + 1)):
            return takes[int(rest) - 1]  # the number beside the card
        face_up = hand_cards(self.cards, self.view.paws + self.view.blueprints)
        return actions.Take(find(rest, face_up, "card-market"))

    def draw(self, rest: str) -> Action:
        return actions.Draw(find(rest, ROWS, "deck"))

    def sweep(self, rest: str) -> Action:
        return actions.Sweep(find(rest, ROWS, "row"))

    def market(self, _rest: str) -> Action:
        return actions.Market()

    def discard(self, rest: str) -> Action:
        return actions.Discard(find(rest, self._hand(), "card-hand"))

    def complete(self, rest: str) -> Action:
        name, _, paid = re.sub(r"\bpaying\b", "|", rest).partition("|")
        blueprints = [entry for entry in self._hand() if not self.cards.is_paw(entry[1])]
        card = find(name, blueprints, "blueprint-hand")
        if paid:
            return actions.Complete(card, read_fragments(paid, self.words))
        ways = [a for a in self.legal if isinstance(a, actions.Complete) and a.blueprint == card]
        return ways[0] if ways else actions.Complete(card, self.cards.cost[card])

    def pass_(self, _rest: str) -> Action:
        return actions.Pass()

    def jettison(self, rest: str) -> Action:
        return actions.Jettison(read_fragments(rest, self.words))

    def _hand(self) -> list[tuple[str, int]]:
        return hand_cards(self.cards, self.view.hand)

    # ---- Extract and deals

    def extract(self, rest: str) -> Action:
        before, named, back = split_cards(rest)
        planet, clauses = self._planet(before)
        aid: BotHelp | None = None
        need = self.cards.need[planet]
        if clauses:
            draft = Draft(self.view, self.words, planet)
            draft.read(clauses)
            aid = draft.terms().bot
            if aid is None or draft.helpers:
                raise Unclear("extract")
            need = less(need, aid.icons)
        pledge = read_pledge(self.view, self.words, need, named, back)
        return actions.Extract(planet, pledge.paws, pledge.upgrades, pledge.returns, aid)

    def deal(self, rest: str) -> Action:
        return self._propose(rest, None)

    def counter(self, rest: str) -> Action:
        number, clauses = self._number(rest)
        terms = next((o.terms for o in self.view.offers + self.view.calls if o.number == number), None)
        if terms is None:
            raise Unclear("proposal", typed=str(number))
        return self._propose(clauses, terms)

    def _propose(self, rest: str, base: Terms | None) -> Action:
        clauses, named, back = split_cards(rest)
        draft, guided = self._draft(clauses, base, ())
        terms = draft.terms()
        action = self._cover(terms, named, back)
        if guided and (typed := self.dialogue.confirm(action, "term-an-confirm-paws")):
            _, named, back = split_cards(typed)
            action = self._cover(terms, named, back)
        return action

    def _cover(self, terms: Terms, named: str, back: str) -> actions.Propose:
        """A proposal of these terms with the Paws named, or suggested, for one's own promise."""
        need = promise_of(terms, own_seat(self.view))
        pledge = read_pledge(self.view, self.words, need, named, back)
        return actions.Propose(terms, pledge.paws, pledge.upgrades, pledge.returns)

    def call(self, rest: str) -> Action:
        draft, guided = self._draft(rest, None, (None,))
        action = actions.Call(draft.terms())
        if guided:
            self.dialogue.confirm(action, "term-an-confirm")
        return action

    def _draft(self, clauses: str, base: Terms | None, helpers: Sequence[Seat]) -> tuple[Draft, bool]:
        """The deal written in the line; or asked for, if the line has only the Planet."""
        if base is not None:
            planet = base.planet
        elif clauses.strip():
            planet, clauses = self._planet(clauses)
        else:
            planet = self.dialogue.planet(self._planets())
        draft = Draft(self.view, self.words, planet)
        if base is not None:
            draft.follow(base)
        if clauses.strip():
            draft.read(clauses)
            return draft, False
        me = own_seat(self.view)
        own = (me,) if me != self.view.active else ()
        self.dialogue.fill_in(draft, list(dict.fromkeys([*draft.helpers, *own, *helpers])))
        return draft, True

    def agree(self, rest: str) -> Action:
        number, rest = self._number(rest)
        _, named, back = split_cards(rest)
        seat = own_seat(self.view)
        for call in self.view.calls:
            if call.number == number:
                return self._cover(answering(call.terms, seat), named, back)
        need = next((promise_of(o.terms, seat) for o in self.view.offers if o.number == number), NO_ICONS)
        pledge = read_pledge(self.view, self.words, need, named, back)
        return actions.Agree(number, pledge.paws, pledge.upgrades, pledge.returns)

    def decline(self, rest: str) -> Action:
        return actions.Decline(self._number(rest)[0])

    def withdraw(self, rest: str) -> Action:
        return actions.Withdraw(self._number(rest)[0])

    def show(self, rest: str) -> Action:
        what, _, to = re.sub(r"\bto\b", "|", rest).partition("|")
        others = [
            (self.words.names[seat], seat)
            for seat in range(len(self.view.players))
            if seat != own_seat(self.view)
        ]
        everyone = to.strip().casefold() in ("all", "everyone")
        viewers = [seat for _, seat in others] if everyone else find_all(to, others, "player")
        cards = find_all(what, self._hand(), "card-hand")
        return actions.Show(tuple(cards), tuple(viewers))

    # ---- parts of a line

    def _planets(self) -> list[tuple[str, int]]:
        laid = zip(PLANET_LETTERS, self.view.planets, strict=False)
        return [(f"{letter} {self.cards.planets[view.planet].name}", view.planet) for letter, view in laid]

    def _planet(self, text: str) -> tuple[int, str]:
        word, _, rest = text.strip().partition(" ")
        return find(word, self._planets(), "planet"), rest.strip()

    def _number(self, text: str) -> tuple[int, str]:
        word, _, rest = text.strip().partition(" ")
        if not re.fullmatch(r"#?\d{1,4}", word):
            standing = [str(offer.number) for offer in self.view.offers + self.view.calls]
            raise Unclear("which-proposal", names=standing) if standing else Unclear("no-proposal")
        return int(word.removeprefix("#")), rest


VERBS: Final[dict[str, Callable[[Reader, str], Action]]] = {
    "take": Reader.take,
    "draw": Reader.draw,
    "sweep": Reader.sweep,
    "market": Reader.market,
    "discard": Reader.discard,
    "extract": Reader.extract,
    "deal": Reader.deal,
    "propose": Reader.deal,
    "counter": Reader.counter,
    "call": Reader.call,
    "agree": Reader.agree,
    "decline": Reader.decline,
    "withdraw": Reader.withdraw,
    "show": Reader.show,
    "complete": Reader.complete,
    "pass": Reader.pass_,
    "jettison": Reader.jettison,
}
