/** What Bot is doing at this moment. */

import type { BotView } from "./bot";

export interface BotStep {
  /** The entry that is being shown. */
  seq: number;
  text: string;
  rule: string;
  /** Bot as it stands after this step. */
  bot: BotView;
  /** The Fragment that it has drawn and not put down yet. */
  held: number | null;
}

export const botSteps = $state<{ now: BotStep | null }>({ now: null });
