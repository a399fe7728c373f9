/** AfterNova in the review of a game. */

import { cardsOf } from "../../app/cards";
import { t } from "../../app/i18n.svelte";
import type { ReviewParts, Told } from "../../review/parts";
import type { Way } from "../../review/report";
import type { AfterNovaAction, AfterNovaView } from "../../wire/types";
import { toText } from "../../words/pieces";
import { cardName } from "../counts";
import { describe, named, type Context } from "../words";
import Moment from "./ReviewMoment.svelte";
import Patch from "./ReviewPatch.svelte";
import Side from "./ReviewSide.svelte";

function contextOf({ view, names, viewer }: Told): Context {
  return { cards: cardsOf(view as AfterNovaView), names, viewer };
}

const actionOf = (way: Way): AfterNovaAction | undefined => way.actions[0] as AfterNovaAction | undefined;

/** The players of a deal besides the one who is spoken of. */
function partners(action: Extract<AfterNovaAction, { type: "propose" }>, seat: number): number[] {
  return action.terms.promises.flatMap((promise) =>
    promise.seat === null || promise.seat === seat ? [] : [promise.seat],
  );
}

function short(way: Way, told: Told): string {
  const action = actionOf(way);
  if (!action) return "";
  const { cards, names } = contextOf(told);
  const id = `review-an-${action.type}`;
  switch (action.type) {
    case "extract":
      return t(id, { planet: cards.planets[action.planet]?.name ?? "" });
    case "propose":
    case "call": {
      const others = action.type === "propose" ? partners(action, told.seat) : [];
      const who = others.map((seat) => names[seat] ?? "").join(", ");
      return t(id, { planet: cards.planets[action.terms.planet]?.name ?? "", others: who });
    }
    case "take":
    case "discard":
      return t(id, { card: cardName(cards, action.card) });
    case "complete":
      return t(id, { card: cardName(cards, action.blueprint) });
    case "sweep":
    case "draw":
      return t(id, { row: action.row });
    default:
      return t(id);
  }
}

export default {
  short,
  long: (way, told) => {
    const action = actionOf(way);
    return action ? toText(describe(action, contextOf(told))) : "";
  },
  kind: (way) => t("review-an-kind", { kind: actionOf(way)?.type ?? "" }),
  named: (kind, number, told) => named(kind, number, contextOf(told)),
  Patch,
  Moment,
  Side,
  side: "review-deals",
} satisfies ReviewParts as ReviewParts;
