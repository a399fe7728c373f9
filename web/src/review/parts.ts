/** What a game brings to the review: its words for choices, its picture of a moment, and what is beside it. */

import type { Component } from "svelte";
import type { View } from "../wire/types";
import type { Decision, Finding, Review, Way } from "./report";

export interface Told {
  view: View;
  names: readonly string[];
  /** Whose "you" it is. */
  viewer: number | null;
  /** Who decides. */
  seat: number;
}

export interface MomentProps extends Record<string, unknown> {
  decision: Decision;
  /** Everybody's view before it. */
  views: View[];
  names: readonly string[];
  /** Whether the better way is shown. */
  shown: boolean;
  /** The way that is pointed at, if one is. */
  pointed: Way | null;
}

export interface SideProps extends Record<string, unknown> {
  review: Review;
  seat: number;
  /** Whose "you" it is. */
  viewer: number | null;
  names: readonly string[];
  /** Any view of the game, for its cards. */
  view: View;
  /** Decisions that the reader still wants to find out about: what gives them away stays folded. */
  folded: ReadonlySet<number>;
  onshow: (finding: Finding) => void;
  ontry: ((step: number, seat: number) => void) | null;
}

export interface ReviewParts {
  /** A choice in a few words, for the list. */
  short: (way: Way, told: Told) => string;
  /** The same in a sentence. */
  long: (way: Way, told: Told) => string;
  /** What kind of thing it is, for a first hint. */
  kind: (way: Way, told: Told) => string;
  /** What a reason speaks of. */
  named: (kind: string, number: number, told: Told) => string | null;
  /** The patch of a seat, beside its name. */
  Patch: Component<{ view: View | null; seat: number; size: number }>;
  Moment: Component<MomentProps>;
  Side: Component<SideProps>;
  /** The message that titles what is at the side. */
  side: string;
}
