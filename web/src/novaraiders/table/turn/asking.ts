/** The question that stands in the prompt while something is chosen: its words, its rule, its yes. */

import { t } from "../../../app/i18n.svelte";
import { specialOf, specialText } from "../../art/cards";
import { SHARD_WORDS } from "../../art/paint";
import { reachOf } from "../pieces/samples";
import type { Turn } from "./turn.svelte";

export interface Question {
  /** The icon: an action, with the number of an Orbit. */
  use: string;
  n?: number;
  title: string;
  hint: string;
  /** Whether the hint tells no more than the card itself: where there is little room it is left out. */
  known: boolean;
  rule: string;
  /** What the button says that does it. */
  yes: string;
}

/** The rule that says how an action is done. */
export const RULES: Record<string, string> = {
  launch: "NR-3.3",
  chain: "NR-3.5",
  orbit: "NR-4.6",
  jump: "NR-4.7",
  unload: "NR-5.1",
  hijack: "NR-5.3",
  upgrade: "NR-5.5",
  place: "NR-6.2",
  timekeeper: "NR-7.1",
  stevedore: "NR-7.2",
  hop: "NR-7.3",
  gateway: "NR-7.4",
  tractor_beam: "NR-7.5",
  drop_pod: "NR-7.6",
  long_burn: "NR-7.7",
  slipstream: "NR-7.8",
  gate_ram: "NR-7.9",
  plunder: "NR-7.10",
  hit_and_run: "NR-7.11",
  run: "NR-7.11",
  shove: "NR-7.12",
  breach: "NR-7.13",
  leave: "NR-4.3",
  hrl_move: "NR-8.5",
  hrl_hijack: "NR-8.6",
};

/** Messages have hyphens where types have underscores. */
const kebab = (word: string): string => word.replaceAll("_", "-");

/** Icons of what has no card of its own. */
const ICONS: Record<string, string> = { place: "spawn", run: "hit_and_run" };

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
  const shard = frame?.type === "place" ? (SHARD_WORDS[frame.shard] ?? "") : "";
  const title = shard
    ? t("nr-table-ask-place", { shard })
    : t(`nr-table-ask-${asked}`, { use: kebab(use), ways: turn.actions.length });
  return {
    use: ICONS[use] ?? use,
    n,
    title,
    hint,
    known: special === null,
    rule: RULES[use] ?? "NR-3.1",
    yes: t(`nr-table-yes-${kebab(use)}`),
  };
}
