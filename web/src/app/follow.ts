/** A list whose newest line is its last: it stays in sight, unless somebody has scrolled up to read. */

import type { Attachment } from "svelte/attachments";

/** So many pixels from its end still count as there. */
const NEAR = 40;

export const follow: Attachment<HTMLElement> = (list) => {
  let atEnd = true;
  const toEnd = (): void => {
    if (atEnd) list.scrollTop = list.scrollHeight;
  };
  const scrolled = (): void => {
    // While it is hidden it has no height, and comes back at an old place.
    if (list.clientHeight) atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  };
  toEnd();
  list.addEventListener("scroll", scrolled, { passive: true });
  const lines = new MutationObserver(toEnd);
  lines.observe(list, { childList: true, characterData: true, subtree: true });
  const sizes = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(toEnd);
  sizes?.observe(list);
  return () => {
    list.removeEventListener("scroll", scrolled);
    lines.disconnect();
    sizes?.disconnect();
  };
};
