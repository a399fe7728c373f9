/** What cards, Planets and numbers of AfterNova tell when they are looked at closely. */

import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, speak } from "../src/app/i18n.svelte";
import { fragmentCloseup, skillCloseup, upgradeCloseup } from "../src/afternova/art/closeups";
import {
  cardCloseup,
  completedCloseup,
  handCloseup,
  objectiveCloseup,
  planetCloseup,
  storageCloseup,
} from "../src/afternova/table/pieces/closeups";
import { UPGRADES } from "../src/afternova/rows";
import type { Desk } from "../src/afternova/table/desk.svelte";
import type { Closeup } from "../src/shared/zoom.svelte";
import type { AfterNovaAction, AfterNovaHints, AfterNovaView } from "../src/wire/types";
import { CARDS, view } from "./afternova-sample";

const LOOM = 5; // costs black and white
const NET = 6; // costs 2 white and green

/** As much of a table as a closer look needs. */
function desk(seen: AfterNovaView, legal: AfterNovaAction[] = [], hints: AfterNovaHints = {}): Desk {
  const names = ["Juno", "Mia", "Vega"];
  return {
    cards: CARDS,
    view: seen,
    seat: 0,
    me: 0,
    replay: false,
    botSeat: null,
    hints,
    can: (type: string) => legal.filter((action) => action.type === type),
    realName: (seat: number) => names[seat],
    icons: (counts: number[]) => counts.flatMap((n, skill) => (n ? [`${n} of skill ${skill}`] : [])).join(" and "),
  } as unknown as Desk;
}

type Five = [number, number, number, number, number];
type Four = [number, number, number, number];
/** What the server says that I lack, for a Blueprint and for the Planet. */
const lacking = (card: number, lacks: Five, icons: Four = [0, 0, 0, 0]): AfterNovaHints => ({
  blueprints: [{ card, lacks, short: lacks.reduce((sum, n) => sum + n, 0) }],
  planets: [{ planet: 0, reach: [0, 0, 0, 0], lacks: icons }],
});

const told = (closeup: Closeup | null): string =>
  (closeup?.facts ?? []).map(({ label, text }) => (label ? `${label}: ${text}` : text)).join("\n");

beforeAll(() => speak("en"));

describe("a Blueprint of mine", () => {
  it("says what it costs and brings, what I lack and where that is", () => {
    const seen = view({ storage: [1, 0, 0, 0, 0] });
    seen.players[1]!.storage = [0, 2, 0, 0, 0];
    const closeup = cardCloseup(desk(seen, [], lacking(LOOM, [0, 1, 0, 0, 0])), LOOM, { place: "hand" });
    expect(closeup?.kind).toBe("Blueprint, in your hand");
    expect(told(closeup)).toBe(
      [
        "Costs: Black and white",
        "Brings: 3 points and no Upgrade",
        "You lack: White",
        "Where to find it: on Nektarr",
        "in Mia’s Storage",
      ].join("\n"),
    );
  });

  it("says for which Planet I lack icons, and which I can extract alone", () => {
    const poor = view({ hand: [3] });
    const hints = lacking(NET, [0, 2, 1, 0, 0], [2, 1, 0, 0]);
    expect(told(cardCloseup(desk(poor, [], hints), NET, { place: "hand" }))).toContain(
      "on Nektarr, where you still need 2 of skill 0 and 1 of skill 1",
    );
    const extract = {
      type: "extract",
      planet: 0,
      paws: [0, 1],
      upgrades: [],
      returns: [],
      bot: null,
    } as AfterNovaAction;
    expect(told(cardCloseup(desk(view(), [extract], hints), NET, { place: "hand" }))).toContain(
      "which you can extract alone",
    );
  });

  it("says that nothing lacks, or that it is nowhere", () => {
    expect(told(cardCloseup(desk(view(), [], lacking(LOOM, [0, 0, 0, 0, 0])), LOOM, { place: "hand" }))).toContain(
      "You lack: Nothing.",
    );
    const bare = view({ storage: [0, 0, 0, 0, 0] });
    bare.planets = [];
    expect(told(cardCloseup(desk(bare, [], lacking(LOOM, [1, 1, 0, 0, 0])), LOOM, { place: "hand" }))).toContain(
      "Not on any Planet or in any Storage",
    );
  });

  it("tells of a completed one whose Upgrade does not work yet", () => {
    const seen = view();
    const cards = { ...CARDS, blueprints: [{ ...CARDS.blueprints[0]!, upgrade: "autopilot" }, CARDS.blueprints[1]!] };
    seen.players[1]!.completed = [LOOM];
    const closeup = cardCloseup({ ...desk(seen), cards } as Desk, LOOM, { place: "done", seat: 1 });
    expect(closeup?.kind).toBe("Blueprint, completed by Mia");
    expect(told(closeup)).toContain("Autopilot: 1 more piloting in every Extract");
    expect(told(closeup)).toContain("from the next turn on");
    expect(told(closeup)).not.toContain("You lack");
  });
});

describe("everything else", () => {
  it("a Paw: its skills", () => {
    expect(told(cardCloseup(desk(view()), 1, { place: "market" }))).toContain("Brings: 1 of skill 0 and 1 of skill 1");
  });

  it("a Planet: what it needs and holds, what I lack", () => {
    const text = told(planetCloseup(desk(view(), [], lacking(NET, [0, 2, 1, 0, 0], [2, 1, 0, 0])), 0, [1, 1, 1, 0, 0]));
    expect(text).toContain("Needs: 2 of skill 0 and 1 of skill 1");
    expect(text).toContain("Holds: Black, white and green");
    expect(text).toContain("You lack: 2 of skill 0");
  });

  it("the hidden objective keeps its colours to itself", () => {
    expect(told(objectiveCloseup(desk(view())))).not.toMatch(/black|white|green|purple|orange/);
  });

  it("numbers: what they count", () => {
    const table = desk(view());
    expect(told(storageCloseup(table, 0))).toContain("Spaces taken: 1 of 4");
    expect(told(handCloseup(table, 1))).toContain("4 of 8 cards");
    expect(told(completedCloseup(table, 1))).toContain("0 of 6");
  });

  it("every Upgrade says what it does, every icon what it is called, in every language", async () => {
    for (const language of LANGUAGES) {
      await speak(language);
      for (const { name } of UPGRADES) expect(told(upgradeCloseup(name))).not.toContain("upgrade-does");
      for (const each of [0, 1, 2, 3, 4]) {
        expect(told(skillCloseup(each))).not.toContain("zoom-");
        expect(fragmentCloseup(each).title).not.toContain("art-");
      }
    }
    await speak("en");
  });
});
