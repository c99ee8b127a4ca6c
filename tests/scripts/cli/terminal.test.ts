import { expect, it } from "vitest";
import { describeTerminal } from "../../../scripts/lib/cli/reporters/display.ts";

const screen = { isTTY: true, columns: 72 };

it.each([
  ["a terminal", screen, {}, true],
  ["a terminal without colours", screen, { TERM: "dumb" }, false],
  ["a terminal whose user wants none", screen, { NO_COLOR: "1" }, false],
  ["a terminal where the wish is empty", screen, { NO_COLOR: "" }, true],
  ["a file", {}, {}, false],
  ["a log that shows colours", {}, { FORCE_COLOR: "1" }, true],
  ["a terminal that is told to have none", screen, { FORCE_COLOR: "0" }, false],
  ["a log, where both are said", {}, { FORCE_COLOR: "1", NO_COLOR: "1" }, false],
])("%s has the colours that it can show", (_, stream, environment, color) => {
  expect(describeTerminal(stream, environment).color).toBe(color);
});

it("a terminal has its columns, and a file none", () => {
  expect(describeTerminal(screen, {}).width).toBe(72);
  expect(describeTerminal({}, {}).width).toBeUndefined();
});
