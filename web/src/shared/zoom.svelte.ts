/**
 * Looking at a thing closely: whatever carries `{@attach zoom(() => ...)}` answers to hovering, to a long press and, while it
 * has the focus, to the key Z with a large picture and sentences. `Zoom.svelte` shows it, one at a time, for the whole page.
 */

import type { Component } from "svelte";
import type { Attachment } from "svelte/attachments";

/** A component with what it is given. */
export interface Drawing {
  component: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
}

export function drawing<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): Drawing {
  return { component: component as unknown as Drawing["component"], props };
}

/** One thing that is told: "Costs", its Fragments drawn, and a sentence. */
export interface Fact {
  label?: string;
  drawings?: Drawing[];
  text: string;
  /** What is missing, or what helps, stands out. */
  tone?: "lack" | "help";
}

export interface Closeup {
  title: string;
  /** What it is and where it lies: "Blueprint, in your hand". */
  kind?: string;
  /** Drawn large; `--cw` and `--ch` give a card its width and height. */
  picture?: Drawing;
  facts: Fact[];
  /** The rule that tells more. */
  rule?: string;
}

/** Null: there is nothing to tell now. `asked`: by a long press or a key; else it is only pointed at. */
export type Describe = (asked: boolean) => Closeup | null;

/** What is looked at. A pinned one stays until it is closed; the other goes with the pointer. */
interface Looking {
  element: Element;
  describe: Describe;
  pinned: boolean;
}

interface Carrier {
  describe: Describe;
  small: boolean;
}

const carriers = new WeakMap<Element, Carrier>();
let looking = $state.raw<Looking | null>(null);

const LARGE = '[data-zoom=""]';
/** Elements that may have a name as they are. */
const NAMED = new Set(["li", "section", "article"]);
const FOCUSABLE = "button, a[href], input, select, textarea, [tabindex]";

/**
 * Lets an element tell about itself. Of nested ones the innermost answers to the pointer; but a small one, such as an
 * icon, leaves that to the card on which it is drawn, and is not a separate tab stop.
 */
export function zoom(describe: Describe, small = false): Attachment {
  return (element) => {
    carriers.set(element, { describe, small });
    element.setAttribute("data-zoom", small ? "small" : "");
    let stop = $state(false);
    /** Whether it is called by what it tells, which may change: points, the language. */
    let unnamed = $state(false);
    $effect(() => {
      if (unnamed) element.setAttribute("aria-label", describe(true)?.title ?? "");
    });
    // Afterwards, because what surrounds it is mounted later: it is a tab stop unless it is inside another one or a button.
    queueMicrotask(() => {
      if (!element.isConnected || !carriers.has(element)) return;
      stop = !small && !element.closest(FOCUSABLE) && !element.parentElement?.closest(LARGE);
      if (stop) {
        element.setAttribute("tabindex", "0");
        if (!NAMED.has(element.localName) && !element.hasAttribute("role")) element.setAttribute("role", "group");
        unnamed = !element.hasAttribute("aria-label");
      }
      if (element.matches(FOCUSABLE)) element.setAttribute("aria-keyshortcuts", "z");
    });
    return () => {
      carriers.delete(element);
      element.removeAttribute("data-zoom");
      if (stop) element.removeAttribute("tabindex");
      if (unnamed) element.removeAttribute("aria-label");
      if (looking?.element === element) looking = null;
    };
  };
}

/** The thing around a node that tells about itself now. */
export function carrierOf(node: EventTarget | null, asked: boolean): Element | null {
  if (!(node instanceof Element)) return null;
  const telling = (selector: string): Element | null => {
    let element = node.closest(selector);
    while (element && !closeupOf(element, asked)) element = element.parentElement?.closest(selector) ?? null;
    return element;
  };
  return telling(LARGE) ?? telling("[data-zoom]");
}

export function lookedAt(): Looking | null {
  return looking;
}

/** What the thing has to tell now. */
export function closeupOf(element: Element, asked: boolean): Closeup | null {
  return carriers.get(element)?.describe(asked) ?? null;
}

export function lookAt(element: Element, pinned: boolean): void {
  const describe = carriers.get(element)?.describe;
  if (describe) looking = { element, describe, pinned };
}

export function lookAway(): void {
  looking = null;
}
