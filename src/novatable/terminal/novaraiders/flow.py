"""Short pieces of text one after the other, each kept on one line."""

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Flow:
    """Pieces side by side with a gap between them, in as many lines as they need."""

    def __init__(self, pieces: Iterable[Text] = (), gap: str = "  ") -> None:
        self.pieces = list(pieces)
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for piece in self.pieces:
            if line and len(line) + len(self.gap) + len(piece) > options.max_width:
                yield line
                line = Text()
            line = Text.assemble(line, self.gap if line else "", piece)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [len(piece) for piece in self.pieces] or [0]
        whole = sum(widths) + len(self.gap) * (len(widths) - 1)
        return Measurement(min(max(widths), options.max_width), min(whole, options.max_width))
