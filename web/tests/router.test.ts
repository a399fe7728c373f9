import { describe, expect, it } from "vitest";
import { routeOf } from "../src/app/router.svelte";

const at = (path: string): ReturnType<typeof routeOf> => routeOf(new URL(path, "http://table.example"));

describe("addresses", () => {
  it("lead to screens", () => {
    expect(at("/")).toEqual({ screen: "home", device: null });
    expect(at("/#device=s3cret")).toEqual({ screen: "home", device: "s3cret" });
    expect(at("/new/novaraiders")).toEqual({ screen: "create", game: "novaraiders" });
    expect(at("/table/abc")).toEqual({ screen: "table", table: "abc", link: null });
    expect(at("/replay/abc/17")).toEqual({ screen: "replay", table: "abc", step: 17, entry: null });
    expect(at("/replay/abc?entry=17")).toEqual({ screen: "replay", table: "abc", step: null, entry: 17 });
    expect(at("/replay/abc/1.5")).toEqual({ screen: "replay", table: "abc", step: null, entry: null });
    expect(at("/rules/afternova#AN-4.5")).toEqual({ screen: "rules", game: "afternova", rule: "AN-4.5" });
    expect(at("/nowhere")).toEqual({ screen: "unknown" });
  });

  it("carry invitations behind the #", () => {
    expect(at("/table/abc#join=s3cret")).toEqual({
      screen: "table",
      table: "abc",
      link: { purpose: "join", secret: "s3cret" },
    });
    expect(at("/table/abc#watch=w")).toEqual({
      screen: "table",
      table: "abc",
      link: { purpose: "watch", secret: "w" },
    });
    expect(at("/table/abc#open=sesame")).toEqual({ screen: "table", table: "abc", link: null });
  });
});
