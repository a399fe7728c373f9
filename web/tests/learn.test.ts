import { beforeEach, describe, expect, it } from "vitest";
import { learnt } from "../src/learn/progress.svelte";
import { partsOf, said } from "../src/learn/words";

describe("the texts of lessons", () => {
  it("have signs in braces and what stands out between asterisks", () => {
    expect(partsOf("Take 2 {piloting}, then *agree*.")).toEqual([
      { kind: "text", text: "Take 2 " },
      { kind: "sign", text: "piloting" },
      { kind: "text", text: ", then " },
      { kind: "strong", text: "agree" },
      { kind: "text", text: "." },
    ]);
  });
  it("are in English where the reader's language is missing", () => {
    expect(said({ en: "Fly", de: "Flieg" })).toBe("Fly");
    expect(said({ it: "Vola" })).toBe("Vola");
    expect(said(null)).toBe("");
  });
});

describe("what was learnt", () => {
  beforeEach(() => localStorage.clear());
  it("keeps the best result of an exercise", () => {
    expect(learnt.stars("one")).toBeNull();
    learnt.tried("one", 2);
    learnt.tried("one", 0);
    learnt.tried("one", 1);
    expect(learnt.stars("one")).toBe(2);
    expect(localStorage.getItem("novatable.learnt")).toContain('"one":2');
  });
  it("counts the days in a row, also when today is still to come", () => {
    for (const day of ["2026-11-14", "2026-11-16", "2026-11-17"]) learnt.solvedPuzzle("some", day);
    expect(learnt.row("some", "2026-11-17")).toBe(2);
    expect(learnt.row("some", "2026-11-18")).toBe(2);
    expect(learnt.row("some", "2026-11-19")).toBe(0);
  });
  it("remembers that a guided game was played to its end, when it is begun again", () => {
    learnt.atStep("guide", 11, "t1", true);
    learnt.atStep("guide", 2, "t2", false);
    expect(learnt.guide("guide")).toEqual({ step: 2, table: "t2", done: true });
  });
});
