import type { JsonSchema } from "../../json-schema/schema-parts.ts";
import { suggest } from "../../messages/suggest.ts";

/** Keys that mean the same, in this file or in those of other programs; the first one is this file's in most places. */
const alike = [
  ["hidden", "hide", "invisible"],
  ["href", "url", "link", "to", "address", "path", "page"],
  ["title", "author", "person"],
  ["title", "heading", "name", "label", "headline", "greeting", "text"],
  ["text", "paragraphs", "description", "content", "body", "summary", "desc", "tagline", "intro", "bio"],
  ["items", "cards", "tabs", "entries", "list", "blocks", "columns", "children", "sections"],
  ["src", "source", "file", "path", "image", "picture", "url"],
  ["alt", "alttext", "alternative", "alternativetext", "description"],
  ["photo", "image", "picture", "avatar"],
  ["quote", "text", "said", "testimonial"],
  ["position", "role", "job", "title"],
  ["organization", "company", "employer", "workplace", "firm"],
  ["value", "number", "count", "amount"],
  ["kind", "type"],
  ["accent", "color", "colour"],
  ["colorMode", "mode", "darkmode"],
  ["phone", "telephone", "mobile", "tel"],
  ["emails", "email", "mail"],
  ["path", "url", "slug", "route", "href"],
  ["institution", "school", "college", "university"],
  ["start", "from", "begin", "startdate", "start_date"],
  ["end", "to", "until", "enddate", "end_date"],
  ["tags", "skills", "technologies", "keywords", "categories", "category", "topics", "stack", "tech"],
  // Front matter of other site generators.
  [
    "date",
    "when",
    "year",
    "day",
    "pubdate",
    "publishdate",
    "publisheddate",
    "datepublished",
    "created",
    "created_at",
    "createdat",
  ],
  ["updated", "lastmod", "modified", "updateddate", "datemodified", "last_modified_at", "modified_at", "updatedat"],
  ["description", "excerpt", "abstract", "teaser", "lead"],
  ["image", "cover", "coverimage", "heroimage", "thumbnail", "banner", "featured_image", "ogimage", "img"],
  ["path", "permalink"],
  ["focus", "position", "crop", "objectposition", "object-position", "focalpoint", "focal", "gravity", "center"],
];

const knownWords = new Set(alike.flat());

/** Keys that other programs, or other parts of the content, use with the same meaning as this one, misspelt or not. */
export function familyOf(key: string): string[] {
  const word = key.toLowerCase();
  const near = knownWords.has(word) ? word : suggest(word, knownWords, 1);
  return near === undefined ? [] : alike.filter((words) => words.includes(near)).flat();
}

/**
 * The key that is probably meant by another one.
 * @param lacking the missing key that the value is of the type of; for a list this says more than the key's spelling
 */
export function findNear(
  key: string,
  missing: string[],
  free: string[],
  lacking: { key: string; isList: boolean } | undefined,
): string | undefined {
  if (lacking?.isList) return lacking.key;
  const family = familyOf(key);
  const findAlike = (names: string[]) => family.find((name) => names.includes(name));
  return suggest(key, missing) ?? findAlike(missing) ?? findAlike(free) ?? suggest(key, free) ?? lacking?.key;
}

/**
 * The one key that is missing, if a value is of its type. Many keys take a text.
 * @param isLone true if no other key is unknown
 */
export function findLacking(
  value: unknown,
  missing: ReadonlySet<string>,
  { properties = {} }: JsonSchema,
  isLone: boolean,
): { key: string; isList: boolean } | undefined {
  const [key, ...others] = missing;
  if (key === undefined || others.length > 0) return undefined;
  const { type } = properties[key] ?? {};
  if (Array.isArray(value) && type === "array") return { key, isList: true };
  return typeof value === "string" && type === "string" && isLone ? { key, isList: false } : undefined;
}

/** A key that is there and means the same as another one, unless `near`, which is free, means the same by its own name. */
export function findSame(
  key: string,
  near: string | undefined,
  present: readonly string[],
  { properties = {} }: JsonSchema,
): string | undefined {
  if (near !== undefined && alike.some((words) => words[0] === key && words.includes(near))) return undefined;
  const known = alike.filter((words) => words.includes(key.toLowerCase())).flatMap(([first = ""]) => first);
  return known.find((name) => present.includes(name) && Object.hasOwn(properties, name));
}
