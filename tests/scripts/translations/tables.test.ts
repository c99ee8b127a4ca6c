import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { callCommand } from "../../support/call-command.ts";

let folder: string;
let file: string;
let table: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tables-"));
  file = join(folder, "content.json");
  table = join(folder, "de.csv");
  await cp(join(import.meta.dirname, "../../content/languages/content.json"), file);
});
afterEach(() => rm(folder, { recursive: true }));

const call = (...args: string[]) => callCommand(["translations", "--content", file, ...args]);
const write = (into = "de") => call("--to", into, "--out", table);
/** What is said is broken into lines. */
const take = async () => {
  const { stderr, ...said } = await call("--from", table);
  return { ...said, stderr: stderr.replaceAll(/\s+/g, " ") };
};
const content = () => readFile(file, "utf8");

async function change(before: string, after: string): Promise<void> {
  const text = await content();
  expect(text).toContain(before);
  await writeFile(file, text.replace(before, after));
}

/** The rows of the table by their first column; of `into`, as translators see them. */
async function readRows(): Promise<Record<string, string>[]> {
  return parse(await readFile(table), { bom: true, columns: true });
}

/** Writes translations into the table, by the originals. */
async function fillIn(translations: Record<string, string>, into = "de"): Promise<void> {
  const rows = await readRows();
  for (const row of rows) row[into] = translations[row["original"] ?? ""] ?? "";
  await writeFile(table, stringify(rows, { header: true }));
}

describe("a table for translators", () => {
  it("has what is missing with its place, its context and its original", async () => {
    expect(await write()).toMatchObject({
      status: 0,
      stderr: "",
      stdout: expect.stringMatching(/^Wrote \S*de\.csv: 14 texts to translate, into the column "de"\.\n.*--from /),
    });
    const rows = await readRows();
    expect(rows).toHaveLength(14);
    expect(rows[2]).toEqual({
      place: "/pages/0/description",
      context: "description of the page /",
      original: "What Lena builds.",
      before: "",
      de: "",
      key: expect.stringMatching(/^#[0-9a-f]{16}$/),
    });
    expect(
      (await readFile(table, "utf8")).startsWith('\ufeff"place","context","original","before","de","key"\r\n'),
    ).toBe(true);
  });

  it("has what has changed since, too, with what its translation was", async () => {
    await call("--accept");
    await change('"About me", "de"', '"Who I am", "de"');
    await write();
    const row = (await readRows()).find(({ original }) => original === "Who I am");
    expect(row).toMatchObject({ place: "/pages/1/title", before: "Über mich", de: "" });
    await fillIn({ "Who I am": "Über mich" });
    expect((await take()).stdout).toContain("content.json is as it was.");
    // Who says the same again has read it: it is up to date.
    expect((await call()).stdout).toMatch(/^de: 20 of 34 texts\n/);
    expect((await callCommand(["validate", file])).stdout).toMatch(/"ar"[\s\S]*\n1 warning\.\n$/);
  });

  it("has a row for each text of a list, and names the language of what isn't in the first", async () => {
    await write("ar");
    const rows = await readRows();
    expect(rows.find(({ original }) => original === "measured twice")).toMatchObject({
      place: "/pages/0/blocks/0/typed/phrases/en/0",
    });
    await change('"languages": ["en", "ar"], "blocks"', '"languages": ["de", "ar"], "blocks"');
    await call("--to", "ar", "--out", table, "--force");
    expect((await readRows()).find(({ original }) => original === "A drone.")?.["context"]).toMatch(/ \(in de\)$/);
  });

  it("leaves out what is in files of its own, and says what to do with it", async () => {
    await mkdir(join(folder, "texts"));
    await writeFile(join(folder, "texts/note.md"), "A note in a file.\n");
    await change('"body": "A note, in English alone."', '"body": { "file": "texts/note.md" }');
    const { stdout } = await write();
    expect(stdout).toContain(": 13 texts to translate");
    expect(stdout).toMatch(/content\.json:101:\d+, `body\.file` .*: "file": \{ "en": "texts\/note\.md", "de": … \}\n$/);
    expect((await call()).stdout).toContain("de: 20 of 34 texts");
  });

  it("is not written over, and not where there is nothing to do", async () => {
    await writeFile(table, "mine");
    expect(await write()).toMatchObject({ status: 2, stderr: expect.stringContaining("--force") });
    expect(await readFile(table, "utf8")).toBe("mine");
    await rm(table);
    await write();
    await fillIn(Object.fromEntries((await readRows()).map(({ original = "" }) => [original, `DE ${original}`])));
    await take();
    await rm(table);
    expect((await write()).stdout).toBe("Nothing in the content is to be translated into de: no table was written.\n");
    expect(await readdir(folder)).toEqual(["content.json"]);
  });
});

describe("what comes back from translators", () => {
  it("is in the content, in which all else is as it was, and nothing changes the second time", async () => {
    await write();
    await fillIn({ "What Lena builds.": "Was Lena baut.", Housing: "Gehäuse" });
    const before = await content();
    expect(await take()).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Put 2 translations into /) });
    const after = await content();
    expect(after).toBe(
      before
        .replace('"What Lena builds."', '{ "en": "What Lena builds.", "de": "Was Lena baut." }')
        .replace('"Housing"]', '{ "en": "Housing", "de": "Gehäuse" }]'),
    );
    expect((await take()).stdout).toContain("is as it was.");
    expect(await content()).toBe(after);
  });

  it.each([
    [
      "with semicolons, as Excel writes where a comma is for decimals",
      { delimiter: ";", bom: true, record_delimiter: "\r\n" },
    ],
    ["with tabs", { delimiter: "\t" }],
    ["with quotation marks around all", { quoted: true }],
  ])("may be a table %s", async (_, program) => {
    await write();
    const rows = await readRows();
    for (const row of rows)
      row["de"] = row["original"] === "Short notes." ? 'Kurze "Notizen"; dies, das\nund mehr' : "";
    // Empty rows and columns come of looking at a table; columns may be moved.
    const cells = rows.map(({ place, de, key }) => ["", key, de, place]);
    await writeFile(table, stringify([["", "Key", "DE ", "place"], ...cells, ["", "", "", ""]], program));
    expect(await take()).toMatchObject({ status: 0, stderr: "" });
    expect(await content()).toContain(String.raw`"de": "Kurze \"Notizen\"; dies, das\nund mehr" }`);
  });

  it("is reported by its row if it can't be applied, and the rest is applied", async () => {
    await write();
    await fillIn({ Notes: "Notizen", Housing: "Gehäuse", "Short notes.": "{nme} schreibt." });
    await change('"Housing"]', '"Case"]');
    const [head = "", ...rows] = (await readFile(table, "utf8")).trimEnd().split("\n");
    const again = rows.find((row) => row.includes("/navigation/links/2/label"))?.replace("Notizen", "Merkzettel");
    await writeFile(table, [head, ...rows, again, "/pages/8/title,,,,Acht,#0", ""].join("\n"));
    const { status, stdout, stderr } = await take();
    expect({ status, stdout }).toEqual({ status: 1, stdout: expect.stringMatching(/^Put 2 translations into /) });
    expect(
      [...stderr.matchAll(/error\[([a-z-]+)\].*?--> \S*de\.csv:\d+:1, (row \d+) /g)].map(([, ...one]) => one),
    ).toEqual([
      ["row-of-changed-text", "row 8"],
      ["unknown-placeholder", "row 13"],
      ["repeated-row", "row 16"],
      ["row-without-text", "row 17"],
    ]);
    expect(stderr).toContain('now it is "Case".');
    expect(await content()).not.toMatch(/Gehäuse|nme|Merkzettel|Acht/);
    expect((await callCommand(["validate", file])).status).toBe(0);
  });

  it("is reported if a list is filled in only in part", async () => {
    await change('["measured twice"]', '["measured twice", "2 · 2", "cut once"]');
    await write("ar");
    await fillIn({ "measured twice": "مرتين" }, "ar");
    expect(await take()).toMatchObject({ status: 1, stderr: expect.stringContaining("1 of its 2 rows are filled in") });
    await fillIn({ "measured twice": "مرتين", "cut once": "مرة" }, "ar");
    expect((await take()).status).toBe(0);
    expect(JSON.parse(await content()).pages[0].blocks[0].typed.phrases.ar).toEqual(["مرتين", "2 · 2", "مرة"]);
  });

  it("is taken with a warning where it lacks a placeholder", async () => {
    await change('"What Lena builds."', '"What {firstName} builds."');
    await write();
    await fillIn({ "What {firstName} builds.": "Was Lena baut." });
    const { status, stdout, stderr } = await take();
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(/^Put 1 translation into /) });
    expect(stderr).toMatch(/^warning\[lost-placeholder\][^>]*--> \S*de\.csv:4:1, row 4 /);
  });

  it("is put where it belongs, too, where that is hidden by now", async () => {
    await write();
    await fillIn({ "Field meter": "Feldmesser" });
    await change('"type": "project",', '"type": "project", "hidden": true,');
    expect((await take()).status).toBe(0);
    expect(await content()).toContain('"title": { "en": "Field meter", "de": "Feldmesser" }');
    expect((await call()).stdout).toMatch(/^de: 20 of 30 texts\n/);
  });

  it("is noted as up to date where such notes are kept, and nothing else is", async () => {
    await call("--accept");
    await change('"About me", "de"', '"Who I am", "de"');
    await change('"en": "Talks", "de"', '"en": "Speeches", "de"');
    await write();
    await fillIn({ "Who I am": "Wer ich bin", Housing: "Gehäuse" });
    await take();
    const stale = (await call()).stdout
      .split("\n\n")
      .find((part) => part.startsWith("Changed since it was translated into de"));
    expect(stale).toMatch(/^[^\n]*\n[^\n]*"Speeches"$/);
    const record = await readFile(join(folder, "content.translations.json"), "utf8");
    expect(record).toContain('": "Housing"');
    expect(JSON.stringify(JSON.parse(record), undefined, 2)).toBe(record.trimEnd());
  });

  it.each([
    ["without the names of its columns", "a,b\n1,2\n", 1, /must name the columns/],
    ["of no language of the site", "place,key,fr\n/a,#1,x\n", 1, /None of its columns has the code/],
    ["of two languages", "place,key,de,ar\n/a,#1,x,y\n", 1, /names "de" and "ar"/],
    ["with a quotation mark that nothing closes", 'place,key,de\n/a,#1,"x\n', 1, /de\.csv:2:1/],
    ["that is empty", "", 1, /must name the columns/],
  ])("is refused as a whole in a table %s", async (_, text, status, words) => {
    await writeFile(table, text);
    const before = await content();
    expect(await take()).toMatchObject({ status, stdout: "", stderr: expect.stringMatching(words) });
    expect(await content()).toBe(before);
  });

  it("is refused where letters were lost to an old encoding, with what to do", async () => {
    await writeFile(table, Buffer.from("place;key;de\n/a;#1;\u00dcber\n", "latin1"));
    expect(await take()).toEqual({
      status: 2,
      stdout: "",
      stderr: expect.stringContaining("In Excel save it as “CSV UTF-8”"),
    });
  });
});
