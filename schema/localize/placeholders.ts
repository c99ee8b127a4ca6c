import { withoutTitles } from "../person-name.ts";
import { addNodeIds, idOf } from "../source/node-ids.ts";
import { concatTexts, mapText, type Plain, type Text } from "../text.ts";

/** The profile's values that texts can refer to, as in `{firstName}`. */
export const placeholders = ["name", "firstName", "role", "location"] as const;
export type Placeholder = (typeof placeholders)[number];

export function isPlaceholder(word: string): word is Placeholder {
  return placeholders.some((name) => name === word);
}

export type PlaceholderValues = Record<Placeholder, Text | undefined>;

/** For posts, whose texts are shown as they are written. */
export const noValues = { name: undefined, firstName: undefined, role: undefined, location: undefined };

/** A placeholder in a text, as in "Hello, I'm {firstName}". */
const placeholderPattern = /(\{[A-Za-z][A-Za-z0-9]*\})/;

type ProfileNames = { readonly [Name in Exclude<Placeholder, "role">]?: string | undefined };

/** The values of a profile. `firstName` defaults to the first word of the name that is no title. */
export function placeholderValues<Role extends Text>(profile: ProfileNames & { role?: Role | undefined }) {
  return {
    name: profile.name,
    firstName: profile.firstName ?? (profile.name === undefined ? undefined : withoutTitles(profile.name)[0]),
    role: profile.role,
    location: profile.location,
  };
}

/** The same with the ids of their nodes. */
export function namedPlaceholders(profile: ProfileNames & { role?: Text | undefined }): PlaceholderValues {
  const values = placeholderValues(profile);
  const named = (key: keyof ProfileNames, from = key) => values[key] && addNodeIds(values[key], idOf(profile, from));
  const firstName = named("firstName", profile.firstName === undefined ? "name" : "firstName");
  return { ...values, name: named("name"), firstName, location: named("location") };
}

/**
 * Fills in the placeholders of a text and keeps unknown ones as written. Closes changes of text direction in each
 * string and in each value.
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

/** What starts a change of text direction (UAX #9), and what ends it: embeddings and overrides, then isolates. */
const changes = [
  { begins: /[\u202a\u202b\u202d\u202e]/, closer: "\u202c" },
  { begins: /[\u2066-\u2068]/, closer: "\u2069" },
];

/**
 * Closes every change of text direction that a text opens, and removes closers without a match. So the text can't
 * change the direction of its surroundings, such as a sentence, a title or a card.
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
      // A closer inside an isolate doesn't close what was opened before the isolate.
      if (open.at(-1) !== character) continue;
      open.pop();
    } else if (character === "\u2069") {
      const isolate = open.lastIndexOf(character);
      if (isolate === -1) continue;
      // Also closes what was opened within the isolate.
      open.length = isolate;
    }
    closed += character;
  }
  return closed + open.toReversed().join("");
}
