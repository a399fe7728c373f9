/** Cards, Planets and numbers of the table, looked at closely: what they cost and bring, what I lack and where it is. */

import { listed, t } from "../../../app/i18n.svelte";
import Icon from "../../../shared/Icon.svelte";
import type { IconName } from "../../../shared/icons";
import { drawing, type Closeup, type Drawing, type Fact } from "../../../shared/zoom.svelte";
import type { Blueprint } from "../../cards";
import BlueprintBack from "../../art/BlueprintBack.svelte";
import BlueprintCard from "../../art/BlueprintCard.svelte";
import Fragment from "../../art/Fragment.svelte";
import PawBack from "../../art/PawBack.svelte";
import PawCard from "../../art/PawCard.svelte";
import PlanetCard from "../../art/PlanetCard.svelte";
import Points from "../../art/Points.svelte";
import Skill from "../../art/Skill.svelte";
import Starship from "../../art/Starship.svelte";
import Upgrade from "../../art/Upgrade.svelte";
import { capital } from "../../art/closeups";
import { coloursInWords, nameOfSpecies, nameOfUpgrade } from "../../art/words";
import { blueprint, cardName, paw, spelled, sum } from "../../counts";
import type { Desk } from "../desk.svelte";
import { lacksFor, lacksOn, servedBy } from "../../hints";
import { owned } from "../../rows";
import { numberIn } from "../../../wire/numbers";

/** Where a card lies. */
export type Place = { place: "hand" | "market" | "bot" | "other" } | { place: "seat" | "done"; seat: number };

const fragments = (counts: readonly number[], missing = false): Drawing[] =>
  spelled(counts).map((colour) => drawing(Fragment, { colour, missing, title: "" }));
const skills = (counts: readonly number[]): Drawing[] =>
  spelled(counts).map((skill) => drawing(Skill, { skill, title: "" }));
const sign = (name: IconName): Drawing => drawing(Icon, { name, size: 72 });

export function cardCloseup(desk: Desk, card: number, where: Place): Closeup | null {
  return paw(desk.cards, card) ? pawCloseup(desk, card, where) : blueprintCloseup(desk, card, where);
}

function placeOf(desk: Desk, where: Place): { place: string; name: string } {
  if (!("seat" in where)) return { place: where.place, name: "" };
  const mine = where.seat === desk.seat && !desk.replay;
  return { place: mine ? "mine" : where.place, name: desk.realName(where.seat) };
}

function pawCloseup(desk: Desk, card: number, where: Place): Closeup | null {
  const it = paw(desk.cards, card);
  if (!it) return null;
  const facts: Fact[] = [
    {
      label: t("zoom-brings"),
      drawings: skills(it.icons),
      text: capital(desk.icons(it.icons)),
    },
  ];
  if (where.place === "hand" && desk.me !== null) facts.push({ text: t("an-paw-hint") });
  if (where.place === "market" && desk.me !== null) {
    const plans = servedBy(desk.hints, card);
    const names = listed(plans.map((plan) => cardName(desk.cards, plan)));
    if (plans.length) facts.push({ text: t("zoom-serves", { names }), tone: "help" });
    facts.push({ text: t("zoom-take") });
  }
  return {
    title: it.name,
    kind: t("zoom-paw", { ...placeOf(desk, where), species: capital(nameOfSpecies(it)) }),
    picture: drawing(PawCard, { paw: it }),
    facts,
    rule: "AN-4.1",
  };
}

function worth({ points, upgrade }: Blueprint): Fact {
  const drawings = [drawing(Points, { points, size: 32 })];
  const said = { points: t("art-points", { points }) };
  if (!upgrade) return { label: t("zoom-brings"), drawings, text: t("zoom-worth", said) };
  drawings.push(drawing(Upgrade, { upgrade, size: 28 }));
  const does = t(`upgrade-does-${upgrade}`);
  return {
    label: t("zoom-brings"),
    drawings,
    text: t("zoom-worth-upgrade", { ...said, upgrade: nameOfUpgrade(upgrade), does }),
  };
}

function blueprintCloseup(desk: Desk, card: number, where: Place): Closeup | null {
  const it = blueprint(desk.cards, card);
  if (!it) return null;
  const lacks = where.place === "hand" || where.place === "market" ? lacksFor(desk.hints, card) : null;
  const facts: Fact[] = [
    { label: t("zoom-costs"), drawings: fragments(it.cost), text: capital(coloursInWords(it.cost)) },
    worth(it),
  ];
  if (where.place === "done") {
    const owner = desk.view.players[where.seat];
    if (owner && it.upgrade && owner.completed.indexOf(card) >= owner.ready) facts.push({ text: t("zoom-asleep") });
  }
  if (lacks) facts.push(...shortage(desk, lacks));
  return {
    title: it.name,
    kind: t("zoom-blueprint", placeOf(desk, where)),
    picture: drawing(BlueprintCard, { blueprint: it, ...(lacks && { lacks }) }),
    facts,
    rule: "AN-6.1",
  };
}

/** What I lack for it, and where that is to be had. */
function shortage(desk: Desk, lacks: readonly number[]): Fact[] {
  if (!sum(lacks)) return [{ label: t("zoom-lack"), text: t("zoom-lacks-nothing"), tone: "help" }];
  const facts: Fact[] = [
    { label: t("zoom-lack"), drawings: fragments(lacks, true), text: capital(coloursInWords(lacks)), tone: "lack" },
  ];
  const mine = desk.seat === null ? [] : owned(desk.view.players[desk.seat]?.upgrades ?? []);
  for (const { row } of mine.filter((each) => each.row.pays))
    facts.push({
      drawings: [drawing(Upgrade, { upgrade: row.name, size: 28 })],
      text: `${nameOfUpgrade(row.name)}: ${t(`upgrade-does-${row.name}`)}.`,
    });
  return [...facts, ...sources(desk, lacks)];
}

function sources(desk: Desk, lacks: readonly number[]): Fact[] {
  const wanted = (held: readonly number[]): number[] => held.map((n, colour) => (lacks[colour] ? n : 0));
  const found: Fact[] = [];
  for (const { planet, fragments: held } of desk.view.planets) {
    const there = wanted(held);
    if (sum(there)) found.push({ drawings: fragments(there), text: onPlanet(desk, planet), tone: "help" });
  }
  for (const { seat, storage } of desk.view.players) {
    const there = wanted(storage);
    if (seat === desk.seat || !sum(there)) continue;
    found.push({
      drawings: fragments(there),
      text: t("zoom-found-storage", { name: desk.realName(seat) }),
      tone: "help",
    });
  }
  if (!found.length) return [{ text: t("zoom-found-nowhere") }];
  return found.map((fact, index) => (index ? fact : { ...fact, label: t("zoom-find") }));
}

function onPlanet(desk: Desk, planet: number): string {
  const name = desk.cards.planets[planet]?.name ?? "";
  if (alone(desk).has(planet)) return t("zoom-found-alone", { planet: name });
  const lacks = lacksOn(desk.hints, planet);
  if (!sum(lacks)) return t("zoom-found-planet", { planet: name });
  return t("zoom-found-lacks", { planet: name, icons: desk.icons(lacks) });
}

/** Planets that I can extract without anybody's help, now. */
export function alone(desk: Desk): Set<number> {
  return new Set(
    desk
      .can("extract")
      .filter((action) => !action.bot)
      .map((action) => action.planet),
  );
}

export function planetCloseup(desk: Desk, planet: number, held: readonly number[]): Closeup | null {
  const it = desk.cards.planets[planet];
  if (!it) return null;
  const lacks = lacksOn(desk.hints, planet);
  const facts: Fact[] = [
    { label: t("zoom-needs"), drawings: skills(it.needs), text: capital(desk.icons(it.needs)) },
    { label: t("zoom-holds"), drawings: fragments(held), text: capital(coloursInWords(held)) },
  ];
  if (alone(desk).has(planet)) facts.push({ text: t("zoom-alone"), tone: "help" });
  else if (sum(lacks))
    facts.push({
      label: t("zoom-lack"),
      drawings: skills(lacks),
      text: `${capital(desk.icons(lacks))}. ${t("zoom-together")}`,
      tone: "lack",
    });
  return {
    title: it.name,
    kind: t("zoom-planet"),
    picture: drawing(PlanetCard, { planet: it, fragments: held }),
    facts,
    rule: "AN-4.1",
  };
}

// ---- places and numbers

export function storageCloseup(desk: Desk, seat: number): Closeup | null {
  const player = desk.view.players[seat];
  if (!player) return null;
  const { storage, capacity } = player;
  return {
    title: t("an-storage"),
    kind: desk.realName(seat),
    picture: drawing(Starship, { seat, capacity, fragments: storage, width: 196 }),
    facts: [
      { drawings: fragments(storage), text: capital(coloursInWords(storage)) },
      { text: t("zoom-storage", { n: sum(storage), of: capacity }) },
    ],
    rule: "AN-1.3",
  };
}

export function handCloseup(desk: Desk, seat: number): Closeup | null {
  const player = desk.view.players[seat];
  if (!player) return null;
  const facts: Fact[] = [{ text: t("zoom-hand", { n: player.hand_size, of: player.hand_limit }) }];
  if (player.known.length) {
    const cards = listed(player.known.map((card) => cardName(desk.cards, card)));
    facts.push({ text: t("zoom-known", { cards }) });
  }
  return { title: t("an-hand-size"), kind: desk.realName(seat), picture: sign("hand"), facts, rule: "AN-5.5" };
}

export function completedCloseup(desk: Desk, seat: number): Closeup {
  const { bot } = desk.view;
  const isBot = seat === desk.botSeat && bot !== null;
  const n = isBot ? bot.scored.length + bot.unseen_count : (desk.view.players[seat]?.completed.length ?? 0);
  return {
    title: t("an-completed"),
    kind: isBot ? t("an-bot") : desk.realName(seat),
    picture: sign("check"),
    facts: [{ text: t("zoom-completed", { n, of: numberIn(desk.view, "blueprints_to_end") }) }],
    rule: "AN-7.1",
  };
}

/** What a point is counted for by this rule option. */
const worthOf = (desk: Desk, option: "fragment_points" | "objective_points"): { points: string } => ({
  points: t("art-points", { points: numberIn(desk.view, option) }),
});

export function pointsCloseup(desk: Desk, points: number): Closeup {
  return {
    title: t("art-points", { points }),
    picture: drawing(Points, { points, size: 96 }),
    facts: [{ text: t("zoom-points", worthOf(desk, "fragment_points")) }],
    rule: "AN-7.2",
  };
}

/** It does not say which colours: you see them while you hold the button down. */
export function objectiveCloseup(desk: Desk): Closeup {
  return {
    title: t("an-objective"),
    picture: sign("eye"),
    facts: [{ text: t("zoom-objective", worthOf(desk, "objective_points")) }, { text: t("zoom-objective-hold") }],
    rule: "AN-7.2",
  };
}

export function deckCloseup(row: "paws" | "blueprints", n: number): Closeup {
  return {
    title: t(`an-${row}`),
    picture: drawing(row === "paws" ? PawBack : BlueprintBack, {}),
    facts: [{ text: t("zoom-deck", { n }) }],
    rule: "AN-5.4",
  };
}

export function bagCloseup(n: number): Closeup {
  return { title: t("zoom-bag"), picture: sign("bag"), facts: [{ text: t("zoom-bag-does", { n }) }], rule: "AN-4.14" };
}

export function sweepCloseup(free: boolean): Closeup {
  const text = `${t(free ? "an-sweep-free" : "an-sweep-cost")}.`;
  return { title: t("an-sweep"), picture: sign("broom"), facts: [{ text }], rule: "AN-5.2" };
}

export function botCloseup(): Closeup {
  return { title: t("an-bot"), picture: sign("robot"), facts: [{ text: t("zoom-bot") }], rule: "AN-8.6" };
}

export function botStorageCloseup(desk: Desk): Closeup {
  const facts = [{ text: t("zoom-bot-storage", { n: numberIn(desk.view, "bot_storage") }) }];
  return { title: t("an-bot-storage"), picture: sign("box"), facts, rule: "AN-8.3" };
}
