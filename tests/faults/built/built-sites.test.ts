import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { designNames } from "../../../schema/designs/index.ts";
import { hashSite, normalizeSite } from "./normalize-site.ts";
import { buildOracleSite, oracleSites } from "./oracle-sites.ts";

const expectedFile = join(import.meta.dirname, "expected.json");
const isRecording = process.env["UPDATE"] === "1";

type Expected = Record<string, Record<string, string>>;

let folder: string;
const found: Expected = {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "built-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  if (isRecording) await writeFile(expectedFile, `${JSON.stringify(found, undefined, 2)}\n`);
});

/**
 * Every file of these sites is held, so that a change of the program which should change no site changes none.
 * `npx tsx tests/faults/built/write-sites.ts FOLDER` writes what is compared: run it before and after a change, and
 * compare the folders. A change that is meant is recorded by UPDATE=1, in a commit that says why.
 */
describe.each(oracleSites)("the site of %s", (name) => {
  it.each(designNames)("is built as it was in the design %s", async (design) => {
    const key = `${name} ${design}`;
    const out = await buildOracleSite(name, design, join(folder, key));
    found[key] = hashSite(await normalizeSite(out));
    if (isRecording) return;
    const expected: Expected = JSON.parse(await readFile(expectedFile, "utf8"));
    expect(found[key]).toEqual(expected[key]);
  });
});

it("what is expected is compared, not recorded", () => {
  expect(isRecording).toBe(false);
});
