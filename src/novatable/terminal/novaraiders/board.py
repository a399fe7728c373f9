"""The table of Nova-Raiders drawn from a view: fits 80 columns, and uses more if there are any."""

from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from novatable.core.words import capital, text_of
from novatable.novaraiders.cards import EXPANSION, TRACK_EVENTS
from novatable.novaraiders.game import NovaRaiders
from novatable.novaraiders.model import bay_points_in
from novatable.novaraiders.scoring import bay_points
from novatable.novaraiders.view import HrlView, PlayerView, View
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
        self.say = words.texts.format
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
            return self.say("term-nr-directives")
        title = self.say("term-title", **self._whose(view.active), turn=view.turn, round=view.round)
        if not view.frames or view.frames[-1].seat == view.active:
            return title
        # Somebody else decides in the middle of the turn.
        return f"{title}. {text_of(self.words.waiting(view))}"

    def _whose(self, seat: int) -> dict[str, str]:
        """For a message about what belongs to a seat."""
        return {"name": self.words.names[seat], "you": "yes" if seat == self.words.viewer else "no"}

    # ---- the middle of the table

    def track(self) -> RenderableType:
        """The whole Time Track, where the token is, and what comes next."""
        view = self.view
        track = self.words.board.track
        line = Text(f"{self.say('term-nr-time', time=view.time, spaces=len(track))} ", "bold")
        for space, event in enumerate(track, start=1):
            style = "dim" if space <= view.time else "reverse" if space == view.time + 1 else "not bold"
            line.append(TRACK_MARKS[event], style)
        coming = track[view.time :]
        facts = []
        if coming:
            facts.append(self.say("term-nr-next", event=self.say(f"nr-art-track-{TRACK_EVENTS[coming[0]]}")))
        if EXPANSION in coming:
            facts.append(self.say("term-nr-covered", ring=view.covered + 1, n=coming.index(EXPANSION) + 1))
        else:
            facts.append(self.say("term-nr-supernova", n=len(coming)))
        if view.idle:
            facts.append(self.say("term-nr-idle", n=view.idle, of=self._idle_turns()))
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
            Text.assemble(marks.card(self.words, entry.card), (f" ({self.words.use(entry.use)})", "dim"))
            for entry in self.view.row
        ]
        played[0] = Text.assemble((f"{self.say('nr-board-row')}  ", "bold"), played[0])
        if self.view.slipping:
            state = self.words.use("slipstream")
        else:
            state = self.say("term-nr-linked" if self.view.linked else "term-nr-unlinked")
        return Flow([*played, Text(state, "bold")], " = ")

    def academy(self) -> RenderableType:
        table = Table.grid(padding=(0, 2, 0, 0))
        for card in self.view.academy:
            table.add_row(marks.card(self.words, card), Text(self.words.does(card), "dim"))
        title = self.say("term-nr-academy", deck=self.view.academy_deck_size, n=self.view.bag_size)
        return Group(Rule(title, align="left", style="dim"), table)

    # ---- the players

    def players(self) -> RenderableType:
        """Bays are read from the bottom up; cards are those in hand, in the draw pile and discarded."""
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
        for column in ("", "", "dock", "bays", "", "", "points", "cards", "specials"):
            title = self.say(f"term-nr-column-{column}") if column else ""
            table.add_column(title, no_wrap=column != "specials")
        for seat in self.view.order:
            self._player_row(table, self.view.players[seat])
        return Group(table, *([] if self.view.hrl is None else [self._hrl(self.view.hrl)]))

    def _player_row(self, table: Table, player: PlayerView) -> None:
        specials = [marks.card(self.words, card) for card in (*player.specials, *(player.unseen or ()))]
        if player.unseen is None and player.unseen_count:
            specials.append(Text(self.say("term-unseen", n=player.unseen_count)))
        worth = bay_points_in(self.view.options)
        table.add_row(
            Text(">" if player.seat == self.view.active else " ", "bold"),
            Text(capital(self.words.plain(self.words.seat(player.seat)))),
            f"{self.view.docks[player.seat]}",
            *[marks.shards(bay) if bay else Text("·", "dim") for bay in player.bays],
            str(sum([bay_points(bay, worth) for bay in player.bays])),
            f"{player.hand_size}/{player.draw_size}/{len(player.discard)}",
            Flow(specials, ", "),
        )

    def _hrl(self, hrl: HrlView) -> RenderableType:
        used = self.words.listed(map(self.words.hrl_card, hrl.used))
        deck = text_of(self.words.say("nr-board-hrl-deck", n=hrl.deck_size, cards=used))
        return Text(f"  {NovaRaiders.automa}: {deck}")

    def hand(self) -> RenderableType:
        """The viewer's cards, each with its letter."""
        assert self.view.seat is not None
        entries = [
            Text.assemble((letter, "bold"), " ", marks.card(self.words, card))
            for letter, card in zip(HAND_LETTERS, hand_of(self.view), strict=False)
        ]
        title = self.say("term-hand", **self._whose(self.view.seat))
        return Group(Rule(Text(title), align="left", style="dim"), Flow(entries, "   "))

    def _directive(self) -> list[RenderableType]:
        """The viewer's own, once it is kept; at the end none is secret, but the result shows the others."""
        for player in self.view.players:
            if player.seat == self.view.seat and player.directive is not None:
                directive = self.words.whole_directive(player.directive)
                return [Text(text_of(self.words.say("nr-board-directive", directive=directive)), "dim")]
        return []
