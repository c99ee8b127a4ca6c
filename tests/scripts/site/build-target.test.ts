import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { programFolder } from "../../../scripts/lib/files/roots.ts";
import { checkTarget, followLinks } from "../../../scripts/lib/files/swap/check-target.ts";

let place: string;
let content: string;

beforeAll(async () => {
  place = await followLinks(await mkdtemp(join(tmpdir(), "target-")));
  content = join(place, "owner/content.json");
  await mkdir(join(place, "owner/pictures"), { recursive: true });
  await writeFile(content, "{}");
});
afterAll(() => rm(place, { recursive: true }));

const check = (out: string) => checkTarget(out, [content, join(place, "owner/pictures/photo.jpg")]);

async function makeFolder(name: string, files: Record<string, string>): Promise<string> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(place, name, path)), { recursive: true });
    await writeFile(join(place, name, path), text);
  }
  return join(place, name);
}

const siteFiles = { "index.html": "<h1>Hello</h1>", "page.json": '{"build":"1","page":{}}' };

describe("a folder for a site", () => {
  it("may be new, empty or a site that was built before", async () => {
    await expect(check(join(place, "new/deep"))).resolves.toBeUndefined();
    await mkdir(join(place, "empty"));
    await expect(check(join(place, "empty"))).resolves.toBeUndefined();
    await expect(check(await makeFolder("site", siteFiles))).resolves.toBeUndefined();
  });

  it.each([
    ["the whole disk", () => "/"],
    ["the home folder", () => homedir()],
    ["the project's folder", () => programFolder],
    ["a folder that holds the project", () => dirname(programFolder)],
    ["the project's sources", () => join(programFolder, "src")],
    ["a new folder among the project's sources", () => join(programFolder, "scripts/out")],
    ["the folder of the content file", () => dirname(content)],
    ["a folder above the content file", () => place],
    ["the folder of a picture", () => join(place, "owner/pictures")],
    ["the content file itself", () => content],
  ])("is never %s", async (_name, out) => {
    await expect(check(out())).rejects.toThrow(
      /^A site can't be built into .*Choose a new or empty folder with --out\.$/,
    );
  });

  it("is never one that holds anything else", async () => {
    const notes = await makeFolder("notes", { "thesis.txt": "three years of work" });
    await expect(check(notes)).rejects.toThrow("it holds files that are no site of this project");
    const other = await makeFolder("other-site", { "index.html": "<h1>By hand</h1>" });
    await expect(check(other)).rejects.toThrow("it holds files that are no site of this project");
    const other2 = await makeFolder("other-page", { "index.html": "<h1>By hand</h1>", "page.json": "[1]" });
    await expect(check(other2)).rejects.toThrow("it holds files that are no site of this project");
  });

  it("is never one with a history in it", async () => {
    const published = await makeFolder("published", { ...siteFiles, ".git/HEAD": "ref: refs/heads/gh-pages" });
    await expect(check(published)).rejects.toThrow("it holds .git, which would be lost");
  });

  it("is never reached around these rules through a link", async () => {
    await symlink(dirname(content), join(place, "link"));
    expect(await followLinks(join(place, "link/pictures/new"))).toBe(join(place, "owner/pictures/new"));
    await expect(check(await followLinks(join(place, "link")))).rejects.toThrow("it holds");
    expect(await readdir(dirname(content))).toContain("content.json");
    expect(await readFile(content, "utf8")).toBe("{}");
  });
});
