/** How the parts of the deal table lie, by the shape and width of the window. */

import { room } from "../../../app/room.svelte";

/**
 * four: Planet, lanes, offers, chat beside each other; three: offers and chat share a column, as tabs; tall: offers and chat
 * below the lanes; side and phone: one thing at a time, as tabs.
 */
export type Plan = "four" | "three" | "tall" | "side" | "phone";
/** What is looked at where not everything has room. */
export type DealTab = "draft" | "offers" | "chat";

/** Three lanes beside offers and chat need so much. */
const ROOMY = 1200;

export function planOf(shape: typeof room.shape, width: number): Plan {
  if (shape === "tall" || shape === "side" || shape === "phone") return shape;
  return width >= ROOMY ? "four" : "three";
}

/** Which parts one sees at once. */
export function seen(plan: Plan, tab: DealTab): Record<DealTab, boolean> {
  if (plan === "four" || plan === "tall") return { draft: true, offers: true, chat: true };
  if (plan === "three") return { draft: true, offers: tab !== "chat", chat: tab === "chat" };
  return { draft: tab === "draft", offers: tab === "offers", chat: tab === "chat" };
}
