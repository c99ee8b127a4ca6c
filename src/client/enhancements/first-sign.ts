const signs = ["pointermove", "pointerdown", "keydown", "wheel", "touchstart", "scroll"] as const;

/** Calls back once, at the first sign that a visitor is at the page: the time to fetch what may be needed. */
export function onFirstSign(callback: () => void): void {
  const stop = new AbortController();
  const answer = () => {
    stop.abort();
    callback();
  };
  for (const sign of signs) addEventListener(sign, answer, { passive: true, signal: stop.signal });
}
