import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { bundleOf, LANGUAGES, speak } from "../src/app/i18n.svelte";
import BasicCard from "../src/novaraiders/art/BasicCard.svelte";
import Board from "../src/novaraiders/art/Board.svelte";
import { directiveText, hrlName, hrlText, specialName, specialText, useName } from "../src/novaraiders/art/cards";
import SpecialCard from "../src/novaraiders/art/SpecialCard.svelte";
import StackView from "../src/novaraiders/art/StackView.svelte";
import TimeTrack from "../src/novaraiders/art/TimeTrack.svelte";
import type { Directive, HrlCard, NovaRaidersCards, Special } from "../src/novaraiders/cards";
import type { NovaRaidersView } from "../src/wire/types";
import de from "../src/app/languages/de";
import en from "../src/app/languages/en";
import it from "../src/app/languages/it";

vi.hoisted(() => {
  // What jsdom lacks: Svelte asks whether things may move, and the board how large it is.
  window.matchMedia = ((media: string) => ({
    media,
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as never;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const rings = [2, 3, 4, 5, 6].map((width) => ({ width, asteroid: Math.ceil((width - 1) / 2), shards: 0 }));
const track = ["spawn", "blank", "expansion", "supernova"] as const;
const cards = { boards: [{ bases: 3, track: [...track], rings, spaces: [] }] } as unknown as NovaRaidersCards;

/** Three players; Ann is red with a Stack of three on 29 and a bare ship on 15, Mia blue with a ship on 33. */
function sample(changes: Partial<NovaRaidersView> = {}): NovaRaidersView {
  const shards: number[][] = Array.from({ length: 60 }, () => []);
  shards[29] = [2, 1];
  shards[18] = [0];
  const player = (seat: number) => ({ seat, colour: seat, bays: [[0, 1], [], []] });
  return {
    game: "novaraiders",
    phase: "turn",
    covered: 0,
    time: 1,
    fleets: [[29, 15], [33], []],
    docks: [1, 2, 3],
    shards,
    players: [player(0), player(1), player(2)],
    hrl: null,
    ...changes,
  } as unknown as NovaRaidersView;
}

const names = ["Ann", "Mia", "Theo"];
let made: object[] = [];

function show<Props extends object, Bound extends keyof Props | "">(
  component: Component<Props, object, Bound>,
  props: NoInfer<Props>,
): HTMLElement {
  const target = document.body.appendChild(document.createElement("main"));
  made.push(mount(component, { target, props }));
  flushSync();
  return target;
}
const space = (page: Element, number: number) => page.querySelector<SVGPathElement>(`[data-space="${number}"]`);

beforeAll(() => speak("en"));
afterEach(async () => {
  for (const each of made) await unmount(each as Record<string, unknown>);
  made = [];
  document.body.innerHTML = "";
});

describe("the board", () => {
  test("says in words what is on a space", () => {
    const page = show(Board, { view: sample(), cards, seat: 0, names });
    expect(space(page, 29)?.getAttribute("aria-label")).toBe(
      "Ring 4, 2 after the red Gate, Asteroid, Stack of Ann, height 3, Shards from the bottom: red, black",
    );
    expect(space(page, 33)?.getAttribute("aria-label")).toBe("Ring 4, 1 after the blue Gate, ship of Mia");
    expect(space(page, 42)?.getAttribute("aria-label")).toBe("Ring 5, the red Gate, open");
  });

  test("nr_2_8 calls the third fleet of two players H.R.L.'s", () => {
    const two = sample({ fleets: [[29], [33], [0]], players: sample().players.slice(0, 2) });
    const page = show(Board, { view: two, cards, seat: 0, names: names.slice(0, 2) });
    expect(space(page, 0)?.getAttribute("aria-label")).toContain("ship of H.R.L.");
  });

  test("offers as buttons what can be chosen, and nothing else", () => {
    const targets = [
      { space: 32, kind: "go", label: "Orbit 3" },
      { space: 33, kind: "blocked", label: "A ship stands there" },
    ] as const;
    const page = show(Board, {
      view: sample(),
      cards,
      seat: 0,
      names,
      highlights: { ships: [29], targets: [...targets] },
    });
    const buttons = [...page.querySelectorAll("[data-space][role=button]")].map((each) =>
      each.getAttribute("data-space"),
    );
    expect(buttons).toEqual(["29", "32"]);
    expect(space(page, 32)?.getAttribute("aria-label")).toContain("Orbit 3");
    expect(space(page, 33)?.getAttribute("aria-label")).toContain("A ship stands there");
  });

  test("draws ways that are compared, along the ring as far as the card goes", () => {
    const along = (steps?: number) => {
      const move = { from: 29, to: 32, better: true, ...(steps === undefined ? {} : { steps }) };
      const moves = [move, { from: 29, to: 15, better: false }];
      const page = show(Board, { view: sample(), cards, seat: 0, names, highlights: { moves } });
      expect(page.querySelectorAll("[data-move=played]")).toHaveLength(1);
      return page.querySelector("[data-move=better] path")?.getAttribute("d");
    };
    const [shorter, three, round] = [along(), along(3), along(12)];
    expect(three).toBe(shorter);
    expect(round).not.toBe(shorter);
  });

  test("tells which space was clicked or chosen with a key", () => {
    const onspace = vi.fn();
    const page = show(Board, { view: sample(), cards, seat: 0, names, onspace });
    space(page, 32)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    space(page, 29)?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(onspace.mock.calls).toEqual([[32], [29]]);
  });

  test("moves the focus with arrow keys and tells what is looked at", () => {
    const onhover = vi.fn();
    const page = show(Board, { view: sample(), cards, seat: 0, names, onhover });
    space(page, 42)?.focus();
    space(page, 42)?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
    expect(document.activeElement?.getAttribute("data-space")).toBe("27");
    expect(onhover).toHaveBeenLastCalledWith(27);
  });

  test("nr_6_3 has no spaces on rings that the Star has covered", () => {
    const page = show(Board, { view: sample({ covered: 2 }), cards, seat: 0, names });
    expect(space(page, 14)).toBeNull();
    expect(space(page, 15)).not.toBeNull();
    expect(page.querySelectorAll("[data-space]")).toHaveLength(45);
  });

  test("draws every ship where it is, and every pile", () => {
    const page = show(Board, { view: sample(), cards, seat: 1, names });
    const ships = [...page.querySelectorAll<SVGElement>("[data-ship]")].map(
      (each) => `${each.dataset["ship"]} ${each.dataset["at"]}`,
    );
    expect(ships.filter((each) => !each.endsWith("dock")).sort()).toEqual(["0 15", "0 29", "1 33"]);
    expect(ships.filter((each) => each.endsWith("dock"))).toHaveLength(6);
    expect([...page.querySelectorAll<SVGElement>("[data-pile]")].map((each) => each.dataset["pile"])).toEqual(["18"]);
  });

  test("nr_5_1 offers the Bays of the own base alone", () => {
    const onbay = vi.fn();
    const page = show(Board, { view: sample(), cards, seat: 1, names, onbay });
    const bays = page.querySelectorAll("[data-bay]");
    expect(bays).toHaveLength(3);
    expect(bays[0]?.closest("[data-base]")?.getAttribute("data-base")).toBe("1");
    bays[2]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(onbay).toHaveBeenCalledExactlyOnceWith(2);
  });
});

describe("cards", () => {
  test("nr_3_4 a basic card offers its two actions and the Chain", () => {
    const onuse = vi.fn();
    const page = show(BasicCard, { card: { actions: ["orbit 3", "jump"] }, can: ["jump"], onuse });
    const buttons = [...page.querySelectorAll("button")];
    expect(buttons.map((each) => each.textContent?.replaceAll(/\s+/g, " ").trim())).toEqual([
      "3 Orbit 3 (Orbit 3 / Jump)",
      "Jump (Orbit 3 / Jump)",
      "Chain",
    ]);
    expect(buttons.map((each) => each.getAttribute("aria-disabled"))).toEqual(["true", "false", "true"]);
    for (const each of buttons) each.click();
    expect(onuse.mock.calls).toEqual([["orbit"], ["jump"], ["chain"]]);
  });

  test("nr_3_6 a Special card offers its action and the link", () => {
    const onuse = vi.fn();
    const card: Special = { name: "Drop Pod", kind: "drop_pod", symbol: 0, reach: 0 };
    const page = show(SpecialCard, { card, onuse });
    const buttons = [...page.querySelectorAll("button")];
    for (const each of buttons) each.click();
    expect(onuse.mock.calls.flat()).toEqual(["chain", "drop_pod", "chain"]);
    expect(buttons.filter((each) => each.tabIndex === 0).map((each) => each.dataset["use"])).toEqual([
      "chain",
      "drop_pod",
    ]);
  });

  test("a card of another set keeps its own name and says what its kind does", () => {
    const card: Special = { name: "Big Push", kind: "shove", symbol: 2, reach: 0 };
    expect(specialName(card)).toBe("Big Push");
    expect(specialText(card)).toBe("Push a neighbour; you stay.");
  });

  test("nr_2_6 the Time Track says what is past, now and next", () => {
    const page = show(TimeTrack, { track: [...track], time: 2, covered: 1 });
    const spaces = [...page.querySelectorAll("li")];
    expect(
      spaces.map((each) => ["past", "now", "next", "ahead"].find((word) => each.classList.contains(word))),
    ).toEqual(["past", "now", "next", "ahead"]);
    expect(spaces[2]?.textContent).toContain("Ring 2");
    expect(page.querySelector("[aria-current=step]")).toBe(spaces[1]);
  });

  test("nr_4_3 the cut line leaves the lowest Shards, and all of it can be taken back", () => {
    const onleft = vi.fn();
    const page = show(StackView, { colour: 1, shards: [2, 1, 0], mode: "leave", left: 1, onleft });
    const buttons = [...page.querySelectorAll("button")];
    expect(buttons.map((each) => each.querySelector(".sr")?.textContent)).toEqual([
      "Leave 3 Shards behind",
      "Leave 2 Shards behind",
      "Leave 1 Shard behind",
    ]);
    buttons[1]!.click();
    buttons[2]!.click();
    expect(onleft.mock.calls).toEqual([[2], [0]]);
  });
});

describe("words", () => {
  const KINDS =
    "timekeeper stevedore hop gateway tractor_beam drop_pod long_burn slipstream gate_ram plunder hit_and_run shove breach".split(
      " ",
    );
  const GOALS = "tower pairs most destroyer trim old_hands graduate buccaneer last_light".split(" ");
  const texts = { en, de, it };
  const ids = (language: keyof typeof texts) =>
    [...[...bundleOf(language, texts[language])._messages.keys()].filter((id) => id.startsWith("nr-art-"))].sort();

  test("are there in all three languages", () => {
    expect(ids("en").length).toBeGreaterThan(80);
    for (const language of LANGUAGES) expect(ids(language)).toEqual(ids("en"));
  });

  test("every action, Special, Directive and H.R.L. card has its words in every language", async () => {
    for (const language of LANGUAGES) {
      await speak(language);
      const said = [
        ...["orbit", "jump", "unload", "hijack", "upgrade", "launch", "chain", ...KINDS].map((use) => useName(use, 2)),
        ...KINDS.map((kind) => specialText({ name: "", kind, symbol: 0, reach: 6 })),
        ...GOALS.map((goal) => directiveText({ name: "", goal, points: 5, shard: 2, at_least: 3 } as Directive)),
        ...(["acquire", "orbit", "hijack"] as const).flatMap((action) => {
          const card: HrlCard = { action, ship: "middle", colour: 1 };
          return [hrlName(card), hrlText(card)];
        }),
      ];
      expect(
        said.filter((words) => !words || words.includes("nr-art") || words.includes("{") || words.includes("_")),
      ).toEqual([]);
    }
    await speak("en");
  });
});
