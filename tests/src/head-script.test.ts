import { beforeEach, expect, it } from "vitest";
import * as dataAttributes from "../../src/data-attributes.ts";
import { runHeadScript } from "../../src/document/head-script.ts";
import { currentColorMode, cycleColorMode, isPauseChosen, toggleMotion } from "../../src/preferences.ts";

// The script is the text of a function: it can import nothing, so that its names are written in it once more.

const root = document.documentElement;

/** Loads the page anew, as far as the root and the script in its head are concerned. */
function loadAnew(): void {
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  runHeadScript(true, async () => {});
}

beforeEach(() => localStorage.clear());

it("says by the mark that styles ask for that scripts are alive", () => {
  loadAnew();
  expect(root.hasAttribute(dataAttributes.js)).toBe(true);
});

it("leaves a page as it is without scripts where the engine gets no look", () => {
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  runHeadScript(false, async () => {});
  expect([...root.attributes]).toEqual([]);
});

it("puts in force the colour mode that the page's control has kept", () => {
  cycleColorMode();
  const chosen = currentColorMode();
  expect(chosen).not.toBe("system");
  loadAnew();
  expect(currentColorMode()).toBe(chosen);
});

it("puts in force the pause that the page's control has kept", () => {
  toggleMotion();
  loadAnew();
  expect(isPauseChosen()).toBe(true);
  toggleMotion();
  loadAnew();
  expect(isPauseChosen()).toBe(false);
});

it("hides the landing overlay at the first input, by the attribute that its style reads", () => {
  loadAnew();
  expect(root.hasAttribute(dataAttributes.landingDone)).toBe(false);
  dispatchEvent(new Event("keydown"));
  expect(root.hasAttribute(dataAttributes.landingDone)).toBe(true);
});
