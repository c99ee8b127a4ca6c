import { expect } from "vitest";
import type { Driver, Key, Size } from "./drivers/driver.ts";
import type { WatchedSite } from "./site/watched-site.ts";

/** So long a command of a browser may take on any machine: what takes longer hangs. */
const longest = 60_000;

/** What of a page can be used, as a visitor would name it. */
export interface Control {
  x: number;
  y: number;
}

/** A visitor at a browser: does what people do, and looks at what is there. */
export interface Visitor {
  /** The name of the engine, for what must be said of one alone. */
  site: WatchedSite;
  /** Opens a page of the site by its address, and waits for its scripts. */
  open: (path: string) => Promise<void>;
  /** The same, and the greeting goes, as if its time had passed. */
  enter: (path: string) => Promise<void>;
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
      await look(endGreeting);
    },
    reload: async () => {
      await look(markAndReload);
      await sees(true, isUnmarked);
      await sees(true, scriptsAreDone);
    },
    // The browser's own buttons do the same.
    back: () => look(() => void setTimeout(() => history.back())),
    forward: () => look(() => void setTimeout(() => history.forward())),
    click: async (name, within = "body") => {
      let place: Control | string = "";
      await expect
        .poll(async () => {
          place = await look(findControl, name, within);
          return place;
        })
        .toEqual({ x: expect.any(Number), y: expect.any(Number) });
      if (typeof place !== "string") await ask(`click ${name}`, driver.click(place.x, place.y));
    },
    clickAt: (x, y) => ask("click", driver.click(x, y)),
    press: (key, how = { withShift: false }) => ask(`press ${key}`, driver.press(key, how.withShift)),
    wheel: (pixels) => ask("turn the wheel", driver.wheel(size.width / 2, size.height / 2, pixels)),
    takeMessages: () => [...driver.takeMessages(), ...site.messages.splice(0)],
  };
}

/** What a promise brings; or an error that names who did not answer, and how. */
async function limit<Value>(who: string, answer: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${who} gave no answer in ${longest / 1000} seconds.`)), longest);
  });
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw message.startsWith(who) ? error : new Error(`${who} failed: ${message}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a page's scripts are alive, or known to be lost or unwanted. */
function scriptsAreDone(): boolean {
  return document.readyState !== "loading" && document.querySelector("html[data-alive], html:not([data-js])") !== null;
}

function endGreeting(): void {
  for (const animation of document.querySelector("[data-landing]")?.getAnimations() ?? []) animation.finish();
}

function markAndReload(): void {
  document.documentElement.dataset["left"] = "";
  setTimeout(() => location.reload());
}

function isUnmarked(): boolean {
  return document.documentElement.dataset["left"] === undefined;
}

/** Where a click on what is called so would hit it now, or what hinders. Brings it into sight, if need be. */
function findControl(name: string, within: string): Control | string {
  const kinds = "a[href], button, summary, [role=tab]";
  const found = [...document.querySelectorAll(within)]
    .flatMap((part) => [...part.querySelectorAll(kinds)])
    .filter((control) => control.getClientRects().length > 0 && getComputedStyle(control).visibility === "visible")
    .find((control) => (control.getAttribute("aria-label") ?? control.textContent ?? "").trim().startsWith(name));
  if (!found) return `there is no ${name}`;
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) {
    found.scrollIntoView({ block: "center", behavior: "instant" });
    return `${name} is out of sight`;
  }
  const hit = document.elementFromPoint(x, y);
  if (!hit || !found.contains(hit)) return `${hit?.outerHTML.slice(0, 100)} lies over ${name}`;
  const moving = found.closest("dialog") ?? found;
  if (moving.getAnimations().some(({ playState }) => playState === "running")) return `${name} moves`;
  return { x, y };
}
