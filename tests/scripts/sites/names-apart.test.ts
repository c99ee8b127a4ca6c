import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Diagnostic } from "../../../schema/messages/message.ts";
import { type LoadedContent, loadContent } from "../../../scripts/lib/content/load-content.ts";
import { contentOf, makeTwoOwners, publishedFiles, secret } from "./two-owners.ts";

let host: string;
let asha: string;
let bela: string;
beforeAll(async () => {
  ({ host, asha, bela } = await makeTwoOwners());
});
afterAll(() => rm(host, { recursive: true }));

/** Ways out, each to a file of Bela's with the ending that is wanted. */
const ways: [way: string, name: (ending: string) => string][] = [
  ["two dots", (ending) => `../bela/private.${ending}`],
  ["two dots behind a folder", (ending) => `assets/../../bela/private.${ending}`],
  ["two dots through a link to an own folder", (ending) => `inner/../../bela/private.${ending}`],
  ["an absolute path", (ending) => `${bela}/private.${ending}`],
  ["an absolute path after a point", (ending) => `.${bela}/private.${ending}`],
  ["the address of a file", (ending) => `file://${bela}/private.${ending}`],
  ["a linked file", (ending) => `linked.${ending}`],
  ["a link to a linked file", (ending) => `chain.${ending}`],
  ["a linked folder", (ending) => `beside/private.${ending}`],
  ["a folder linked by its absolute path", (ending) => `assets/absolute/private.${ending}`],
  ["a link to the root of the disk", (ending) => `root${bela}/private.${ending}`],
  ["a linked file in a linked folder", (ending) => `inner/linked.${ending}`],
  ["a linked folder in a linked folder", (ending) => `inner/out/private.${ending}`],
  ["backslashes", (ending) => `..\\bela\\private.${ending}`],
  ["backslashes behind a folder", (ending) => `assets\\..\\..\\bela\\private.${ending}`],
  ["percent-encoded points", (ending) => `%2e%2e/bela/private.${ending}`],
  ["a percent-encoded slash", (ending) => `..%2fbela%2fprivate.${ending}`],
  ["points that only look like such", (ending) => `\u2024\u2024/bela/private.${ending}`],
  ["wide points", (ending) => `\uff0e\uff0e/bela/private.${ending}`],
  ["points as entities of HTML", (ending) => `&#46;&#46;/bela/private.${ending}`],
  ["slashes that only look like such", (ending) => `..\u2215bela\u2215private.${ending}`],
];

/** A text's file of Asha's, which names another file; the block shows it. */
const ownText = "own.md";

/** Where content names files, each with the ending of what it wants. */
const places: [place: string, ending: string, block: (name: string) => object][] = [
  ["a picture", "png", (src) => ({ type: "image", src, alt: "A view" })],
  ["a link", "pdf", (to) => ({ type: "hero", actions: [{ label: "Thesis", to }] })],
  ["a video", "mp4", (src) => ({ type: "video", title: "Clip", src })],
  ["captions", "vtt", (captions) => ({ type: "video", title: "Clip", src: "private.mp4", captions })],
  [
    "a video's poster",
    "png",
    (src) => ({ type: "video", title: "Clip", src: "private.mp4", poster: { src, alt: "A view" } }),
  ],
  ["a text's file", "md", (file) => ({ type: "prose", body: { file } })],
  ["a picture in a text", "png", (src) => ({ type: "prose", body: `![A view](<${src}>)` })],
  ["a link in a text", "pdf", (to) => ({ type: "prose", body: `Read [my thesis](<${to}>).` })],
  ["a picture in a text's file", "png", () => ({ type: "prose", body: { file: ownText } })],
];

/** What is loaded of Asha's content where one of its blocks names a file. */
async function loadAsha(name: string, block: object): Promise<LoadedContent> {
  const texts = {
    [ownText]: `One.\n\n![A view](<${name}>)\n`,
    "content.json": JSON.stringify(contentOf("Asha", block), null, 1),
  };
  for (const [file, text] of Object.entries(texts)) await writeFile(join(asha, file), text);
  return loadContent(join(asha, "content.json"), { name: "content.json" });
}

/** The source line in a diagnostic. */
const markedLine = (diagnostic: Diagnostic | undefined) =>
  diagnostic?.frame?.lines.find(({ number }) => number === diagnostic.line)?.text;

/** The part of a name that is in the file unescaped. */
const endOf = (name: string) => name.split("\\").at(-1) ?? "";

describe.each(places)("%s stays in its owner's folder", (_place, ending, block) => {
  it.each(ways)("though its name goes out by %s", async (_way, nameFile) => {
    const name = nameFile(ending);
    const loaded = await loadAsha(name, block(name));
    const errors = loaded.diagnostics.filter(({ severity }) => severity === "error");
    expect(loaded.content).toBeUndefined();
    expect(errors).toHaveLength(1);
    expect(markedLine(errors[0])).toContain(endOf(name));
    expect(publishedFiles(loaded).filter((file) => !file.startsWith(`${asha}/`))).toEqual([]);
    expect(JSON.stringify([loaded.diagnostics, loaded.texts])).not.toContain(secret.slice(-6));
  });

  it.each([
    ["by its name", "private"],
    ["by a link that stays in the folder", "assets/own"],
  ])("and is found there %s", async (_way, name) => {
    const loaded = await loadAsha(`${name}.${ending}`, block(`${name}.${ending}`));
    expect(loaded.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(loaded.content).toBeDefined();
  });
});
