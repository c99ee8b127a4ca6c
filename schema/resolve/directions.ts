const controls = /[\u202a-\u202e\u2066-\u2069]/;

/** What begins a change of the direction of writing (UAX #9), and what ends it: an embedding or override, an isolate. */
const changes = [
  { begins: /[\u202a\u202b\u202d\u202e]/, closer: "\u202c" },
  { begins: /[\u2066-\u2068]/, closer: "\u2069" },
];

/**
 * A text in which every change of the direction of writing ends: what is opened in it is closed in it, and what closes
 * nothing is left out. So it can't turn what stands beside it, wherever it is put: in a sentence, a title, a card.
 */
export function closeDirections(text: string): string {
  if (!controls.test(text)) return text;
  const open: string[] = [];
  let closed = "";
  for (const character of text) {
    const change = changes.find(({ begins }) => begins.test(character));
    if (change) open.push(change.closer);
    else if (character === "\u202c") {
      // What was opened outside an isolate is not closed within it.
      if (open.at(-1) !== character) continue;
      open.pop();
    } else if (character === "\u2069") {
      const isolate = open.lastIndexOf(character);
      if (isolate === -1) continue;
      // It closes what was opened within the isolate, too.
      open.length = isolate;
    }
    closed += character;
  }
  return closed + open.toReversed().join("");
}
