import type { ReactNode } from "react";
import type { Root } from "react-dom/client";
import type { IslandMap, IslandName } from "../../islands/island.tsx";
import * as marks from "../../marks.ts";
import { isMotionPaused, onMotionChange } from "../../settings.ts";
import { onFirstSign } from "../enhancements/first-sign.ts";
import { nextTask } from "../enhancements/next-task.ts";
import { recoverFromLostCode } from "./lost-code.ts";

/** How an island comes to life in a prerendered page. */
interface IslandLoader<T extends IslandName> {
  /**
   * What brings it to life: its coming into view, or the visitor's approach (pointer, focus, touch). What waits for an
   * approach comes to life within a screen of the view, too, once the visitor is known to be there.
   */
  wake: "visible" | "approach";
  /** Fetches what renders it, with all that it needs around it. */
  load: () => Promise<{
    render: (props: IslandMap[T], slots: readonly ReactNode[]) => ReactNode;
    /** Makes what `render` would have to make first, once; a task of its own, so that none is long. */
    prepare?: () => Promise<void>;
  }>;
}

const islandLoaders: { readonly [T in IslandName]: IslandLoader<T> } = {
  typewriter: { wake: "visible", load: () => import("./typewriter.island.tsx") },
  "tab-set": { wake: "approach", load: () => import("./tab-set.island.tsx") },
};

const anyIsland = `[${marks.island}]`;
const approaches = ["pointerover", "focusin", "touchstart"] as const;
/** What an island that is not yet alive may miss, and gets again once it is. */
const replayed = ["click", "keydown"] as const;

const awake = new Map<HTMLElement, Promise<Root>>();

/** Brings a prerendered page's islands to life when needed; returns what ends that, once React has the whole page. */
export function startIslands(): () => void {
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  for (const type of approaches) document.addEventListener(type, ({ target }) => void wake(islandAt(target)), options);
  for (const type of replayed) document.addEventListener(type, holdBack, { capture: true, signal: stop.signal });

  const wakeWithin = (rootMargin: string) =>
    new IntersectionObserver(
      (entries, observer) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting || !(target instanceof HTMLElement)) continue;
          observer.unobserve(target);
          void wake(target);
        }
      },
      { rootMargin },
    );
  const observers = { visible: wakeWithin("0px"), approach: wakeWithin("100% 0px") };
  const observe = (kind: "visible" | "approach") => {
    for (const island of document.querySelectorAll<HTMLElement>(anyIsland)) {
      if (wakeOf(island) === kind && !awake.has(island)) observers[kind].observe(island);
    }
  };
  const observeMoving = () => {
    if (!isMotionPaused()) observe("visible");
  };
  observeMoving();
  const stopListening = onMotionChange(observeMoving);
  onFirstSign(() => {
    for (const name of new Set([...document.querySelectorAll<HTMLElement>(anyIsland)].map(nameOf))) {
      // A failure shows itself when the island is needed.
      if (name && islandLoaders[name].wake === "approach") fetchIsland(name).catch(() => {});
    }
    observe("approach");
  });
  return () => {
    stop.abort();
    for (const observer of Object.values(observers)) observer.disconnect();
    stopListening();
    for (const waking of awake.values()) waking.then((root) => root.unmount()).catch(() => {});
    awake.clear();
  };
}

function islandAt(target: EventTarget | null): HTMLElement | null {
  const island = target instanceof Element ? target.closest<HTMLElement>(anyIsland) : null;
  return island && wakeOf(island) === "approach" ? island : null;
}

/** Fetches React and the island's own code side by side, and makes ready what all islands of its kind need. */
async function fetchIsland<T extends IslandName>(name: T): Promise<(island: HTMLElement) => Promise<Root>> {
  const [{ hydrateIsland }, code] = await Promise.all([import("./hydrate.tsx"), islandLoaders[name].load()]);
  if (code.prepare) {
    await nextTask();
    await code.prepare();
  }
  return (island) => hydrateIsland(island, code.render);
}

/** Brings an island to life, once; where its code is lost it stays as it was prerendered. */
async function wake(island: HTMLElement | null): Promise<boolean> {
  const name = island && nameOf(island);
  if (!name) return false;
  const waking = awake.get(island) ?? fetchIsland(name).then((hydrate) => hydrate(island));
  awake.set(island, waking);
  try {
    await waking;
    if (island.dataset.awake === undefined) tellFocus(island);
    island.dataset.awake = "";
    return true;
  } catch {
    awake.delete(island);
    return false;
  }
}

/** Tells an island that has come to life of what had the focus before: a tab that knows of none answers no arrow key. */
function tellFocus(island: HTMLElement): void {
  const { activeElement: focused } = document;
  if (island.contains(focused)) focused?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

/** Keeps the first click or key from being lost: it takes effect once the island is alive, and once only. */
async function holdBack(event: Event): Promise<void> {
  const island = islandAt(event.target);
  if (!island || island.dataset.awake !== undefined || !(event.target instanceof HTMLElement)) return;
  const control = event.target.closest<HTMLElement>("[role=tab]");
  if (!control || control.closest(anyIsland) !== island) return;
  if (event instanceof KeyboardEvent && !/^(?:Arrow|Home$|End$)/.test(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  if (!(await wake(island))) return recoverFromLostCode();
  // React may have had to make the island anew.
  const alive = document.getElementById(control.id) ?? control;
  if (event instanceof KeyboardEvent) {
    alive.focus();
    alive.dispatchEvent(new KeyboardEvent("keydown", { key: event.key, bubbles: true, cancelable: true }));
  } else {
    alive.click();
  }
}

function nameOf(island: HTMLElement): IslandName | undefined {
  const name = island.getAttribute(marks.island);
  return (Object.keys(islandLoaders) as IslandName[]).find((known) => known === name);
}

function wakeOf(island: HTMLElement): "visible" | "approach" | undefined {
  const name = nameOf(island);
  return name && islandLoaders[name].wake;
}
