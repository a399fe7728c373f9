"""AfterNova in the terminal."""

from collections.abc import Hashable, Sequence
from typing import Final, cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from novatable.afternova import actions, events
from novatable.afternova.cards import UPGRADES, CardSet
from novatable.afternova.deals import answering, promise_of
from novatable.afternova.view import PlayerView, View
from novatable.afternova.words import REASONS, Words, describe, tell
from novatable.core.actions import Action, Event
from novatable.core.words import capital, listed
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

    def __init__(self, cards: CardSet, names: Sequence[str]) -> None:
        super().__init__(names)
        self.cards = cards

    def words(self, viewer: int | None) -> Words:
        return Words(self.cards, self.names, viewer)

    def sentence(self, words: str) -> Text:
        return marks.sentence(words)

    # ---- the table

    def board(self, view: View, viewer: int | None, width: int, menu: Menu | None = None) -> RenderableType:
        return Board(view, self.words(viewer), width, menu).whole()

    def glance(self, view: View, viewer: int, width: int, menu: Menu) -> RenderableType:
        board = Board(view, self.words(viewer), width, menu)
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
        table = Table(title=f"The game is over: {REASONS[outcome.reason]}", title_justify="left")
        table.add_column("")
        table.add_column("aim")
        for rule, code in parts:
            table.add_column(f"{rule} {code.replace('-', ' ')}", justify="right")
        table.add_column("points", justify="right", style="bold")
        ships = [player.starship for player in view.players]
        ships += [] if view.bot is None else [view.bot.starship]
        places = sorted(range(len(ships)), key=lambda seat: -outcome.scores[seat])
        for seat in sorted(places, key=lambda seat: seat not in outcome.winners):
            starship = ships[seat]
            assert starship is not None, "at the end everything is revealed (AN-10.4)"
            aims = marks.chips([int(colour in self.cards.objective[starship]) for colour in range(5)])
            counted = {(part.rule, part.code): str(part.points) for part in outcome.breakdown[seat]}
            shares = [counted.get(part, "") for part in parts]
            table.add_row(capital(words.name(seat)), aims, *shares, str(outcome.scores[seat]))
        winners = capital(listed(words.does(seat, "win") for seat in outcome.winners))
        return Group(table, Text(f"{winners}.", "bold"), Text(f"The seed was {view.seed}.", "dim"))

    def inspect(self, words: str, view: View) -> RenderableType:
        known: list[tuple[str, PlayerView | int]] = [*zip(self.names, view.players, strict=False)]
        known += [(self.cards.card_name(card), card) for card in range(len(self.cards.cost))]
        found = find(words, known, "player or card")
        return self._card(found) if isinstance(found, int) else self._player(found, view)

    def _card(self, card: int) -> RenderableType:
        species = f", {self.cards.paws[card].species}" if self.cards.is_paw(card) else ""
        return marks.sentence(f"{self.words(None).card(card)}{species}.")

    def _player(self, player: PlayerView, view: View) -> RenderableType:
        words = self.words(view.seat)
        lines = [f"{words.does(player.seat, 'hold')} {player.hand_size} cards"]
        if player.known:
            lines[0] += f"; known to you: {words.whole(player.known)}"
        if player.completed:
            lines.append(f"Completed: {words.whole(player.completed)}")
        working = [UPGRADES[i].capitalize() for i, count in enumerate(player.upgrades) for _ in range(count)]
        if working:
            lines.append(f"Upgrades that work: {listed(working)}")
        return Group(*(marks.sentence(f"{capital(line)}.") for line in lines))

    # ---- the log

    def tell(self, event: Event, viewer: int | None) -> RenderableType | None:
        if isinstance(event, QUIET):
            return None
        said = tell(event, self.cards, self.names, viewer)
        if said is None:
            return None
        if event.begins_turn:
            return Text(said, "bold")
        return indented(Text(said, "dim") if isinstance(event, SUPPLY) else marks.sentence(said))

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
        for kind, verb in ((actions.Take, "take"), (actions.Discard, "discard")):
            count = sum(isinstance(action, kind) for action in menu.actions)
            brief += [f"1-{count} {verb} that card"] if count else []
        numbered = Table.grid(padding=(0, 1, 0, 0))
        numbered.add_column(justify="right", min_width=3, style="bold")
        for number, action in enumerate(menu.actions[: menu.shown], start=1):
            if isinstance(action, _BRIEF):
                brief.append(f"{number} {words.choice(cast(actions.AnyAction, action))}")
            elif not isinstance(action, _ON_TABLE):
                numbered.add_row(str(number), self.choice(action, view.seat))
        if len(menu.actions) > menu.shown:
            brief.append(f"more ({len(menu.actions) - menu.shown})")
        parts: list[RenderableType] = [Rule(self._situation(view), align="left", style="bold")]
        parts += [numbered] if numbered.row_count else []
        parts += [indented(Columns(brief, padding=(0, 3)))] if brief else []
        return Group(*parts)

    def _situation(self, view: View) -> str:
        me = view.players[own_seat(view)]
        match view.phase:
            case "market":
                free = f", {view.free_sweeps} free to sweep" if view.free_sweeps else ""
                return f"Market: {view.takes} to take{free}"
            case "discard":
                return f"{me.hand_size} cards in hand, {me.hand_limit} allowed: discard one"
            case "overflow":
                held = sum(me.storage)
                return f"{held} Fragments, room for {me.capacity}: jettison {held - me.capacity}"
            case "window":
                return "Complete a Blueprint, or pass"
            case _:
                if any(me.seat in offer.asked for offer in view.offers):
                    return "You are asked: agree, decline or counter (help)"
                if me.seat == view.active:
                    return "Your turn: extract, take, deal or call (help)"
                return f"{self.names[view.active]}'s turn: Enter to listen, or deal, agree, show (help)"

    def choice(self, action: Action, viewer: int | None) -> Text:
        return marks.sentence(describe(action, self.cards, self.names, viewer))

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
