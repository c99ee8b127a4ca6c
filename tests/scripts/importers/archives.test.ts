import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CommandError } from "../../../scripts/lib/cli/command.ts";
import { readSource } from "../../../scripts/lib/importers/read-source.ts";
import { plain } from "../../support/importers/plain.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "archives-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const profile = { "Profile.csv": strToU8("First Name,Last Name,Headline\nAsha,Rao,Engineer\n") };
const zip = (files: Record<string, Uint8Array>) => zipSync({ ...profile, ...files });

/** Where the heads of a ZIP's files are, and their entries in its directory (APPNOTE 4.3.7, 4.3.12). */
function eachHead(bytes: Uint8Array, change: (view: DataView, at: number, isLocal: boolean) => void): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let at = 0; at < bytes.length - 4; at += 1) {
    const mark = view.getUint32(at, true);
    if (mark === 0x04034b50 || mark === 0x02014b50) change(view, at, mark === 0x04034b50);
  }
  return bytes;
}

/** Says another size of all its files than they have once they are unpacked. */
const sayUnpacked = (bytes: Uint8Array, size: number) =>
  eachHead(bytes, (view, at, isLocal) => view.setUint32(at + (isLocal ? 22 : 24), size, true));

/** Says another size of all its files than they have as they are packed. */
const sayPacked = (bytes: Uint8Array, size: number) =>
  eachHead(bytes, (view, at, isLocal) => view.setUint32(at + (isLocal ? 18 : 20), size, true));

/** Lets all files have the bytes of the first, as its entry in the directory says where those are. */
function overlap(bytes: Uint8Array): Uint8Array {
  let first = -1;
  return eachHead(bytes, (view, at, isLocal) => {
    if (isLocal) return;
    if (first === -1) first = at;
    for (const field of [20, 24, 42]) view.setUint32(at + field, view.getUint32(first + field, true), true);
  });
}

const many = (count: number, content: Uint8Array, name = (index: number) => `${index}/Skills.csv`) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [name(index), content]));

/** A table that can hardly be packed. */
const rows = strToU8(Array.from({ length: 9000 }, (_, index) => (index * 7919 * 7919).toString(36)).join("\n"));

/** Almost as much as a table may have, in lines: one of a single line takes seven times as long to read. */
const longLines = strToU8(`${"0".repeat(999)}\n`.repeat(4900));

async function refusalOf(file: string): Promise<string> {
  const refusal: unknown = await readSource(file).then(
    () => "it was read",
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(CommandError);
  expect(String(refusal)).not.toMatch(/\n\s+at /);
  return String(refusal);
}

describe("an archive is refused in a sentence", () => {
  it.each<[string, () => Uint8Array, string]>([
    [
      "whose table would be a thousand times as large",
      () => zip({ "Skills.csv": new Uint8Array(60_000_000) }),
      "it holds Skills.csv, which would become too large a table",
    ],
    ["whose tables are too large together", () => zip(many(10, longLines)), "it holds too large tables, as no export"],
    [
      "whose files share the same bytes",
      () => overlap(zipSync({ "Skills.csv": rows, ...many(5, strToU8("Name\n")) })),
      "it holds files that share the same bytes",
    ],
    ["that says less of a table's size than it has", () => sayUnpacked(zip({}), 10), "too many bytes in the stream"],
    [
      "that says more of a table's size than it has",
      () => sayUnpacked(zip({}), 1000),
      "not enough bytes in the stream",
    ],
    ["whose table would go on behind its end", () => sayPacked(zip({}), 1_000_000), "it holds files that share"],
    ["of many thousands of files", () => zip(many(20_001, new Uint8Array())), "it holds more than 20000 files"],
  ])("%s", async (name, make, message) => {
    const file = join(folder, `${name}.zip`);
    writeFileSync(file, make());
    expect(await refusalOf(file)).toContain(message);
  });

  it("that is mostly a hole on the disk", async () => {
    const file = join(folder, "hole.zip");
    writeFileSync(file, zip({}));
    truncateSync(file, 20_000_000);
    expect(await refusalOf(file)).toContain("hole.zip is mostly holes: it was not written to its end.");
  });
});

describe("an archive is read", () => {
  it("that has thousands of other files, and writes none of them, wherever their names lead", async () => {
    const leads = ["../", "../../../tmp/", "/etc/", "C:\\Windows\\", "..\\..\\", "a/../../b/"];
    const others = many(5000, strToU8("mine"), (index) => `${leads[index % leads.length]}${index}.txt`);
    const file = join(folder, "names.zip");
    writeFileSync(file, zip(others));
    const before = readdirSync(folder, { recursive: true });
    expect(plain((await readSource(file)).resume)).toMatchObject({ basics: { name: "Asha Rao", label: "Engineer" } });
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
  });
});
