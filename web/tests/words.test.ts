/** Every event, action, phase and news in words, in three languages. `tests/locales/samples.py` makes the samples. */

import { beforeAll, describe as group, expect, test } from "vitest";
import { LANGUAGES, speak, t, type Args, type Language } from "../src/app/i18n.svelte";
import * as afterNova from "../src/afternova/words";
import { position as afterNovaPosition } from "../src/afternova/position";
import * as novaRaiders from "../src/novaraiders/words";
import { position as novaRaidersPosition } from "../src/novaraiders/position";
import { gameOf } from "../src/games";
import type { AfterNovaCards } from "../src/afternova/cards";
import type { NovaRaidersCards } from "../src/novaraiders/cards";
import type { CardFile } from "../src/wire/cards";
import type { News, Reason } from "../src/wire/types";
import { tellNews } from "../src/words/house";
import { inWords, type Namer } from "../src/words/codes";
import { Teller, toText, type Piece } from "../src/words/pieces";
import { reasonInWords } from "../src/words/reasons";
import samples from "./words.samples.json";
import spoken from "./words.spoken.json";

const NAMES = ["Mia", "Ben", "Ida", "Tom", "Eva", "Jan"];

interface AtTable {
  cards: string;
  people: number;
  viewer: number | null;
}
interface Sample extends AtTable {
  event?: unknown;
  action?: unknown;
  view?: unknown;
  hints?: unknown;
  coded?: { message: string; args: Reason["args"] };
  said: Record<Language, string | null>;
}
interface Samples {
  cards: Record<string, CardFile>;
  events: Sample[];
  actions: Sample[];
  views: Sample[];
  coded: Sample[];
}
const AFTERNOVA = samples.afternova as unknown as Samples;
const NOVARAIDERS = samples.novaraiders as unknown as Samples;

function contextOf(game: Samples, { cards, people, viewer }: AtTable) {
  const file = game.cards[cards];
  if (!file) throw new Error(`no card set ${cards}`);
  return { cards: gameOf(file.game).cards(file), names: NAMES.slice(0, people), viewer, people };
}

const afterNovaContext = (sample: AtTable) =>
  contextOf(AFTERNOVA, sample) as { cards: AfterNovaCards } & ReturnType<typeof contextOf>;
const novaRaidersContext = (sample: AtTable) =>
  contextOf(NOVARAIDERS, sample) as { cards: NovaRaidersCards } & ReturnType<typeof contextOf>;

const typeOf = (told: unknown) => (told as { type: string }).type;

/** Everything that is said about the samples of both games, with what Python says. */
function spokenOf(): { kind: string; said: string | null; python: Sample["said"] }[] {
  const told: { kind: string; said: string | null; python: Sample["said"] }[] = [];
  const add = (kind: string, { said: python }: Sample, pieces: Piece[] | null) =>
    told.push({ kind, said: pieces && toText(pieces), python });
  for (const sample of AFTERNOVA.events)
    add(`an ${typeOf(sample.event)}`, sample, afterNova.tell(sample.event as never, afterNovaContext(sample)));
  for (const sample of AFTERNOVA.actions)
    add(`an do ${typeOf(sample.action)}`, sample, afterNova.describe(sample.action as never, afterNovaContext(sample)));
  for (const sample of AFTERNOVA.views)
    add("an wait", sample, afterNova.prompt(sample.view as never, afterNovaContext(sample)));
  for (const sample of NOVARAIDERS.events)
    add(`nr ${typeOf(sample.event)}`, sample, novaRaiders.tell(sample.event as never, novaRaidersContext(sample)));
  for (const sample of NOVARAIDERS.actions)
    add(
      `nr do ${typeOf(sample.action)}`,
      sample,
      novaRaiders.describe(sample.action as never, novaRaidersContext(sample)),
    );
  for (const sample of NOVARAIDERS.views)
    add("nr wait", sample, novaRaiders.prompt(sample.view as never, novaRaidersContext(sample)));
  return told;
}

/** All sentences about the samples and about the house, one per line. */
function sentences(): string[] {
  const lines = spokenOf().map(({ kind, said }) => `${kind}: ${said ?? "-"}`);
  for (const news of NEWS)
    for (const viewer of [0, 1]) {
      const pieces = tellNews(news, NAMES, viewer);
      lines.push(`news ${news.kind}: ${pieces ? toText(pieces) : "-"}`);
    }
  return lines;
}

/** Refusals and reasons of both games with made-up values. */
function coded(): { said: string | null; python: Sample["said"] }[] {
  const told = (sample: Sample, name: Namer) => ({
    said: sample.coded ? inWords(sample.coded.message, sample.coded.args, name) : null,
    python: sample.said,
  });
  return [
    ...AFTERNOVA.coded.map((sample) =>
      told(sample, (kind, number) => afterNova.named(kind, number, afterNovaContext(sample))),
    ),
    ...NOVARAIDERS.coded.map((sample) =>
      told(sample, (kind, number) => novaRaiders.named(kind, number, novaRaidersContext(sample))),
    ),
  ];
}

function boards(): string[] {
  const lines: string[] = [];
  const all = [
    ...AFTERNOVA.views.map((sample) =>
      afterNovaPosition(sample.view as never, sample.hints as never, afterNovaContext(sample)),
    ),
    ...NOVARAIDERS.views.map((sample) => novaRaidersPosition(sample.view as never, novaRaidersContext(sample))),
  ];
  for (const sections of all)
    for (const section of sections) lines.push(`# ${section.title}`, ...section.lines.map(toText));
  return lines;
}

const NOTHING: News = {
  kind: "",
  seat: null,
  seats: null,
  name: null,
  how: null,
  reason: null,
  text: null,
  to: null,
  level: null,
  why: null,
  actions: null,
  yes: null,
  purpose: null,
  table: null,
};
const NEWS: News[] = [
  { kind: "opened" },
  { kind: "started" },
  { kind: "started", actions: 12 },
  { kind: "ended" },
  { kind: "instructed" },
  { kind: "alert_set" },
  { kind: "sat", seat: 0, name: "Mia" },
  { kind: "left", seat: 0 },
  { kind: "mind_set", seat: 0, level: "cadet" },
  { kind: "mind_set", seat: 0 },
  { kind: "link_issued", purpose: "join" },
  { kind: "link_issued", purpose: "watch" },
  { kind: "link_issued", purpose: "bot" },
  { kind: "link_issued", purpose: "seat", seat: 0 },
  { kind: "acted", seat: 0, how: "person" },
  { kind: "undone", seat: 0, actions: 1 },
  { kind: "undone", seat: 0, actions: 3 },
  { kind: "undo_asked", seat: 0, actions: 1 },
  { kind: "undo_asked", seat: 0, actions: 3 },
  { kind: "undo_answered", yes: true },
  { kind: "undo_answered", yes: false },
  { kind: "said", seat: 0, text: "hello" },
  { kind: "said", seat: 0, text: "hello", to: [1] },
  { kind: "said", seat: 0, to: [2] },
  { kind: "away", seats: [0] },
  { kind: "away", seats: [2, 3] },
  { kind: "back", seats: [0] },
  { kind: "back", seats: [2, 3] },
  { kind: "stood_in", seat: 0, level: "cadet", why: "away" },
  { kind: "stood_in", seat: 0, level: "cadet", why: "time" },
  { kind: "replaced", seat: 2, level: "random", why: "failed" },
  { kind: "rematched", table: "abc" },
].map((news) => ({ ...NOTHING, ...news }));

group.each(LANGUAGES)("in %s", (language: Language) => {
  beforeAll(() => speak(language));

  test("every sample is a whole sentence", () => {
    for (const line of sentences()) {
      expect(line).not.toMatch(
        /[{}\ue000-\uf8ff]|undefined|\?\?\?|\b(an|nr|news|art|fragment|seat|list|level)-[a-z]|  |\.\./,
      );
      if (!/ (do|wait) /.test(line) && !line.endsWith(": -")) expect(line).toMatch(/^news said|[.”“»]$/);
    }
  });

  test("every position can be read", () => {
    for (const line of boards())
      expect(line).not.toMatch(/[{}\ue000-\uf8ff]|undefined|NaN|\b(an|nr|art)-[a-z]|  |\.\./);
  });
});

const NEKTARR = samples.afternova.cards.standard.planets.findIndex((planet) => planet.name === "Nektarr");

/** The sentences about these, to the reader (seat 0) and to others. */
const TOLD: [afterNova.Context | novaRaiders.Context, unknown, Record<Language, [string, string]>][] = [
  [
    contextOf(AFTERNOVA, { cards: "standard", people: 3, viewer: 0 }) as afterNova.Context,
    { type: "jettisoned", seat: 0, fragments: [1, 2, 0, 0, 0] },
    {
      en: ["You jettison 1 black and 2 white.", "Mia jettisons 1 black and 2 white."],
      de: ["Du wirfst 1 schwarzes und 2 weiße über Bord.", "Mia wirft 1 schwarzes und 2 weiße über Bord."],
      it: ["Getti fuori bordo 1 nero e 2 bianchi.", "Mia getta fuori bordo 1 nero e 2 bianchi."],
    },
  ],
  [
    contextOf(AFTERNOVA, { cards: "standard", people: 3, viewer: 0 }) as afterNova.Context,
    {
      type: "extracted",
      seat: 1,
      planet: NEKTARR,
      slot: 0,
      offer: 3,
      pledges: [
        { seat: 1, paws: [], upgrades: [], returns: [] },
        { seat: 0, paws: [0], upgrades: [], returns: [] },
      ],
      split: [{ seat: 1, fragments: [0, 0, 0, 3, 0] }],
      transfers: [{ giver: 1, receiver: 0, fragments: [0, 0, 1, 0, 0] }],
      bot: null,
    },
    {
      en: [
        "Ben extracts Nektarr with you: Ben plays no Paw, you play Swoop; Ben gets 3 purple; Ben gives you 1 green from Storage.",
        "Ben extracts Nektarr with Mia: Ben plays no Paw, Mia plays Swoop; Ben gets 3 purple; Ben gives Mia 1 green from Storage.",
      ],
      de: [
        "Ben baut Nektarr mit dir ab: Ben spielt keine Mietpfote, du spielst Swoop; Ben bekommt 3 lila; Ben gibt dir 1 grünes aus dem Lagerraum.",
        "Ben baut Nektarr mit Mia ab: Ben spielt keine Mietpfote, Mia spielt Swoop; Ben bekommt 3 lila; Ben gibt Mia 1 grünes aus dem Lagerraum.",
      ],
      it: [
        "Ben raccoglie su Nektarr con te: Ben non gioca Zampesperte, tu giochi Swoop; Ben riceve 3 viola; Ben dà a te 1 verde dalla Stiva.",
        "Ben raccoglie su Nektarr con Mia: Ben non gioca Zampesperte, Mia gioca Swoop; Ben riceve 3 viola; Ben dà a Mia 1 verde dalla Stiva.",
      ],
    },
  ],
  [
    contextOf(NOVARAIDERS, { cards: "standard", people: 2, viewer: 0 }) as novaRaiders.Context,
    { type: "pushed", seat: 0, by: 1, ship: 0, to: 1, left: [0], taken: [1, 2], lost: [], steps: 1 },
    {
      en: [
        "Ben pushes your ship from ring 1 (blue Gate) to ring 1 (1 after the blue Gate), onto 2 Shards (black, red), leaving a yellow Shard behind.",
        "Ben pushes Mia’s ship from ring 1 (blue Gate) to ring 1 (1 after the blue Gate), onto 2 Shards (black, red), leaving a yellow Shard behind.",
      ],
      de: [
        "Ben schiebt dein Schiff von Ring 1 (blaues Tor) nach Ring 1 (1 nach dem blauen Tor), auf 2 Splitter (schwarz, rot); es lässt einen gelben Splitter zurück.",
        "Ben schiebt das Schiff von Mia von Ring 1 (blaues Tor) nach Ring 1 (1 nach dem blauen Tor), auf 2 Splitter (schwarz, rot); es lässt einen gelben Splitter zurück.",
      ],
      it: [
        "Ben spinge la tua nave dall’anello 1 (Portale blu) all’anello 1 (1 dopo il Portale blu), su 2 Schegge (nera, rossa); la nave lascia indietro una Scheggia gialla.",
        "Ben spinge la nave di Mia dall’anello 1 (Portale blu) all’anello 1 (1 dopo il Portale blu), su 2 Schegge (nera, rossa); la nave lascia indietro una Scheggia gialla.",
      ],
    },
  ],
  [
    contextOf(NOVARAIDERS, { cards: "standard", people: 2, viewer: 0 }) as novaRaiders.Context,
    { type: "pushed", seat: 0, by: 1, ship: 0, to: null, left: [0], taken: [], lost: [1, 2], steps: null },
    {
      en: [
        "Ben pushes your ship from ring 1 (blue Gate) into the Star with 2 Shards (black, red), leaving a yellow Shard behind.",
        "Ben pushes Mia’s ship from ring 1 (blue Gate) into the Star with 2 Shards (black, red), leaving a yellow Shard behind.",
      ],
      de: [
        "Ben schiebt dein Schiff von Ring 1 (blaues Tor) in den Stern; es reißt 2 Splitter (schwarz, rot) mit sich; es lässt einen gelben Splitter zurück.",
        "Ben schiebt das Schiff von Mia von Ring 1 (blaues Tor) in den Stern; es reißt 2 Splitter (schwarz, rot) mit sich; es lässt einen gelben Splitter zurück.",
      ],
      it: [
        "Ben spinge la tua nave dall’anello 1 (Portale blu) nella Stella con 2 Schegge (nera, rossa); la nave lascia indietro una Scheggia gialla.",
        "Ben spinge la nave di Mia dall’anello 1 (Portale blu) nella Stella con 2 Schegge (nera, rossa); la nave lascia indietro una Scheggia gialla.",
      ],
    },
  ],
];

test.each(TOLD)("a sentence in every language: %#", async (context, event, expected) => {
  for (const language of LANGUAGES) {
    await speak(language);
    const told = [0, null].map((viewer) =>
      "people" in context && context.cards.game === "novaraiders"
        ? novaRaiders.tell(event as never, { ...(context as novaRaiders.Context), viewer })
        : afterNova.tell(event as never, { ...(context as afterNova.Context), viewer }),
    );
    expect(told.map((pieces) => toText(pieces ?? []))).toEqual(expected[language]);
  }
});

test("what is told to others never says you", async () => {
  await speak("en");
  for (const sample of AFTERNOVA.events) {
    const told = afterNova.tell(sample.event as never, { ...afterNovaContext(sample), viewer: null });
    if (told) expect(toText(told)).not.toMatch(/\byou/i);
  }
});

test("things stand where the sentence has them", async () => {
  await speak("en");
  const sample = AFTERNOVA.events.find((each) => (each.event as { type: string }).type === "took");
  if (!sample) throw new Error("no sample");
  const card = (sample.event as { card: number }).card;
  const told = afterNova.tell(sample.event as never, { ...afterNovaContext(sample), viewer: null });
  expect(told?.map((piece) => piece.kind).slice(0, 3)).toEqual(["seat", "text", "card"]);
  expect(told?.[2]).toMatchObject({ kind: "card", card });
});

test("what was said is kept until the language, the names or the reader change", async () => {
  const context = contextOf(AFTERNOVA, { cards: "standard", people: 3, viewer: 1 }) as afterNova.Context;
  const event = { type: "passed", seat: 0 } as const;
  await speak("en");
  const said = afterNova.tell(event, context);
  expect(afterNova.tell(event, { ...context })).toBe(said);
  expect(toText(afterNova.tell(event, { ...context, names: ["Zoe", "Ben", "Ida"] }) ?? [])).toBe("Zoe passes.");
  expect(toText(afterNova.tell(event, { ...context, viewer: 0 }) ?? [])).toBe("You pass.");
  await speak("de");
  expect(toText(afterNova.tell(event, context) ?? [])).toBe("Mia passt.");
});

test("computer players give their reasons in the reader's language", async () => {
  const table = { cards: "standard", people: 3, viewer: 0 };
  const an = afterNovaContext(table);
  const nr = novaRaidersContext(table);
  const blueprint = an.cards.paws.length;
  const special = nr.cards.basics.length + nr.cards.specials.findIndex(({ name }) => name === "Gate Ram");
  const said = (reason: News["reason"]): (string | null)[] => [
    reasonInWords(reason, (kind, number) => afterNova.named(kind, number, an)),
    reasonInWords(reason, (kind, number) => novaRaiders.named(kind, number, nr)),
  ];
  const planet = an.cards.planets[3]?.name;
  const card = an.cards.blueprints[0]?.name;
  await speak("de");
  expect(said({ code: "together", args: { planet: 3 } })[0]).toBe(
    `Zusammen schaffen wir ${planet}, und wir haben beide etwas davon.`,
  );
  expect(said({ code: "worth-completing", args: { card: blueprint, n: 3 } })[0]).toBe(
    `${card} ist die 3 Fragmente wert.`,
  );
  expect(said({ code: "one-more", args: { colour: "green" } })[0]).toBe("Noch ein grünes Fragment, und ich bin dabei.");
  expect(said({ code: "card-to-have", args: { card: special } })[1]).toBe(
    `${t("nr-art-use-gate-ram")} ist eine Spezialkarte, die man haben sollte.`,
  );
  expect(said({ code: "counts-there", args: { shard: "black" } })[1]).toBe(
    "Dort zählt der schwarze Splitter am meisten.",
  );
  expect(said("What an earlier release said.")[0]).toBe("What an earlier release said.");
  expect(said({ code: "of-a-later-release", args: {} })[0]).toBeNull();
  expect(said(null)[0]).toBeNull();
});

test("names cannot pass for things", () => {
  const teller = new Teller(["\ue000\ue001x"], null, "");
  const pieces = teller.cut(`${teller.seat(0)}!`);
  expect(pieces).toEqual([
    { kind: "seat", seat: 0, text: "x" },
    { kind: "text", text: "!" },
  ]);
});

test("Python and the browser say the same", async () => {
  for (const language of LANGUAGES) {
    await speak(language);
    for (const { kind, said, python } of spokenOf()) expect(said, kind).toBe(python[language]);
    for (const { said, python } of coded()) expect(said).toBe(python[language]);
    for (const { id, args, said } of spoken) expect(t(id, args as unknown as Args)).toBe(said[language]);
  }
});

test("lists", async () => {
  const teller = new Teller([], null, "");
  await speak("en");
  expect([[], ["a"], ["a", "b", "c"]].map((parts) => teller.list(parts))).toEqual(["nothing", "a", "a, b and c"]);
  await speak("de");
  expect(teller.list(["a", "b", "c"])).toBe("a, b und c");
  await speak("it");
  expect(teller.list(["a", "b", "c"])).toBe("a, b e c");
  expect(t("no-such-message")).toBe("no-such-message");
});
