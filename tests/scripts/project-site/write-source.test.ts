import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { designNames } from "../../../schema/designs/index.ts";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";
import { writeSource } from "../../../scripts/project-site/write-source.ts";

const addresses = Object.fromEntries(designNames.map((design) => [design, `https://docs.example/${design}/`]));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "project-site-"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("the project's site", () => {
  it("has each guide and page of the reference as a post, and nothing that the check reports", async () => {
    const repository = "https://github.com/you/portfolio";
    const file = await writeSource(folder, { design: "rail", addresses, repository });
    const { diagnostics } = await loadContent(file);
    expect(diagnostics.map(({ code, file, line }) => `${code} ${file}:${line}`)).toEqual([]);
    const content = JSON.parse(await readFile(file, "utf8"));
    expect(content).toMatchObject({ site: { url: "https://docs.example/rail/" }, theme: { design: "rail" } });
    expect(content.footer.actions).toHaveLength(designNames.length - 1);
    const guide = await readFile(join(folder, "guide/design.md"), "utf8");
    expect(guide).toMatch(/^---\ntitle: "How it looks"\ndate: "\d{4}-\d\d-\d\d"\ndescription: "/);
    expect(guide).toContain("[`theme`](/reference/theme)");
    expect(await readFile(join(folder, "guide/import.md"), "utf8")).toContain(`](${repository}/blob/main/scripts/lib/`);
    const reference = await readFile(join(folder, "reference/gallery.md"), "utf8");
    expect(reference).toContain("](pictures/reference/gallery.webp)");
    expect(reference).toContain("[gallery-picture](/reference/gallery-picture)");
  });
});
