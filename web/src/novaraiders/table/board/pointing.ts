/** What the board points out while something is being chosen: ships, goals, the way, and what would come of it. */

import type { NovaRaidersAction as Action, NovaRaidersEvent as Event, NovaRaidersView } from "../../../wire/types";
import type { Geometry } from "../../art/geometry";
import type { Ghost, Highlights, Push, Target } from "../../art/highlights";
import { colourOf } from "../../art/words";
import { rowOf } from "../../rows";
import { lastSpace, narrow, spacesOf, valueOf, type Picked } from "../turn/choosing";
import { wayTo } from "../turn/ways";

export interface Pointing {
  view: NovaRaidersView;
  geometry: Geometry;
  /** What can be chosen from, what has been picked, and the action that is shown, if one is settled. */
  actions: readonly Action[];
  picked: Picked;
  shown: Action | null;
  hovered: number | null;
  /** How many Shards stay behind. */
  left: number;
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
  const push = pushesOf(at);
  if (push.length) highlights.push = push;
  return highlights;
}

/** A Stack that is asked what it leaves behind, where it goes, and with what. */
export function pointLeaving(
  view: NovaRaidersView,
  geometry: Geometry,
  move: { ship: number; to: number },
  left: number,
): Highlights {
  const owner = view.fleets.findIndex((fleet) => fleet.includes(move.ship));
  const taken = view.shards[move.to] ?? [];
  const shards = [...taken, ...(view.shards[move.ship] ?? []).slice(left)];
  return {
    ships: [move.ship],
    targets: [{ space: move.to, kind: "go" }],
    hovered: move.to,
    path: wayTo(geometry, move.ship, move.to),
    ghost: { space: move.to, colour: colourOf(view, owner), shards, taken: taken.length },
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

function targetsOf({ actions, picked, view, geometry, reach }: Pointing): Target[] {
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
  // Where an Orbit would end by its number, but the server does not let it.
  const ends =
    reach === undefined
      ? []
      : spacesOf(able, "ship").flatMap((ship) => [geometry.along(ship, reach), geometry.along(ship, -reach)]);
  const blocked = ends.filter((space) => standing.has(space)).map((space): Target => ({ space, kind: "blocked" }));
  return unique([...goals, ...victims, ...blocked]);
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

/** The ship where it would stand, with what it would take up and without what it leaves. */
function ghostOf({ view, left, events }: Pointing, action: Action): Ghost | null {
  if (action.type === "launch") return { space: action.to, colour: colourOf(view, view.seat ?? 0), shards: [] };
  const frame = view.frames.at(-1);
  if (action.type === "place")
    return frame?.type === "place" ? { space: action.to, colour: null, shards: [frame.shard] } : null;
  const from = movingFrom(view, action);
  if (from === null) return null;
  const owner = view.fleets.findIndex((fleet) => fleet.includes(from));
  const carried = (view.shards[from] ?? []).slice(left);
  const colour = colourOf(view, owner);
  const moved = events.findLast((event) => event.type === "moved");
  const row = rowOf(action.type);
  const to = movesTo(action);
  const victim = valueOf(action, "victim") ?? (row.pushes && to === null ? pushedFrom(events) : undefined);
  if (typeof victim === "number") {
    if (!row.moves) return moved?.type === "moved" ? after(moved, view, colour) : null;
    const pushed = events.find((event) => event.type === "pushed" && event.ship === victim);
    if (pushed?.type !== "pushed") return null;
    return { space: victim, colour, shards: [...pushed.left, ...carried], taken: pushed.left.length };
  }
  if (to === null) return null;
  const pushed = events.find((event) => event.type === "pushed" && event.ship === to);
  const taken = pushed?.type === "pushed" ? pushed.left : standsOn(view, to) ? [] : (view.shards[to] ?? []);
  return { space: to, colour, shards: [...taken, ...carried], taken: taken.length };
}

/** What the server tells of a ship's last move. */
function after(moved: Extract<Event, { type: "moved" }>, view: NovaRaidersView, colour: number): Ghost {
  const carried = (view.shards[moved.ship] ?? []).slice(moved.left.length);
  return { space: moved.to, colour, shards: [...moved.taken, ...carried], taken: moved.taken.length };
}

function standsOn(view: NovaRaidersView, space: number): boolean {
  return view.fleets.some((fleet) => fleet.includes(space));
}

function pushedFrom(events: readonly Event[]): number | undefined {
  const last = events.findLast((event) => event.type === "pushed");
  return last?.type === "pushed" ? last.ship : undefined;
}

/** Ships that would be pushed, and where they would end. */
function pushesOf({ view, geometry, events, shown }: Pointing): Push[] {
  return events.flatMap((event): Push[] => {
    if (event.type !== "pushed") return [];
    const shards = [...event.taken, ...(view.shards[event.ship] ?? []).slice(event.left.length)];
    const path = event.to === null ? [] : pushPath(geometry, shown, event.ship, event.to);
    const ghost =
      event.to === null
        ? undefined
        : { space: event.to, colour: colourOf(view, event.seat), shards, taken: event.taken.length };
    return [{ from: event.ship, path, to: event.to, ghost }];
  });
}

/** The way of a pushed ship: away from the pusher, or as a Breach says; without its own space. */
function pushPath(geometry: Geometry, shown: Action | null, victim: number, to: number): number[] {
  if (geometry.place(victim).ring !== geometry.place(to).ring) return [to];
  const pusher = shown?.type === "hrl_hijack" ? shown.side : shown && valueOf(shown, "ship");
  const said = shown && valueOf(shown, "push");
  const turn = said ? (said === "clockwise" ? 1 : -1) : geometry.along(victim, -1) === pusher ? 1 : -1;
  return geometry.between(victim, to, turn).slice(1);
}
