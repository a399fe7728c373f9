/** Components as vector pictures, for paper. */

import type { Component } from "svelte";
import { render } from "svelte/server";
import tokens from "../app/styles/tokens.css?raw";

/** By name: pictures, the colours around them, and of boards and overlays the width and height in rings' depths. */
export interface Drawings {
  pictures: Record<string, string>;
  colours: Record<string, string>;
  sizes: Record<string, [number, number]>;
}

const VALUES = new Map(
  [...tokens.slice(0, tokens.indexOf("[data-theme")).matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
    name!,
    value!,
  ]),
);

/** Without the variables of our style sheets, which only a browser knows. */
export function plain(text: string): string {
  return text.replace(
    /var\((--[\w-]+)(?:,\s*([^()]*))?\)/g,
    (_, name: string, other?: string) => VALUES.get(name) ?? other ?? "none",
  );
}

export const INK = plain("var(--card-ink)");

/** The colours of our style sheets whose names begin alike. */
export function named(first: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name, at) => [`${first}-${at}`, plain(`var(--${first}-${name})`)]));
}

/** The first picture that a component draws, with all that is nested in it. */
export function picture<Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
  ink = INK,
): string {
  const { body } = render(component as Component<Record<string, unknown>>, { props });
  const from = body.indexOf("<svg");
  let depth = 0;
  for (const tag of body.slice(from).matchAll(/<svg|<\/svg>/g)) {
    depth += tag[0] === "<svg" ? 1 : -1;
    if (depth === 0) return whole(body.slice(from, from + tag.index + "</svg>".length), ink);
  }
  throw new Error("there is no picture in this");
}

function whole(svg: string, ink: string): string {
  const clean = svg
    .replace(/<!--.*?-->/gs, "")
    .replace(/ (class|style|role|aria-[a-z]+|data-[a-z]+)="[^"]*"/g, "")
    .replace(/ (width|height)="100%"/g, "")
    // Filters would become pixels: the storm on the Star goes, its blurred rim becomes a sharp one.
    .replace(/<filter.*?<\/filter>/gs, "")
    .replace(/<rect[^>]* filter="[^"]*"[^>]*>(<\/rect>)?/g, "")
    .replace(/ filter="[^"]*"/g, "");
  return plain(clean).replace(
    "<svg",
    `<svg xmlns="http://www.w3.org/2000/svg" color="${ink}" font-family="Space Grotesk"`,
  );
}
