const stored = "places";
/** How far down each entry of the history was left, in CSS pixels, by its name. */
const places = readPlaces();
let current = "";

/** How far down the current entry of the history was left, if that is known. */
export function placeOfEntry(): number | undefined {
  return places[history.state?.entry];
}

/** Remembers how far down the entry is that is being left; call it before anything of the next page is shown. */
export function leaveEntry(): void {
  places[current] = scrollY;
}

/** Gives the current entry of the history a name, if it has none yet. */
export function enterEntry(): void {
  current = history.state?.entry ?? String(Math.random());
  history.replaceState({ ...history.state, entry: current }, "");
}

/** Keeps the places for the next document: the history of a page that is being left takes nothing any more. */
export function keepPlaces(): void {
  leaveEntry();
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
