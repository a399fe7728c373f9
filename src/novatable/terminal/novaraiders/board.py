"""The table of Nova-Raiders drawn from a view: fits 80 columns, and uses more if there are any."""

from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from novatable.core.words import capital, listed, plural
from novatable.novaraiders.cards import EXPANSION, TRACK_EVENTS
from novatable.novaraiders.frames import Placing
from novatable.novaraiders.scoring import bay_points
from novatable.novaraiders.view import HrlView, PlayerView, View
from novatable.novaraiders.words import HRL
from novatable.terminal.novaraiders import marks
from novatable.terminal.novaraiders.flow import Flow
from novatable.terminal.novaraiders.marks import ShortWords
from novatable.terminal.novaraiders.menu import HAND_LETTERS, hand_of
from novatable.terminal.novaraiders.rings import Rings

WIDE: Final = 132
"""From this many columns on, players and Academy are beside the rings."""
SIDE: Final = 50
TRACK_MARKS: Final = "·sE✶"


class Board:
    """The parts of the table, each a renderable, and the whole of them."""

    def __init__(self, view: View, words: ShortWords, width: int) -> None:
        self.view = view
        self.words = words
        self.cards = words.cards
        self.width = width

    def whole(self) -> RenderableType:
        title = Rule(Text(self.title()), style="bold", characters="═")
        side = [self.players(), self.academy()]
        legend = [self._rings().legend()] if self.view.round <= 1 else []
        middle = [self.track(), self.rings(), *legend, *self.own(), *self._directive()]
        if self.width < WIDE:
            return Group(title, *side, *middle)
        sides = Table.grid(padding=(0, 2, 0, 0), expand=True)
        sides.add_column(ratio=1)
        sides.add_column(width=SIDE)
        sides.add_row(Group(*middle), Group(*side))
        return Group(title, sides)

    def own(self) -> list[RenderableType]:
        """The row, if there is one, and the hand, if the viewer has one."""
        seat = self.view.seat
        row = [self.row()] if self.view.row else []
        return row if seat is None or seat >= len(self.view.players) else [*row, self.hand()]

    def title(self) -> str:
        view = self.view
        if view.phase == "directives":
            return "Everybody keeps one of two Directives"
        whose = self.words.whose(view.active)
        return f"Turn {view.turn}, round {view.round}: {whose} turn{self._meanwhile()}"

    def _meanwhile(self) -> str:
        """Who decides in the middle of the turn, if it is not the active player."""
        if not self.view.frames or self.view.frames[-1].seat == self.view.active:
            return ""
        frame = self.view.frames[-1]
        doing = "place a Shard" if isinstance(frame, Placing) else f"carry out {HRL}'s card"
        return f", {self.words.does(frame.seat, doing)}"

    # ---- the middle of the table

    def track(self) -> RenderableType:
        """The whole Time Track, where the token is, and what comes next."""
        view = self.view
        track = self.words.board.track
        line = Text(f"Time {view.time}/{len(track)} ", "bold")
        for space, event in enumerate(track, start=1):
            style = "dim" if space <= view.time else "reverse" if space == view.time + 1 else "not bold"
            line.append(TRACK_MARKS[event], style)
        coming = track[view.time :]
        facts = [f"next {TRACK_EVENTS[coming[0]]}"] if coming else []
        if EXPANSION in coming:
            facts.append(f"ring {view.covered + 1} is covered in {coming.index(EXPANSION) + 1}")
        else:
            facts.append(f"Supernova in {len(coming)}")
        if view.idle:
            facts.append(f"idle {view.idle}/{self._idle_turns()}")
        return line.append(f" {'; '.join(facts)}", "not bold")

    def _idle_turns(self) -> int:
        """After how many turns the Track advances by itself (NR-6.6)."""
        rounds = self.view.options["idle_rounds"]
        assert isinstance(rounds, int)
        return rounds * len(self.view.players)

    def rings(self) -> RenderableType:
        return self._rings().whole()

    def _rings(self) -> Rings:
        return Rings(self.view, self.words, self.width if self.width < WIDE else self.width - SIDE - 2)

    def row(self) -> RenderableType:
        """The cards played in this turn with what each was played for, and whether the row is linked."""
        played = [
            Text.assemble(marks.card(self.cards, entry.card), (f" ({_use(entry.use)})", "dim"))
            for entry in self.view.row
        ]
        played[0] = Text.assemble(("Row  ", "bold"), played[0])
        link = "linked" if self.view.linked else "a link is needed next"
        return Flow([*played, Text("Slipstream" if self.view.slipping else link, "bold")], " = ")

    def academy(self) -> RenderableType:
        table = Table.grid(padding=(0, 2, 0, 0))
        for card in self.view.academy:
            table.add_row(marks.card(self.cards, card), Text(self.words.special(card), "dim"))
        title = f"Academy (deck {self.view.academy_deck_size}; bag {plural(self.view.bag_size, 'Shard')})"
        return Group(Rule(title, align="left", style="dim"), table)

    # ---- the players

    def players(self) -> RenderableType:
        """Bays are read from the bottom up; cards are those in hand, in the draw pile and discarded."""
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
        for column in ("", "", "Dock", "Bays", "", "", "points", "cards", "Specials"):
            table.add_column(column, no_wrap=column != "Specials")
        for seat in self.view.order:
            self._player_row(table, self.view.players[seat])
        return Group(table, *([] if self.view.hrl is None else [self._hrl(self.view.hrl)]))

    def _player_row(self, table: Table, player: PlayerView) -> None:
        specials = [marks.card(self.cards, card) for card in (*player.specials, *(player.unseen or ()))]
        if player.unseen is None and player.unseen_count:
            specials.append(Text(f"{player.unseen_count} unseen"))
        table.add_row(
            Text(">" if player.seat == self.view.active else " ", "bold"),
            Text(capital(self.words.name(player.seat))),
            f"{self.view.docks[player.seat]}",
            *[marks.shards(bay) if bay else Text("·", "dim") for bay in player.bays],
            str(sum(map(bay_points, player.bays))),
            f"{player.hand_size}/{player.draw_size}/{len(player.discard)}",
            Flow(specials, ", "),
        )

    def _hrl(self, hrl: HrlView) -> RenderableType:
        used = listed([self.cards.hrl_name(card) for card in hrl.used] or ["none"])
        return Text(f"  {HRL}: {plural(hrl.deck_size, 'card')} in its deck; used {used}")

    def hand(self) -> RenderableType:
        """The viewer's cards, each with its letter."""
        assert self.view.seat is not None
        entries = [
            Text.assemble((letter, "bold"), " ", marks.card(self.cards, card))
            for letter, card in zip(HAND_LETTERS, hand_of(self.view), strict=False)
        ]
        title = f"{capital(self.words.whose(self.view.seat))} hand"
        return Group(Rule(Text(title), align="left", style="dim"), Flow(entries, "   "))

    def _directive(self) -> list[RenderableType]:
        """The viewer's own, once it is kept; at the end none is secret, but the result shows the others."""
        for player in self.view.players:
            if player.seat == self.view.seat and player.directive is not None:
                return [Text.assemble(("Directive  ", "dim"), self.words.directive(player.directive))]
        return []


def _use(use: str) -> str:
    return "link" if use == "chain" else use.replace("_", " ")
