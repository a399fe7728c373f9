"""A closer look at one thing: a player, a card, a Directive or a space."""

from collections.abc import Callable
from functools import partial

from rich.console import Group, RenderableType

from novatable.core.words import capital, listed, plural
from novatable.novaraiders.view import PlayerView, View
from novatable.novaraiders.words import Words, shards_in_words
from novatable.terminal.novaraiders import marks
from novatable.terminal.novaraiders.marks import ShortWords
from novatable.terminal.novaraiders.reading import is_space, read_space
from novatable.terminal.reading import find

Look = Callable[[], list[str]]


def closer(text: str, view: View, words: ShortWords) -> RenderableType:
    """What the view shows of the named thing; Unclear if nothing has that name."""
    if is_space(text):
        lines = _space(read_space(text, words), view, words)
    else:
        lines = find(text, _known(view, words), "player, card, Directive or space")()
    return Group(*[marks.sentence(f"{capital(line)}.") for line in lines])


def _known(view: View, words: ShortWords) -> list[tuple[str, Look]]:
    cards = words.cards
    known: list[tuple[str, Look]] = [
        (words.names[player.seat], partial(_player, player, view, words)) for player in view.players
    ]
    specials = {cards.card_name(card): card for card in range(cards.n_basics, cards.n_cards)}
    known += [(name, partial(_special, card, words)) for name, card in specials.items()]
    known += [(card.name, partial(_directive, number, words)) for number, card in enumerate(cards.directives)]
    return known


def _directive(number: int, words: ShortWords) -> list[str]:
    return [words.directive(number)]


def _special(card: int, words: ShortWords) -> list[str]:
    """All cards of that name: their symbols, and what they do."""
    cards = words.cards
    name = cards.card_name(card)
    alike = [other for other in range(cards.n_basics, cards.n_cards) if cards.card_name(other) == name]
    return [f"{listed(map(words.card, alike))}: {words.special(card)}"]


def _player(player: PlayerView, view: View, words: ShortWords) -> list[str]:
    ships = [
        f"{words.space(ship)}{f' on {shards_in_words(view.shards[ship])}' if view.shards[ship] else ''}"
        for ship in view.fleets[player.seat]
    ]
    owned = words.several((*player.specials, *(player.unseen or ())))
    unseen = f" and {player.unseen_count} unseen" if player.unseen is None and player.unseen_count else ""
    return [
        f"{words.whose(player.seat)} ships on the board: {listed(ships or ['none'])}",
        f"special cards: {owned}{unseen}",
        f"discards: {words.several(player.discard)}",
        f"{plural(player.hijacks, 'hijack')}, {plural(player.destroyed, 'ship')} of others destroyed",
    ]


def _space(space: int, view: View, words: ShortWords) -> list[str]:
    """The space in full words, what is on it, and what it touches."""
    board = words.board
    whole = Words(words.cards, words.names, words.viewer, len(view.players))
    lines = [f"{words.space(space)} is {whole.space(space)}"]
    if space in board.asteroids:
        lines[0] += ", an Asteroid"
    owner = next((seat for seat, fleet in enumerate(view.fleets) if space in fleet), None)
    shards = view.shards[space]
    if owner is not None:
        lines.append(
            f"{words.whose(owner)} ship is there{f' on {shards_in_words(shards)}' if shards else ''}"
        )
    elif shards:
        lines.append(f"{shards_in_words(shards)} there, the lowest first")
    around = [board.counter_clockwise[space], board.clockwise[space]]
    adjacent = [other for other in board.adjacent[space] if other >= board.start[view.covered]]
    lines.append(
        f"next to {listed(map(words.space, around))} on its ring; "
        f"adjacent to {listed(map(words.space, adjacent))} on the next rings"
    )
    return lines
