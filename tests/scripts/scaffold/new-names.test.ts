import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { array, assert, asyncProperty, constantFrom, oneof, string } from "fast-check";
import { parse } from "parse5";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";
import { buildSite } from "../../../scripts/lib/site/build-site.ts";
import { callCommand } from "../../support/call-command.ts";
import { tries } from "../../support/chance.ts";
import { readText } from "../../support/read-text.ts";

let place: string;
let folder: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "new-names-"));
  folder = join(place, "site");
});
afterAll(() => rm(place, { recursive: true }));

/** Begins a site with these words; returns what its content says, undefined where they were refused and nothing written. */
async function begin(name: string, role: string) {
  await rm(folder, { recursive: true, force: true });
  const { status, stderr } = await callCommand([
    "new",
    folder,
    `--name=${name}`,
    `--role=${role}`,
    "--yes",
    "--package=LICENSE",
  ]);
  if (status !== 0) {
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringMatching(/Nothing was written|takes some words/),
    });
    expect(existsSync(folder)).toBe(false);
    return undefined;
  }
  const { content, diagnostics } = await loadContent(join(folder, "content.json"));
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  return content && { ...content, stderr };
}

const pieces = constantFrom(
  ..."{ } {name} {role} {{name}} \" ' \\ ` * _ [ ] ( ) < > & ~~ $x$ <b> &amp; # - | : Asha Rao \u0000 \u001b[31m \n \u2028 \u202e \u200b \ud800 \udc00 اسم שם 🙂 é e\u0301".split(
    " ",
  ),
  " ",
);

/** A word in braces would be a reference. */
const writeOut = (words: string) => words.replace(/\{\s*([A-Za-z][\w.-]*)\s*\}/g, "($1)");

describe("a name and a role, whatever they hold,", () => {
  it("are written as they are, but for words in braces, in content that is sound, or refused before anything is written", async () => {
    const words = oneof(
      array(pieces, { maxLength: 8 }).map((parts) => parts.join("")),
      string({ unit: "binary" }),
    );
    await assert(
      asyncProperty(words, words, async (name, role) => {
        const content = await begin(name, role);
        const said = { name: writeOut(name.trim()), role: writeOut(role.trim()) };
        if (content) expect(content.profile).toMatchObject(said);
      }),
      tries(50),
    );
  });

  it.each([
    "A{b c} } {",
    "*Asha* _Rao_ [x](y) `z` $x$ ~~w~~",
    "<b>Asha</b> &amp; \"Co\" 'x' \\",
    "اسم {جديد}",
    "Asha ".repeat(2000).trim(),
  ])("are what pages show: %j", async (name) => {
    expect((await begin(name, "Engineer"))?.profile.name).toBe(name);
    await buildSite(join(folder, "content.json"), join(place, "dist"));
    const page = parse(await readFile(join(place, "dist/index.html"), "utf8"));
    // In the heading and, by its placeholder, in the page's last line.
    expect(readText(page).split(name).length - 1).toBeGreaterThanOrEqual(2);
  });

  it.each(["{name}", "{{name}}", "{firstName} Rao", "Asha {nickname}"])(
    "are written in parentheses instead of braces, and it is said so: %j",
    async (name) => {
      const content = await begin(name, "{role}");
      expect(content?.profile).toMatchObject({ name: writeOut(name), role: "(role)" });
      expect(content?.stderr).toContain(`your name is written as ${JSON.stringify(writeOut(name))}`);
    },
  );

  it.each(["Asha\u0007", "\u200b\u2060", "A\ud800"])(
    "that content can't hold are refused, and it is said why: %j",
    async (name) => {
      expect(await begin(name, "Engineer")).toBeUndefined();
    },
  );

  it.each(["{name}", "{{name}}", "Asha {nickname}"])(
    "are written in parentheses where a résumé says %j",
    async (name) => {
      const source = join(place, "resume.json");
      await rm(folder, { recursive: true, force: true });
      const work = [{ name: "Volt", position: "Chemist", startDate: "2020-01", summary: "Batteries." }];
      await writeFile(source, JSON.stringify({ basics: { name, label: "Chemist", summary: "Cells." }, work }));
      const { status, stderr } = await callCommand(["new", folder, "--from", source, "--package=LICENSE"]);
      expect(status).toBe(0);
      expect(stderr).toContain("they are in parentheses now");
      const { content, diagnostics } = await loadContent(join(folder, "content.json"));
      expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
      expect(content?.profile.name).toBe(name.replace(/\{(\w+)\}/, "($1)"));
    },
  );
});
