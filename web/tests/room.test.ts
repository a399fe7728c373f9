import { expect, test } from "vitest";
import { shapeOf } from "../src/app/room.svelte";

test.each([
  [360, 640, "phone"],
  [390, 844, "phone"],
  [512, 683, "phone"],
  [740, 360, "side"],
  [844, 390, "side"],
  [911, 427, "side"],
  [683, 512, "side"],
  [768, 1024, "tall"],
  [820, 1180, "tall"],
  [1024, 768, "square"],
  [1280, 600, "short"],
  [1366, 640, "short"],
  [960, 520, "short"],
  [1536, 730, "short"],
  [1920, 950, "short"],
  [1440, 780, "desk"],
  [1440, 900, "desk"],
  [2560, 1440, "desk"],
] as const)("a window of %i by %i is %s", (width, height, shape) => {
  expect(shapeOf(width, height)).toBe(shape);
});

test("fingers get a tablet's or a phone's table in a window that a mouse has as a laptop's", () => {
  expect(shapeOf(1180, 750)).toBe("short");
  expect(shapeOf(1180, 750, true)).toBe("square");
  expect(shapeOf(844, 390, true)).toBe("side");
  expect(shapeOf(1024, 560)).toBe("short");
  expect(shapeOf(1024, 560, true)).toBe("side");
});
