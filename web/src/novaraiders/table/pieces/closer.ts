/** What things of this table tell in the closer look: a large picture and a sentence or two. */

import { cardsOf } from "../../../app/cards";
import { t } from "../../../app/i18n.svelte";
import { drawing, type Closeup, type Fact } from "../../../shared/zoom.svelte";
import type { Directive, HrlCard as Hrl, NovaRaidersCards, Special } from "../../cards";
import { numberIn } from "../../../wire/numbers";
import type { NovaRaidersView } from "../../../wire/types";
import BasicCard from "../../art/BasicCard.svelte";
import DirectiveCard from "../../art/DirectiveCard.svelte";
import HrlCard from "../../art/HrlCard.svelte";
import Shard from "../../art/Shard.svelte";
import SpecialCard from "../../art/SpecialCard.svelte";
import { bayGroups, bayPoints } from "../../art/bays";
import {
  basicName,
  basicOf,
  directiveName,
  directiveText,
  halfOf,
  hrlName,
  hrlText,
  planFor,
  specialName,
  specialOf,
  specialText,
  useName,
} from "../../art/cards";
import type { Geometry } from "../../art/geometry";
import { colourOf, nameOf, spaceParts } from "../../art/words";
import { rowOf, shardWord, trackRule } from "../../rows";
import Figure, { type Thing } from "../board/Figure.svelte";

const figure = (thing: Thing) => drawing(Figure, { thing });
const sum = (bays: readonly number[][]): number => bays.reduce((total, bay) => total + bayPoints(bay), 0);

/** What an action does, as the prompt says it when it is chosen. */
function useText(use: string, n?: number): string {
  return `${t(`nr-table-hint-${use.replaceAll("_", "-")}`, { n: n ?? 0 })}.`;
}

/** What one, two and three score that belong together (NR-9.1, NR-9.2). */
function groupPoints(view: NovaRaidersView, what: "bay" | "special"): Record<"one" | "two" | "three", number> {
  return {
    one: numberIn(view, `${what}_single_points`),
    two: numberIn(view, `${what}_pair_points`),
    three: numberIn(view, `${what}_set_points`),
  };
}

// ---- cards

/** `can`: what the card can be played for now; null: it is not in the hand. */
export function aboutCard(view: NovaRaidersView, card: number, can: ReadonlySet<string> | null): Closeup | null {
  const cards = cardsOf(view);
  const special = specialOf(cards, card);
  if (special) return aboutSpecial(view, special, can);
  const basic = basicOf(cards, card);
  if (!basic) return null;
  const now = (use: string): string => (can && !can.has(use) ? ` ${t("nr-closer-not-now")}` : "");
  const facts = basic.actions.map(halfOf).map(({ use, n }): Fact => ({
    label: useName(use, n),
    text: useText(use, n) + now(use),
  }));
  return {
    title: basicName(basic),
    kind: t("nr-closer-basic"),
    picture: drawing(BasicCard, { card: basic }),
    facts: [...facts, { label: useName("chain"), text: useText("chain") }],
    rule: "NR-3.4",
  };
}

export function aboutSpecial(view: NovaRaidersView, card: Special, can: ReadonlySet<string> | null = null): Closeup {
  const needs: Fact = {
    label: t("nr-closer-needs"),
    drawings: [drawing(Shard, { shard: card.symbol, size: 24 })],
    text: t("nr-closer-symbol", { shard: shardWord(card.symbol) }),
  };
  if (can && !can.has(card.kind)) needs.tone = "lack";
  return {
    title: specialName(card),
    kind: t("nr-closer-special"),
    picture: drawing(SpecialCard, { card, landscape: false }),
    facts: [{ text: specialText(card) }, needs, { text: t("nr-closer-special-scores", groupPoints(view, "special")) }],
    rule: rowOf(card.kind).rule,
  };
}

export function aboutDirective(directive: Directive): Closeup {
  return {
    title: directiveName(directive),
    kind: t("nr-closer-directive"),
    picture: drawing(DirectiveCard, { directive }),
    facts: [
      { text: directiveText(directive) },
      { label: t("nr-art-points", { points: directive.points }), text: t("nr-closer-directive-secret") },
    ],
    rule: "NR-2.7",
  };
}

export function aboutHrl(view: NovaRaidersView, card: Hrl | null): Closeup {
  return {
    title: card ? hrlName(card) : "H.R.L.",
    kind: t("nr-closer-hrl"),
    picture: card ? drawing(HrlCard, { card }) : figure({ emblem: 0 }),
    facts: [
      ...(card ? [{ text: hrlText(card) }] : []),
      { text: t("nr-closer-hrl-about") },
      { text: t("nr-table-hrl-deck", { n: view.hrl?.deck_size ?? 0 }) },
    ],
    rule: "NR-8.3",
  };
}

// ---- players and what they have

export function aboutPlayer(view: NovaRaidersView, seat: number, name: string): Closeup {
  const player = view.players[seat]!;
  return {
    title: name,
    kind: t("nr-table-points-in-bays", { n: sum(player.bays) }),
    picture: figure({ emblem: player.colour }),
    facts: [
      ...player.bays.map((bay, index): Fact => ({
        label: t("nr-table-bay", { n: index + 1 }),
        drawings: bay.map((shard) => drawing(Shard, { shard, size: 20 })),
        text: t("nr-art-points", { points: bayPoints(bay) }),
      })),
      { text: t("nr-table-hand-of", { n: player.hand_size }) },
      { text: t("nr-art-dock", { name, ships: view.docks[seat] ?? 0 }) },
    ],
    rule: "NR-1.6",
  };
}

/** `name`: whose it is; null: one's own. */
export function aboutPile(
  view: NovaRaidersView,
  pile: "hand" | "deck" | "discard",
  n: number,
  name: string | null,
): Closeup {
  return {
    title: t(`nr-table-${pile === "deck" ? "draw" : pile}-of`, { n }),
    kind: name ?? t("nr-table-you"),
    picture: figure({ pile }),
    facts: [{ text: t(`nr-closer-pile-${pile}`, { n: numberIn(view, "hand_size") }) }],
    rule: pile === "discard" ? "NR-11.1" : "NR-3.10",
  };
}

export function aboutScore(view: NovaRaidersView, bays: readonly number[][]): Closeup {
  return {
    title: t("nr-table-points-in-bays", { n: sum(bays) }),
    picture: figure("gems"),
    facts: [{ text: t("nr-closer-scoring", groupPoints(view, "bay")) }, { text: t("nr-closer-more-points") }],
    rule: "NR-9.1",
  };
}

export function aboutBay(view: NovaRaidersView, bay: readonly number[], index: number): Closeup {
  const facts = bayGroups(bay).map(({ from, count, points }): Fact => ({
    label: t("nr-art-points", { points }),
    drawings: bay.slice(from, from + count).map((shard) => drawing(Shard, { shard, size: 24 })),
    text: t("nr-closer-group", { count }),
  }));
  return {
    title: t("nr-table-bay", { n: index + 1 }),
    kind: t("nr-art-points", { points: bayPoints(bay) }),
    picture: figure({ bay }),
    facts: [...facts, { text: t("nr-closer-scoring", groupPoints(view, "bay")) }],
    rule: "NR-9.1",
  };
}

export function aboutDock(ships: number): Closeup {
  return {
    title: t("nr-closer-dock-own", { ships }),
    picture: figure({ icon: "launch" }),
    facts: [{ text: t("nr-closer-dock") }, { label: useName("launch"), text: useText("launch") }],
    rule: "NR-3.3",
  };
}

export function aboutAcademy(deck: number): Closeup {
  return {
    title: t("nr-table-academy"),
    kind: t("nr-table-deck", { n: deck }),
    picture: figure({ icon: "upgrade" }),
    facts: [{ text: t("nr-closer-academy") }, { text: t("nr-table-unseen") }],
    rule: "NR-5.5",
  };
}

export function aboutBag(n: number): Closeup {
  return {
    title: t("nr-table-bag", { n }),
    picture: figure("gems"),
    facts: [{ text: t("nr-closer-bag") }],
    rule: "NR-6.2",
  };
}

// ---- the board

export function aboutTrack(view: NovaRaidersView, cards: NovaRaidersCards, n: number): Closeup | null {
  const event = planFor(cards, view.fleets.length).track[n - 1];
  if (!event) return null;
  const away = n - view.time;
  return {
    title: `${n}: ${t(`nr-art-track-${event}`)}`,
    kind: t("nr-art-track"),
    picture: figure({ icon: event }),
    facts: [
      { text: t(`nr-closer-${event}`) },
      { text: t("nr-closer-track-when", { where: away > 0 ? "ahead" : away === 0 ? "now" : "past", n: away }) },
      { text: t("nr-closer-track") },
    ],
    rule: trackRule(event),
  };
}

export function aboutSpace(
  view: NovaRaidersView,
  geometry: Geometry,
  names: readonly string[],
  own: number | null,
  space: number,
): Closeup {
  const { base, step } = geometry.place(space);
  const shards = view.shards[space] ?? [];
  const owner = view.fleets.findIndex((fleet) => fleet.includes(space));
  const [where = "", ...rest] = spaceParts(view, geometry, names, own, space);
  const facts: Fact[] = [];
  if (rest.length) facts.push({ text: `${capital(rest.join(", "))}.` });
  if (owner >= 0) facts.push({ text: t(shards.length ? "nr-closer-stack" : "nr-closer-ship") });
  else if (shards.length) facts.push({ text: t("nr-closer-pile") });
  if (step === 0)
    facts.push({ text: t("nr-closer-gate", { name: nameOf(names, base), you: base === own ? "yes" : "no" }) });
  if (geometry.isAsteroid(space)) facts.push({ text: t("nr-closer-asteroid") });
  const thing: Thing =
    owner >= 0 || shards.length
      ? { stack: shards, ship: owner >= 0 ? colourOf(view, owner) : null }
      : step === 0
        ? { gate: colourOf(view, base) }
        : geometry.isAsteroid(space)
          ? "asteroid"
          : "open";
  return {
    title: where,
    picture: figure(thing),
    facts,
    rule: owner >= 0 || shards.length ? "NR-4.2" : step === 0 ? "NR-1.5" : "NR-1.4",
  };
}

export function aboutBase(view: NovaRaidersView, names: readonly string[], base: number): Closeup {
  if (view.players[base]) {
    const player = aboutPlayer(view, base, nameOf(names, base));
    return { ...player, facts: [{ text: t("nr-closer-base") }, ...player.facts] };
  }
  return aboutHrl(view, null);
}

export function aboutStar(view: NovaRaidersView): Closeup {
  return {
    title: t("nr-closer-star"),
    picture: figure({ icon: "expansion" }),
    facts: [{ text: t("nr-closer-star-about", { n: view.covered }) }, { text: t("nr-closer-expansion") }],
    rule: "NR-6.3",
  };
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
