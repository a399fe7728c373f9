/** The question that stands in the prompt while something is chosen: its words, its rule, its yes. */

import { kebab, t } from "../../../app/i18n.svelte";
import { hovers } from "../../../app/room.svelte";
import { specialOf, specialText } from "../../art/cards";
import { iconOf } from "../../art/icons";
import { rowOf, shardWord } from "../../rows";
import { reachOf } from "../pieces/samples";
import type { Turn } from "./turn.svelte";

/** What is chosen by pointing at it, by the words for it. */
const POINTED: Partial<Record<string, string>> = { ship: "ship", to: "to", side: "to", victim: "victim", take: "take" };

export interface Question {
  /** The icon: an action, with the number of an Orbit. */
  use: string;
  n?: number;
  title: string;
  hint: string;
  /** Whether the hint tells no more than the card itself: where there is little room it is left out. */
  known: boolean;
  rule: string;
  /** What the button says that does it, or what is to be done before. */
  yes: string;
}

/** With H.R.L. a third Shard comes after those of both players (NR-8.8). */
function isThird({ frame, view }: Turn): boolean {
  return frame?.type === "place" && view?.hrl != null && !frame.queue.length;
}

/** What is asked about what the player is choosing; null: nothing is being chosen. */
export function questionOf(turn: Turn): Question | null {
  const use = turn.chosen?.use ?? turn.actions[0]?.type;
  if (!use || !turn.cards) return null;
  const card = turn.chosen?.card ?? null;
  const n = use === "orbit" && card !== null ? reachOf(turn.cards, card) : undefined;
  const special = card === null ? null : specialOf(turn.cards, card);
  const hint = special && use === special.kind ? specialText(special) : t(`nr-table-hint-${kebab(use)}`, { n: n ?? 0 });
  const asked = turn.open ?? (turn.actions.length ? "sure" : "nothing");
  const frame = turn.frame;
  const shard = frame?.type === "place" && turn.open ? shardWord(frame.shard) : "";
  const title = shard
    ? t("nr-table-ask-place", { shard, third: isThird(turn) ? "yes" : "no" })
    : t(`nr-table-ask-${asked}`, { use: kebab(use), ways: turn.actions.length });
  const pointed = turn.canConfirm ? undefined : POINTED[asked];
  return {
    use: iconOf(use),
    n,
    title,
    hint,
    known: special === null,
    rule: rowOf(use).rule,
    yes: pointed ? t(`nr-table-pick-${pointed}`, { touch: hovers() ? "no" : "yes" }) : t(`nr-table-yes-${kebab(use)}`),
  };
}
