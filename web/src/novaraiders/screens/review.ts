/** Nova-Raiders in the review of a game: a decision is a whole turn. */

import { cardsOf } from "../../app/cards";
import { t } from "../../app/i18n.svelte";
import type { ReviewParts, Told } from "../../review/parts";
import type { Way } from "../../review/report";
import type { NovaRaidersAction, NovaRaidersView } from "../../wire/types";
import { toText } from "../../words/pieces";
import { basicOf, halfOf, specialName, specialOf, useName } from "../art/cards";
import type { NovaRaidersCards } from "../cards";
import { describe, named, type Context } from "../words";
import Moment from "./ReviewMoment.svelte";
import Patch from "./ReviewPatch.svelte";
import Side from "./ReviewSide.svelte";

function contextOf({ view, names, viewer }: Told): Context {
  const seen = view as NovaRaidersView;
  return { cards: cardsOf(seen), names, viewer, people: seen.players.length };
}

/** A card as it was laid: for which action, and how far that goes. */
export interface Laid {
  card: number;
  use: string;
  n?: number;
  name: string;
}

/** The cards of a turn, in order. */
export function laidBy(actions: readonly NovaRaidersAction[], cards: NovaRaidersCards): Laid[] {
  return actions.flatMap((action): Laid[] => {
    if (!("card" in action) || action.type === "discard") return [];
    const half = basicOf(cards, action.card)
      ?.actions.map(halfOf)
      .find(({ use }) => use === action.type);
    const special = specialOf(cards, action.card);
    const name = special && action.type !== "chain" ? specialName(special) : useName(action.type, half?.n);
    return [{ card: action.card, use: action.type, ...(half?.n === undefined ? {} : { n: half.n }), name }];
  });
}

/** What a turn does, one by one. */
function doneBy(way: Way, told: Told): string[] {
  const actions = way.actions as NovaRaidersAction[];
  const { cards } = contextOf(told);
  const laid = laidBy(actions, cards).filter(({ use }) => use !== "chain");
  const launched = actions.some(({ type }) => type === "launch") ? [t("review-nr-launch")] : [];
  const words = [...launched, ...laid.map(({ name }) => name)];
  return words.length ? words : [t("review-nr-nothing")];
}

export default {
  short: (way, told) => doneBy(way, told).join(", "),
  long: (way, told) => {
    const context = contextOf(told);
    const told_ = (way.actions as NovaRaidersAction[]).filter(({ type }) => type !== "chain");
    return told_.map((action) => toText(describe(action, context))).join("; ") || t("review-nr-nothing");
  },
  kind: (way, told) => doneBy(way, told)[0] ?? "",
  named: (kind, number, told) => named(kind, number, contextOf(told)),
  Patch,
  Moment,
  Side,
  side: "review-losses",
} satisfies ReviewParts as ReviewParts;
