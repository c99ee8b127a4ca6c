import type { Entity } from "../entities/index.ts";
import type { Text } from "../text.ts";

type PageEntry = Entity & { page: string; group: Text | undefined };

/** Texts that can differ: full on one page and short on another. All other fields are facts. */
const texts: ReadonlySet<string> = new Set(["description", "details", "body"]);
/** A thing is identified by the first of these keys that it has. */
const titleKeys = ["title", "position", "degree"] as const;
/** Keys that depend on where and how a thing is shown. */
const displayKeys: ReadonlySet<string> = new Set([
  "page",
  "ownPage",
  "group",
  "languages",
  "featured",
  "icon",
  "image",
  "linkLabel",
]);

/**
 * Merges entries for the same thing, such as one on its type's page and again on another. The merged entry keeps the
 * position on the page with the most entries of its type; in a tie, not on the home page. It has all facts, and the
 * longest of texts that differ.
 */
export function mergeDuplicates<T extends PageEntry>(entries: readonly T[]): T[] {
  const sizes = new Map<string, number>();
  for (const entry of entries) sizes.set(kindAt(entry), (sizes.get(kindAt(entry)) ?? 0) + 1);
  const sizeAt = (entry: PageEntry) => sizes.get(kindAt(entry)) ?? 0;
  const things = gatherThings(entries);
  const joined = new Map(
    things.map((duplicates) => {
      const [kept] = duplicates.toSorted(
        (one, other) => sizeAt(other) - sizeAt(one) || Number(isAtHome(one)) - Number(isAtHome(other)),
      );
      return [kept, kept && duplicates.reduce(join, kept)];
    }),
  );
  return entries.flatMap((entry) => joined.get(entry) ?? []);
}

function isAtHome({ page }: PageEntry): boolean {
  return page === "/";
}

function kindAt({ type, page }: PageEntry): string {
  return `${type} ${page}`;
}

/** Limits comparisons of things with the same name, and of versions of one thing. */
const mostCompared = 100;

type Facts = ReadonlyMap<string, string>;

interface Thing<T> {
  duplicates: T[];
  /** Each distinct version of its facts. */
  versions: Map<string, Facts>;
  /** Pages with this thing: a page repeats a thing only in the same words. */
  pages: Set<string>;
}

/** Groups entries by thing. For speed, only those with the same name are compared. */
function gatherThings<T extends PageEntry>(entries: readonly T[]): T[][] {
  const named = new Map<string, Thing<T>[]>();
  const known = new Map<string, Thing<T>>();
  for (const entry of entries) {
    const facts = listFacts(entry);
    const title = titleKeys.map((key) => facts.get(key)).find((said) => said !== undefined);
    const version = JSON.stringify([...facts]);
    const said = JSON.stringify([...facts, ...listWords(entry)]);
    const name = `${entry.type} ${title ?? said}`;
    const place = JSON.stringify([entry.type, entry.page, said]);
    const namesakes = named.get(name) ?? [];
    const thing: Thing<T> | undefined =
      known.get(place) ?? namesakes.slice(0, mostCompared).find((one) => isOf(one, entry.page, facts, version));
    const own: Thing<T> = thing ?? { duplicates: [], versions: new Map(), pages: new Set() };
    own.duplicates.push(entry);
    own.versions.set(version, facts);
    own.pages.add(entry.page);
    known.set(place, own);
    if (!thing) namesakes.push(own);
    named.set(name, namesakes);
  }
  return [...named.values()].flatMap((things) => things.map(({ duplicates }) => duplicates));
}

/** True if an entry can be this thing: its page has no different entry for it, and its facts don't contradict. */
function isOf<T>({ pages, versions }: Thing<T>, page: string, facts: Facts, version: string): boolean {
  if (pages.has(page)) return false;
  if (versions.has(version)) return true;
  if (versions.size > mostCompared) return false;
  return [...versions.values()].every((others) =>
    [...facts].every(([key, value]) => isAlike(value, others.get(key) ?? value)),
  );
}

/** An entry's facts by key, as JSON. */
function listFacts(entity: PageEntry): Map<string, string> {
  const said = Object.entries(entity).filter(
    ([key, value]) => value !== undefined && !texts.has(key) && !displayKeys.has(key) && !isOwnLink(key, value),
  );
  return new Map(said.map(([key, value]) => [key, JSON.stringify(value)]));
}

/** True for a link within the site: two pages may lead from the same thing to different places. */
function isOwnLink(key: string, value: unknown): boolean {
  return key === "link" && typeof value === "string" && /^[/#]/.test(value);
}

function listWords(entity: PageEntry): [string, unknown][] {
  return Object.entries(entity).filter(([key]) => texts.has(key));
}

/** True if the values are equal, or if both are lists and one contains the other. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [shorter, longer] = [one, other].sort((a, b) => a.length - b.length).map((text): unknown => JSON.parse(text));
  if (!Array.isArray(shorter) || !Array.isArray(longer)) return false;
  const known = new Set(longer.map((item) => JSON.stringify(item)));
  return shorter.every((item) => known.has(JSON.stringify(item)));
}

/** Adds to the first entry what only the second has or has at greater length. */
function join<T extends PageEntry>(kept: T, other: T): T {
  const own = new Map<string, unknown>(Object.entries(kept));
  const sizeOf = (value: unknown) => JSON.stringify(value ?? "").length;
  const more = Object.entries(other).filter(([key, value]) =>
    displayKeys.has(key) ? key === "image" && own.get(key) === undefined : sizeOf(value) > sizeOf(own.get(key)),
  );
  return more.length === 0 ? kept : { ...kept, ...Object.fromEntries(more) };
}
