import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import type { Font, FontWeight } from "satori";
import type { Theme } from "../../../../schema/parts/theme.ts";

/** What pictures may be written in. */
export type DrawnFont = NonNullable<Theme["font"]>;

/** A typeface that is drawn into pictures. Pages use none of these: visitors have typefaces of their own. */
interface Typeface {
  /** The file in which its package names its parts and what each of them has. */
  index: string;
  weights: Record<"text" | "display", FontWeight>;
}

const require = createRequire(import.meta.url);

const typefaces: Record<DrawnFont, Typeface> = {
  sans: { index: require.resolve("@fontsource/inter/unicode.json"), weights: { text: 500, display: 700 } },
  serif: { index: require.resolve("@fontsource/source-serif-4/unicode.json"), weights: { text: 400, display: 600 } },
  mono: { index: require.resolve("@fontsource/jetbrains-mono/unicode.json"), weights: { text: 500, display: 700 } },
};

/** What the typefaces above lack: each has Latin, Greek, Cyrillic and Vietnamese. */
const fallbacks: readonly Typeface[] = [
  { index: require.resolve("@fontsource/noto-sans-devanagari/unicode.json"), weights: { text: 500, display: 700 } },
];

interface Subset {
  name: string;
  folder: string;
  typeface: Typeface;
  ranges: readonly (readonly [from: number, to: number])[];
}

/** Text without signs that typefaces lack (emoji); undefined where a letter is: half a name is worse than none. */
export function drawableText(text: string, font: DrawnFont): string | undefined {
  const subsets = listSubsets(font);
  const isKnown = (character: string) => subsets.some((subset) => covers(subset, character));
  const characters = [...text.normalize("NFC")];
  if (characters.some((character) => /[\p{L}\p{N}]/u.test(character) && !isKnown(character))) return undefined;
  return characters.filter(isKnown).join("").replace(/\s+/g, " ").trim() || undefined;
}

/** The font families for some text, the first of them first. */
export function fontFamilies(text: string, font: DrawnFont): string[] {
  return subsetsFor(text, font).map(({ name }) => name);
}

const loaded = new Map<string, Promise<Font[]>>();

/** The files of those families, in both weights. The same list for the same families: satori reads each list once. */
export function loadFonts(text: string, font: DrawnFont): Promise<Font[]> {
  const subsets = subsetsFor(text, font);
  const key = subsets.map(({ name }) => name).join(" ");
  const fonts = loaded.get(key) ?? Promise.all(subsets.flatMap(readFonts));
  loaded.set(key, fonts);
  return fonts;
}

function readFonts({ name, folder, typeface }: Subset): Promise<Font>[] {
  return [typeface.weights.text, typeface.weights.display].map(async (weight): Promise<Font> => {
    const data = await readFile(join(folder, "files", `${name}-${weight}-normal.woff`));
    return { name, data, weight, style: "normal" };
  });
}

/** Both weights of the typeface by which `font` is drawn. */
export function fontWeights(font: DrawnFont): Typeface["weights"] {
  return typefaces[font].weights;
}

/** The first subset that has a character is the one that is needed for it. Latin always is: it has the space. */
function subsetsFor(text: string, font: DrawnFont): Subset[] {
  const subsets = listSubsets(font);
  const needed = new Set([...` ${text}`].map((character) => subsets.find((subset) => covers(subset, character))));
  return subsets.filter((subset) => needed.has(subset));
}

const known = new Map<DrawnFont, Subset[]>();

function listSubsets(font: DrawnFont): Subset[] {
  const listed = known.get(font) ?? [typefaces[font], ...fallbacks].flatMap(readSubsets);
  known.set(font, listed);
  return listed;
}

function readSubsets(typeface: Typeface): Subset[] {
  const ranges: Record<string, string> = require(typeface.index);
  const folder = dirname(typeface.index);
  const subsets = Object.entries(ranges).map(([subset, list]) => {
    return { name: `${basename(folder)}-${subset}`, folder, typeface, ranges: parseRanges(list) };
  });
  // "latin" is the last in the file, and the one that most texts need.
  return subsets.toReversed();
}

/** "U+0000-00FF,U+0131" → [[0, 255], [305, 305]] */
function parseRanges(list: string): [number, number][] {
  return list.split(",").map((range) => {
    const [from = "", to = from] = range.trim().replace("U+", "").split("-");
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

function covers({ ranges }: Subset, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => from <= code && code <= to);
}
