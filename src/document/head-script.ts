/**
 * Inline head script, from this function's source: it must refer to nothing outside. Before the first paint it applies
 * saved preferences, marks the root as scripted, and hides the landing overlay at the visitor's first input, or at once
 * if this tab has shown it. After the first paint, so that nothing delays it, it imports the application by `load`
 * (tools would rewrite an `import()` in here), and replays earlier clicks and keys on buttons. If that fails, or the
 * engine is too old, the page works as without scripts. The function has no name: the minifier would rename it whenever
 * the application changes.
 */
export const runHeadScript = (isAboveFloor: boolean, load: (address: string) => Promise<unknown>): void => {
  if (!isAboveFloor) return;
  const root = document.documentElement;
  const { entry, landingOnce } = document.currentScript?.dataset ?? {};
  root.dataset.js = "";
  try {
    const mode = localStorage.getItem("color-mode");
    if (mode === "light" || mode === "dark" || mode === "system") root.dataset.colorMode = mode;
    if (localStorage.getItem("motion") === "paused") root.dataset.motion = "paused";
    if (typeof landingOnce === "string") {
      // Other sites on the same host have their own landing overlay.
      const name = `landing ${landingOnce}`;
      if (sessionStorage.getItem(name)) root.dataset.landingDone = "";
      sessionStorage.setItem(name, "yes");
    }
  } catch {}
  const hideLanding = () => {
    root.dataset.landingDone = "";
  };
  // Touch is a pointer, too. Scrolling does not count yet: the browser may scroll by itself, to an anchor or old place.
  for (const input of ["pointerdown", "click", "keydown", "wheel"]) {
    addEventListener(input, hideLanding, { capture: true, once: true, passive: true });
  }
  if (!entry) return;
  const held = ["click", "keydown"];
  const early: Event[] = [];
  let begin = () => {
    begin = () => {};
    load(entry).then(
      () => {
        for (const type of held) removeEventListener(type, hold, true);
        for (const event of early) {
          const button = event.target instanceof Element && event.target.closest("button");
          if (!button) continue;
          if (event instanceof KeyboardEvent) button.dispatchEvent(new KeyboardEvent("keydown", event));
          // The browser natively handles a button that commands a dialog, if it supports such buttons.
          else if (!button.commandForElement) button.click();
        }
      },
      () => {
        delete root.dataset.js;
      },
    );
  };
  const hold = (event: Event) => {
    early.push(event);
    begin();
  };
  for (const type of held) addEventListener(type, hold, true);
  new PerformanceObserver(() => begin()).observe({ type: "paint", buffered: true });
  // For browsers that don't report when they have painted.
  addEventListener("load", () => setTimeout(() => begin(), 1000));
};
