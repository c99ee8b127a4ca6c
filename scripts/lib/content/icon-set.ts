import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { z } from "zod";
import type { IconTree } from "../../../schema/links.ts";
import { once } from "../../../schema/source/once.ts";
import { readyFolder } from "../files/roots.ts";
import { cropWordmark } from "./crop-wordmark.ts";

/** The icon sets of react-icons: Font Awesome, Lucide, and the brands of Simple Icons. */
export type SetName = "fa6" | "lu" | "si";

const iconTree: z.ZodType<IconTree> = z.object({
  tag: z.string(),
  attr: z.record(z.string(), z.string()),
  get child() {
    return z.array(iconTree);
  },
});

/** The file in a package with the needed icons of all sets: the text of their modules, compressed by Brotli. */
export const readyIcons = "icons.js.br";

const packages = createRequire(import.meta.url);
const sources = new Map<SetName, string>();

/** A set's module as text: running the five megabytes of all brands takes longer than building a site. */
function readSet(set: SetName): string {
  const source = sources.get(set) ?? readModule(set);
  sources.set(set, source);
  return source;
}

function readModule(set: SetName): string {
  if (readyFolder === undefined) return readFileSync(packages.resolve(`react-icons/${set}`), "utf8");
  return brotliDecompressSync(readFileSync(join(readyFolder, readyIcons))).toString();
}

const drawn = new Map<string, IconTree | undefined>();

/** An icon's drawing by the name of its component; undefined if the set doesn't have it. */
export function readIcon(set: SetName, component: string): IconTree | undefined {
  const key = `${set} ${component}`;
  if (!drawn.has(key)) drawn.set(key, findDrawing(readSet(set), component));
  return drawn.get(key);
}

/** Parses an icon in its module: `… function SiReact (props) { return GenIcon({…})(props); }`. */
function findDrawing(source: string, component: string): IconTree | undefined {
  const start = source.indexOf(`function ${component} (`);
  const from = source.indexOf("GenIcon(", start) + "GenIcon(".length;
  const to = source.indexOf(")(props)", from);
  return start === -1 ? undefined : cropWordmark(iconTree.parse(JSON.parse(source.slice(from, to))));
}

/** The text of a module with these icons. */
export function writeIcons(icons: readonly (readonly [set: SetName, component: string])[]): string {
  const texts = icons.map(
    ([set, component]) =>
      `function ${component} (props) {return GenIcon(${JSON.stringify(readIcon(set, component))})(props)}`,
  );
  return texts.join("\n");
}

/** The components of all brands, by their names in lower case. */
export const listBrands = once((): ReadonlyMap<string, string> => {
  const components = [...readSet("si").matchAll(/function (Si(\w+)) \(/g)];
  return new Map(components.map(([, component = "", name = ""]) => [name.toLowerCase(), component]));
});
