const stored = "place";
const places = new Map<string, number>();
let current = "";

/** How far down the entry that the history stands at was left, in CSS pixels, if that is known. */
export function placeOfEntry(): number | undefined {
  const { entry } = readState();
  return entry === undefined ? undefined : (places.get(entry) ?? readKeptPlace(entry));
}

/** Remembers how far down the entry is that is being left; call it before anything of the next page shows. */
export function leaveEntry(): void {
  places.set(current, scrollY);
}

/** Names the entry that the history stands at now, so that it is known again. */
export function enterEntry(): void {
  const { entry = String(Math.random()) } = readState();
  current = entry;
  history.replaceState({ ...history.state, entry }, "");
}

/** Keeps the entry's place for the next document: of a page that is being left, the history takes nothing any more. */
export function keepPlace(): void {
  try {
    sessionStorage.setItem(stored, JSON.stringify([readState().entry, scrollY]));
  } catch {
    // Where storage is refused, a reload begins at the top.
  }
}

function readKeptPlace(entry: string): number | undefined {
  try {
    const [owner, place]: unknown[] = JSON.parse(sessionStorage.getItem(stored) ?? "[]");
    return owner === entry && typeof place === "number" ? place : undefined;
  } catch {
    return undefined;
  }
}

/** What the history keeps of an entry: its name here. */
function readState(): { entry?: string } {
  return history.state ?? {};
}
