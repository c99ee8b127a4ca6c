/**
 * Runs in the head, before the first paint, as the text of this function: it must name nothing outside itself. It puts
 * earlier choices in force, marks the root as alive, and sends the greeting off at the first sign of the visitor, or at
 * once where this tab has had it. Once the page has been painted, so that no byte is in the way of what can be read, it
 * fetches the application by `load` (tools would rewrite an `import()` in here), and hands over the clicks and the
 * keys on buttons that came before. Where that fails, or the engine is below the floor, the page is as it is without
 * scripts. It has no name, which the minifier would choose anew whenever anything else of the application changes.
 */
export const runHeadScript = (isAboveFloor: boolean, load: (address: string) => Promise<unknown>): void => {
  if (!isAboveFloor) return;
  const root = document.documentElement;
  const { entry, greetsOnce } = document.currentScript?.dataset ?? {};
  root.dataset.js = "";
  try {
    const mode = localStorage.getItem("color-mode");
    if (mode === "light" || mode === "dark" || mode === "system") root.dataset.colorMode = mode;
    if (localStorage.getItem("motion") === "paused") root.dataset.motion = "paused";
    if (typeof greetsOnce === "string") {
      // Other sites of the same host have greetings of their own.
      const name = `greeted ${greetsOnce}`;
      if (sessionStorage.getItem(name)) root.dataset.greeted = "";
      sessionStorage.setItem(name, "yes");
    }
  } catch {}
  const greet = () => {
    root.dataset.greeted = "";
  };
  // A touch is a pointer, too. Scrolling is no sign yet: it may be the browser's own, to an anchor or an old place.
  for (const sign of ["pointerdown", "click", "keydown", "wheel"]) {
    addEventListener(sign, greet, { capture: true, once: true, passive: true });
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
          // The browser itself answers a button that commands a dialog, where it knows such buttons.
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
  // Where a browser keeps to itself when it has painted.
  addEventListener("load", () => setTimeout(() => begin(), 1000));
};
