import { mkdir, mkdtemp, rm, truncate, unlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hashBytes } from "../../../scripts/lib/files/hash-files.ts";
import { parsePage } from "../../../scripts/lib/html/parsed-page.ts";
import { readPage } from "../../../scripts/lib/site/read-page.ts";
import { verifySite } from "../../../scripts/lib/site/verify-site.ts";

let site: string;
/** The texts of the files that were made, by their paths. */
const made = new Map<string, string>();

beforeEach(async () => {
  made.clear();
  site = await mkdtemp(join(tmpdir(), "verify-site-"));
  await write("index.html", page({ main: '<h1 id="top-heading">Home</h1><a href="/repo/about/#work">Work</a>' }));
  await write("page.json", data("/repo/"));
  await write("about/index.html", page({ main: `<h1>About</h1><section id="work">Work</section>${picture}` }));
  await write("about/page.json", data("/repo/about/"));
  await write("404.html", page({ main: "<h1>404 Not Found</h1>" }));
  for (const file of ["app.js", "small.webp", "large.webp", "photo.jpg"]) await write(`assets/${file}`, file);
});
afterEach(() => rm(site, { recursive: true }));

const picture =
  '<picture><source srcset="/repo/assets/small.webp 160w, /repo/assets/large.webp 320w"><img src="/repo/assets/photo.jpg" alt=""></picture>';

const navigation =
  '<nav><a href="/repo/">Home</a><a href="/repo/about/">About</a><a href="https://example.com/x">Elsewhere</a></nav>';

function page({ title = "A title", main = "<h1>A heading</h1>", rest = navigation }): string {
  return `<!doctype html><html lang="en"><head><title>${title}</title><script type="module" src="/repo/assets/app.js"></script></head><body>${rest}<main>${main}</main></body></html>`;
}

function data(href: string): string {
  return JSON.stringify({ build: "1", page: { href } });
}

/** Makes a file and writes it as it was made. */
async function write(path: string, text: string): Promise<void> {
  made.set(path, text);
  await mkdir(dirname(join(site, path)), { recursive: true });
  await writeFile(join(site, path), text);
}

function verify(): Promise<void> {
  const pages = [...made].filter(([path]) => path.endsWith(".html"));
  return verifySite(site, {
    base: "/repo",
    pages: new Map(pages.map(([path, html]) => [path, readPage(parsePage(html))])),
    written: new Map([...made].map(([path, text]) => [path, hashBytes(text)])),
  });
}

describe("looking a site through", () => {
  it("finds nothing wrong with a sound site under a path", async () => {
    await expect(verify()).resolves.toBeUndefined();
  });

  it.each([
    [
      "a link to a page that is not there",
      '<h1>A</h1><a href="/repo/abuot/">x</a>',
      '"/repo/abuot/" leads nowhere: there is no file abuot/index.html',
    ],
    [
      "a link to an anchor that nobody has",
      '<h1>A</h1><a href="/repo/about/#wrok">x</a>',
      '"/repo/about/#wrok" leads nowhere: no element of about/index.html has the id "wrok"',
    ],
    [
      "a link to an anchor of its own that nobody has",
      '<h1>A</h1><a href="#here">x</a>',
      '"#here" leads nowhere: no element of index.html has the id "here"',
    ],
    [
      "a link that lacks the site's path",
      '<h1>A</h1><a href="/about/">x</a>',
      '"/about/" leads nowhere: it is outside of the site\'s own path, /repo/',
    ],
    [
      "a candidate of a picture that is not there",
      '<h1>A</h1><img srcset="/repo/assets/small.webp 1x, /repo/assets/huge.webp 2x" alt="">',
      '"/repo/assets/huge.webp" leads nowhere',
    ],
    [
      "a script that is not there",
      '<h1>A</h1><script src="/repo/assets/gone.js"></script>',
      '"/repo/assets/gone.js" leads nowhere',
    ],
    ["two elements of one id", '<h1 id="a">A</h1><p id="a">B</p>', 'two of its elements have the id "a"'],
    ["two first-level headings", "<h1>A</h1><h1>B</h1>", "it has 2 first-level headings and not one"],
    ["no heading", "<p>A</p>", "it has 0 first-level headings and not one"],
    ["HTML that does not parse", "<h1>A</h1><p class='a' class='b'>x</p>", "its HTML is broken: duplicate-attribute"],
  ])("names the page, the fault and the remedy of %s", async (_name, main, message) => {
    await write("index.html", page({ main }));
    const failure = verify();
    await expect(failure).rejects.toThrow(`index.html: ${message}`);
    await expect(failure).rejects.toThrow(/\n {2}help: \S/);
  });

  it("tells a page without title, text or end", async () => {
    await write("index.html", page({ title: " " }));
    await expect(verify()).rejects.toThrow("index.html: it has no title");
    await write("index.html", page({ main: "<h1> </h1><script>text()</script>" }));
    await expect(verify()).rejects.toThrow("index.html: there is nothing to read on it");
    await write("index.html", page({}).slice(0, 150));
    await expect(verify()).rejects.toThrow("index.html: it has 0 first-level headings");
  });

  it("tells a file that a full disk has cut short", async () => {
    await truncate(join(site, "assets/photo.jpg"), 0);
    await truncate(join(site, "about/page.json"), 20);
    await expect(verify()).rejects.toThrow("assets/photo.jpg: it is empty");
    await expect(verify()).rejects.toThrow("about/page.json: it is not on the disk as it was written");
  });

  it("tells a file that is lost, or that holds anything but what was made", async () => {
    await unlink(join(site, "about/page.json"));
    await writeFile(join(site, "index.html"), page({ title: "A tidle" }));
    await expect(verify()).rejects.toThrow("about/page.json: it is not there");
    await expect(verify()).rejects.toThrow("index.html: it is not on the disk as it was written");
  });

  it("tells an empty file of the application, which was made before", async () => {
    await writeFile(join(site, "assets/chunk.js"), "");
    await expect(verify()).rejects.toThrow("assets/chunk.js: it is empty");
    await writeFile(join(site, "assets/chunk.js"), "chunk");
    await expect(verify()).resolves.toBeUndefined();
  });

  it("follows relative links from the page on which they are", async () => {
    await write(
      "about/index.html",
      page({ main: '<h1>About</h1><p id="work"><a href="../">Home</a><a href="./#work">x</a></p>' }),
    );
    await expect(verify()).resolves.toBeUndefined();
    await write("about/index.html", page({ main: '<h1>About</h1><p id="work"><a href="work/">x</a></p>' }));
    await expect(verify()).rejects.toThrow('"work/" leads nowhere: there is no file about/work/index.html');
  });

  it("takes no anchor amiss on the fallback page, which has the footer of all pages", async () => {
    await write("404.html", page({ main: '<h1>404 Not Found</h1><a href="#work">Work</a>' }));
    await expect(verify()).resolves.toBeUndefined();
  });

  it("tells ten faults and counts the others", async () => {
    const links = Array.from({ length: 25 }, (_, index) => `<a href="/repo/gone-${index}/">x</a>`).join("");
    await write("index.html", page({ main: `<h1>A</h1>${links}` }));
    await expect(verify()).rejects.toThrow("And 15 more like these.");
  });
});
