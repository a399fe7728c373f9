import { readFileSync } from "node:fs";
import { mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES, bundleOf, speak } from "../src/app/i18n.svelte";
import BlueprintCard from "../src/afternova/art/BlueprintCard.svelte";
import { drawing, isDrawn } from "../src/afternova/art/blueprints";
import Emblem from "../src/afternova/art/Emblem.svelte";
import { gem } from "../src/afternova/art/gems";
import PawCard from "../src/afternova/art/PawCard.svelte";
import PlanetArt from "../src/afternova/art/PlanetArt.svelte";
import PlanetCard from "../src/afternova/art/PlanetCard.svelte";
import { isKnownPlanet, planetArt } from "../src/afternova/art/planets";
import { DRESSES } from "../src/afternova/art/portraits/dress";
import { SPECIES, portrait } from "../src/afternova/art/portraits/portrait";
import { storage } from "../src/afternova/art/ships";
import Starship from "../src/afternova/art/Starship.svelte";
import StarshipCard from "../src/afternova/art/StarshipCard.svelte";
import { TRIMS } from "../src/afternova/art/trims";
import { afterNovaCards } from "../src/afternova/cards";
import samples from "./words.samples.json";

const cards = afterNovaCards(samples.afternova.cards.standard as never);
const distinct = (drawings: string[]): number => new Set(drawings).size;

/** Whether a drawing is well-formed and free of what the page's security policy or a second copy would break. */
function sound(drawing: string): boolean {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${drawing}</svg>`;
  const read = new DOMParser().parseFromString(svg, "image/svg+xml");
  return read.querySelector("parsererror") === null && !/ (style|id|class)=|NaN|undefined/.test(drawing);
}

const shown: ReturnType<typeof mount>[] = [];
function show<Props extends object>(component: Component<Props>, props: NoInfer<Props>): HTMLElement {
  shown.push(mount(component as Component<Record<string, never>>, { target: document.body, props: props as never }));
  return document.body;
}
afterEach(() => {
  for (const each of shown.splice(0)) void unmount(each);
});
beforeAll(() => speak("en"));

describe("drawings", () => {
  test("every Paw of the standard set has its species, its own dress and its own portrait", () => {
    expect(cards.paws).toHaveLength(40);
    expect(cards.paws.filter((paw) => !SPECIES[paw.species] || !DRESSES[paw.name])).toEqual([]);
    expect(distinct(cards.paws.map(portrait))).toBe(40);
  });

  test("every Blueprint of the standard set has a drawing of its subject, and no two the same", () => {
    expect(cards.blueprints).toHaveLength(40);
    expect(cards.blueprints.filter((blueprint) => !isDrawn(blueprint))).toEqual([]);
    expect(distinct(cards.blueprints.map(drawing))).toBe(40);
  });

  test("every Planet of the standard set has a drawing of its own", () => {
    expect(cards.planets).toHaveLength(18);
    expect(cards.planets.filter((planet) => !isKnownPlanet(planet.name))).toEqual([]);
    expect(distinct(cards.planets.map((planet) => planetArt(planet.name).surface))).toBe(18);
  });

  test("every Starship of the standard set has trimmings of its own", () => {
    expect(cards.starships).toHaveLength(10);
    expect(cards.starships.filter(({ name }) => !TRIMS[name])).toEqual([]);
    expect(distinct(Object.values(TRIMS).map(({ face }) => face))).toBe(10);
  });

  test("all drawings are well-formed, also those for cards of other sets", () => {
    const names = Array.from({ length: 30 }, (_, i) => `Card ${i * 7919}`);
    const strangers = names.map((name) => portrait({ name, species: "", icons: [0, 0, 0, 0, 1] }));
    const machines = names.map((name) => drawing({ name, cost: [1, 1, 0, 0, 0], points: 1, upgrade: null }));
    const worlds = names.map(planetArt).flatMap((art) => [art.back, art.surface, art.front]);
    const own = cards.planets
      .map((planet) => planetArt(planet.name))
      .flatMap((art) => [art.back, art.surface, art.front]);
    const gems = [0, 1, 2, 3, 4].flatMap((colour) => [gem(colour), gem(colour, true)]);
    const trims = Object.values(TRIMS).flatMap(({ back = "", face, front = "" }) => [back, face, front]);
    const all = [
      ...trims,
      ...cards.paws.map(portrait),
      ...cards.blueprints.map(drawing),
      ...own,
      ...gems,
      ...strangers,
      ...machines,
      ...worlds,
    ];
    expect(sound(all.join("")) ? [] : all.filter((each) => !sound(each))).toEqual([]);
  });

  test("a Paw of another set looks like its species, the same every time", () => {
    const stranger = { name: "Somebody", species: "Arctic hare", icons: [0, 0, 0, 0, 1] };
    expect(portrait(stranger)).toContain(SPECIES["hare"]!.head);
    expect(portrait(stranger)).toBe(portrait({ ...stranger }));
    expect(portrait({ ...stranger, species: "jellyfish" })).not.toContain(SPECIES["hare"]!.head);
  });
});

describe("Storage", () => {
  test("the Fragments stand in the first windows", () => {
    expect(storage(5, [1, 2, 0, 0, 0]).map((slot) => slot.colour)).toEqual([0, 1, 1, undefined, undefined]);
  });

  test("what does not fit is marked, and windows beyond the first four are an Upgrade's", () => {
    const slots = storage(5, [6, 0, 0, 0, 0]);
    expect(slots.map((slot) => slot.over)).toEqual([false, false, false, false, false, true]);
    expect(slots.map((slot) => slot.extra)).toEqual([false, false, false, false, true, true]);
  });

  test.each([4, 5, 6, 7, 9, 12])("%i windows lie on the hull, apart from each other", (capacity) => {
    const slots = storage(capacity, [0, 0, 0, 0, 0]);
    expect(slots).toHaveLength(capacity);
    for (const slot of slots) {
      expect(slot.x).toBeGreaterThanOrEqual(84);
      expect(slot.x + slot.width).toBeLessThanOrEqual(288);
      expect(slot.y + slot.height).toBeLessThanOrEqual(98);
      const same = slots.filter((other) => other !== slot && other.y === slot.y);
      expect(same.every((other) => other.x >= slot.x + slot.width || other.x + other.width <= slot.x)).toBe(true);
    }
  });
});

describe("cards in words", () => {
  const blueprint = { name: "Harp", cost: [0, 1, 0, 2, 0], points: 1, upgrade: "hold" };

  test("a Paw says its name, species and skills", () => {
    const body = show(PawCard, { paw: { name: "Vega", species: "lynx", icons: [0, 0, 1, 0, 1] } });
    expect(body.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("Vega, lynx: security and any skill");
    expect(body.textContent).toContain("Vega");
  });

  test("a Blueprint ticks what I have, dashes what I miss and says so", () => {
    const body = show(BlueprintCard, { blueprint, lacks: [0, 0, 0, 1, 0] });
    expect(body.querySelectorAll(".icon i")).toHaveLength(2);
    expect(body.querySelectorAll("[stroke-dasharray='5.5 4']")).toHaveLength(1);
    expect(body.textContent).toContain("Missing: purple");
    expect(body.querySelector("[role=img]")?.getAttribute("aria-label")).toBe(
      "Harp, 1 point, costs white and 2 purple, Upgrade Hold, missing purple",
    );
  });

  test("a Blueprint that can be paid is ready", () => {
    expect(show(BlueprintCard, { blueprint, lacks: [0, 0, 0, 0, 0] }).textContent).toContain("Ready");
  });

  test("a Planet says what it needs and holds, and shows how much I cover", () => {
    const planet = { name: "Far Away", needs: [3, 0, 1, 0], spaces: 3 };
    const body = show(PlanetCard, { planet, fragments: [0, 0, 2, 0, 1], have: [2, 0, 5, 0] });
    expect(body.querySelector("[role=group]")?.getAttribute("aria-label")).toBe(
      "Far Away, needs 3 piloting and security, Fragments: 2 green and orange",
    );
    expect([...body.querySelectorAll(".count")].map((each) => each.textContent)).toEqual(["2/3", "1/1"]);
    expect(body.querySelectorAll(".skill.need")).toHaveLength(1);
  });

  test("a Starship says its name and objective", () => {
    const body = show(StarshipCard, { starship: { name: "Magpie", objective: [0, 1] } });
    expect(body.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("Magpie, objective: black and white");
  });

  test("two of the same drawing on one page do not share an id", () => {
    const planet = cards.planets[0]!;
    const body = show(PlanetArt, { planet });
    show(PlanetArt, { planet });
    show(Emblem, { seat: 0 });
    show(Starship, { seat: 0, capacity: 4, fragments: [1, 0, 0, 0, 0] });
    const ids = [...body.querySelectorAll("[id]")].map((each) => each.id);
    expect(distinct(ids)).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(5);
  });

  test("every message is there in every language, with the same parameters", () => {
    const texts = LANGUAGES.map((each) => readFileSync(`../src/novatable/locales/${each}/afternova-art.ftl`, "utf-8"));
    const ids = texts.map((text) => [...text.matchAll(/^(art-[\w-]+) =/gm)].map((found) => found[1]!));
    expect(ids[1]).toEqual(ids[0]);
    expect(ids[2]).toEqual(ids[0]);
    for (const [index, text] of texts.entries()) {
      const bundle = bundleOf(LANGUAGES[index]!, [text]);
      const args = {
        count: 2,
        points: 2,
        capacity: 4,
        stored: 2,
        colour: "black",
        skill: "wild",
        upgrade: "hold",
        kind: "paw",
      };
      const words = { name: "N", species: "lynx", skills: "S", cost: "C", fragments: "F", needs: "R" };
      for (const id of ids[index]!) {
        const errors: Error[] = [];
        bundle.formatPattern(bundle.getMessage(id)!.value!, { ...args, ...words }, errors);
        expect(errors, id).toEqual([]);
      }
    }
  });
});
