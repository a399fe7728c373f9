/** Calls a player back to the table: the page's title, its icon, a sound, and a notification if that is allowed. */

import type { Look, TableInfo } from "../wire/types";
import { t } from "./i18n.svelte";
import { settings } from "./settings.svelte";

let called = false;

/** To be run in an effect; gives back what ends it. */
export function callForTurn(table: TableInfo, look: Look | null, seats: readonly number[]): () => void {
  const turn = look !== null && !look.view.outcome && look.view.waiting_for.some((seat) => seats.includes(seat));
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

function call(table: TableInfo): void {
  if (settings.sound) chime();
  if (document.hidden && "Notification" in window && Notification.permission === "granted") {
    const note = new Notification(t("shell-your-turn"), { body: table.config.name ?? "", tag: table.id, icon: "/icon.svg" });
    note.onclick = () => window.focus();
  }
}

/** Two soft notes. */
function chime(): void {
  const audio = new AudioContext();
  for (const [index, frequency] of [660, 880].entries()) {
    const note = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + index * 0.14;
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.4);
    note.connect(volume).connect(audio.destination);
    note.start(start);
    note.stop(start + 0.45);
  }
  setTimeout(() => void audio.close(), 1000);
}
