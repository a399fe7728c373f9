/** What the board points out while something is being chosen: ships, goals, the way, and what would come of it. */

import type { NovaRaidersAction as Action, NovaRaidersEvent as Event, NovaRaidersView } from "../../../wire/types";
import type { Geometry } from "../../art/geometry";
import type { Ghost, Highlights, Push, Target } from "../../art/highlights";
import { colourOf } from "../../art/words";
import { rowOf } from "../../rows";
import { lastSpace, narrow, spacesOf, valueOf, type Picked } from "../turn/choosing";
import { wayBy, wayTo } from "../turn/ways";

export interface Pointing {
  view: NovaRaidersView;
  geometry: Geometry;
  /** What can be chosen from, what has been picked, and the action that is shown, if one is settled. */
  actions: readonly Action[];
  picked: Picked;
  shown: Action | null;
  hovered: number | null;
  /** Orbits that a ship at their end prevents. */
  blocked: readonly { ship: number; to: number }[];
  /** What the server says would happen. */
  events: readonly Event[];
  /** The number of an Orbit. */
  reach?: number;
}

export function point(at: Pointing): Highlights {
  const { actions, picked, shown, hovered } = at;
  if (!actions.length) return {};
  const targets = targetsOf(at);
  const goal = shown ? lastSpace(shown) : null;
  const pointed = hovered !== null && targets.some((target) => target.space === hovered) ? hovered : goal;
  const highlights: Highlights = { ships: shipsOf(actions, picked), targets, hovered: pointed ?? pickedSpace(at) };
  if (!shown) return highlights;
  const from = movingFrom(at.view, shown);
  const to = movesTo(shown);
  if (from !== null && to !== null && from !== to)
    highlights.path = rowOf(shown.type).goes === "jump" ? [from, to] : wayTo(at.geometry, from, to, at.reach);
  const ghost = ghostOf(at, shown);
  if (ghost) highlights.ghost = ghost;
  const push = pushesOf(at.view, at.geometry, at.events);
  if (push.length) highlights.push = push;
  return highlights;
}

/** A Stack that is asked what it leaves behind, where it goes, and with what. */
export function pointLeaving(
  view: NovaRaidersView,
  geometry: Geometry,
  move: { ship: number; to: number },
  events: readonly Event[],
): Highlights {
  const ghost = landed(view, events);
  return {
    ships: [move.ship],
    targets: [{ space: move.to, kind: "go" }],
    hovered: move.to,
    path: wayTo(geometry, move.ship, move.to),
    ...(ghost && { ghost }),
  };
}

/** Marks of the choices of an H.R.L. Hijack. */
export function letterOf(index: number): string {
  return String.fromCharCode("A".charCodeAt(0) + index);
}

function shipsOf(actions: readonly Action[], picked: Picked): number[] {
  const left = "to" in picked && !("ship" in picked) ? narrow(actions, { to: picked.to ?? null }) : actions;
  return spacesOf(left, "ship");
}

/** What has been picked last, while nothing else is pointed at. */
function pickedSpace({ picked }: Pointing): number | null {
  const space = picked.to ?? picked.victim ?? picked.ship;
  return typeof space === "number" ? space : null;
}

function targetsOf({ actions, picked, view, blocked }: Pointing): Target[] {
  const first = actions[0];
  if (first?.type === "hrl_hijack") {
    const sides = actions.map((action, index): Target => ({
      space: lastSpace(action) ?? 0,
      kind: "go",
      mark: letterOf(index),
    }));
    const victims = spacesOf(actions, "victim").map((space): Target => ({ space, kind: "push" }));
    return unique([...victims, ...sides]);
  }
  const able = "ship" in picked ? narrow(actions, { ship: picked.ship ?? null }) : actions;
  const standing = new Set(view.fleets.flat());
  const goals = spacesOf(able, "to").map((space): Target => ({ space, kind: standing.has(space) ? "push" : "go" }));
  const victims = spacesOf(able, "victim").map((space): Target => ({ space, kind: "push" }));
  const ships = spacesOf(able, "ship");
  const crossed = blocked.filter(({ ship }) => ships.includes(ship));
  return unique([...goals, ...victims, ...crossed.map(({ to }): Target => ({ space: to, kind: "blocked" }))]);
}

function unique(targets: Target[]): Target[] {
  return targets.filter((target, index) => targets.findIndex((other) => other.space === target.space) === index);
}

/** The space that the ship leaves. */
export function movingFrom(view: NovaRaidersView, action: Action): number | null {
  const frame = view.frames.at(-1);
  if (action.type === "run") return frame?.type === "run" ? frame.ship : null;
  const ship = valueOf(action, "ship");
  return typeof ship === "number" ? ship : null;
}

function movesTo(action: Action): number | null {
  const to = action.type === "hrl_hijack" ? action.side : valueOf(action, "to");
  return typeof to === "number" ? to : null;
}

/** What would stand where the action ends: a ship that is launched, a Shard that is placed, a ship that has moved. */
function ghostOf({ view, events }: Pointing, action: Action): Ghost | null {
  if (action.type === "launch") return { space: action.to, colour: colourOf(view, view.seat ?? 0), shards: [] };
  const frame = view.frames.at(-1);
  if (action.type === "place")
    return frame?.type === "place" ? { space: action.to, colour: null, shards: [frame.shard] } : null;
  return landed(view, events);
}

/** The ship that moves last, where it ends by what the server says. */
function landed(view: NovaRaidersView, events: readonly Event[]): Ghost | null {
  const last = events.findLast((event) => event.type === "moved");
  if (last?.type !== "moved") return null;
  const { seat, to, taken } = last;
  return { space: to, colour: colourOf(view, seat), shards: shardsAfter(view, events, to), taken: taken.length };
}

/** Ships that would be pushed, and where they would end. */
function pushesOf(view: NovaRaidersView, geometry: Geometry, events: readonly Event[]): Push[] {
  return events.flatMap((event): Push[] => {
    if (event.type !== "pushed") return [];
    const { seat, ship, to, taken, steps } = event;
    if (to === null) return [{ from: ship, path: [], to }];
    const path = steps === null ? [to] : wayBy(geometry, ship, steps).slice(1);
    const shards = shardsAfter(view, events, to);
    return [{ from: ship, path, to, ghost: { space: to, colour: colourOf(view, seat), shards, taken: taken.length } }];
  });
}

/** The Shards on a space once ships have moved and been pushed like this, the lowest first. */
function shardsAfter(view: NovaRaidersView, events: readonly Event[], space: number): number[] {
  const changed = new Map<number, number[]>();
  for (const event of events) {
    if (event.type !== "moved" && event.type !== "pushed") continue;
    const carried = (changed.get(event.ship) ?? view.shards[event.ship] ?? []).slice(event.left.length);
    changed.set(event.ship, event.left);
    if (event.to !== null) changed.set(event.to, [...event.taken, ...carried]);
  }
  return changed.get(space) ?? view.shards[space] ?? [];
}
