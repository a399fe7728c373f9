/**
 * What lies over a page: dialogs, drawers, pictures. Going back closes the topmost of them and stays on the page.
 *
 * Every open sheet has an entry of its own in the browser's history, at the same address; the entry's state says how
 * many sheets are open there.
 */

const open: (() => void)[] = [];
/** Whether the browser is on its way to another entry; what changes the history has to wait until it is there. */
let travelling = false;
let later: (() => void)[] = [];

/** To be called when a sheet opens, with what closes it; gives back what is to be called when it has closed. */
export function layOver(close: () => void): () => void {
  const sheet = (): void => close();
  open.push(sheet);
  whenThere(() => {
    if (depth() < open.length) history.pushState({ sheets: open.length }, "");
  });
  return () => {
    const place = open.indexOf(sheet);
    if (place >= 0) open.splice(place, 1);
    // Another sheet, or another page, may come in its place at once: it takes the entry over.
    setTimeout(() => whenThere(settle));
  };
}

/** Change the history when nothing else is under way there. */
export function whenThere(change: () => void): void {
  if (travelling) later.push(change);
  else change();
}

/** Whether the present entry of the history is a sheet's: a page that comes now takes its place. */
export function onSheet(): boolean {
  return depth() > 0;
}

function depth(): number {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "sheets" in state ? Number(state.sheets) : 0;
}

/** Leave the entries of sheets that are not open any more. */
function settle(): void {
  const beyond = depth() - open.length;
  if (beyond <= 0) return;
  travelling = true;
  history.go(-beyond);
}

export function startSheets(): void {
  // After a reload, nothing is open any more.
  if (onSheet()) history.replaceState(null, "");
  addEventListener("popstate", () => {
    travelling = false;
    while (open.length > depth()) open.pop()?.();
    settle();
    const waiting = later;
    later = [];
    for (const change of waiting) whenThere(change);
  });
}
