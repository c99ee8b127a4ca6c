const stored = "places";
/** Scroll position of each history entry in CSS pixels, by the entry's key. */
const positions = readPositions();
let current = "";

/**
 * Saves the scroll position of the last history entry and gives the current one a key. Call it before the next page is
 * shown. Returns the current entry's scroll position, if known.
 */
export function enterEntry(): number | undefined {
  positions[current] = scrollY;
  current = history.state?.entry ?? String(Math.random());
  history.replaceState({ ...history.state, entry: current }, "");
  return positions[current];
}

/** Saves the positions for the next document. A page that is being unloaded can't change its history any more. */
export function saveScrollPositions(): void {
  positions[current] = scrollY;
  try {
    sessionStorage.setItem(stored, JSON.stringify(positions));
  } catch {
    // Without storage, a reload starts at the top.
  }
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(stored) ?? "{}");
  } catch {
    return {};
  }
}
