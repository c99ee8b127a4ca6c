import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";

const content = {
  version: 1,
  site: { title: "Asha Rao", description: "Chargers.", url: "https://asha.dev/" },
  profile: { name: "Asha Rao", role: "Engineer", emails: [], links: [] },
  theme: { font: "sans" },
  pages: [
    {
      path: "/",
      title: "Home",
      blocks: [{ type: "hero" }, { type: "post-list", title: "Notes", posts: "posts/*.md" }],
    },
  ],
};

const post = (title: string, more = "") => `---\ntitle: ${title}\ndate: 2025-06-30\n${more}---\n\nWords.\n`;

let root: string;
let folder: string;
let file: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "posts-looked-for-"));
  folder = join(root, "mine");
  file = join(folder, "content.json");
  await mkdir(join(folder, "posts"), { recursive: true });
  await writeFile(file, JSON.stringify(content));
  await writeFile(join(folder, "posts/first.md"), post("First"));
});
afterEach(() => rm(root, { recursive: true }));

describe("files of posts", () => {
  it("that lie too deep to be posts are reported, unless another pattern or text names them", async () => {
    const told = async () =>
      (await loadContent(file)).diagnostics.map(({ code, message, hint }) => [code, message, hint]);
    for (const name of ["bundle", "more/deep", ".trash", "node_modules/pack"])
      await mkdir(join(folder, "posts", name), { recursive: true });
    await writeFile(join(folder, "posts/.trash/old.md"), post("Old"));
    await writeFile(join(folder, "posts/node_modules/pack/README.md"), "# Pack");
    await writeFile(join(folder, "posts/bundle/notes.md"), post("Bundle"));
    expect(await told()).toEqual([
      [
        "posts-too-deep",
        'posts/bundle/notes.md lies deeper than "posts/*.md" looks, so it is no post and not on the site.',
        expect.stringContaining("move posts/bundle/notes.md to posts/notes.md, and its pictures with it."),
      ],
    ]);
    await writeFile(join(folder, "posts/more/deep/own.md"), post("Own"));
    expect(await told()).toEqual([
      [
        "posts-too-deep",
        expect.stringMatching(/^2 files .*: posts\/bundle\/notes.md and posts\/more\/deep\/own.md\.$/),
        expect.any(String),
      ],
    ]);
    const [home] = content.pages;
    const blocks = [
      ...(home?.blocks ?? []),
      { type: "post-list", title: "Deep", posts: "posts/more/deep/*.md" },
      { type: "prose", title: "Bundle", body: { file: "posts/bundle/notes.md" } },
    ];
    await writeFile(file, JSON.stringify({ ...content, pages: [{ ...home, blocks }] }));
    expect(await told()).toEqual([]);
  });

  it("are looked for in a folder of nearly that name, where there is none of it", async () => {
    await writeFile(file, JSON.stringify(content).replace("posts/*.md", "post/*.md"));
    expect((await loadContent(file)).diagnostics).toMatchObject([
      { code: "no-posts", hint: 'Did you mean "posts/*.md"? Write "posts/*.md".' },
    ]);
  });

  it.each(["posts/**/*.md", "posts/*/index.md"])("are those of one folder alone, and not %s", async (pattern) => {
    await writeFile(file, JSON.stringify(content).replace("posts/*.md", pattern));
    const [diagnostic] = (await loadContent(file)).diagnostics;
    expect(diagnostic).toMatchObject({
      code: "bad-post-files",
      hint: 'Write "posts/*.md", and put all posts into that one folder, each with a name of its own.',
    });
  });
});
