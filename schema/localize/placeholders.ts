import { firstNameOf } from "../parts/first-name.ts";
import { idOf, nameNodes } from "../source/node-ids.ts";
import { concatTexts, mapText, type Plain, type Text } from "../text.ts";

/** The profile's values that text may refer to: `{firstName}` and its like. */
export const placeholders = ["name", "firstName", "role", "location"] as const;
export type Placeholder = (typeof placeholders)[number];

/** Whether a word is one of them. */
export function isPlaceholder(word: string): word is Placeholder {
  return placeholders.some((name) => name === word);
}

/** What each `{placeholder}` stands for. */
export type PlaceholderValues = Record<Placeholder, Text | undefined>;

/** A reference in text, as in "Hello, I'm {firstName}". */
const placeholderPattern = /(\{[A-Za-z][A-Za-z0-9]*\})/;

type ProfileNames = { readonly [Name in Exclude<Placeholder, "role">]?: string | undefined };

/** The profile's values by placeholder; the first name is the name's first word that is no title, unless the profile says else. */
export function placeholderValues<Role extends Text>(profile: ProfileNames & { role?: Role | undefined }) {
  return {
    name: profile.name,
    firstName: profile.firstName ?? (profile.name === undefined ? undefined : firstNameOf(profile.name)),
    role: profile.role,
    location: profile.location,
  };
}

/** The same, each naming the node that it came from. */
export function namedPlaceholders(profile: ProfileNames & { role?: Text | undefined }): PlaceholderValues {
  const values = placeholderValues(profile);
  const named = (key: keyof ProfileNames, from = key) => values[key] && nameNodes(values[key], idOf(profile, from));
  const firstName = named("firstName", profile.firstName === undefined ? "name" : "firstName");
  return { ...values, name: named("name"), firstName, location: named("location") };
}

/**
 * Fills in the placeholders of a text; what is no placeholder stays as it is written. Each string, and each that is
 * filled in, is closed against what stands beside it.
 */
export function fillPlaceholders(text: string, values: Plain<PlaceholderValues>): string;
export function fillPlaceholders(text: Text, values: PlaceholderValues): Text;
export function fillPlaceholders(text: Text, values: PlaceholderValues): Text {
  return mapText(text, (words) => {
    const parts = words.split(placeholderPattern).map((part) => {
      const name = part.slice(1, -1);
      const value = part.startsWith("{") && isPlaceholder(name) ? values[name] : undefined;
      return value === undefined ? part : mapText(value, closeDirections);
    });
    return mapText(concatTexts(parts), closeDirections);
  });
}

const controls = /[\u202a-\u202e\u2066-\u2069]/;

/** What begins a change of the direction of writing (UAX #9), and what ends it: an embedding or override, an isolate. */
const changes = [
  { begins: /[\u202a\u202b\u202d\u202e]/, closer: "\u202c" },
  { begins: /[\u2066-\u2068]/, closer: "\u2069" },
];

/**
 * A text in which every change of the direction of writing ends: what is opened in it is closed in it, and what closes
 * nothing is left out. So it can't turn what stands beside it, wherever it is put: in a sentence, a title, a card.
 * @internal
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
