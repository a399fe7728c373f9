/** Choosing one of several actions step by step: first a ship, say, then where it goes. */

import type { NovaRaidersAction as Action } from "../../../wire/types";
import { rowOf, type Field } from "../../rows";

export type Picked = Partial<Record<Field, number | string | null>>;

/** The fields that are spaces of the board. */
const SPACES: readonly Field[] = ["victim", "ship", "to", "side"];

/** The fields of an action in the order in which they are chosen. */
export function fieldsOf(action: Action): readonly Field[] {
  return rowOf(action.type).asks ?? [];
}

/** Whether an action is chosen by pointing at the board. */
export function isOnBoard(action: Action): boolean {
  return fieldsOf(action).some((field) => SPACES.includes(field));
}

export function valueOf(action: Action, field: Field): number | string | null | undefined {
  return (action as unknown as Record<string, number | string | null | undefined>)[field];
}

/** Those actions that agree with what has been picked. */
export function narrow(actions: readonly Action[], picked: Picked): Action[] {
  const wanted = Object.entries(picked) as [Field, number | string | null][];
  return actions.filter((action) => wanted.every(([field, value]) => valueOf(action, field) === value));
}

/** The action that is left, if only one is. */
export function settled(actions: readonly Action[], picked: Picked): Action | null {
  const left = narrow(actions, picked);
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** The first thing that still has to be chosen. */
export function openField(actions: readonly Action[], picked: Picked): Field | null {
  const left = narrow(actions, picked);
  const order = left[0] ? fieldsOf(left[0]) : [];
  return order.find((field) => !(field in picked) && valuesOf(left, field).length > 1) ?? null;
}

/** The different values that a field has among actions. */
function valuesOf(actions: readonly Action[], field: Field): (number | string | null)[] {
  const found: (number | string | null)[] = [];
  for (const action of actions) {
    const value = valueOf(action, field);
    if (value !== undefined && !found.includes(value)) found.push(value);
  }
  return found;
}

/** The spaces that a field names among actions. */
export function spacesOf(actions: readonly Action[], field: Field): number[] {
  return valuesOf(actions, field).filter((value) => typeof value === "number");
}

/** What the space stands for that an action ends with: the goal of a move, a victim, or the ship itself. */
export function lastSpace(action: Action): number | null {
  const field = fieldsOf(action).findLast((each) => SPACES.includes(each));
  const value = field && valueOf(action, field);
  return typeof value === "number" ? value : null;
}

/** Picking a value keeps what was picked before as far as it still agrees. */
export function pick(actions: readonly Action[], picked: Picked, field: Field, value: number | string | null): Picked {
  const able = actions.filter((action) => valueOf(action, field) === value);
  const order = able[0] ? fieldsOf(able[0]) : [];
  const before: Picked = {};
  for (const earlier of order.slice(0, order.indexOf(field))) {
    if (earlier in picked) {
      const kept = { ...before, [earlier]: picked[earlier] };
      if (narrow(able, kept).length) before[earlier] = picked[earlier] ?? null;
    }
  }
  return { ...before, [field]: value };
}

/**
 * A tap on a space: what is picked then, or null if no action speaks of that space. On the goal of the only
 * action that is left it is a yes.
 */
export function tap(actions: readonly Action[], picked: Picked, space: number): Picked | "confirm" | null {
  const only = settled(actions, picked);
  if (only && lastSpace(only) === space) return "confirm";
  const now = narrow(actions, picked);
  for (const field of ["side", "to", "victim", "ship"] as const) {
    if (spacesOf(now, field).includes(space)) return pick(actions, picked, field, space);
  }
  for (const field of ["side", "to", "victim", "ship"] as const) {
    if (spacesOf(actions, field).includes(space)) return pick(actions, picked, field, space);
  }
  return null;
}

/** Whether two actions are the same. */
export function same(one: Action, other: Action): boolean {
  const a = one as unknown as Record<string, unknown>;
  const b = other as unknown as Record<string, unknown>;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => (a[key] ?? null) === (b[key] ?? null));
}
