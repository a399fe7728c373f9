"""Draw plots of a run of the lab for docs/BALANCE.md: `python tools/balance.py DIR NAME` writes
docs/pictures/balance-NAME-places.svg and, if cards have something in common, balance-NAME-GROUP.svg.
"""

import sys
from pathlib import Path

from novatable.lab import findings, plots
from novatable.lab.effects import effects
from novatable.lab.findings import Figure
from novatable.lab.run import Run
from novatable.lab.statistics import statistics_of
from novatable.locales import words

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
TEXTS = words("en")
COLOURS = {plots.INK: "#1d2433", plots.SOFT: "#5b6478", plots.MARK: "#b07a1e", plots.FAINT: "#e4e2da"}
PAPER = "#ffffff"


def write(name: str, svg: str) -> None:
    """With colours and a ground of its own, as there is no page around it that has them."""
    for variable, colour in COLOURS.items():
        svg = svg.replace(variable, colour)
    svg = svg.replace("var(--card)", PAPER)
    at = svg.index(">") + 1
    ground = f'<rect width="100%" height="100%" rx="6" fill="{PAPER}"/>'
    (FOLDER / f"balance-{name}.svg").write_text(f"{svg[:at]}{ground}{svg[at:]}\n", encoding="utf-8")


def main(folder: Path, name: str) -> None:
    run = Run(folder)
    statistics = statistics_of(run.plan.game)
    places = [
        figure._replace(name=TEXTS.format("lab-place", place=figure.name))
        for figure in findings.wins(run.shelf.table("seats"), "place")
    ]
    write(f"{name}-places", plots.intervals(places, TEXTS.format("lab-axis-wins")))
    family = statistics.family(run.plan.cards)
    if family is None:
        return
    parts = run.shelf.parts()
    parts = [part._replace(cards=findings.with_family(part.cards, family)) for part in parts]
    found = [
        Figure(statistics.said(TEXTS, each.group, each.card), each.value, each.low, each.high, each.games)
        for each in effects(parts, family.group)
    ]
    write(f"{name}-{family.group}", plots.effect_plot(found, TEXTS.format("lab-axis-effect")))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
