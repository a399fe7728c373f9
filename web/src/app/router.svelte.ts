/** Which screen is open: a path of the page's address, kept by the browser's history. */

import { USUAL } from "../games";
import { onSheet, startSheets, whenThere } from "./sheets";

export type Route =
  | { screen: "home"; device: string | null }
  | { screen: "create"; game: string }
  | { screen: "table"; table: string; link: Link | null }
  | { screen: "replay"; table: string; step: number | null; entry: number | null }
  | { screen: "review"; table: string; step: number | null }
  | { screen: "rules"; game: string; rule: string | null }
  | { screen: "cards"; game: string }
  | { screen: "learn"; game: string | null }
  | { screen: "unknown" };

/** An invitation: to join, to watch, or to take over one seat. */
export interface Link {
  purpose: "join" | "watch" | "seat";
  secret: string;
}

let here = $state.raw<URL>(new URL(location.href));

/** Read an address. What is behind the # of a link is a secret and stays in the browser. */
export function routeOf(url: URL): Route {
  const [first = "", second = "", third = ""] = url.pathname.split("/").slice(1);
  const behind = url.hash.slice(1);
  switch (first) {
    case "":
      return { screen: "home", device: behind.startsWith("device=") ? behind.slice("device=".length) || null : null };
    case "new":
      return { screen: "create", game: second || USUAL };
    case "table":
      return { screen: "table", table: second, link: linkOf(behind) };
    case "replay":
      return { screen: "replay", table: second, step: numberOf(third), entry: numberOf(url.searchParams.get("entry")) };
    case "review":
      return { screen: "review", table: second, step: numberOf(third) };
    case "rules":
      return { screen: "rules", game: second || USUAL, rule: behind || null };
    case "cards":
      return { screen: "cards", game: second || USUAL };
    case "learn":
      return { screen: "learn", game: second || null };
    default:
      return { screen: "unknown" };
  }
}

function numberOf(text: string | null): number | null {
  return text && /^\d+$/.test(text) ? Number(text) : null;
}

function linkOf(behind: string): Link | null {
  const [purpose, secret] = behind.split("=");
  if (!secret || (purpose !== "join" && purpose !== "watch" && purpose !== "seat")) return null;
  return { purpose, secret };
}

export function route(): Route {
  return routeOf(here);
}

/** The spectators' secret in the present address. */
export function watchSecret(): string | null {
  const link = linkOf(here.hash.slice(1));
  return link?.purpose === "watch" ? link.secret : null;
}

export function go(path: string, replace = false): void {
  whenThere(() => {
    history[replace || onSheet() ? "replaceState" : "pushState"](null, "", path);
    here = new URL(location.href);
    if (!replace && !here.hash) scrollTo(0, 0);
  });
}

/** Follow links within the program without reloading the page. */
export function startRouter(): void {
  startSheets();
  addEventListener("popstate", () => {
    if (location.href !== here.href) here = new URL(location.href);
  });
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.href);
  });
}
