/**
 * Whoever has nothing to complete is declined for, always the same time after the window opened; a "not now"
 * within that time is sent at its end too, so the pace tells nobody who could have completed something (AN-6.7).
 */

import { settings } from "../../../app/settings.svelte";
import type { AfterNovaView, Look } from "../../../wire/types";
import type { Desk } from "../desk.svelte";

const PACE = 1200;

class Pause {
  /** When the present window was first seen open. */
  opened = 0;
  passing = $state(false);

  get left(): number {
    return Math.max(this.opened + PACE - Date.now(), 0);
  }

  async pass(desk: Desk): Promise<void> {
    if (this.passing) return;
    this.passing = true;
    await new Promise((resolve) => setTimeout(resolve, settings.declineForMe ? this.left : 0));
    await desk.play({ type: "pass" });
    this.passing = false;
  }
}

export const pause = new Pause();

function isIdle(look: Look): boolean {
  const { seat, legal = [] } = look;
  const view = look.view as AfterNovaView;
  if (view.phase !== "window" || seat === null || !view.window.includes(seat)) return false;
  return legal.every((action) => action.type === "pass");
}

export function passEvenly(desk: Desk): void {
  let window = "";
  const done = new Set<string>();
  $effect(() => {
    if (desk.replay || desk.seat === null) return;
    const { connection } = desk;
    const [first] = connection.looks;
    const view = first?.view as AfterNovaView | undefined;
    if (!view || view.phase !== "window") return;
    // Every completed Blueprint restarts the pause, for everybody alike; what was taken back has to be passed again.
    const undone = connection.happenings.filter(({ faces }) => faces[0]?.news.kind === "undone").length;
    const key = `${view.turn} ${view.final} ${view.completions.join()} ${undone}`;
    if (key !== window) {
      window = key;
      pause.opened = Date.now();
    }
    if (!settings.declineForMe || connection.state !== "open") return;
    const timers = connection.looks.filter(isIdle).map((look) => {
      const mark = `${key} ${look.seat}`;
      if (done.has(mark)) return undefined;
      return setTimeout(() => {
        done.add(mark);
        void connection.playForced(look.seat!, { type: "pass" });
      }, pause.left);
    });
    return () => timers.forEach(clearTimeout);
  });
}
