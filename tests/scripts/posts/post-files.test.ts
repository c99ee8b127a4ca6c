import { cp, mkdir, mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readFrontMatter } from "../../../schema/check/lists/front-matter.ts";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";
import { startDevServer } from "../../../scripts/lib/dev/dev-server.ts";
import { buildSite } from "../../../scripts/lib/site/build-site.ts";

const content = {
  version: 1,
  site: { title: "Asha Rao", description: "Chargers.", url: "https://asha.dev/" },
  profile: { name: "Asha Rao", role: "Engineer", emails: [], links: [] },
  theme: { font: "sans" },
  pages: [
    {
      path: "/",
      title: "Home",
      blocks: [
        { type: "hero" },
        { type: "list", title: "Tools", items: { file: "lists/tools.json" } },
        { type: "post-list", title: "Notes", posts: "posts/*.md" },
      ],
    },
  ],
};

const post = (title: string, more = "") => `---\ntitle: ${title}\ndate: 2025-06-30\n${more}---\n\nWords.\n`;

let root: string;
let folder: string;
let file: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "post-files-"));
  folder = join(root, "mine");
  file = join(folder, "content.json");
  await mkdir(join(folder, "posts"), { recursive: true });
  await mkdir(join(folder, "lists"));
  await writeFile(file, JSON.stringify(content));
  await writeFile(join(folder, "lists/tools.json"), '["Oscilloscope"]');
  await writeFile(join(folder, "posts/first.md"), post("First"));
});
afterEach(() => rm(root, { recursive: true }));

const codesOf = async () => (await loadContent(file)).diagnostics.map(({ code }) => code);

describe("files of posts and lists", () => {
  it("give their posts addresses that every system can write, whatever they are called", async () => {
    await rm(join(folder, "posts/first.md"));
    for (const name of ["con", "AUX", "com1", "console"]) await writeFile(join(folder, `posts/${name}.md`), post(name));
    const { content: checked, diagnostics } = await loadContent(file);
    expect(diagnostics).toEqual([]);
    expect(checked?.pages.map(({ path }) => path).toSorted()).toEqual(["/", "/aux-1", "/com1-1", "/con-1", "/console"]);
  });

  it("are named, and the folder of posts with them, so that what looks for changes sees every one", async () => {
    const { content: checked, files, folders } = await loadContent(file);
    expect(checked?.pages.map(({ path }) => path)).toEqual(["/", "/first"]);
    expect(files).toEqual(expect.arrayContaining(["posts/first.md", "lists/tools.json"]));
    expect(folders).toEqual(["posts"]);
  });

  it.each([
    ["a post that is a link out of the folder", "posts/other.md", "secret.md"],
    ["a list that is one", "lists/tools.json", "secret.json"],
  ])("are refused where they are somebody else's: %s", async (_what, name, secret) => {
    await writeFile(join(root, "secret.md"), post("Secret"));
    await writeFile(join(root, "secret.json"), '["Secret"]');
    await rm(join(folder, name), { force: true });
    await symlink(join(root, secret), join(folder, name));
    expect(await codesOf()).toEqual(["bad-text-file"]);
  });

  it.each([
    ["publications", "papers.bib", "@misc{a, title = {Secret}}"],
    ["repositories", "github.json", '{ "github": "asharao", "repositories": [] }'],
    ["feed", "feed.json", '{ "feeds": ["https://asha.dev/rss.xml"], "entries": [] }'],
  ])("are refused where they are somebody else's: the source of %s", async (type, source, text) => {
    const [home] = content.pages;
    await writeFile(
      file,
      JSON.stringify({ ...content, pages: [{ ...home, blocks: [{ type: "hero" }, { type, source }] }] }),
    );
    await writeFile(join(folder, source), text);
    expect(await codesOf()).not.toContain("bad-text-file");
    await rename(join(folder, source), join(root, source));
    await symlink(join(root, source), join(folder, source));
    expect(await codesOf()).toEqual(["bad-text-file"]);
    await rm(join(folder, source));
    // A folder on the way to it may be a link, too.
    await symlink(root, join(folder, "elsewhere"));
    const there = JSON.stringify({
      ...content,
      pages: [{ ...home, blocks: [{ type, source: `elsewhere/${source}` }] }],
    });
    await writeFile(file, there);
    expect(await codesOf()).toEqual(["bad-text-file"]);
  });

  it.each([
    ["its picture", "image: { src: secret.png, alt: Secret }\n", "Words."],
    ["a picture in its text", "", "![Secret](secret.png)"],
    ["a link in its text", "", "[Secret](secret.png)"],
  ])("name nothing of somebody else's: %s", async (_what, facts, words) => {
    await writeFile(join(root, "secret.png"), "not even a picture");
    await symlink(join(root, "secret.png"), join(folder, "secret.png"));
    await writeFile(join(folder, "posts/first.md"), post("First", facts).replace("Words.", words));
    expect(await codesOf()).toEqual([expect.stringMatching(/-outside$|^unusable-file$/)]);
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "//elsewhere.example", "../secret.pdf"])(
    "lead to nothing that runs or lies beyond the folder: %s",
    async (address) => {
      await writeFile(join(root, "secret.pdf"), "%PDF-1.7");
      await writeFile(join(folder, "posts/first.md"), post("First").replace("Words.", `[Words](${address})`));
      expect(await codesOf()).toHaveLength(1);
      expect((await loadContent(file)).content).toBeUndefined();
    },
  );

  it("are refused where their folder is somebody else's", async () => {
    await rename(join(folder, "posts"), join(root, "posts"));
    await symlink(join(root, "posts"), join(folder, "posts"));
    expect(await codesOf()).toEqual(["bad-text-file"]);
  });

  it("may be linked within the owner's folder", async () => {
    await writeFile(join(folder, "second.md"), post("Second"));
    await symlink(join(folder, "second.md"), join(folder, "posts/second.md"));
    const { content: checked } = await loadContent(file);
    expect(checked?.pages.map(({ path }) => path)).toEqual(["/", "/first", "/second"]);
  });

  it("are translations whatever the case of their language, and none of their own where the first file is broken", async () => {
    const site = { title: "Asha Rao", description: "Chargers.", url: "https://asha.dev/", languages: ["en", "pt-BR"] };
    await writeFile(file, JSON.stringify({ ...content, site }));
    await writeFile(join(folder, "posts/first.pt-br.md"), "---\ntitle: Primeiro\n---\n\nPalavras.\n");
    const { content: checked, locales } = await loadContent(file);
    expect(checked?.pages.map(({ path }) => path)).toEqual(["/", "/first"]);
    expect(locales.map(({ content: { pages } }) => pages.at(-1)?.title)).toEqual(["First", "Primeiro"]);
    await writeFile(join(folder, "posts/first.md"), "---\ntitle: First: a beginning\n---\n\nWords.\n");
    expect(await codesOf()).toEqual(["bad-front-matter"]);
  });

  it("that lack a translation are reported once, in their files", async () => {
    const site = { title: "Asha Rao", description: "Chargers.", url: "https://asha.dev/", languages: ["en", "pt-BR"] };
    await writeFile(file, JSON.stringify({ ...content, site }, undefined, 2));
    const told = (await loadContent(file)).diagnostics.filter(({ code }) => code === "untranslated");
    const ofPost = told.filter(({ file: where }) => where.endsWith("posts/first.md"));
    // Each where it is written: the text behind the front matter.
    expect(ofPost.map(({ pointer, line }) => [pointer.split("/").at(-1), line])).toEqual([
      ["title", 2],
      ["body", 6],
    ]);
    // The post's own page is made of that file.
    expect(told.filter(({ pointer }) => pointer.startsWith("/pages/1/"))).toEqual([]);
  });

  it("that name what is beyond the folder are refused", async () => {
    const pages = JSON.stringify(content).replace("lists/tools.json", "../secret.json");
    await writeFile(file, pages);
    await writeFile(join(root, "secret.json"), "[]");
    expect(await codesOf()).toEqual(["bad-text-file"]);
    await writeFile(join(folder, "posts/first.md"), post("First", "image: { src: ../secret.png, alt: Secret }\n"));
    await writeFile(file, JSON.stringify(content));
    expect(await codesOf()).toEqual(["asset-outside"]);
  });

  it("hold values that are on many levels or refer to each other only as far as anybody reads them", async () => {
    const facts = (more: string) => writeFile(join(folder, "posts/first.md"), post("First", more));
    await facts(`tags: ${"[".repeat(5000)}${"]".repeat(5000)}\n`);
    expect(new Set(await codesOf())).toEqual(new Set(["bad-front-matter"]));
    await facts("a: &a [x, x]\nb: &b [*a, *a]\ntags: [*b, *b]\n");
    expect(new Set(await codesOf())).toEqual(new Set(["bad-front-matter"]));
    await facts("__proto__: { draft: true }\n");
    expect(await codesOf()).toEqual(["unknown-post-key"]);
    await facts("draft: !!js/function 'function () {}'\n");
    expect(await codesOf()).not.toEqual([]);
  });

  it("are built anew when one has another name, though it says the same", async () => {
    const out = join(folder, "site");
    expect((await buildSite(file, out)).pages).toBe(2);
    expect((await buildSite(file, out)).outcome).toBe("unchanged");
    await rename(join(folder, "posts/first.md"), join(folder, "posts/renamed.md"));
    expect((await buildSite(file, out)).outcome).not.toBe("unchanged");
  });
});

it.each([
  [{ date: "12/31/2022" }, { date: "2022-12-31" }],
  [{ pubDate: "31/12/2022 10:00" }, { date: "2022-12-31" }],
  [{ date: "31.1.2022" }, { date: "2022-01-31" }],
  [{ date: "2022/1/31" }, { date: "2022-01-31" }],
  [{ date: "01/02/2022" }, { date: "01/02/2022" }],
  [
    { title: 2048, tags: [2022] },
    { title: "2048", tags: ["2022"] },
  ],
  [{ draft: "yes" }, { draft: true }],
  [{ draft: "no", published: "yes" }, {}],
  [{ published: "no" }, { draft: true }],
  [{ headless: true }, { draft: true }],
  [{ unlisted: true }, { draft: true }],
  [{ private: true }, { draft: true }],
  [{ _build: { render: false } }, { draft: true }],
  [{ build: { list: "never" } }, { draft: true }],
  [{ build: { render: "always" } }, {}],
])("front matter %j is read as %j", (written, value) => {
  const name = { file: "posts/a.md", stem: "a", list: "/" };
  const read = readFrontMatter(written, name, { hasFile: () => false });
  expect(read).toEqual({ value, origins: expect.anything(), unknown: [], idle: [] });
});

describe("the dev server", () => {
  it("shows drafts, what is in lists' files, and posts as they come", async () => {
    await cp(join(folder, "posts/first.md"), join(folder, "posts/second.md"));
    await writeFile(join(folder, "posts/second.md"), post("Someday", "draft: true\n"));
    let told = () => {};
    const nextChange = () => new Promise<void>((resolve) => (told = resolve));
    const server = await startDevServer({ file, port: 0, onChange: () => told() });
    try {
      const ask = async (path: string) => (await fetch(new URL(path, server.url))).text();
      expect(await ask("/")).toContain("Oscilloscope");
      expect(await ask("/second/")).toContain("Draft");
      let change = nextChange();
      await writeFile(join(folder, "lists/tools.json"), '["Soldering iron"]');
      await change;
      expect(await ask("/")).toContain("Soldering iron");
      change = nextChange();
      await writeFile(join(folder, "posts/third.md"), post("Third"));
      await change;
      expect(await ask("/third/")).toContain("Third");
    } finally {
      await server.close();
    }
  });
});
