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
from novatable.core.words import capital
from novatable.terminal.afternova.board import PLANET_LETTERS
from novatable.terminal.afternova.dialogue import Dialogue
from novatable.terminal.afternova.draft import Draft, Seat
from novatable.terminal.afternova.pledging import own_seat, read_pledge, split_cards
from novatable.terminal.afternova.reading import hand_cards, read_fragments
from novatable.terminal.reading import find, find_all
from novatable.terminal.screen import Ask, Unclear

ROWS: Final[list[tuple[str, Row]]] = [("paws", "paws"), ("blueprints", "blueprints")]
HELP: Final = (
    ("take swo", "take a card from the Market; the beginning of a name is enough everywhere"),
    ("sweep paws", "replace a row of the Market, for one take; first edition: draw paws, from the deck"),
    ("extract A", "extract Planet A alone with the fewest Paws; choose them: extract A with swoop, tock"),
    ("deal", "propose a deal, question by question (propose is the same)"),
    (
        "deal A mia brings 2 eng gets O gives me K",
        "the same in one line; what nobody is said to bring or get falls to the active player",
    ),
    ("", "Fragments: K black, W white, G green, P purple, O orange; skills: pil, eng, sec, ext"),
    ("call A anyone brings sec gets W", "ask whoever is willing; call alone asks question by question"),
    ("agree 3", "agree to proposal 3, or take up open call 3; choose Paws: agree 3 with tock"),
    ("counter 3 mia gets O W", "propose 3 with these terms changed; counter 3 alone asks for them"),
    ("decline 3, withdraw 3", "say no to a proposal; take back your own yes, or your call"),
    ("show tock, boltz to mia", "let players see cards of your hand; to all shows everyone"),
    ("complete pocket", "complete a Blueprint; with a Prism: complete pocket paying KKW"),
    ("pass", "complete nothing more in this window"),
    ("discard tock, jettison KW", "give up cards, or Fragments, above what you may hold"),
    ("look mia, look tock", "a player or a card more closely"),
    ("rules AN-4.5, rules sweep", "a rule by its id; the rules that mention a word"),
    ("speak turns, calls or never", "when to be asked in others' turns: at each, at open calls, never"),
    ("... with tock, drill back tock", "name Upgrades like Paws; back names the Paws that Loyalty returns"),
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
        return actions.Take(find(rest, face_up, "card in the Market called"))

    def draw(self, rest: str) -> Action:
        return actions.Draw(find(rest, ROWS, "deck called"))

    def sweep(self, rest: str) -> Action:
        return actions.Sweep(find(rest, ROWS, "row called"))

    def market(self, _rest: str) -> Action:
        return actions.Market()

    def discard(self, rest: str) -> Action:
        return actions.Discard(find(rest, self._hand(), "card in your hand called"))

    def complete(self, rest: str) -> Action:
        name, _, paid = re.sub(r"\bpaying\b", "|", rest).partition("|")
        blueprints = [entry for entry in self._hand() if not self.cards.is_paw(entry[1])]
        card = find(name, blueprints, "Blueprint in your hand called")
        if paid:
            return actions.Complete(card, read_fragments(paid))
        ways = [a for a in self.legal if isinstance(a, actions.Complete) and a.blueprint == card]
        return ways[0] if ways else actions.Complete(card, self.cards.cost[card])

    def pass_(self, _rest: str) -> Action:
        return actions.Pass()

    def jettison(self, rest: str) -> Action:
        return actions.Jettison(read_fragments(rest))

    def _hand(self) -> list[tuple[str, int]]:
        return hand_cards(self.cards, self.view.hand)

    # ---- Extract and deals

    def extract(self, rest: str) -> Action:
        before, named, back = split_cards(rest)
        planet, clauses = self._planet(before)
        aid: BotHelp | None = None
        need = self.cards.need[planet]
        if clauses:
            draft = Draft(self.view, self.cards, self.words.names, planet)
            draft.read(clauses)
            aid = draft.terms().bot
            if aid is None or draft.helpers:
                raise Unclear("Alone, or with Bot alone, you extract; with others you make a deal.")
            need = less(need, aid.icons)
        pledge = read_pledge(self.view, self.cards, need, named, back)
        return actions.Extract(planet, pledge.paws, pledge.upgrades, pledge.returns, aid)

    def deal(self, rest: str) -> Action:
        return self._propose(rest, None)

    def counter(self, rest: str) -> Action:
        number, clauses = self._number(rest)
        terms = next((o.terms for o in self.view.offers + self.view.calls if o.number == number), None)
        if terms is None:
            raise Unclear(f"There is no proposal {number} on the table.")
        return self._propose(clauses, terms)

    def _propose(self, rest: str, base: Terms | None) -> Action:
        clauses, named, back = split_cards(rest)
        draft, guided = self._draft(clauses, base, ())
        terms = draft.terms()
        action = self._cover(terms, named, back)
        if guided:
            proposal = capital(self.words.choice(action))
            typed = self.dialogue.confirm(f"{proposal}. Enter to do it; with ... for other Paws; or no")
            if typed:
                _, named, back = split_cards(typed)
                action = self._cover(terms, named, back)
        return action

    def _cover(self, terms: Terms, named: str, back: str) -> actions.Propose:
        """A proposal of these terms with the Paws named, or suggested, for one's own promise."""
        need = promise_of(terms, own_seat(self.view))
        pledge = read_pledge(self.view, self.cards, need, named, back)
        return actions.Propose(terms, pledge.paws, pledge.upgrades, pledge.returns)

    def call(self, rest: str) -> Action:
        draft, guided = self._draft(rest, None, (None,))
        action = actions.Call(draft.terms())
        if guided:
            self.dialogue.confirm(f"{capital(self.words.choice(action))}. Enter to do it, or no")
        return action

    def _draft(self, clauses: str, base: Terms | None, helpers: Sequence[Seat]) -> tuple[Draft, bool]:
        """The deal written in the line; or asked for, if the line has only the Planet."""
        if base is not None:
            planet = base.planet
        elif clauses.strip():
            planet, clauses = self._planet(clauses)
        else:
            planet = self.dialogue.planet(self._planets())
        draft = Draft(self.view, self.cards, self.words.names, planet)
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
        pledge = read_pledge(self.view, self.cards, need, named, back)
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
        cards = find_all(what, self._hand(), "card in your hand called")
        return actions.Show(tuple(cards), tuple(viewers))

    # ---- parts of a line

    def _planets(self) -> list[tuple[str, int]]:
        laid = zip(PLANET_LETTERS, self.view.planets, strict=False)
        return [(f"{letter} {self.words.planet(view.planet)}", view.planet) for letter, view in laid]

    def _planet(self, text: str) -> tuple[int, str]:
        word, _, rest = text.strip().partition(" ")
        return find(word, self._planets(), "Planet"), rest.strip()

    def _number(self, text: str) -> tuple[int, str]:
        word, _, rest = text.strip().partition(" ")
        if not re.fullmatch(r"#?\d{1,4}", word):
            standing = [offer.number for offer in self.view.offers + self.view.calls]
            there = ", ".join(map(str, standing)) or "none"
            raise Unclear(f"Which proposal? On the table: {there}.")
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
