import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CommandError } from "../../../scripts/lib/cli/command.ts";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";
import { runImport } from "../../../scripts/lib/importers/run-import.ts";
import { callCommand } from "../../support/call-command.ts";
import { sampleFile } from "../../support/sample.ts";
import { samples } from "./resume-schema.ts";

const callImport = (...args: string[]) => callCommand(["import", ...args]);

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "import-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string | Uint8Array) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const sample = samples[0]?.file ?? "";

describe("the import command", () => {
  it("writes sound content, says what it wrote, and lists on standard error what has no place", async () => {
    const out = join(folder, "new/folder/content.json");
    const { status, stdout, stderr } = await callImport(sample, "--out", out);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Wrote .*content\.json: 6 pages, 11 entries\.\n/);
    expect(stderr.split("\n")).toContain('basics.location.postalCode: has no place in content.json: "CA 94115"');
    expect(stderr).toContain("Empty in the résumé, and left out: basics.image\n");
    const { content, diagnostics } = await loadContent(out);
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(content?.profile.name).toBe("Richard Hendriks");
    expect(readdirSync(join(folder, "new/folder"))).toEqual(["content.json"]);
    // The program's own, wherever the content is written.
    const { $schema }: { $schema: string } = JSON.parse(readFileSync(out, "utf8"));
    expect(realpathSync(join(dirname(out), $schema))).toBe(realpathSync("schema/content.schema.json"));
  });

  it("takes the language from its option, and says what it took for it where there is none", async () => {
    const out = join(folder, "german.json");
    expect((await callImport(sample, "--out", out, "--language", "de")).stdout).not.toContain("language");
    expect((await loadContent(out)).content?.site.language).toBe("de");
    expect((await callImport(sample, "--out", join(folder, "silent.json"))).stdout).toContain("--language CODE");
    const { status, stderr } = await callImport(
      sample,
      "--out",
      join(folder, "none.json"),
      "--language",
      "mother tongue",
    );
    expect([status, stderr]).toEqual([2, expect.stringContaining('not "mother tongue"')]);
  });

  it("keeps an existing file, unless --force is given", async () => {
    const out = write("mine.json", "mine");
    const { status, stdout, stderr } = await callImport(sample, "--out", out);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain("is there already and was left as it is");
    expect(readFileSync(out, "utf8")).toBe("mine");
    expect((await callImport(sample, "--out", out, "--force")).status).toBe(0);
    expect(readFileSync(out, "utf8")).toMatch(/^\{\n {2}"\$schema": "[./].*content\.schema\.json",\n {2}"version": 1,/);
  });

  it.each([
    ["a file that isn't there", () => join(folder, "none.json"), "There is no file"],
    ["a folder", () => folder, "is a folder"],
    ["what is not JSON", () => write("a.json", '{ "basics": { "name": "Asha" "email": "" } }'), "is not JSON"],
    ["an empty file", () => write("b.json", ""), "has nothing in it"],
    ["text in another encoding", () => write("c.json", Buffer.from('\ufeff{"basics":{}}', "utf16le")), "UTF-16"],
    ["a list", () => write("d.json", "[1]"), "is not a JSON Resume. It holds a list"],
    ["an object of something else", () => write("e.json", '{ "name": "left-pad" }'), "none of the sections"],
    ["content that was imported already", () => sampleFile, "It is a content.json already"],
  ])("refuses %s and writes nothing", async (_, makeFile, message) => {
    const out = join(folder, "refused.json");
    const refusal = await runImport({
      source: makeFile(),
      out,
      language: undefined,
      force: false,
      anyway: false,
    }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(CommandError);
    expect(String(refusal)).toContain(message);
    expect(readdirSync(folder)).not.toContain("refused.json");
  });

  it("refuses what names no one or loses most, saying what was lost, unless it may go on", async () => {
    const work = [{ position: "Engineer", name: "Volt Labs" }];
    const nameless = write("nameless.json", JSON.stringify({ basics: { label: "Engineer" }, work }));
    const talks = Array.from({ length: 12 }, (_, number) => ({ headline: `Talk ${number}` }));
    const unknown = write("unknown.json", JSON.stringify({ basics: { name: "Asha Rao" }, work, talks }));
    for (const [file, reason] of [
      [nameless, "names nobody whose site it could be."],
      [unknown, "says 15 things, 12 of which would be left out."],
    ] as const) {
      const out = join(folder, "hollow.json");
      const { status, stdout, stderr } = await callImport(file, "--out", out);
      expect([status, stdout]).toEqual([1, ""]);
      expect(stderr.trimEnd().split("\n").at(-1)).toBe(
        `Nothing was written: ${file} ${reason} To go on with what there is: --anyway.`,
      );
      expect(readdirSync(folder)).not.toContain("hollow.json");
      expect((await callImport(file, "--out", out, "--anyway")).status).toBe(0);
      rmSync(out);
    }
  });

  it.each([
    ["no résumé", [], "Name the résumé to import."],
    ["two résumés", ["a.json", "b.json"], "One résumé is imported at a time"],
    ["an option that isn't there", ["a.json", "--output", "b"], "--output"],
  ])("says its usage for %s", async (_, args, message) => {
    const { status, stdout, stderr } = await callImport(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(message);
    expect(stderr).toContain("Usage: npm run import");
  });

  it("says so in one paragraph where it can't write, and leaves nothing behind", async () => {
    mkdirSync(join(folder, "full"));
    const file = write("full/file", "x");
    const { status, stderr } = await callImport(sample, "--out", join(file, "content.json"));
    expect(status).toBe(2);
    expect(stderr).toMatch(/^.*a part of its path is a file, not a folder\.\n$/);
    expect(readdirSync(join(folder, "full"))).toEqual(["file"]);
  });

  it("reads a résumé that begins with a byte order mark", async () => {
    const file = write("bom.json", '\ufeff{ "basics": { "name": "Asha Rao", "label": "Engineer" } }');
    expect((await callImport(file, "--out", join(folder, "bom-content.json"))).status).toBe(0);
  });
});

describe("the import command, of addresses", () => {
  it("takes the site's own from its option, and leaves the résumé's as a link", async () => {
    const file = write(
      "own.json",
      '{ "basics": { "name": "Asha Rao", "label": "Engineer", "url": "https://volt.dev/" } }',
    );
    const out = join(folder, "own-content.json");
    const { stdout } = await callImport(file, "--out", out, "--url", "https://asha.dev/");
    expect(stdout).not.toContain("--url");
    const { content } = await loadContent(out);
    expect(content?.site.url).toBe("https://asha.dev/");
    expect(content?.profile.links).toMatchObject([{ kind: "website", href: "https://volt.dev/" }]);
    expect((await callImport(file, "--out", out, "--force")).stdout).toContain("--url ADDRESS");
    expect((await callImport(file, "--out", out, "--force", "--url", "asha")).stderr).toContain('not "asha"');
  });

  it("counts links that aren't encrypted in one line, and writes them as if they were where it is asked to", async () => {
    const work = ["volt", "kapoor"].map((name) => ({ position: "Engineer", name, url: `http://${name}.dev/` }));
    const file = write("http.json", JSON.stringify({ basics: { name: "Asha Rao", label: "Engineer" }, work }));
    const out = join(folder, "http-content.json");
    const { stdout } = await callImport(file, "--out", out);
    expect(stdout.match(/ http:/g)).toHaveLength(2);
    expect(stdout).toContain("2 links with http:, which browsers warn of. To write https: and try: --https.\n");
    const secured = await callImport(file, "--out", out, "--force", "--https");
    expect(secured.stdout).toContain("Of its links, 2 have https: in place of http:. Try them.\n");
    expect(readFileSync(out, "utf8")).not.toContain("http://volt.dev");
  });

  it("works as the guide says it, in a folder that is new", async () => {
    const guide = readFileSync(".github/guide/import.md", "utf8");
    const [, words = ""] = /^npm run import -- (resume\.json --out \S+)/m.exec(guide) ?? [];
    expect(words).toContain("--out ../my-site/content.json");
    const args = words.split(" ").map((word) => word.replace(/^(?=resume)/, `${folder}/`).replace("..", folder));
    write("resume.json", readFileSync(sample, "utf8"));
    const { status } = await callImport(...args);
    expect(status).toBe(0);
    expect(readdirSync(join(folder, "my-site"))).toEqual(["content.json"]);
  });
});
