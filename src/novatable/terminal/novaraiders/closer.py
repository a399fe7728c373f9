"""A closer look at one thing: a player, a card, a Directive or a space."""

from collections.abc import Callable
from functools import partial

from novatable.core.words import Sentence
from novatable.novaraiders.view import PlayerView, View
from novatable.novaraiders.words import Words
from novatable.terminal.novaraiders.marks import ShortWords
from novatable.terminal.novaraiders.reading import is_space, read_space
from novatable.terminal.reading import find

Look = Callable[[], list[Sentence]]


def closer(text: str, view: View, words: ShortWords) -> list[Sentence]:
    """What the view shows of the named thing; Unclear if nothing has that name."""
    if is_space(text):
        return _space(read_space(text, words), view, words)
    return find(text, _known(view, words), "thing")()


def _known(view: View, words: ShortWords) -> list[tuple[str, Look]]:
    cards = words.cards
    known: list[tuple[str, Look]] = [
        (words.names[player.seat], partial(_player, player, view, words)) for player in view.players
    ]
    specials = {words.card_name(card): card for card in range(cards.n_basics, cards.n_cards)}
    for name, card in specials.items():
        look: Look = partial(_special, card, words)
        known += [(name, look), (cards.card_name(card), look)]
    for number, directive in enumerate(cards.directives):
        look = partial(_directive, number, words)
        known += [(words.plain(words.directive_name(number)), look), (directive.name, look)]
    return known


def _directive(number: int, words: ShortWords) -> list[Sentence]:
    return [words.cut(words.whole_directive(number))]


def _special(card: int, words: ShortWords) -> list[Sentence]:
    """All cards of that name: their symbols, and what they do."""
    cards = words.cards
    name = cards.card_name(card)
    alike = [other for other in range(cards.n_basics, cards.n_cards) if cards.card_name(other) == name]
    return [words.say("term-nr-look-special", cards=words.several(alike), does=words.does(card))]


def _player(player: PlayerView, view: View, words: ShortWords) -> list[Sentence]:
    ships = [_ship(player.seat, ship, view, words) for ship in view.fleets[player.seat]]
    owned = words.several((*player.specials, *(player.unseen or ())))
    lines = [
        words.say("term-nr-look-player", name=words.names[player.seat], ships=words.listed(ships)),
        words.say("nr-board-specials", cards=owned),
        words.say("term-nr-look-discards", cards=words.several(player.discard)),
        words.say("nr-board-deeds", hijacks=player.hijacks, destroyed=player.destroyed),
    ]
    if player.unseen is None and player.unseen_count:
        lines.insert(2, words.say("nr-board-specials-unseen", n=player.unseen_count))
    return lines


def _ship(seat: int, ship: int, view: View, words: ShortWords) -> str:
    shards = view.shards[ship]
    args = {**words.who(seat), "space": words.space(ship)}
    if not shards:
        return words.texts.format("nr-board-ship", **args)
    return words.texts.format("nr-board-stack", **args, shards=words.lying(shards))


def _space(space: int, view: View, words: ShortWords) -> list[Sentence]:
    """The space in full words, what is on it, and what it touches."""
    board = words.board
    message = "term-nr-look-asteroid" if space in board.asteroids else "term-nr-look-space"
    lines = [words.say(message, code=words.code(space), space=Words.space_name(words, space))]
    owner = next((seat for seat, fleet in enumerate(view.fleets) if space in fleet), None)
    shards = view.shards[space]
    if owner is not None:
        lines.append(words.say("term-nr-look-there", thing=_ship(owner, space, view, words)))
    elif shards:
        pile = words.texts.format("nr-board-pile", shards=words.lying(shards), space=words.space(space))
        lines.append(words.say("term-nr-look-there", thing=pile))
    around = (board.counter_clockwise[space], board.clockwise[space])
    adjacent = [other for other in board.adjacent[space] if other >= board.start[view.covered]]
    beside, next_rings = words.listed(map(words.code, around)), words.listed(map(words.code, adjacent))
    lines.append(words.say("term-nr-look-around", beside=beside, adjacent=next_rings))
    return lines
