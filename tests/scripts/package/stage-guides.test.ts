import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { globSync } from "tinyglobby";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stageGuides } from "../../../scripts/package/stage-guides.ts";

let stage: string;
beforeAll(async () => {
  stage = await mkdtemp(join(tmpdir(), "guides-"));
  await stageGuides(stage);
});
afterAll(() => rm(stage, { recursive: true }));

const withoutCode = (text: string) => text.replace(/^(`{3,}).*?^\1$/gms, "").replace(/(`+)(?!`).+?(?<!`)\1(?!`)/g, "");

describe("the guides in the package", () => {
  it("link to nothing that the package lacks", async () => {
    const files = globSync("**/*.md", { cwd: stage, dot: true });
    expect(files).toEqual(expect.arrayContaining(["guide/publish.md", "guide/reference/commands.md"]));
    for (const file of files) {
      const text = withoutCode(await readFile(join(stage, file), "utf8"));
      const links = [...text.matchAll(/(?<!\\)\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = ""]) => link);
      expect([file, links.filter((link) => !existsSync(join(stage, dirname(file), link)))]).toEqual([file, []]);
    }
  });

  it("have the examples to which they link", async () => {
    const text = await readFile(join(stage, "guide/linked/examples/github-rsync.yml"), "utf8");
    expect(text).toBe(await readFile(".github/examples/github-rsync.yml", "utf8"));
  });

  it("call the program as a site of one's own does", async () => {
    const text = await readFile(join(stage, "guide/publish.md"), "utf8");
    expect(text).toContain("npx portfolio build");
    expect(text).not.toContain("npm run build");
  });
});
