import { isRecordKind, isWords } from "../../kinds.ts";
import { unsaidAlt } from "../../messages/message.ts";
import { type Finding, find } from "../../messages/messages.ts";
import { suggest } from "../../messages/suggest.ts";
import { fillPlaceholders, placeholders, placeholderValues } from "../../resolve/text.ts";
import type { Place } from "../../source/place.ts";
import type { ContentIndex } from "../content-index/content-index.ts";
import type { TextValue } from "../content-index/gather.ts";

/** A character that can be seen: no space, no mark for programs, none of the letters that are blank. */
const visible = /[^\s\p{Cf}\p{Cc}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Whether anything of a text shows. */
export function canBeSeen(text: string): boolean {
  return visible.test(text);
}

/** Every text has something in it that can be read: a link of which nothing shows can't be followed. */
export function checkVisibleTexts({ texts, images }: ContentIndex): Finding[] {
  // What stands for a picture has a rule of its own.
  const pictures = new Set(images.map(({ pointer }) => `${pointer}/alt`));
  return texts
    .filter(({ kind, text, pointer }) => isWords(kind) && !canBeSeen(text) && !pictures.has(pointer))
    .map(({ place }) => find("empty-text", place, { invisible: true }));
}

/** What a picture shows is said in words, unless it is said that it is decoration (WCAG 2.2, criterion 1.1.1). */
export function checkPictureTexts({ images }: ContentIndex): Finding[] {
  return images.flatMap(({ value: { alt, decorative }, pointer }) => {
    if (alt === undefined) return [];
    if (!canBeSeen(alt)) return decorative ? [] : [find("picture-without-words", `${pointer}/alt`, {})];
    return decorative ? [find("decorative-with-words", `${pointer}/alt`, {})] : [];
  });
}

/**
 * What looks like a reference; also with spaces or hyphens, which none has, because it was meant as one. Between two
 * braces it is a tag of another program, which is told by itself.
 */
const reference = /(?<!\{)\{\s*([A-Za-z][\w.-]*)\s*\}(?!\})/g;
const known = placeholders.map((name) => `{${name}}`);

/**
 * What of the content may refer to the profile, or be left over from an example: of texts with marks, the words between
 * these; code and formulas have braces, too.
 */
function looseTexts({ texts, written }: ContentIndex): TextValue[] {
  if (written.parts.length === 0) return [...texts];
  const read = new Set(written.parts.filter(({ part }) => part.kind === "run").map(({ value }) => value.pointer));
  const whole = texts.filter(({ pointer, kind, isPart }) => !isWords(kind) || !(isPart || read.has(pointer)));
  const runs = written.parts.flatMap(({ part, value, place }): TextValue[] =>
    part.kind === "run" ? [{ ...value, kind: "text", text: part.text, place }] : [],
  );
  return [...whole, ...runs];
}

/** A `{word}` in a text is one of those that the profile has a value for; elsewhere it is none of them. */
export function checkTextReferences(index: ContentIndex): Finding[] {
  return looseTexts(index)
    .filter(({ text }) => text.includes("{"))
    .flatMap((value) => (isWords(value.kind) ? checkText(value, index) : checkAddress(value)));
}

function checkAddress({ text, place }: TextValue): Finding[] {
  const found = known.find((whole) => text.includes(whole));
  return found === undefined ? [] : [find("reference-in-address", place, { found })];
}

function checkText({ text, pointer, place: whole }: TextValue, index: ContentIndex): Finding[] {
  const inProfile = pointer.startsWith("/profile/") && pointer !== "/profile/photo/alt";
  // Each where it stands first.
  const places = new Map<string, number>();
  for (const { 0: found, index: at } of text.matchAll(reference)) if (!places.has(found)) places.set(found, at);
  return [...places].flatMap(([found, at]) => {
    const place = placeWithin(whole, at, found.length);
    if (inProfile) return [find("placeholder-in-profile", place, { found })];
    if (!known.includes(found)) {
      return [find("unknown-placeholder", place, { found, near: suggest(found, known), known })];
    }
    // The others are always there, or their absence is a mistake of its own.
    if (found !== "{location}" || index.mayHave("location")) return [];
    return [find("missing-profile-value", place, { key: "location" })];
  });
}

/** Where something stands in a part of a text; in a text that is a value by itself, the value is told. */
function placeWithin(place: Place, offset: number, length: number): Place {
  if (typeof place !== "object" || !("in" in place)) return place;
  return { ...place, start: place.start + offset, end: place.start + offset + length };
}

/** What the project's example and common templates say where the owner's own belongs, and what that stands for. */
const samples = [
  { pattern: /\bYour (?:Full |First |Last )?Name\b|\b(?:John|Jane) Doe\b/, meaning: "name" },
  { pattern: /\bYour (?:[A-Z]\w* )?(?:City|Town|Country|Location)\b/, meaning: "place" },
  { pattern: /\bYour (?:[A-Z]\w* )?(?:College|School|University|Institute|Company)\b/, meaning: "institution" },
  { pattern: /\b(?:your[-_]?(?:user)?name|your-username)\b/i, meaning: "user name" },
  { pattern: /(?:^|[@./])example\.(?:com|org|net)\b|\.example(?:[/:]|$)/, meaning: "address" },
  { pattern: /^https?:\/\/(?:localhost|127\.0\.0\.1)\b/, meaning: "address" },
  { pattern: /^\+[0-9]{1,3}[ ()-]?(?:0[ ()-]?){6,}$/, meaning: "telephone number" },
  { pattern: /\b0000-0000-0000-0000\b/, meaning: "number" },
  { pattern: /^(?:CGPA |GPA )?0+(?:\.0+)?(?: ?%| ?\/ ?10)?$/, meaning: "result" },
  { pattern: /\blorem ipsum\b/i, meaning: "text" },
  { pattern: new RegExp(`^${unsaidAlt}$`), meaning: "text" },
  { pattern: /^(?:TODO|TBD|FIXME|xxx+)\b/, meaning: "text" },
];

/** What every placeholder has some of; most texts have none, and need no closer look. */
const hint = /your|doe|example|localhost|127\.|00|lorem|^(?:what the |c?gpa |t|f|x|0)/i;

/** Nothing of the example is left in: names, numbers and addresses of nobody. */
export function checkPlaceholders(index: ContentIndex): Finding[] {
  return looseTexts(index).flatMap((value) => {
    const sample = findSample(value);
    return sample ? [find("placeholder", value.place, sample)] : [];
  });
}

/** The placeholder that a text is or holds, or undefined. */
export function findSample({ text, kind }: TextValue): { found: string; meaning: string } | undefined {
  if (
    kind === "file" ||
    kind === "textFile" ||
    isRecordKind(kind) ||
    kind === "id" ||
    kind === "path" ||
    !hint.test(text)
  )
    return undefined;
  for (const { pattern, meaning } of samples) {
    const match = pattern.exec(text);
    if (match) return { found: isWords(kind) ? match[0] : text, meaning };
  }
  return undefined;
}

const longestTitle = 60;
const longestDescription = 160;

/** Titles and descriptions are there, and fit into a search result. */
export function checkSearchResults(index: ContentIndex): Finding[] {
  const { site = {}, profile = {} } = index.root;
  const pages = index.pages.filter(({ hidden }) => !hidden);
  const values = placeholderValues(profile);
  const long = [{ value: site, pointer: "/site" }, ...pages].flatMap(({ value, pointer }) => {
    const [title, description] = [value.title, value.description].map((text) => text && fillPlaceholders(text, values));
    return [
      ...checkLength("long-title", `${pointer}/title`, title, longestTitle),
      ...checkLength("long-description", `${pointer}/description`, description, longestDescription),
    ];
  });
  const isDescribed = site.description !== undefined || index.isDoubtful("/site");
  const missing = pages
    .filter(({ value, pointer }) => {
      if (value.description !== undefined || index.isBroken(`${pointer}/description`)) return false;
      return !(value.path === "/" && isDescribed) && !index.hasUnknownKey(pointer);
    })
    .map(({ pointer }) => find("missing-description", pointer, { owner: index.describe(pointer) }));
  return [...long, ...missing];
}

function checkLength(
  code: "long-title" | "long-description",
  pointer: string,
  shown: string | undefined,
  limit: number,
): Finding[] {
  const { length } = [...(shown ?? "")];
  return length > limit ? [find(code, pointer, { length, limit })] : [];
}
