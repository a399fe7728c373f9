/** Calls a player back to the table: the page's title, its icon, a sound, and a notification if that is allowed. */

import { gameOf } from "../games";
import type { Look, TableInfo } from "../wire/types";
import { t } from "./i18n.svelte";
import { settings } from "./settings.svelte";
import { sound } from "./sound";

let called = false;

/** To be run in an effect; gives back what ends it. */
export function callForTurn(table: TableInfo, look: Look | null, seats: readonly number[]): () => void {
  const asked = look !== null && !look.view.outcome && look.view.waiting_for.some((seat) => seats.includes(seat));
  const turn = asked && !answeredForMe(look);
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const title = document.title;
  if (turn) {
    document.title = `${t("shell-your-turn")} · ${title}`;
    if (icon) icon.href = "/icon-turn.svg";
    if (!called) call(table);
  }
  called = turn;
  return () => {
    if (turn && document.title.endsWith(title)) document.title = title;
    if (icon) icon.href = "/icon.svg";
  };
}

/** If there is nothing to choose, the table answers on its own. */
function answeredForMe(look: Look): boolean {
  return settings.declineForMe && gameOf(look.view.game).nothingToDo(look);
}

function call(table: TableInfo): void {
  sound("turn");
  if (document.hidden && "Notification" in window && Notification.permission === "granted") {
    const note = new Notification(t("shell-your-turn"), {
      body: table.config.name ?? "",
      tag: table.id,
      icon: "/icon.svg",
    });
    note.onclick = () => window.focus();
  }
}
