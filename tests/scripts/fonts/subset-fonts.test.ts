import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Face } from "../../../schema/designs/define-design.ts";
import { designNames, designs } from "../../../schema/designs/index.ts";
import { type Typeface, type TypefaceName, typefaces } from "../../../schema/designs/typefaces.ts";
import { Cache } from "../../../scripts/lib/files/cache.ts";
import { readFont } from "../../../scripts/lib/fonts/face-facts.ts";
import { findTypeface, formatRanges, parseRanges } from "../../../scripts/lib/fonts/find-typeface.ts";
import { hashSubset, type Subset, subsetFace } from "../../../scripts/lib/fonts/subset-face.ts";

let folder: string;
let cache: Cache;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fonts-"));
  cache = new Cache(folder);
});
afterAll(() => rm(folder, { recursive: true }));

function cutOf(font: TypefaceName, sliceName: string, text: string, axes: Face["axes"] = { wght: [400, 700] }): Subset {
  const typeface = findTypeface(font);
  const slice = typeface?.slices.find(({ name }) => name === sliceName);
  if (!typeface || !slice) throw new Error(`${font} has no ${sliceName}`);
  const codes = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  return { typeface, face: { font, axes }, slice, codes, format: "woff2" };
}

/** The characters of what comes of a cut, as a text. */
async function charactersOf(cut: Subset): Promise<string> {
  const { advances } = await readFont(await subsetFace({ ...cut, format: "sfnt" }, cache));
  return String.fromCodePoint(...advances.keys());
}

describe("a face that is cut", () => {
  it.each([
    ["geist", "latin", "Asha Rao é"],
    ["geist", "cyrillic", "Жизнь"],
    ["newsreader", "vietnamese", "ạ"],
  ] as const)("of %s, %s, holds the characters that are wanted and no other", async (font, slice, text) => {
    const expected = [...new Set(text)].toSorted().join("");
    expect(await charactersOf(cutOf(font, slice, text))).toBe(expected);
  });

  it("is smaller with an axis pinned than with a part of it, and so than with all of it", async () => {
    const text = "The quick brown fox jumps over the lazy dog";
    const weights: Face["axes"]["wght"][] = [400, [400, 700], [100, 900]];
    const cuts = weights.map((wght) => subsetFace(cutOf("hanken-grotesk", "latin", text, { wght }), cache));
    const sizes = (await Promise.all(cuts)).map((bytes) => bytes.length);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(new Set(sizes).size).toBe(3);
  });

  it("has the same bytes wherever it is made, and is made once for a cache", async () => {
    const cut = cutOf("geist-mono", "latin", "2024");
    const elsewhere = new Cache(join(folder, "other"));
    const made = await subsetFace(cut, elsewhere);
    expect(Buffer.compare(made, await subsetFace(cut, new Cache(join(folder, "third"))))).toBe(0);
    await elsewhere.write(`${hashSubset(cut)}.woff2`, Buffer.from("kept"));
    expect(Buffer.from(await subsetFace(cut, elsewhere)).toString()).toBe("kept");
    expect((await subsetFace({ ...cut, codes: [50] }, elsewhere)).length).toBeGreaterThan(100);
  });
});

describe("the typefaces of the designs", () => {
  const faces = designNames.flatMap((name) =>
    Object.values(designs[name].fonts).flatMap((all: readonly [Face, Face?]) => all[0]),
  );
  const fonts = [...new Set(faces.map(({ font }) => font))];

  it.each(fonts)("are installed, and vary as their list says: %s", async (font) => {
    const { folder } = findTypeface(font) ?? { folder: "" };
    const { family, variable, styles } = JSON.parse(await readFile(join(folder, "metadata.json"), "utf8"));
    const written: Typeface = typefaces[font];
    expect(family).toBe(written.family);
    expect(styles.includes("italic")).toBe(written.hasItalic);
    for (const [axis, range] of Object.entries(written.axes)) {
      expect([axis, Number(variable[axis].min), Number(variable[axis].max)]).toEqual([axis, ...range]);
    }
    expect("opsz" in variable).toBe("opsz" in written.axes);
  });
});

it("ranges of characters are read as packages write them, and written as CSS has them", () => {
  expect(parseRanges("U+0000-00FF,U+0131, U+2000-206F")).toEqual([
    [0, 255],
    [0x131, 0x131],
    [0x2000, 0x206f],
  ]);
  expect(formatRanges([233, 32, 34, 33, 0x1f600])).toBe("U+20-22,U+E9,U+1F600");
});
