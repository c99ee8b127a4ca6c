import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { formatJson } from "../../../schema/source/format-json.ts";
import type { RenameAnswer } from "../../../src/editor/protocol.ts";
import { ServedEditor } from "./served-editor.ts";

const page = (path: string, title: string, ...blocks: object[]) => ({ path, title, blocks });

const site = {
  version: 1,
  site: { url: "https://ada.example" },
  profile: { name: "Ada", photo: { src: "assets/photo.svg", alt: "Ada" } },
  navigation: {
    links: [
      { label: "Home", to: "/" },
      { label: "Work", to: "/work/#old" },
      { label: "Notes", to: "/notes" },
    ],
  },
  pages: [
    page("/", "Home", {
      type: "prose",
      body: 'See [the "work"](/work), [a note](/notes/first) and [/work](/workshop).',
    }),
    page("/work", "Work", { type: "heading", id: "old", text: "OLD" }, { type: "prose", body: { file: "story.md" } }),
    page("/workshop", "Workshop", { type: "prose", body: "![](assets/photo.svg) [Up](#old)" }),
    page("/notes", "Notes", { type: "post-list", posts: "posts/*.md" }),
  ],
};
const files: Record<string, string> = {
  "content.json": formatJson(site),
  "story.md": "Back [up](#old), or [home](/), or [work](/work?tag=x#old).\n",
  "posts/first.md":
    "---\r\ntitle: First\r\ndate: 2026-01-02\r\nimage: ../assets/photo.svg\r\n---\r\n\r\nOn [work](/work).\r\n",
  "posts/second.md":
    "+++\ntitle = 'Second'\ndate = 2026-01-03\n+++\n\nAfter [the first](first.md), on [it](/notes/first#x).\n",
};

let served: ServedEditor;
/** What the check says of the files as they are at first. */
let codes: readonly string[];
const read = (path: string) => readFile(join(served.site, path), "utf8");
const readAll = async () =>
  Object.fromEntries(await Promise.all(Object.keys(files).map(async (path) => [path, await read(path)])));
const rename = (request: object) => served.call<RenameAnswer>("rename", request);
const untilSaved = (path: string, part: string) =>
  vi.waitFor(async () => expect(await read(path)).toContain(part), 20_000);

beforeEach(async () => {
  served = await ServedEditor.start();
  await mkdir(join(served.site, "posts"), { recursive: true });
  for (const [path, text] of Object.entries(files)) await writeFile(join(served.site, path), text);
  await served.reload();
  codes = served.codes;
  await served.call("open", {});
});
afterEach(() => served.end());

/** Takes every step back. */
async function undoAll(): Promise<void> {
  for (;;) {
    const { files: changed, hasMoved } = await served.call<{ files: object[]; hasMoved?: boolean }>("undo", {});
    if (changed.length === 0 && !hasMoved) return;
  }
}

describe("a page's new path", () => {
  it("is in all links to it, in every file, and its old one leads to it; undone as one step", async () => {
    const { changed, left, redirects } = await rename({
      pointer: "/pages/1/path",
      to: "/projects",
      redirects: true,
    });
    expect([changed.length, left, redirects]).toEqual([4, [], true]);
    await untilSaved("posts/first.md", "projects");
    await untilSaved("content.json", "projects");
    const content = await read("content.json");
    expect(content).toContain('"to": "/projects/#old"');
    expect(content).toContain('[the \\"work\\"](/projects), [a note](/notes/first) and [/work](/workshop)');
    expect(content).toContain('"path": "/projects",\n      "movedFrom": ["/work"],');
    expect(await read("story.md")).toContain("[work](/projects?tag=x#old)");
    expect(await read("posts/first.md")).toBe(files["posts/first.md"]?.replace("(/work)", "(/projects)"));
    const before = await served.call<{ files: object[] }>("undo", {});
    expect(before.files).toHaveLength(3);
    await vi.waitFor(async () => expect(await readAll()).toEqual(files), 20_000);
  });

  it("takes the posts below it along, each with its old address", async () => {
    await rename({ pointer: "/pages/3/path", to: "/diary", redirects: true });
    await untilSaved("posts/second.md", "diary");
    expect(await read("posts/second.md")).toBe(
      "+++\ntitle = 'Second'\ndate = 2026-01-03\nmovedFrom = [\"/notes/second\"]\n+++\n\nAfter [the first](first.md), on [it](/diary/first#x).\n",
    );
    expect(await read("posts/first.md")).toContain('movedFrom: ["/notes/first"]\r\n---');
    await untilSaved("content.json", "[a note](/diary/first)");
  });

  it("that is its former one ends the redirection", async () => {
    await rename({ pointer: "/pages/1/path", to: "/projects", redirects: true });
    await rename({ pointer: "/pages/1/path", to: "/work" });
    await vi.waitFor(async () => expect(await readAll()).toEqual(files), 20_000);
  });

  it("changes nothing else if another page has the old one", async () => {
    await writeFile(join(served.site, "content.json"), formatJson({ ...site, pages: [...site.pages, site.pages[1]] }));
    await served.reload();
    const { changed, redirects } = await rename({ pointer: "/pages/4/path", to: "/copy", redirects: true });
    expect([changed, redirects]).toEqual([[], false]);
  });
});

describe("an id's new name", () => {
  it("is in the anchors that lead to its page, and in no others", async () => {
    await rename({ pointer: "/pages/1/blocks/0/id", to: "new" });
    await untilSaved("story.md", "#new");
    await untilSaved("content.json", "#new");
    expect(await read("story.md")).toBe("Back [up](#new), or [home](/), or [work](/work?tag=x#new).\n");
    const content = await read("content.json");
    expect(content).toContain('"to": "/work/#new"');
    expect(content).toContain("[Up](#old)");
  });
});

describe("a file's new name", () => {
  it("is wherever the file was named, also relative to a post; undo gives the file its name back", async () => {
    const { name, changed } = await rename({ file: "assets/photo.svg", to: "Me & Zoë" });
    expect([name, changed.length]).toEqual(["assets/me-zoe.svg", 3]);
    await untilSaved("posts/first.md", "image: assets/me-zoe.svg");
    expect(await readdir(join(served.site, "assets"))).toContain("me-zoe.svg");
    await undoAll();
    await vi.waitFor(async () => expect(await readAll()).toEqual(files), 20_000);
    expect(await readdir(join(served.site, "assets"))).toContain("photo.svg");
  });

  it.each(["../content", "..", "/etc/x"])("never leaves its folder: %s", async (to) => {
    await served.post("rename", JSON.stringify({ file: "assets/photo.svg", to }));
    expect((await readdir(served.folder)).toSorted()).toEqual(["secret.svg", "site"]);
  });

  it("is never that of another file", async () => {
    await writeFile(join(served.site, "assets/taken.svg"), "<svg/>");
    const response = await served.post("rename", JSON.stringify({ file: "assets/photo.svg", to: "taken" }));
    expect(response.status).toBe(400);
    expect(await read("assets/taken.svg")).toBe("<svg/>");
  });
});

describe("made files", () => {
  it("are posts named after their titles, never over another; undo takes them away, redo brings them back", async () => {
    for (const path of ["posts/ete-first.md", "posts/ete-first-2.md"])
      expect(await served.call("create", { list: "posts/*.md", title: "Été: first" })).toEqual({ path });
    expect(await read("posts/ete-first.md")).toMatch(/^---\ntitle: "Été: first"\ndate: [0-9-]{10}\ndraft: true\n---\n/);
    await undoAll();
    expect(await readdir(join(served.site, "posts"))).toEqual(["first.md", "second.md"]);
    await served.call("redo", {});
    expect(await readdir(join(served.site, "posts"))).toHaveLength(3);
  });

  it("are not made beside the content's own folders", async () => {
    for (const list of ["../*.md", "elsewhere/*.md", "*.json"])
      expect((await served.post("create", JSON.stringify({ list, title: "x" }))).status).toBe(400);
  });
});

it("What links to a page is named before the page goes, without its own links", async () => {
  const { places } = await served.call<{ places: { file: string; text: string }[] }>("references", {
    pointer: "/pages/1",
  });
  expect(places.map(({ file, text }) => `${file} ${text}`).toSorted()).toEqual([
    "content.json /work",
    "content.json /work",
    "content.json old",
    "posts/first.md /work",
  ]);
});

it("Any name that a path can have is in all links, and undo restores every byte", { timeout: 120_000 }, async () => {
  const name = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,6}[a-z0-9])?$/);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(1, 2, 3), name, async (index, to) => {
      const path = `/p-${to}`;
      const { left } = await rename({ pointer: `/pages/${index}/path`, to: path, redirects: true });
      expect(left).toEqual([]);
      const open = await served.call<{ files: { path: string; text: string }[] }>("open", {});
      const { pages } = JSON.parse(open.files.find((file) => file.path === "content.json")?.text ?? "");
      expect(pages[index].path).toBe(path);
      await served.reload();
      expect(served.codes).toEqual(codes);
      await served.call("undo", {});
      const { files: now } = await served.call<typeof open>("open", {});
      for (const file of now) expect(file.text).toBe(files[file.path]);
    }),
    { numRuns: 8 },
  );
});
