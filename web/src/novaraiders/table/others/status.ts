/** What a player is doing: thinking, next, away, a computer. */

import { t } from "../../../app/i18n.svelte";
import type { NovaRaidersView, SeatInfo } from "../../../wire/types";

export interface Status {
  words: string;
  /** Whether it is this player's turn. */
  acts: boolean;
  /** The sign of somebody whose place is empty. */
  gone: "robot" | "warning" | null;
}

export function statusOf(view: NovaRaidersView, seat: number, info: SeatInfo | undefined): Status {
  const place = view.order.indexOf(seat) - view.order.indexOf(view.active);
  const away = (place + view.order.length) % view.order.length;
  const who = info?.stand_in
    ? t("nr-table-stand-in")
    : info?.kind === "computer"
      ? t("nr-table-computer")
      : info?.away
        ? t("nr-table-away")
        : "";
  const now =
    view.phase === "over"
      ? ""
      : view.waiting_for.includes(seat)
        ? t("nr-table-thinking")
        : away === 0
          ? t("nr-table-plays")
          : away === 1
            ? t("nr-table-next")
            : "";
  return { words: now || who, acts: away === 0, gone: info?.stand_in ? "robot" : info?.away ? "warning" : null };
}
