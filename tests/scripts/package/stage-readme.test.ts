import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readProgramInfo } from "../../../scripts/lib/scaffold/program-info.ts";
import { listGuides, writeReadme } from "../../../scripts/package/stage-readme.ts";

const readme = readFileSync("README.md", "utf8");
const linksOf = (text: string) => [...text.matchAll(/\]\((?!https:)([^)#]+)/g)].map(([, path = ""]) => path);

it("the index of the package's guides leads to every guide and to the reference, and to nothing else", () => {
  const links = linksOf(listGuides(readme, ""));
  const guides = readdirSync(".github/guide").filter((name) => name.endsWith(".md"));
  expect([...new Set(links)].filter((path) => !path.startsWith("reference/")).toSorted()).toEqual(guides.toSorted());
  expect(links).toContain("reference/README.md");
  for (const path of links) expect(existsSync(join(".github/guide", path))).toBe(true);
});

it("the package's README says what it is, how to begin a site, and where the guides are", async () => {
  const text = writeReadme(readme, await readProgramInfo());
  expect(text).toMatch(/^# Portfolio from JSON\n\n[A-Z]/);
  expect(text).toContain("npx portfolio new my-site");
  expect(linksOf(text)).toEqual(expect.arrayContaining(["guide/content.md", "guide/publish.md", "LICENSE"]));
  expect(text).not.toMatch(/\.github|!\[/);
});

it("a README without the table of guides is refused", () => {
  expect(() => listGuides("# Mine\n", "")).toThrow("no table");
});
