import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../../../scripts/lib/site/build-site.ts";
import { describeSite, type PageDescription, type SiteDescription } from "../../support/describe-site.ts";

/**
 * Content for version 0.1.0 stays valid: later versions build pages with the same words, links to the
 * same addresses and has the same anchors and files. The look may change. Where anything else must, the change of what
 * is expected here belongs into the changelog, in the words of those who own such a site.
 */
const version = "v0.1.0";
const folder = join(import.meta.dirname, "../../content", version);

const isRecording = process.env["REWRITE_WHAT_STANDS"] === version;
const advice = `Content of ${version} is no longer built as it was. Mend that; only where it is meant, and the changelog says so, write what is expected anew: REWRITE_WHAT_STANDS=${version} npm run test:unit -- standing-content`;

let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "standing-"));
});
afterAll(() => rm(place, { recursive: true }));

/** A page's words one by one: how many stand on a line is a matter of look. */
const byWords = (page: PageDescription | undefined) => ({ ...page, words: page?.words.join(" ").split(" ") });

describe.each(["site", "resume", "everything"])(`the content of ${version}, %s`, (name) => {
  let expected: SiteDescription;
  let found: SiteDescription;

  beforeAll(async () => {
    const out = join(place, name);
    const { outcome, diagnostics } = await buildSite(join(folder, name, "content.json"), out);
    if (outcome === "refused") throw new Error(`${advice}\n${JSON.stringify(diagnostics, undefined, 2)}`);
    found = await describeSite(out);
    const file = join(folder, name, "expected.json");
    if (isRecording) await writeFile(file, `${JSON.stringify(found, undefined, 2)}\n`);
    expected = JSON.parse(await readFile(file, "utf8"));
  });

  it("has every page and file that it had", () => {
    expect(Object.keys(found.pages), advice).toEqual(Object.keys(expected.pages));
    expect(found.files, advice).toEqual(expect.arrayContaining(expected.files));
  });

  it("says the same words on every page, and leads to the same addresses", () => {
    for (const [file, page] of Object.entries(expected.pages)) {
      const { anchors: _found, ...now } = byWords(found.pages[file]);
      const { anchors: _expected, ...then } = byWords(page);
      expect(now, `${file}: ${advice}`).toEqual(then);
    }
  });

  it("has every anchor that it had", () => {
    for (const [file, { anchors }] of Object.entries(expected.pages)) {
      expect(found.pages[file]?.anchors, `${file}: ${advice}`).toEqual(expect.arrayContaining(anchors));
    }
  });
});

it("what is expected is compared, not written: REWRITE_WHAT_STANDS is not set", () => {
  expect(isRecording).toBe(false);
});
