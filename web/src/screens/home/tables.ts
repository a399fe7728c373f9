import type { Mine } from "../library";
import type { Args } from "../../app/i18n.svelte";

/** Tables that wait for me first, then those last played at. */
export function firstMine(one: Mine, other: Mine): number {
  return Number(other.your_turn) - Number(one.your_turn) || other.updated - one.updated;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was, in words. */
export function ago(then: number, now: number, t: (id: string, args?: Args) => string): string {
  const passed = Math.max(0, now - then);
  if (passed < MINUTE) return t("ago-now");
  if (passed < HOUR) return t("ago-minutes", { count: Math.floor(passed / MINUTE) });
  if (passed < DAY) return t("ago-hours", { count: Math.floor(passed / HOUR) });
  return t("ago-days", { count: Math.floor(passed / DAY) });
}
