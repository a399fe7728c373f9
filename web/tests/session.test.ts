import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const MIA = { id: "1", name: "Mia", token: "token-of-mia" };

interface Known {
  session: (typeof import("../src/app/session.svelte"))["session"];
  api: (typeof import("../src/app/api"))["api"];
}

/** The page as it is loaded with what the browser has kept. */
async function load(): Promise<Known> {
  vi.resetModules();
  const { session } = await import("../src/app/session.svelte");
  const { api } = await import("../src/app/api");
  return { session, api };
}

function serverSays(status: number, body: string): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("novatable.guest", JSON.stringify(MIA));
});
afterEach(() => vi.unstubAllGlobals());

describe("who one is on this device", () => {
  it.each([
    [401, JSON.stringify({ rule: "token", message: "a valid token is needed" }), true],
    [401, "<h1>Who are you? says the proxy</h1>", false],
    [403, JSON.stringify({ rule: "host", message: "no" }), false],
    [500, "", false],
  ])("is kept whatever a server answers (%i)", async (status, body, unknown) => {
    const { session, api } = await load();
    serverSays(status, body);
    await expect(api.table("T")).rejects.toThrow();
    expect(session.guest).toEqual(MIA);
    expect(session.unknown).toBe(unknown);
    expect(JSON.parse(localStorage.getItem("novatable.guest") ?? "")).toEqual(MIA);
    serverSays(200, "{}");
    await api.table("T");
    expect(session.unknown).toBe(false);
  });

  it("is several: a new guest leaves the old ones where they were, and one can be any of them again", async () => {
    const { session } = await load();
    serverSays(201, JSON.stringify({ id: "2", name: "Ola", token: "token-of-ola" }));
    await session.anew("Ola");
    expect(session.name).toBe("Ola");
    const again = (await load()).session;
    expect(again.name).toBe("Ola");
    expect(again.others).toEqual([MIA]);
    again.use(MIA);
    expect(again.others.map((each) => each.name)).toEqual(["Ola"]);
    expect((await load()).session.guest).toEqual(MIA);
  });

  it("keeps whom another tab has kept meanwhile", async () => {
    const { session } = await load();
    const kit = { id: "3", name: "Kit", token: "token-of-kit" };
    localStorage.setItem("novatable.guests", JSON.stringify([kit]));
    session.use({ id: "2", name: "Ola", token: "token-of-ola" });
    expect(session.others.map((each) => each.name).sort()).toEqual(["Kit", "Mia"]);
  });

  it("is nobody yet where the browser has kept nothing that can be read", async () => {
    localStorage.setItem("novatable.guest", "{broken");
    expect((await load()).session.guest).toBeNull();
  });
});
