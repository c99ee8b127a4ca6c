const stored = "places";
/** How far down each entry of the history was left, in CSS pixels, by its name. */
const places = readPlaces();
let current = "";

/**
 * Remembers how far down the last entry was left and names the one that the history is at now; call it before anything
 * of the next page is shown. Returns how far down this one was left, if that is known.
 */
export function enterEntry(): number | undefined {
  places[current] = scrollY;
  current = history.state?.entry ?? String(Math.random());
  history.replaceState({ ...history.state, entry: current }, "");
  return places[current];
}

/** Keeps the places for the next document: the history of a page that is being left takes nothing any more. */
export function keepPlaces(): void {
  places[current] = scrollY;
  try {
    sessionStorage.setItem(stored, JSON.stringify(places));
  } catch {
    // Where storage is refused, a reload begins at the top.
  }
}

function readPlaces(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(stored) ?? "{}");
  } catch {
    return {};
  }
}
