/** What `{@attach ...}` does in a component. */

import { flushSync } from "svelte";
import type { Attachment } from "svelte/attachments";

export function attached(attachment: Attachment, element: Element): () => void {
  const end = $effect.root(() => {
    $effect(() => attachment(element));
  });
  flushSync();
  return end;
}

/** Something that changes. */
export class Changing<T> {
  now = $state() as T;
  constructor(first: T) {
    this.now = first;
  }
}
