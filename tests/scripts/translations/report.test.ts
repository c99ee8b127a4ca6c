import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { shortPath } from "../../../scripts/lib/cli/command.ts";
import { callCommand } from "../../support/call-command.ts";
import { sampleFile } from "../../support/sample.ts";

let folder: string;
let file: string;
let record: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "translations-"));
  file = join(folder, "content.json");
  record = join(folder, "content.translations.json");
  await cp(join(import.meta.dirname, "../../content/languages/content.json"), file);
});
afterEach(() => rm(folder, { recursive: true }));

const call = (...args: string[]) => callCommand(["translations", "--content", file, ...args]);

async function change(before: string, after: string): Promise<void> {
  const text = await readFile(file, "utf8");
  expect(text).toContain(before);
  await writeFile(file, text.replace(before, after));
}

describe("the translations command", () => {
  it("says how far each language is, and what is missing, with its place", async () => {
    const { status, stdout, stderr } = await call();
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const [sums, german, arabic, next] = stdout.split("\n\n");
    expect(sums).toBe("de: 20 of 34 texts\nar: 10 of 33 texts");
    expect(german).toMatch(/^Not in de:\n/);
    expect(german?.split("\n")).toHaveLength(15);
    expect(german).toContain(':35:22, `description` of the page /: "What Lena builds."\n');
    expect(arabic).toContain(':44:42, `typed.phrases` of the first block (hero) of the page /: "measured twice"\n');
    expect(next).toBe(`For a translator: npm run translations -- --content ${shortPath(file)} --to de --out de.csv\n`);
  });

  it("says what it doesn't count: lists and posts in files of their own", async () => {
    const posts = join(import.meta.dirname, "../../content/posts/content.json");
    const { stdout } = await callCommand(["translations", "--content", posts]);
    expect(stdout).toContain(
      "\n\nNot counted here is what stands in projects.json and posts/*.md. A post is translated in a file beside it: first.md in first.de.md.\n",
    );
  });

  it("says what has changed since all was taken for up to date, as the check does", async () => {
    expect(await call("--accept")).toMatchObject({ status: 0, stderr: "" });
    expect(JSON.parse(await readFile(record, "utf8"))).toMatchObject({ de: {}, ar: {} });
    await change('"en": "About me", "de"', '"en": "Who I am", "de"');
    const { stdout } = await call();
    expect(stdout).toContain("de: 20 of 34 texts, 1 of them out of date\n");
    expect(stdout).toMatch(
      /Changed since it was translated into de:\n {2}\S+:\d+:\d+, `title` of the page \/about: "Who I am"\n/,
    );
    const { stdout: checked } = await callCommand(["validate", file]);
    expect(checked.match(/warning\[stale-translation\]/g)).toHaveLength(2);
    await call("--accept");
    expect((await callCommand(["validate", file])).stdout).toBe("No problems.\n");
  });

  it("writes a record that is the same for content whose parts have moved, and only once", async () => {
    expect((await call("--accept")).stdout).toContain("translations are up to date. Keep it with the content.");
    const before = await readFile(record, "utf8");
    await change(
      '"blocks": [\n        {\n          "type": "hero"',
      '"blocks": [{ "type": "contact" },\n        {\n          "type": "hero"',
    );
    expect((await call("--accept")).stdout).toContain("says so already: nothing to do.");
    expect(await readFile(record, "utf8")).toBe(before);
  });

  it("keeps in the record what is hidden for a while", async () => {
    await call("--accept");
    const before = await readFile(record, "utf8");
    await change('{ "label": "Plans"', '{ "hidden": true, "label": "Plans"');
    await change('"type": "skill",', '"type": "skill", "hidden": true,');
    expect((await call("--accept")).stdout).toContain("says so already");
    expect(await readFile(record, "utf8")).toBe(before);
  });

  it("replaces an invalid record, after a warning", async () => {
    await writeFile(record, "<<<<<<< HEAD\n");
    expect((await callCommand(["validate", file])).stdout).toContain("content.translations.json:1:1");
    await call("--accept");
    expect((await callCommand(["validate", file])).stdout).toBe("No problems.\n");
  });

  it.each([
    ["content in one language", () => sampleFile, 2, "has one language"],
    ["content that isn't there", () => join(folder, "none.json"), 2, "file-missing"],
    ["content with a mistake", () => "tests/content/wrong/missing-key.json", 1, "error[missing-key]"],
  ])("says why it has nothing to say of %s", async (_, name, status, words) => {
    const said = await callCommand(["translations", "--content", name()]);
    expect(said).toEqual({ status, stdout: "", stderr: expect.stringContaining(words) });
  });
});
