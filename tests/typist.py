"""Somebody who types at a terminal, played by a function."""

from collections.abc import Callable
from io import StringIO

from rich.console import Console


class Typist(Console):
    """A console whose keyboard is a function; it keeps what is printed between two lines typed."""

    def __init__(self, type_line: Callable[[str], str]) -> None:
        super().__init__(file=StringIO(), width=200)
        self.type_line = type_line
        self.everything = ""

    def input(self, prompt: object = "", **_options: object) -> str:
        return self.type_line(self.printed() + str(prompt))

    def printed(self) -> str:
        """What was printed since the last time."""
        file = self.file
        assert isinstance(file, StringIO)
        text = file.getvalue()
        file.seek(0)
        file.truncate()
        self.everything += text
        return text


def lines(*typed: str) -> Callable[[str], str]:
    """Types these lines, and then there is no more input."""
    left = list(typed)

    def type_line(_printed: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return type_line
