/** A secret of one's own, looked at while its button is held down, by pointer or key; a short tap shows it for a while. */

import type { Attachment } from "svelte/attachments";

/** A press that is shorter is a tap, in ms. */
const TAP = 300;
/** How long a tap shows it. */
const WHILE = 2500;

const isKey = (event: KeyboardEvent): boolean => event.key === " " || event.key === "Enter";

export class Peek {
  open = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;

  /** Of the button that is held. */
  readonly held: Attachment<HTMLElement> = (button) => {
    const until = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(kind: K, does: (event: HTMLElementEventMap[K]) => void): void =>
      button.addEventListener(kind, does, { signal: until.signal });
    on("pointerdown", () => this.#show());
    on("pointerup", () => this.#release());
    on("pointerleave", () => this.#release());
    on("pointercancel", () => this.hide());
    on("contextmenu", (event) => event.preventDefault());
    on("keydown", (event) => isKey(event) && !event.repeat && this.#show());
    on("keyup", (event) => isKey(event) && this.hide());
    on("blur", () => this.hide());
    return () => {
      until.abort();
      this.hide();
    };
  };

  hide(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.open = false;
  }

  #show(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#since = performance.now();
    this.open = true;
  }

  #release(): void {
    if (!this.open || this.#timer) return;
    if (performance.now() - this.#since >= TAP) return this.hide();
    this.#timer = setTimeout(() => this.hide(), WHILE);
  }
}
