"""The encoding of Nova-Raiders: every action can be listed: its kind, then its fields in order."""

from collections.abc import Sequence
from typing import Final

from novatable.core.actions import Action
from novatable.core.record import CardsUsed
from novatable.learn.codec import LARGEST, Choosing, Codec, Listed, Names, Way
from novatable.novaraiders.actions import NovaRaidersAction, name_of
from novatable.novaraiders.cards import HRL_CARDS, card_set
from novatable.novaraiders.catalogue import BAYS
from novatable.novaraiders.frames import (
    AnyFrame,
    HrlActing,
    Leaving,
    Placing,
    Restowing,
    Running,
    Shards,
    Unloading,
)
from novatable.novaraiders.model import PHASES
from novatable.novaraiders.view import PlayerView, View

MOST_LEFT: Final = 60
"""The most Shards that a Stack can leave behind: all there can be."""
TYPES: Final = ("yellow", "black", "red")
FRAMES: Final = (Leaving, Running, Unloading, Restowing, Placing, HrlActing)
DIRECTIONS: Final = ("clockwise", "counter_clockwise")


class NovaRaidersCodec(Codec[View]):
    """Steps: a kind of action, then what it asks for: a card, spaces, a Bay, a number, a direction."""

    def __init__(self, players: int, used: CardsUsed) -> None:
        cards = card_set(used)
        self.players = players
        self.seats = 3 if players == 2 else players
        self.cards = cards
        self.spaces = cards.board(players).size
        self._tokens: dict[Action, Way] = {}
        self._number_steps()
        self._lay_out()

    # ---- steps

    def _number_steps(self) -> None:
        cards, names = self.cards, Names()
        names.one("wait: another seat decides")
        kinds = NovaRaidersAction.kinds()
        start = names.add([f"kind: {name_of(kind)}" for kind in kinds])
        self._kind: dict[type[Action], int] = {kind: start + number for number, kind in enumerate(kinds)}
        card = names.add([f"card {number}" for number in range(cards.n_cards)])
        space = names.add([f"space {number}" for number in range(self.spaces)])
        bay = names.add([f"Bay {number}" for number in range(BAYS)])
        shard = names.add([f"a {name} Shard" for name in TYPES])
        count = names.add([f"leave {number} Shards" for number in range(MOST_LEFT + 1)])
        directive = names.add([f"Directive {number}" for number in range(len(cards.directives))])
        self._direction = names.add([f"push {name}" for name in DIRECTIONS])
        self._none = names.one("none: without it, or the unseen one")
        self.actions = tuple(names.names)
        first = {
            "card": card,
            "take": card,
            "bay": bay,
            "shard": shard,
            "count": count,
            "directive": directive,
        }
        self._fields: dict[type[Action], list[tuple[str, int]]] = {
            kind: [(field, first.get(field, space)) for field in (kind.order or kind.__struct_fields__)]
            for kind in kinds
        }

    def _way(self, action: Action) -> Way:
        way = self._tokens.get(action)
        if way is None:
            kind = type(action)
            steps = [self._kind[kind]]
            for field, first in self._fields[kind]:
                value = getattr(action, field)
                if value is None:
                    steps.append(self._none)
                elif isinstance(value, str):
                    steps.append(self._direction + DIRECTIONS.index(value))
                else:
                    steps.append(first + value)
            way = self._tokens[action] = tuple(steps), action
        return way

    def decide(self, _view: View, legal: Sequence[Action]) -> Choosing:
        return Listed([self._way(action) for action in legal])

    def steps_to(self, _view: View, action: Action) -> tuple[int, ...] | None:
        return self._way(action)[0]

    def draft(self) -> int:
        return self._draft

    # ---- observations

    def _lay_out(self) -> None:
        cards, names = self.cards, Names()
        people, seats, spaces = range(self.players), range(self.seats), range(self.spaces)
        everything = range(cards.n_cards)
        self._phase = names.add([f"phase: {phase}" for phase in PHASES])
        self._active = names.add([f"seat +{seat} is active" for seat in seats])
        self._waiting = names.add([f"the game waits for seat +{seat}" for seat in seats])
        self._course = names.add(
            [
                "round",
                "the token's space on the Time Track",
                "rings covered",
                "turns without an advance",
                "the Time Track was advanced in this turn",
                "a card can be linked",
                "a Slipstream lasts",
                "Shards in the bag",
                "cards in the Academy's deck",
            ]
        )
        self._nova = names.add([f"seat +{seat} triggered the Supernova" for seat in seats])
        self._lost = names.add([f"{name} Shards out of the game" for name in TYPES])
        self._ship = names.add(
            [f"space {space}: a ship of seat +{seat}" for space in spaces for seat in seats]
        )
        self._shard = names.add([f"space {space}: {name} Shards" for space in spaces for name in TYPES])
        self._top = names.add([f"space {space}: {name} on top" for space in spaces for name in TYPES])
        self._academy = names.add([f"card {card} lies in the Academy" for card in everything])
        self._row = names.add([f"card {card} was played in this turn" for card in everything])
        self._last = names.add([f"card {card} was played last" for card in everything])
        self._hand = names.add([f"card {card} in the hand" for card in everything])
        self._unseen = names.add([f"card {card} was taken unseen" for card in everything])
        self._dealt = names.add([f"Directive {number} dealt" for number in range(len(cards.directives))])
        self._kept = names.add([f"Directive {number} kept" for number in range(len(cards.directives))])
        self._player: list[int] = []
        for seat in people:
            who = f"seat +{seat}"
            self._player.append(
                names.add(
                    [
                        f"{who}: ships in the Dock",
                        f"{who}: cards in the hand",
                        f"{who}: cards in the draw pile",
                        f"{who}: Special cards taken unseen",
                        f"{who}: Hijacks",
                        f"{who}: ships destroyed",
                    ]
                )
            )
            for bay in range(BAYS):
                names.add([f"{who}: {name} Shards in Bay {bay}" for name in TYPES])
                names.add([f"{who}: {name} on top of Bay {bay}" for name in TYPES])
            names.add([f"{who}: card {card} discarded" for card in everything])
            names.add([f"{who}: Special card {card}" for card in range(cards.n_basics, cards.n_cards)])
        self._hrl = names.add(["H.R.L.: ships in the Dock", "H.R.L.: cards in its deck"])
        names.add([f"H.R.L.: {name} Shards in its Dock" for name in TYPES])
        names.add([f"H.R.L.: card {card} used" for card in range(HRL_CARDS)])
        self._frame = names.add([f"to decide: {name_of_frame(frame)}" for frame in FRAMES])
        self._frame_ship = names.add([f"to decide: the ship on space {space}" for space in spaces])
        self._frame_to = names.add([f"to decide: it goes to space {space}" for space in spaces])
        self._frame_shards = names.add([f"to decide: {name} Shards" for name in TYPES])
        self._frame_bays = names.add([f"to decide: Bay {bay}" for bay in range(BAYS)])
        self._frame_card = names.add([f"to decide: H.R.L. card {card}" for card in range(HRL_CARDS)])
        self._draft = names.add([f"step taken: {name}" for name in self.actions])
        self.legend = tuple(names.names)
        self._width = len(self.legend)

    def observe(self, view: View) -> bytearray:
        row = bytearray(self._width)
        players, seats = self.players, self.seats
        me = view.seat if view.seat is not None and view.seat < players else 0

        def rel(seat: int) -> int:
            """A player's place from the viewer on; H.R.L. is last."""
            return (seat - me) % players if seat < players else seat

        row[self._phase + PHASES.index(view.phase)] = 1
        row[self._active + rel(view.active)] = 1
        for seat in view.waiting_for:
            row[self._waiting + rel(seat)] = 1
        at = self._course
        row[at] = min(view.round, LARGEST)
        row[at + 1] = view.time
        row[at + 2] = view.covered
        row[at + 3] = min(view.idle, LARGEST)
        row[at + 4] = view.advanced
        row[at + 5] = view.linked
        row[at + 6] = view.slipping
        row[at + 7] = view.bag_size
        row[at + 8] = view.academy_deck_size
        if view.nova is not None:
            row[self._nova + rel(view.nova)] = 1
        row[self._lost : self._lost + 3] = bytes(view.lost)
        for seat in range(seats):
            place = self._ship + rel(seat)
            for space in view.fleets[seat]:
                row[place + seats * space] = 1
        at = self._shard
        for shards in view.shards:
            if shards:
                for shard in shards:
                    row[at + shard] += 1
                row[at + self._top - self._shard + shards[-1]] = 1
            at += 3
        for card in view.academy:
            row[self._academy + card] = 1
        for played in view.row:
            row[self._row + played.card] = 1
        if view.row:
            row[self._last + view.row[-1].card] = 1
        for one in view.players:
            self._write_player(row, self._player[rel(one.seat)], one, view.docks[one.seat])
        mine = view.players[me]
        if view.seat == me:
            for number in mine.hand or ():
                row[self._hand + number] = 1
            for number in mine.unseen or ():
                row[self._unseen + number] = 1
            for number in mine.dealt or ():
                row[self._dealt + number] = 1
            if mine.directive is not None:
                row[self._kept + mine.directive] = 1
        if view.hrl is not None:
            at = self._hrl
            row[at] = view.docks[players]
            row[at + 1] = view.hrl.deck_size
            row[at + 2 : at + 5] = bytes(view.hrl.hold)
            for card in view.hrl.used:
                row[at + 5 + card] = 1
        if view.frames:
            self._write_frame(row, view.frames[-1])
        return row

    def _write_player(self, row: bytearray, at: int, one: PlayerView, dock: int) -> None:
        row[at] = dock
        row[at + 1] = one.hand_size
        row[at + 2] = one.draw_size
        row[at + 3] = one.unseen_count
        row[at + 4] = min(one.hijacks, LARGEST)
        row[at + 5] = min(one.destroyed, LARGEST)
        at += 6
        for bay in one.bays:
            if bay:
                for shard in bay:
                    row[at + shard] += 1
                row[at + 3 + bay[-1]] = 1
            at += 6
        for card in one.discard:
            row[at + card] = 1
        at += self.cards.n_cards - self.cards.n_basics
        for card in one.specials:
            row[at + card] = 1

    def _write_frame(self, row: bytearray, frame: AnyFrame) -> None:
        row[self._frame + FRAMES.index(type(frame))] = 1
        if isinstance(frame, Leaving | Running | Unloading):
            row[self._frame_ship + frame.ship] = 1
        if isinstance(frame, Leaving):
            row[self._frame_to + frame.to] = 1
        if isinstance(frame, Restowing | Placing):
            shards: Shards = frame.shards if isinstance(frame, Restowing) else (frame.shard,)
            for shard in shards:
                row[self._frame_shards + shard] += 1
        if isinstance(frame, Restowing):
            for bay in frame.bays:
                row[self._frame_bays + bay] = 1
        if isinstance(frame, HrlActing):
            row[self._frame_card + frame.card] = 1


def name_of_frame(frame: type[AnyFrame]) -> str:
    return str(frame.__struct_config__.tag)


CODEC: Final = NovaRaidersCodec
BARGAINS: Final = None
"""There are no deals."""
TRAITS: Final = None
"""Its steps are not described yet."""
MENU: Final = None
"""Neither are its actions."""
