/** Bot's row and Storage after one step of its procedure: what is shown while the procedure goes on (section 8). */

import type { AfterNovaEvent, AfterNovaView } from "../../../wire/types";
import { five, minus, nothing, plus, counted } from "../../counts";

export type BotView = NonNullable<AfterNovaView["bot"]>;

/** The rule that each step follows. */
const RULES: Partial<Record<AfterNovaEvent["type"], string>> = {
  bot_drew: "AN-8.2",
  bot_placed: "AN-8.2",
  bot_stored: "AN-8.2",
  bot_scored: "AN-8.4",
  bot_scored_unseen: "AN-8.3",
  bot_laid: "AN-8.4",
};

/** The rule of a step of Bot's; undefined: the event is none. */
export function botRule(event: AfterNovaEvent): string | undefined {
  return event.type === "bot_placed" && event.stored ? "AN-8.4" : RULES[event.type];
}

export function botAfter(bot: BotView, event: AfterNovaEvent): BotView {
  switch (event.type) {
    case "bot_placed": {
      const one = counted([event.colour], 5);
      const covered = bot.covered.map((counts, index) => (index === event.index ? five(plus(counts, one)) : counts));
      return { ...bot, covered, storage: event.stored ? five(minus(bot.storage, one)) : bot.storage };
    }
    case "bot_stored":
      return { ...bot, storage: five(plus(bot.storage, counted([event.colour], 5))) };
    case "bot_scored": {
      const gone = bot.row.indexOf(event.blueprint);
      const row = bot.row.filter((_, index) => index !== gone);
      const covered = bot.covered.filter((_, index) => index !== gone);
      return { ...bot, row, covered, scored: [...bot.scored, event.blueprint] };
    }
    case "bot_scored_unseen":
      return { ...bot, storage: five(nothing(5)), unseen_count: bot.unseen_count + Number(event.scored) };
    case "bot_laid":
      return { ...bot, row: [...bot.row, event.blueprint], covered: [...bot.covered, five(nothing(5))] };
    default:
      return bot;
  }
}
