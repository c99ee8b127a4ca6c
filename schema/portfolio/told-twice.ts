import type { Entity } from "../entities/index.ts";
import type { Text } from "../text.ts";

type Placed = Entity & { page: string; group: Text | undefined };

/** What may be told in other words: in full on one page, and in short on another. All else is a fact. */
const words: ReadonlySet<string> = new Set(["description", "details", "body"]);
/** What a thing is known by; the first of these that it has. */
const titleKeys = ["title", "position", "degree"] as const;
/** Where a thing stands, and how it looks there. */
const looks: ReadonlySet<string> = new Set([
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
 * Every thing once: what stands on the page of its kind, and is shown again on another, is one. It keeps the place that
 * tells most of its kind, of two that tell as much not the home page, and has every fact that is said of it; where words
 * differ, it has the longest.
 */
export function tellOnce<T extends Placed>(told: readonly T[]): T[] {
  const sizes = new Map<string, number>();
  for (const entry of told) sizes.set(kindAt(entry), (sizes.get(kindAt(entry)) ?? 0) + 1);
  const sizeAt = (entry: Placed) => sizes.get(kindAt(entry)) ?? 0;
  const things = gatherThings(told);
  const joined = new Map(
    things.map((tellings) => {
      const [kept] = tellings.toSorted(
        (one, other) => sizeAt(other) - sizeAt(one) || Number(isAtHome(one)) - Number(isAtHome(other)),
      );
      return [kept, kept && tellings.reduce(join, kept)];
    }),
  );
  return told.flatMap((entry) => joined.get(entry) ?? []);
}

function isAtHome({ page }: Placed): boolean {
  return page === "/";
}

function kindAt({ type, page }: Placed): string {
  return `${type} ${page}`;
}

/** More things of one name, or more versions of one thing, than anybody tells of are not compared with each other. */
const mostCompared = 100;

type Facts = ReadonlyMap<string, string>;

/** What is told of one thing. */
interface Thing<T> {
  tellings: T[];
  /** The facts, each version of them once. */
  versions: Map<string, Facts>;
  /** The pages that tell of it: each says the very same, however often. */
  pages: Set<string>;
}

/** All that is told of each thing. Of thousands, only those of one name are compared. */
function gatherThings<T extends Placed>(told: readonly T[]): T[][] {
  const named = new Map<string, Thing<T>[]>();
  const known = new Map<string, Thing<T>>();
  for (const entry of told) {
    const facts = listFacts(entry);
    const title = titleKeys.map((key) => facts.get(key)).find((said) => said !== undefined);
    const version = JSON.stringify([...facts]);
    const said = JSON.stringify([...facts, ...listWords(entry)]);
    const name = `${entry.type} ${title ?? said}`;
    const place = JSON.stringify([entry.type, entry.page, said]);
    const namesakes = named.get(name) ?? [];
    const thing: Thing<T> | undefined =
      known.get(place) ?? namesakes.slice(0, mostCompared).find((one) => isOf(one, entry.page, facts, version));
    const own: Thing<T> = thing ?? { tellings: [], versions: new Map(), pages: new Set() };
    own.tellings.push(entry);
    own.versions.set(version, facts);
    own.pages.add(entry.page);
    known.set(place, own);
    if (!thing) namesakes.push(own);
    named.set(name, namesakes);
  }
  return [...named.values()].flatMap((things) => things.map(({ tellings }) => tellings));
}

/** Whether an entity tells of a thing of its type and name that its page hasn't told of in other words. */
function isOf<T>({ pages, versions }: Thing<T>, page: string, facts: Facts, version: string): boolean {
  if (pages.has(page)) return false;
  if (versions.has(version)) return true;
  if (versions.size > mostCompared) return false;
  return [...versions.values()].every((others) =>
    [...facts].every(([key, value]) => isAlike(value, others.get(key) ?? value)),
  );
}

/** What an entity says of a thing, by its keys: each as JSON. */
function listFacts(entity: Placed): Map<string, string> {
  const said = Object.entries(entity).filter(
    ([key, value]) => value !== undefined && !words.has(key) && !looks.has(key),
  );
  return new Map(said.map(([key, value]) => [key, JSON.stringify(value)]));
}

function listWords(entity: Placed): [string, unknown][] {
  return Object.entries(entity).filter(([key]) => words.has(key));
}

/** The same, or of two lists one all of the other and more. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [shorter, longer] = [one, other].sort((a, b) => a.length - b.length).map((text): unknown => JSON.parse(text));
  if (!Array.isArray(shorter) || !Array.isArray(longer)) return false;
  const known = new Set(longer.map((item) => JSON.stringify(item)));
  return shorter.every((item) => known.has(JSON.stringify(item)));
}

/** The first, with what the second says besides or at greater length. */
function join<T extends Placed>(kept: T, other: T): T {
  const own = new Map<string, unknown>(Object.entries(kept));
  const sizeOf = (value: unknown) => JSON.stringify(value ?? "").length;
  const more = Object.entries(other).filter(([key, value]) =>
    looks.has(key) ? key === "image" && own.get(key) === undefined : sizeOf(value) > sizeOf(own.get(key)),
  );
  return more.length === 0 ? kept : { ...kept, ...Object.fromEntries(more) };
}
