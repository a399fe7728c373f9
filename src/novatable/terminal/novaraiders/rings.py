"""The rings unrolled: a line for each, the outermost on top, the Star below, clockwise to the right.

Gates of a base are one below the other. An empty space shows its step from the Gate, an Asteroid a `*`; a
Stack hangs down from its line, the ship on top. If the bases do not fit side by side, they are drawn in
several blocks.
"""

from collections.abc import Iterable
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from novatable.novaraiders.view import View
from novatable.terminal.novaraiders import marks
from novatable.terminal.novaraiders.marks import ShortWords

LABEL: Final = 8
NARROWEST: Final = 3
WIDEST: Final = 6
"""Columns from one space of the outermost ring to the next; more would tear the rings apart."""

Part = tuple[int, Text]
"""A piece of a line, and the column where it begins."""


class Rings:
    """Draws the rings of a view in that many columns."""

    def __init__(self, view: View, words: ShortWords, width: int) -> None:
        self.view = view
        self.words = words
        self.board = words.board
        room = width - LABEL
        widest = self.board.widths[-1]
        self.per_block = min(self.board.bases, max(1, room // (NARROWEST * widest)))
        self.sector = max(NARROWEST * widest, min(WIDEST * widest, room // self.per_block))
        self.owner = {space: seat for seat, fleet in enumerate(view.fleets) for space in fleet}

    def whole(self) -> RenderableType:
        lines: list[Text] = []
        for first in range(0, self.board.bases, self.per_block):
            lines += self._block(range(first, min(first + self.per_block, self.board.bases)))
        return Group(*lines)

    def legend(self) -> RenderableType:
        """How to read the marks, by example."""
        colour = self.words.colours[1]
        return Text(
            self.words.texts.format(
                "term-nr-legend",
                colour=self.words.colour(1),
                base=marks.base_letter(colour),
                ship=marks.SHIP_LETTERS[colour],
            ),
            "dim",
        )

    def _block(self, bases: range) -> list[Text]:
        lines = [_line([(self._left(bases, base), self._base(base)) for base in bases])]
        for ring in reversed(range(self.board.rings)):
            lines += self._covered(ring, bases) if ring < self.view.covered else self._ring(ring, bases)
        star = Text(self.words.texts.format("term-nr-star").center(self.sector * len(bases), "▒"), "gold1")
        return [*lines, _line([(LABEL, star)])]

    def _left(self, bases: range, base: int) -> int:
        return LABEL + self.sector * (base - bases[0])

    def _base(self, base: int) -> Text:
        colour = self.words.colours[base]
        chip = Text(
            f" {marks.base_letter(colour)} {self.words.colour_name(base)} ", marks.SHIP_STYLES[colour]
        )
        text = Text.assemble(chip, " ", self.words.plain(self.words.seat(base)))
        text.truncate(self.sector - 1)
        return text

    def _ring(self, ring: int, bases: range) -> list[Text]:
        parts: list[list[Part]] = [[(0, Text(self._label(ring), "bold"))]]
        width = self.board.widths[ring]
        for base in bases:
            for step in range(width):
                column = self._left(bases, base) + step * self.sector // width
                space = self.board.space(ring, base, step)
                for row, part in enumerate(self._cell(space, column)):
                    if row == len(parts):
                        parts.append([])
                    parts[row].append(part)
        return [_line(row) for row in parts]

    def _cell(self, space: int, column: int) -> list[Part]:
        """What is on a space, from the top down; a Gate's brackets begin a column before."""
        shards = [marks.shard(shard) for shard in reversed(self.view.shards[space])]
        seat = self.owner.get(space)
        gate = self.board.step[space] == 0
        asteroid = "*" if space in self.board.asteroids else ""
        if seat is not None:
            stack = [marks.ship(self.words.colours[seat], 1 + len(shards)), *shards]
        elif shards:
            stack = [Text.assemble(shards[0], asteroid), *shards[1:]]
        else:
            name = marks.base_letter(self.words.colours[self.board.base[space]])
            stack = [Text.assemble((name if gate else str(self.board.step[space]), "dim"), asteroid)]
        if gate:
            stack[0] = Text.assemble("[", stack[0], "]")
        return [(column if gate and part is stack[0] else column + 1, part) for part in stack]

    def _covered(self, ring: int, bases: range) -> list[Text]:
        fill = Text("▒" * self.sector * len(bases), "gold1")
        return [_line([(0, Text(self._label(ring), "dim")), (LABEL, fill)])]

    def _label(self, ring: int) -> str:
        return self.words.texts.format("term-nr-ring", ring=ring + 1)


def _line(parts: Iterable[Part]) -> Text:
    line = Text(no_wrap=True)
    for column, part in parts:
        line.append(" " * (column - len(line)))
        line.append_text(part)
    return line
