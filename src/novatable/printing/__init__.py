"""A game on paper: its cards, counters, boards and rules as one PDF to print, cut and play with."""

from novatable.printing.pdf import INKS, PAPERS, Ink, Print, print_game

__all__ = ["INKS", "PAPERS", "Ink", "Print", "print_game"]
