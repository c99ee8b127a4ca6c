import { expect, it } from "vitest";
import { cropWordmark } from "../../../scripts/lib/content/crop-wordmark.ts";

const draw = (d: string) => ({
  tag: "svg",
  attr: { viewBox: "0 0 24 24" },
  child: [{ tag: "path", attr: { d }, child: [] }],
});
const boxOf = (d: string) => cropWordmark(draw(d)).attr["viewBox"];

it("a word has no empty space above and below, whatever commands draw it", () => {
  expect(boxOf("M0 9h24v6H0z")).toBe("0 9 24 6");
  expect(boxOf("m0 9 24 0l0 6-24 0Z")).toBe("0 9 24 6");
  expect(boxOf("M2 12c0-3 20-3 20 0s-20 3-20 0")).toBe("2 9 20 6");
  // Two half circles, whose flags have no space after them.
  expect(boxOf("M0 12h24M10 12a2 2 0 114 0a2 2 0 11-4 0")).toBe("0 8 24 8");
});

it("a sign keeps its box", () => {
  expect(boxOf("M2 2h20v20H2z")).toBe("0 0 24 24");
  expect(boxOf("M2 7h20v11H2z")).toBe("0 0 24 24");
});

it("a drawing of several elements keeps its box", () => {
  const path = { tag: "path", attr: { d: "M0 9h24v6H0z" }, child: [] };
  expect(cropWordmark({ ...draw(""), child: [path, path] }).attr["viewBox"]).toBe("0 0 24 24");
});
