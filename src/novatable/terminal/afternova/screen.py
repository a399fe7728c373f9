"""AfterNova in the terminal."""

from collections.abc import Hashable, Sequence
from typing import ClassVar, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from novatable.afternova import actions, events
from novatable.afternova.cards import UPGRADES, CardSet
from novatable.afternova.deals import answering, promise_of
from novatable.afternova.view import PlayerView, View
from novatable.afternova.words import Words
from novatable.core.actions import Action, Event
from novatable.core.words import Sentence, Texts, capital, kebab, text_of
from novatable.terminal.afternova import marks
from novatable.terminal.afternova.board import Board
from novatable.terminal.afternova.commands import HELP, Reader
from novatable.terminal.afternova.pledging import own_seat, paws_lost, suggested
from novatable.terminal.reading import find
from novatable.terminal.screen import Ask, Menu, Screen, indented

QUIET: Final = (
    events.MarketEnded,
    events.WindowOpened,
    events.OverflowChosen,
    events.Passed,
    events.GameEnded,
)
"""Events without a line in the log: other events or the result say it."""

SUPPLY: Final = (events.RowFilled, events.PlanetFilled, events.Reshuffled)
"""Done by nobody and visible on the table: shown dimly."""
TALK: Final = (actions.Propose, actions.Call, actions.Agree, actions.Decline)

_ORDER: Final = (
    actions.Take,
    actions.Discard,
    actions.Jettison,
    actions.Complete,
    actions.Agree,
    actions.Propose,
    actions.Extract,
    actions.Draw,
    actions.Sweep,
    actions.Market,
    actions.Decline,
    actions.Withdraw,
    actions.Pass,
)
_ON_TABLE: Final = _ORDER[:2]
"""Numbered where the card lies, not in the menu."""
_BRIEF: Final = _ORDER[7:]
"""Short enough to share a line of the menu."""


class AfterNovaScreen(Screen[View]):
    """See `Screen`."""

    help = HELP
    styles: ClassVar = {"fragment": marks.CHIPS, "skill": marks.ICON_STYLES}

    def __init__(self, texts: Texts, cards: CardSet, names: Sequence[str]) -> None:
        super().__init__(texts, names)
        self.cards = cards

    def words(self, viewer: int | None) -> Words:
        return Words(self.texts, self.cards, self.names, viewer)

    # ---- the table

    def board(self, view: View, viewer: int | None, width: int, menu: Menu | None = None) -> RenderableType:
        return Board(view, self.words(viewer), self.drawn, width, menu).whole()

    def glance(self, view: View, viewer: int, width: int, menu: Menu) -> RenderableType:
        board = Board(view, self.words(viewer), self.drawn, width, menu)
        match view.phase:
            case "market":
                return Group(board.market(), board.hand())
            case "discard":
                return board.hand()
            case "turn":
                return board.offers() if view.offers or view.calls else Group()
            case _:
                return Group(board.players(), board.hand())

    def result(self, view: View, viewer: int | None) -> RenderableType:
        outcome = view.outcome
        assert outcome is not None
        words = self.words(viewer)
        parts = list(dict.fromkeys((part.rule, part.code) for each in outcome.breakdown for part in each))
        say = self.texts.format
        table = Table(title=say(f"result-reason-{kebab(outcome.reason)}"), title_justify="left")
        table.add_column("")
        table.add_column(say("term-an-objective"))
        for rule, code in parts:
            table.add_column(f"{say(f'result-part-{code}')}\n{rule}", justify="right")
        table.add_column(say("result-total"), justify="right", style="bold")
        ships = [player.starship for player in view.players]
        ships += [] if view.bot is None else [view.bot.starship]
        places = sorted(range(len(ships)), key=lambda seat: -outcome.scores[seat])
        for seat in sorted(places, key=lambda seat: seat not in outcome.winners):
            starship = ships[seat]
            assert starship is not None, "at the end everything is revealed (AN-10.4)"
            aims = marks.chips([int(colour in self.cards.objective[starship]) for colour in range(5)])
            counted = {(part.rule, part.code): str(part.points) for part in outcome.breakdown[seat]}
            shares = [counted.get(part, "") for part in parts]
            name = capital(words.plain(words.seat(seat)))
            table.add_row(name, aims, *shares, str(outcome.scores[seat]))
        seed = say("term-seed", seed=str(view.seed))
        return Group(table, Text(text_of(words.waiting(view)), "bold"), Text(seed, "dim"))

    def inspect(self, words: str, view: View) -> RenderableType:
        known: list[tuple[str, PlayerView | int]] = [*zip(self.names, view.players, strict=False)]
        known += [(self.cards.card_name(card), card) for card in range(len(self.cards.cost))]
        found = find(words, known, "player-card")
        return self._card(found) if isinstance(found, int) else self._player(found, view)

    def _card(self, card: int) -> RenderableType:
        words = self.words(None)
        if self.cards.is_paw(card):
            return self.drawn(words.say("term-an-paw", card=words.card(card), species=words.species(card)))
        return self.drawn(words.cut(words.card(card)))

    def _player(self, player: PlayerView, view: View) -> RenderableType:
        words = self.words(view.seat)
        lines: list[Sentence] = [
            words.say("term-player", name=self.names[player.seat]),
            words.say("an-board-hand-others", n=player.hand_size),
        ]
        if player.known:
            lines.append(words.say("an-board-known", cards=words.whole(player.known)))
        if player.completed:
            lines.append(words.say("an-board-completed", cards=words.whole(player.completed)))
        working = [UPGRADES[i] for i, count in enumerate(player.upgrades) for _ in range(count)]
        if working:
            lines.append(words.say("an-board-upgrades", upgrades=words.upgrades(working)))
        return Group(*map(self.drawn, lines))

    # ---- the log

    def tell(self, event: Event, viewer: int | None) -> RenderableType | None:
        if isinstance(event, QUIET):
            return None
        said = self.words(viewer).happened(event)
        if said is None:
            return None
        if event.begins_turn:
            return Text(text_of(said), "bold")
        return indented(Text(text_of(said), "dim") if isinstance(event, SUPPLY) else self.drawn(said))

    def is_talk(self, action: Action) -> bool:
        return isinstance(action, TALK)

    def invites(self, event: Event, seat: int, view: View) -> bool:
        talk = isinstance(event, events.TurnBegan | events.Called) and event.seat != seat
        return talk and view.phase == "turn" and view.active != seat

    # ---- choosing

    def menu(self, view: View, legal: Sequence[Action]) -> Menu:
        """The best of each group of similar actions first, then all others."""
        legal = [*legal, *self._taking_up_calls(view)]
        groups: dict[Hashable, list[Action]] = {}
        for action in sorted(legal, key=lambda action: _ORDER.index(type(action))):
            groups.setdefault(_group(action), []).append(action)
        best = [min(group, key=_dearness) for group in groups.values()]
        rest = [action for group in groups.values() for action in group if action not in best]
        return Menu((*best, *rest), len(best))

    def _taking_up_calls(self, view: View) -> list[Action]:
        """Proposals on the terms of open calls (AN-4.8), where one's Paws are enough."""
        seat = own_seat(view)
        if seat == view.active:
            return []
        proposals: list[Action] = []
        for call in view.calls:
            terms = answering(call.terms, seat)
            pledge = suggested(view, promise_of(terms, seat))
            if pledge is not None:
                proposals.append(actions.Propose(terms, pledge.paws, pledge.upgrades, pledge.returns))
        return proposals

    def offer(self, view: View, menu: Menu) -> RenderableType:
        words = self.words(view.seat)
        brief: list[str] = []
        for kind, message in ((actions.Take, "term-an-take"), (actions.Discard, "term-an-discard")):
            count = sum(isinstance(action, kind) for action in menu.actions)
            brief += [self.texts.format(message, n=count)] if count else []
        numbered = Table.grid(padding=(0, 1, 0, 0))
        numbered.add_column(justify="right", min_width=3, style="bold")
        for number, action in enumerate(menu.actions[: menu.shown], start=1):
            if isinstance(action, _BRIEF):
                brief.append(f"{number} {text_of(words.choice(action))}")
            elif not isinstance(action, _ON_TABLE):
                numbered.add_row(str(number), self.choice(action, view.seat))
        if len(menu.actions) > menu.shown:
            brief.append(f"more ({len(menu.actions) - menu.shown})")
        parts: list[RenderableType] = [Rule(Text(self._situation(view)), align="left", style="bold")]
        parts += [numbered] if numbered.row_count else []
        parts += [indented(Columns(brief, padding=(0, 3)))] if brief else []
        return Group(*parts)

    def _situation(self, view: View) -> str:
        words = self.words(view.seat)
        if view.phase == "turn" and own_seat(view) not in view.waiting_for:
            return self.texts.format("term-an-listen", name=words.names[view.active])
        waiting = text_of(words.waiting(view))
        if view.phase == "market" and view.free_sweeps:
            return self.texts.format("term-an-free-sweeps", waiting=waiting, n=view.free_sweeps)
        return self.texts.format("term-an-help", waiting=waiting) if view.phase == "turn" else waiting

    def nothing_to_decide(self, legal: Sequence[Action]) -> Action | None:
        """A window in which nothing can be completed."""
        return legal[0] if len(legal) == 1 and isinstance(legal[0], actions.Pass) else None

    def read(self, line: str, view: View, legal: Sequence[Action], ask: Ask) -> Action:
        return Reader(view, self.words(view.seat), legal, ask).read(line)


def _group(action: Action) -> Hashable:
    match action:
        case actions.Extract():
            return "extract", action.planet, action.bot is None
        case actions.Agree():
            return "agree", action.offer
        case actions.Complete():
            return "complete", action.blueprint
        case _:
            return action


def _dearness(action: Action) -> tuple[int, ...]:
    """How much an action gives away: Bot's Fragments, then Paws. Those that give less come first."""
    match action:
        case actions.Extract():
            return 0 if action.bot is None else len(action.bot.fragments), paws_lost(action)
        case actions.Agree():
            return (paws_lost(action),)
        case _:
            return ()
