import { expect } from "vitest";
import type { Driver, Key, Size } from "./drivers/driver.ts";
import { findControl, type SourceLocation } from "./find-control.ts";
import { limit } from "./limit.ts";
import type { WatchedSite } from "./site/watched-site.ts";

/** A visitor at a browser: does what people do, and looks at what is there. */
export interface Visitor {
  site: WatchedSite;
  /** Opens a page of the site by its address, and waits for its scripts. */
  open: (path: string) => Promise<void>;
  /** The same, and the greeting goes, as if its time had passed. */
  enter: (path: string) => Promise<void>;
  /** Loads the page anew; the greeting goes as above. */
  reload: () => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /** Clicks what is called so, once it can be seen and nothing lies over it; within a part of the page, if one is named. */
  click: (name: string, within?: string) => Promise<void>;
  clickAt: (x: number, y: number) => Promise<void>;
  press: (key: Key, how?: { withShift: boolean }) => Promise<void>;
  /** Turns the wheel in the middle of the screen. */
  wheel: (pixels: number) => Promise<void>;
  /** Asks the page: the function runs there, and knows nothing but what it is given. */
  look: <Args extends readonly unknown[], Value>(question: (...args: Args) => Value, ...args: Args) => Promise<Value>;
  /** Looks until the page answers that. */
  sees: <Args extends readonly unknown[], Value>(
    expected: Value,
    question: (...args: Args) => Value,
    ...args: Args
  ) => Promise<void>;
  /** What was logged as an error or a warning, or thrown, since this was last asked. */
  takeMessages: () => string[];
}

/** Has a visitor use a browser on a screen of one size. */
export function visit(engine: string, driver: Driver, site: WatchedSite, size: Size): Visitor {
  const ask = <Value>(what: string, answer: Promise<Value>) => limit(`${engine}, asked to ${what},`, answer);
  const look: Visitor["look"] = (question, ...args) =>
    ask("look at its page", driver.evaluate(`(${question})(...${JSON.stringify(args)})`));
  const sees: Visitor["sees"] = async (expected, question, ...args) => {
    await expect.poll(() => look(question, ...args)).toEqual(expected);
  };
  const open = async (path: string) => {
    await ask(`open ${path}`, driver.goto(new URL(path, site.url).href, size));
    await sees(true, scriptsAreDone);
  };
  return {
    site,
    look,
    sees,
    open,
    enter: async (path) => {
      await open(path);
      await look(endLanding);
    },
    reload: async () => {
      await look(markAndReload);
      await sees(true, isUnmarked);
      await sees(true, scriptsAreDone);
      await look(endLanding);
    },
    // The browser's own buttons do the same.
    back: () => look(() => void setTimeout(() => history.back())),
    forward: () => look(() => void setTimeout(() => history.forward())),
    click: async (name, within = "body") => {
      const places: SourceLocation[] = [];
      await expect
        .poll(async () => {
          const found = await look(findControl, name, within);
          if (typeof found !== "string") places.push(found);
          return found;
        })
        .toEqual({ x: expect.any(Number), y: expect.any(Number) });
      for (const { x, y } of places.slice(-1)) await ask(`click ${name}`, driver.click(x, y));
    },
    clickAt: (x, y) => ask("click", driver.click(x, y)),
    press: (key, how = { withShift: false }) => ask(`press ${key}`, driver.press(key, how.withShift)),
    wheel: (pixels) => ask("turn the wheel", driver.wheel(size.width / 2, size.height / 2, pixels)),
    takeMessages: () => [...driver.takeMessages(), ...site.messages.splice(0)],
  };
}

/** Whether a page's scripts are alive, or known to be lost or unwanted. */
function scriptsAreDone(): boolean {
  return document.readyState !== "loading" && document.querySelector("html[data-alive], html:not([data-js])") !== null;
}

function endLanding(): void {
  for (const animation of document.querySelector("[data-landing]")?.getAnimations() ?? []) animation.finish();
}

function markAndReload(): void {
  document.documentElement.dataset["left"] = "";
  setTimeout(() => location.reload());
}

function isUnmarked(): boolean {
  return document.documentElement.dataset["left"] === undefined;
}
