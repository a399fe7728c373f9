import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { speak } from "../src/app/i18n.svelte";
import { session } from "../src/app/session.svelte";
import { settings } from "../src/app/settings.svelte";
import Create from "../src/screens/Create.svelte";
import Home from "../src/screens/Home.svelte";
import type { GameInfo, RuleOption } from "../src/wire/types";

type Asked = { method: string; path: string; body: unknown };
const asked: Asked[] = [];
let page: Record<string, unknown> | null = null;

const option = (name: string, fallback: unknown, kind: RuleOption["kind"], rule: string): RuleOption => ({
  name,
  default: fallback,
  among_people: fallback,
  rule,
  kind,
  or_none: false,
  varied: false,
});
const GAMES: GameInfo[] = [
  {
    game: "afternova",
    title: "AfterNova",
    rules: 1,
    players: [2, 3, 4, 5, 6],
    options: [
      option("edition", "second", { type: "one_of", values: ["second", "first"] }, "AN-2.4"),
      option("fair_deals", false, { type: "switch" }, "AN-4.6"),
    ],
    cards: ["standard"],
    levels: ["random", "cadet", "captain"],
    phrases: [],
    languages: ["en", "de", "it"],
  },
];
const seat = (kind: string, name: string) => ({ kind, name, level: null, host: false });
const MINE = [
  {
    table: "t1",
    game: "afternova",
    status: "playing",
    name: "Friday crew",
    seats: [seat("person", "Juno"), seat("person", "Mia")],
    updated: 2,
    your_turn: false,
    own: [0],
    waiting_for: [1],
    round: 7,
    scores: [],
  },
  {
    table: "t2",
    game: "novaraiders",
    status: "playing",
    name: "Sunday raid",
    seats: [seat("person", "Juno")],
    updated: 1,
    your_turn: true,
    own: [0],
    waiting_for: [0],
    round: 2,
    scores: [],
  },
  {
    table: "t3",
    game: "afternova",
    status: "over",
    name: "Old game",
    seats: [],
    updated: 0,
    your_turn: false,
    own: [0],
    waiting_for: [],
    round: null,
    scores: [],
  },
];
const OPEN = [
  {
    table: "t9",
    game: "afternova",
    status: "waiting",
    name: "Tomás’s table",
    seats: [seat("person", "Tomás"), seat("open", ""), seat("computer", "cadet")],
    updated: 3,
  },
];

function answer({ method, path }: Asked): unknown {
  if (path === "/api/games") return GAMES;
  if (path === "/api/tables/mine") return MINE;
  if (path === "/api/tables" && method === "GET") return OPEN;
  if (path.endsWith("/join")) return { table: "t9", seat: 1 };
  return { table: { id: "new", seats: [] }, seq: 1, seats: [0], host: true, waiting_for: [] };
}

beforeAll(() => speak("en"));
beforeEach(() => {
  session.guest = { id: "1", name: "Juno", token: "secret" };
  asked.length = 0;
  history.replaceState(null, "", "/");
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
    const request = {
      method: init.method ?? "GET",
      path,
      body: init.body ? JSON.parse(init.body as string) : undefined,
    };
    asked.push(request);
    return Promise.resolve(new Response(JSON.stringify(answer(request)), { status: 200 }));
  });
});
afterEach(() => {
  if (page) void unmount(page);
  page = null;
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

function show(Screen: unknown, props: Record<string, unknown> = {}): void {
  page = mount(Screen as Component<Record<string, unknown>>, { target: document.body, props });
  flushSync();
}
const at = <T extends HTMLElement>(testid: string): T => document.querySelector<T>(`[data-testid="${testid}"]`)!;
const sent = (path: string): unknown => asked.find((each) => each.path === path && each.method === "POST")?.body;

describe("home", () => {
  test("plays against computer players with one click", async () => {
    show(Home, { route: { screen: "home", device: null } });
    at("play-now-afternova").click();
    await vi.waitFor(() => expect(location.pathname).toBe("/table/new"));
    expect(sent("/api/play-now")).toEqual({ game: "afternova", players: 4 });
  });

  test("lists my games, those that wait for me first, and says whose turn it is elsewhere", async () => {
    show(Home, { route: { screen: "home", device: null } });
    await vi.waitFor(() => expect(at("my-games")).not.toBeNull());
    const [first, second, ...more] = [...at("my-games").querySelectorAll("li")].map((line) => line.textContent);
    expect(first).toContain("Sunday raid");
    expect(first).toContain("Your turn");
    expect(second).toContain("AfterNova, round 7: Mia is choosing");
    expect(more).toEqual([]);
    expect(at("played-games").textContent).toContain("Old game");
  });

  test("lists open tables, and joining one goes there", async () => {
    show(Home, { route: { screen: "home", device: null } });
    await vi.waitFor(() => expect(at("open-tables")).not.toBeNull());
    expect(at("open-tables").textContent).toContain("AfterNova, one open seat, with a computer player");
    at("join-t9").click();
    await vi.waitFor(() => expect(location.pathname).toBe("/table/t9"));
  });

  test("changes language and theme for this device", async () => {
    show(Home, { route: { screen: "home", device: null } });
    at("language-de").click();
    await vi.waitFor(() => expect(at("play-now-afternova").textContent).toContain("Jetzt spielen"));
    at("theme").click();
    expect(document.documentElement.dataset["theme"]).toBe("light");
    await settings.choose({ language: "en", theme: "dark" });
  });
});

describe("a new table", () => {
  test("opens with friendly defaults, one seat mine and the others open", async () => {
    show(Create, { route: { screen: "create", game: "afternova" } });
    await vi.waitFor(() => expect(at("create")).not.toBeNull());
    at("create").click();
    await vi.waitFor(() => expect(location.pathname).toBe("/table/new"));
    expect(sent("/api/tables")).toMatchObject({
      game: "afternova",
      seats: [{ who: "me" }, { who: "open" }, { who: "open" }, { who: "open" }],
      options: {},
      listed: false,
      decision_seconds: null,
      away_seconds: 120,
      talk: "free",
      name: "Juno’s table",
    });
    expect(asked.some((each) => each.path.endsWith("/start"))).toBe(false);
  });

  test("starts at once when no seat is open, with what was chosen", async () => {
    show(Create, { route: { screen: "create", game: "afternova" } });
    await vi.waitFor(() => expect(at("create")).not.toBeNull());
    at("players-3").click();
    at("listed-true").click();
    at("edition-first").click();
    flushSync();
    at("seat-1-me").click();
    flushSync();
    at("seat-2-computer").click();
    flushSync();
    at("create").click();
    await vi.waitFor(() => expect(asked.some((each) => each.path === "/api/tables/new/start")).toBe(true));
    expect(sent("/api/tables")).toMatchObject({
      seats: [{ who: "me" }, { who: "me" }, { who: "computer", level: "cadet" }],
      options: { edition: "first" },
      listed: true,
    });
  });

  test("asks the host to take a seat", async () => {
    show(Create, { route: { screen: "create", game: "afternova" } });
    await vi.waitFor(() => expect(at("create")).not.toBeNull());
    at("seat-0-open").click();
    flushSync();
    expect(at<HTMLButtonElement>("create").disabled).toBe(true);
  });
});
