"""Draw the curve of a learner: its wins by what it has learned from, with 95% intervals.

    python tools/curve.py docs/learning/apprentice-afternova.csv docs/pictures/learning-afternova.svg

    python tools/curve.py ppo.csv ppo.svg --foot "own steps" --title "Wins against three random players"

The CSV file is what --curve of the learners in examples/ writes.
"""

import argparse
import csv
from itertools import pairwise
from pathlib import Path
from typing import Final

WIDTH: Final = 640
HEIGHT: Final = 300
LEFT: Final = 60
RIGHT: Final = 620
TOP: Final = 20
FOOT: Final = 250
INK: Final = "#222"
STYLE: Final = 'font-family="system-ui, sans-serif" font-size="13" fill="#222"'


def curve(rows: list[dict[str, float]], par: float, foot: str, title: str) -> str:
    """The picture: steps learned from along the foot, wins upwards, a dashed line at par."""
    most = max(row["steps"] for row in rows)
    highest = max(0.3, *[row["high"] for row in rows])

    def across(steps: float) -> float:
        return LEFT + (RIGHT - LEFT) * steps / most

    def up(share: float) -> float:
        return FOOT - (FOOT - TOP) * share / highest

    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>']
    for tenth in range(int(highest * 10) + 1):
        y = up(tenth / 10)
        parts.append(f'<line x1="{LEFT}" x2="{RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{10 * tenth}%</text>')
    y = up(par)
    dashed = f'stroke="{INK}" stroke-dasharray="4 4"'
    parts.append(f'<line x1="{LEFT}" x2="{RIGHT}" y1="{y:.1f}" y2="{y:.1f}" {dashed}/>')
    for one, two in pairwise(rows):
        ends = f'x1="{across(one["steps"]):.1f}" x2="{across(two["steps"]):.1f}"'
        heights = f'y1="{up(one["wins"]):.1f}" y2="{up(two["wins"]):.1f}"'
        parts.append(f'<line {ends} {heights} stroke="#357" stroke-width="2"/>')
    for row in rows:
        x = f"{across(row['steps']):.1f}"
        parts.append(
            f'<line x1="{x}" x2="{x}" y1="{up(row["low"]):.1f}" y2="{up(row["high"]):.1f}" stroke="#357"/>'
        )
        parts.append(f'<circle cx="{x}" cy="{up(row["wins"]):.1f}" r="4" fill="#357"/>')
        label = f"{row['steps'] / 1000:.0f}k"
        parts.append(f'<text x="{x}" y="{FOOT + 18}" text-anchor="middle">{label}</text>')
    middle = (LEFT + RIGHT) / 2
    parts.append(f'<text x="{middle}" y="{FOOT + 40}" text-anchor="middle">{foot} (dashed: par)</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" {STYLE}>'
    return "\n".join([head, f"<title>{title}, with 95% intervals</title>", *parts, "</svg>", ""])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("curve", type=Path)
    parser.add_argument("picture", type=Path)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--foot", default="steps of teachers learned from")
    parser.add_argument("--title", default="Wins against three cadets by what was learned from")
    asked = parser.parse_args()
    with asked.curve.open(newline="") as file:
        rows = [{name: float(value) for name, value in row.items()} for row in csv.DictReader(file)]
    asked.picture.write_text(curve(rows, 1 / asked.players, asked.foot, asked.title), "utf-8")


if __name__ == "__main__":
    main()
