import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hashPaths, listTree } from "../../../scripts/lib/files/hash-files.ts";
import { ownListFile } from "../../../scripts/lib/files/swap/own-files.ts";
import { buildSite } from "../../../scripts/lib/site/build-site.ts";
import { writeSmallContent } from "../../support/site/small-content.ts";

let place: string;
let out: string;

const build = async (...paths: string[]) =>
  (await buildSite(await writeSmallContent(place, "/", ...paths), out)).outcome;
const hash = () => hashPaths(out, ["."]);

async function put(path: string, text = "mine"): Promise<void> {
  await mkdir(dirname(join(out, path)), { recursive: true });
  await writeFile(join(out, path), text);
}

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "foreign-"));
  out = join(place, "first");
  expect(await build("/about", "/talks")).not.toBe("refused");
});
beforeEach(async () => {
  out = await mkdtemp(join(place, "site-"));
  await cp(join(place, "first"), out, { recursive: true });
});
afterAll(() => rm(place, { recursive: true }));

describe("a site that holds a file of its owner's", () => {
  it.each([
    "CNAME",
    ".well-known/security.txt",
    "assets/notes.pdf",
    "about/draft.html",
    "game/index.html",
    "page.json.bak",
  ])("is left as it is, and it is said which: %s", async (path) => {
    await put(path);
    const before = await hash();
    await expect(build("/about")).rejects.toThrow(
      `it holds ${path}, which no build has put there and which would be lost. Move or delete what is yours there`,
    );
    expect(await hash()).toBe(before);
    expect((await readdir(place)).filter((name) => name.endsWith("-building"))).toEqual([]);
  });

  it("is left as it is also where the next site has a file of that name", async () => {
    await put("work/index.html");
    await expect(build("/about", "/work")).rejects.toThrow("it holds work/index.html,");
    expect(await readFile(join(out, "work/index.html"), "utf8")).toBe("mine");
  });

  it("is left as it is where the file is a link, to a folder, too", async () => {
    await mkdir(join(place, "elsewhere"), { recursive: true });
    await symlink(join(place, "elsewhere"), join(out, "photos"));
    await expect(build("/about")).rejects.toThrow("it holds photos,");
  });

  it("is left as it is where the file only has a name as macOS gives it", async () => {
    await put("._notes");
    await expect(build("/about")).rejects.toThrow("it holds ._notes,");
    expect(await readFile(join(out, "._notes"), "utf8")).toBe("mine");
  });

  it.each(["with a list of its files", "of an earlier version"])(
    "is left as it is where it is an empty folder: %s",
    async (kind) => {
      if (kind === "of an earlier version") await rm(join(out, ownListFile));
      await mkdir(join(out, "drafts/next"), { recursive: true });
      await put("talks/photos/.DS_Store");
      await expect(build("/about")).rejects.toThrow("it holds drafts/ and talks/photos/,");
      expect(await readdir(join(out, "drafts"))).toEqual(["next"]);
    },
  );

  it.runIf(process.platform === "linux")(
    "is left as it is where it is in a folder whose name isn't UTF-8",
    async () => {
      const folder = Buffer.concat([Buffer.from(`${out}/caf`), Buffer.of(0xe9)]);
      await mkdir(folder);
      await writeFile(Buffer.concat([folder, Buffer.from("/mine.txt")]), "mine");
      await expect(build("/about")).rejects.toThrow("what is in");
      expect(await readFile(Buffer.concat([folder, Buffer.from("/mine.txt")]), "utf8")).toBe("mine");
    },
  );

  it.skipIf(process.platform === "win32")("is left as it is where it is a FIFO, which no build waits for", async () => {
    execFileSync("mkfifo", [join(out, "queue")]);
    // All else is as it was: the site is compared with what was built.
    await expect(build("/about", "/talks")).rejects.toThrow("it holds queue,");
  });

  it.skipIf(process.platform === "win32")("is refused in words where a FIFO is in a page's place", async () => {
    await rm(join(out, "page.json"));
    execFileSync("mkfifo", [join(out, "page.json")]);
    await expect(build("/about")).rejects.toThrow("it holds files that are no site of this project");
  });

  it.skipIf(process.platform === "win32")(
    "is looked at without its list where a FIFO is in the list's place",
    async () => {
      await rm(join(out, ownListFile));
      execFileSync("mkfifo", [join(out, ownListFile)]);
      await put("CNAME");
      await expect(build("/about")).rejects.toThrow("it holds CNAME,");
    },
  );

  it("names five files, and how many more there are, with nothing in them that a terminal obeys", async () => {
    for (const name of ["1", "2", "3", "4", "5", "6", "7"]) await put(`${name}\u001b[2J.txt`);
    await expect(build("/about")).rejects.toThrow(/holds 1␛\[2J\.txt, 2.*, 5␛\[2J\.txt and 2 more, which/);
  });

  it("is built again once the file is gone", async () => {
    await put("CNAME");
    await expect(build("/about")).rejects.toThrow("CNAME");
    await rm(join(out, "CNAME"));
    expect(await build("/about")).toMatch(/rendered|compiled/);
  });
});

it("is refused in words where its folder's name is as long as there are", async () => {
  const content = await writeSmallContent(place, "/");
  await expect(buildSite(content, join(place, "x".repeat(255)))).rejects.toThrow("Choose a shorter one with --out.");
});

describe("a site of the program's own files", () => {
  it("is built again with fewer pages, and nothing of the others stays", async () => {
    expect(await build("/about")).toMatch(/rendered|compiled/);
    expect(await readdir(out)).not.toContain("talks");
  });

  it("loses what a system has put there for itself", async () => {
    for (const name of [".DS_Store", "about/Thumbs.db", "desktop.ini"]) await put(name);
    // As macOS begins it: AppleDouble, version 2.
    await put("._about", "\0\u0005\u0016\u0007\0\u0002\0\0Mac OS X        ");
    expect(await build("/about")).toMatch(/rendered|compiled/);
    expect(await readdir(out)).not.toContain(".DS_Store");
    expect(await readdir(out)).not.toContain("._about");
  });

  it("is built again where one of its folders is empty now", async () => {
    await rm(join(out, "talks/index.html"));
    await rm(join(out, "talks/page.json"));
    expect(await build("/about")).toMatch(/rendered|compiled/);
  });

  it("is looked through whole where folders in it are gone before they are listed", async () => {
    await put("game/mine.txt");
    const folders = Array.from({ length: 50 }, (_, at) => join(out, `gone-${at}`));
    for (const folder of folders) await mkdir(folder, { recursive: true });
    const listed = listTree(out);
    await readdir(out);
    for (const folder of folders) rmSync(folder, { recursive: true });
    expect((await listed).map(({ path }) => path)).toContain(join(out, "game/mine.txt"));
  });

  it("tells visitors no address in the list of its files", async () => {
    expect(await readFile(join(out, ownListFile), "utf8")).not.toContain("about");
  });

  it("of an earlier version, which has no list of them, is built again", async () => {
    await rm(join(out, ownListFile));
    await rm(join(out, "talks/index.md"));
    // As an earlier version called scripts and a picture: the page names one of them, which names the others.
    await put("talks/index.html", `<script type="module" src="/assets/app-DlqdoFpq.js"></script>`);
    await put("assets/app-DlqdoFpq.js", `import "./part-Bq_x81-a.js"; const photo = "/assets/photo-f7207daef2d2.webp"`);
    await put("assets/part-Bq_x81-a.js");
    await put("assets/photo-f7207daef2d2.webp");
    expect(await build("/about")).toMatch(/rendered|compiled/);
    expect(await readdir(join(out, "assets"))).not.toContain("photo-f7207daef2d2.webp");
  });

  it("that has lost its list is left as it is where it holds Markdown that no page names", async () => {
    await rm(join(out, ownListFile));
    await put("talks/index.html", "<p>No other form of it</p>");
    await expect(build("/about")).rejects.toThrow("it holds talks/index.md,");
  });

  it.each([
    "CNAME",
    "assets/my-portrait.png",
    "assets/custom-carousel.js",
    "assets/mine/photo-f7207daef2d2.webp",
    "assets/talk-20250612abcd.pdf",
    "game/index.html",
  ])("of an earlier version is left as it is where it holds what no version writes: %s", async (path) => {
    await rm(join(out, ownListFile));
    await put(path);
    await expect(build("/about")).rejects.toThrow(`it holds ${path},`);
    expect(await readFile(join(out, path), "utf8")).toBe("mine");
  });
});
