"""Hints: what a person could work out from their view, by the functions that score a game."""

from novatable.novaraiders.frames import Restowing, Shards, Unloading
from novatable.novaraiders.hints import BayHint, Group, Hints
from novatable.novaraiders.model import GroupPoints, bay_points_in
from novatable.novaraiders.scoring import bay_groups, bay_points
from novatable.novaraiders.view import View


def hints_of(view: View) -> Hints:
    worth = bay_points_in(view.options)
    bays: dict[Shards, None] = {bay: None for player in view.players for bay in player.bays}
    best: int | None = None
    frame = view.frames[-1] if view.frames else None
    if frame is not None and frame.seat == view.seat:
        mine = view.players[frame.seat].bays
        if isinstance(frame, Unloading):
            shard = view.shards[frame.ship][-1]
            then = [(*bay, shard) for bay in mine]
            gains = [
                bay_points(after, worth) - bay_points(bay, worth)
                for after, bay in zip(then, mine, strict=True)
            ]
            best = gains.index(max(gains))
            bays.update(dict.fromkeys(then))
        elif isinstance(frame, Restowing):
            bays.update(dict.fromkeys([(*mine[frame.bays[0]], shard) for shard in frame.shards]))
    return Hints(tuple([_divided(bay, worth) for bay in bays]), best)


def _divided(bay: Shards, worth: GroupPoints) -> BayHint:
    return BayHint(bay, tuple([Group(count, points) for count, points in bay_groups(bay, worth)]))
