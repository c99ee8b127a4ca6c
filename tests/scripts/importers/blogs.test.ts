import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";
import { generators } from "../../../scripts/lib/importers/blogs/generators.ts";
import { callCommand } from "../../support/call-command.ts";

const blogs = "tests/content/importers/blogs";
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "blogs-"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(Object.keys(generators))("a blog of %s", (name) => {
  it("becomes a sound site, with a note on all that was lost", async () => {
    const out = join(folder, name, "content.json");
    const { status, stderr } = await callCommand(["import", join(blogs, name), "--out", out]);
    expect(status).toBe(0);
    const files = readdirSync(join(folder, name), { recursive: true, encoding: "utf8" }).sort();
    const texts = files.filter((file) => /\.(?:json|mdx?)$/.test(file));
    const shown = texts.map((file) => `== ${file}\n${readFileSync(join(folder, name, file), "utf8")}`);
    const today = new Date().toISOString().slice(0, 10);
    const all = [...files, "== notes", stderr, ...shown]
      .join("\n")
      .replaceAll(today, "TODAY")
      .replaceAll(join(folder, name), "SITE")
      .replaceAll(/"\$schema".*/g, "");
    await expect(all).toMatchFileSnapshot(join(process.cwd(), blogs, `${name}.expected.txt`));
    const { diagnostics } = await loadContent(out);
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  });
});

it("says which settings are missing where the program is named", async () => {
  const { status, stderr } = await callCommand([
    "import",
    join(blogs, "jekyll"),
    "--from",
    "hugo",
    "--out",
    join(folder, "none.json"),
  ]);
  expect(status).toBe(2);
  expect(stderr).toContain("has no settings of Hugo");
});
