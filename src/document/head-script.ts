/**
 * Runs in the head, before the first paint, as the text of this function: it must name nothing outside itself. It
 * puts in force what an earlier visit chose, and marks the root as alive, until a script of the page turns out lost.
 */
export function runHeadScript(): void {
  const root = document.documentElement;
  // A browser without modules gets the page as it is without scripts.
  if (!("noModule" in HTMLScriptElement.prototype)) return;
  root.dataset.js = "";
  try {
    const mode = localStorage.getItem("color-mode");
    if (mode === "light" || mode === "dark" || mode === "system") root.dataset.colorMode = mode;
    if (localStorage.getItem("motion") === "paused") root.dataset.motion = "paused";
  } catch {}
  addEventListener(
    "error",
    (event) => {
      const isLost = event.target instanceof HTMLScriptElement;
      const isBroken = event instanceof ErrorEvent && !("alive" in root.dataset);
      if (isLost || isBroken) delete root.dataset.js;
    },
    true,
  );
}
