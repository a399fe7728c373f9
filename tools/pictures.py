"""Draw the pictures of the README into docs/pictures: each game in the terminal, some way into it."""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console

from novatable import Game
from novatable.locales import words
from novatable.players import make
from novatable.players.match import Match
from novatable.terminal.games import screen_of

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
NAMES = ("Ann", "Altair", "Rigel")
WIDTH = 100
TURNS = 14


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in Game.kinds:
        game = Game.new(name, players=3, seed=11, first=0)
        table = Match(game, [make("cadet", name, seed) for seed in range(3)])
        while game.view(None).turn < TURNS or game.waiting_for() != (game.view(None).active,):
            table.step()
        seat = game.view(None).active
        screen = screen_of(game, NAMES, words("en"))
        console = Console(
            record=True, width=WIDTH, file=StringIO(), force_terminal=True, color_system="truecolor"
        )
        console.print(screen.board(game.view(seat), seat, WIDTH))
        drawn = console.export_svg(title=f"novatable play {name}")
        # rich refers to fonts on a third-party host; any monospaced one will do.
        drawn = re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", drawn, flags=re.DOTALL)
        (FOLDER / f"{name}.svg").write_text(drawn.replace("Fira Code", "monospace"))


if __name__ == "__main__":
    main()
