import compatibility, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from "@mdn/browser-compat-data/forLegacyNode";
import browserslist from "browserslist";

/** The oldest version of each browser that a page must do without, by MDN's names of browsers. */
export type Versions = ReadonlyMap<BrowserName, number>;

/** A feature by its path in MDN's data, as "css.properties.gap", and since when browsers have it. */
export interface Feature {
  path: string;
  compat: CompatStatement;
}

/** MDN's names of the browsers that `browserslist` names otherwise. */
const names: Record<string, BrowserName> = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios_saf: "safari_ios",
};

/** The oldest version of each browser that package.json promises: fully ("production"), or to be readable. */
export function promisedVersions(env: "production" | "readable"): Versions {
  const oldest = new Map<BrowserName, number>();
  for (const entry of browserslist(undefined, { path: process.cwd(), env })) {
    const [browser = "", version = ""] = entry.split(" ");
    const name = names[browser];
    const number = Number.parseFloat(version);
    if (name && number < (oldest.get(name) ?? Number.POSITIVE_INFINITY)) oldest.set(name, number);
  }
  return oldest;
}

const { css, html, http, javascript, api } = compatibility;
const all: Identifier = { css, html, http, javascript, api };

/** The feature at a path, if MDN knows it. */
export function featureAt(...keys: string[]): Feature | undefined {
  const compat = nodeAt(keys)?.__compat;
  return compat && { path: keys.join("."), compat };
}

/** All features below a path, and their names. */
export function* featuresBelow(...keys: string[]): Generator<Feature & { name: string }> {
  for (const name of Object.keys(nodeAt(keys) ?? {})) {
    const path = [...keys, name];
    const feature = featureAt(...path);
    if (feature) yield { name, ...feature };
    if (name !== "__compat") yield* featuresBelow(...path);
  }
}

/** Features by their own names: "at" is what several objects have. */
export function groupByName<T extends { name: string }>(features: Iterable<T>): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const feature of features) groups.set(feature.name, [...(groups.get(feature.name) ?? []), feature]);
  return groups;
}

function nodeAt(keys: readonly string[]): Identifier | undefined {
  return keys.reduce<Identifier | undefined>(
    (node, key) => (node && key !== "__compat" && Object.hasOwn(node, key) ? node[key] : undefined),
    all,
  );
}

/** Whether one of these browsers has no such feature. */
export function isBeyond({ compat }: Feature, floor: Versions): boolean {
  return [...floor].some(([browser, version]) => versionWith(compat, browser) > version);
}

/** The first version of a browser that has a feature, without a prefix or a setting; infinite where none has it. */
export function versionWith({ support }: CompatStatement, browser: BrowserName): number {
  const statements = [support[browser] ?? { version_added: "0" }].flat();
  // "≤37": in 37 at the latest.
  const versions = statements
    .filter(isPlain)
    .map(({ version_added: added }) => Number.parseFloat(`${added}`.replace("≤", "")));
  return Math.min(Number.POSITIVE_INFINITY, ...versions.filter((version) => !Number.isNaN(version)));
}

/** What was there in part ends where it is there wholly: both are one. */
function isPlain(statement: SimpleSupportStatement): boolean {
  const isGone = statement.version_removed && !statement.partial_implementation;
  return !statement.prefix && !statement.alternative_name && !statement.flags && !isGone;
}
