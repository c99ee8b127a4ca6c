import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { headersFor, parseHeadersFile } from "../../scripts/lib/hosting/headers-file.ts";
import { serveSite } from "../../scripts/lib/serve/serve-site.ts";
import { buildTestSite } from "../support/build-test-site.ts";
import { type DocumentElement, readDocument } from "../support/read-document.ts";
import { sampleFile } from "../support/sample.ts";

const own = JSON.parse(await readFile(sampleFile, "utf8"));
const youtube = { type: "video", title: "A lap", url: "https://www.youtube.com/watch?v=aqz-KE-bpKQ" };
const vimeo = { type: "video", title: "A run", url: "https://vimeo.com/76979871" };
const elsewhere = { type: "video", title: "A walk", url: "https://example.com/videos/1" };

let place: string;
let site: string;
let underPath: string;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "policy-"));
  site = await buildTestSite(join(place, "own"), own);
  underPath = await buildTestSite(join(place, "under-a-path"), withBlocks([youtube]));
  // The application is compiled where it was not before.
});
afterAll(() => rm(place, { recursive: true }));

/** The sample, under a path, with one page of these blocks. */
function withBlocks(blocks: object[]) {
  const { navigation: _links, ...rest } = own;
  const page = { path: "/", title: "Home", description: own.pages[0].description, blocks };
  return { ...rest, site: { ...own.site, url: "https://asha.example/work/" }, pages: [page] };
}

async function readPages(folder: string): Promise<[string, DocumentElement[]][]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".html"));
  return Promise.all(
    files.map(
      async (file): Promise<[string, DocumentElement[]]> => [
        file,
        readDocument(await readFile(join(folder, file), "utf8")),
      ],
    ),
  );
}

/** A policy's directives; each may stand in it but once. */
function readPolicy(policy: string): Record<string, string[]> {
  const directives = policy.split("; ").map((directive) => directive.split(" "));
  expect(new Set(directives.map(([name]) => name)).size).toBe(directives.length);
  return Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]));
}

const isPolicy = ({ name, attributes }: DocumentElement) =>
  name === "meta" && attributes["http-equiv"] === "Content-Security-Policy";

function policyOf(elements: DocumentElement[]): Record<string, string[]> {
  return readPolicy(elements.find(isPolicy)?.attributes["content"] ?? "");
}

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const read = (folder: string, file: string) => readFile(join(folder, file), "utf8");

describe("the policy of a page", () => {
  it("stands before all that it governs, on every page and the fallback", async () => {
    const pages = await readPages(site);
    expect(pages).toHaveLength(own.pages.length + 1);
    for (const [file, elements] of pages) {
      const first = elements.findIndex(({ name }) => ["script", "style", "link", "base", "img"].includes(name));
      expect(elements.filter(isPolicy), file).toHaveLength(1);
      expect(elements.findIndex(isPolicy), file).toBeLessThan(first);
    }
  });

  it("names each inline script and style sheet by the hash of what the page holds, and nothing beside them", async () => {
    for (const [file, elements] of await readPages(site)) {
      const policy = policyOf(elements);
      const scripts = elements.filter(
        ({ name, attributes }) => name === "script" && !("src" in attributes || "type" in attributes),
      );
      const styles = elements.filter(({ name }) => name === "style");
      expect(scripts, file).toHaveLength(1);
      expect(styles, file).toHaveLength(2);
      expect(policy["script-src"], file).toEqual(["'self'", ...scripts.map(({ text }) => hash(text))]);
      expect(policy["style-src-elem"], file).toEqual(["'self'", ...styles.map(({ text }) => hash(text)), hash("")]);
    }
  });

  it("allows nothing that it does not name, and no script that is not the site's", async () => {
    for (const [file, elements] of await readPages(site)) {
      const { "style-src-elem": _styles, "script-src": scripts, ...rest } = policyOf(elements);
      expect(scripts?.join(" "), file).not.toMatch(/unsafe|https?:|\*/);
      expect(rest, file).toEqual({
        "default-src": ["'none'"],
        "style-src-attr": ["'unsafe-inline'"],
        "connect-src": ["'self'"],
        "manifest-src": ["'self'"],
        "img-src": ["'self'"],
        "frame-src": ["https://www.youtube-nocookie.com"],
        "base-uri": ["'none'"],
        "form-action": ["'none'"],
        "object-src": ["'none'"],
        "require-trusted-types-for": ["'script'"],
        "trusted-types": ["'none'"],
      });
    }
  });

  it.each([
    ["none where there is no video", [{ type: "heading", text: "Home" }], ["'none'"]],
    ["none where a video is only linked", [elsewhere], ["'none'"]],
    [
      "that of a video in a column",
      [{ type: "columns", columns: [{ blocks: [vimeo] }] }],
      ["https://player.vimeo.com"],
    ],
    [
      "those of all videos, once each",
      [vimeo, youtube, youtube],
      ["https://player.vimeo.com", "https://www.youtube-nocookie.com"],
    ],
  ])("allows the frames of the players that the content uses: %s", async (name, blocks, expected) => {
    const built = await buildTestSite(join(place, name), withBlocks(blocks));
    for (const [, elements] of await readPages(built)) expect(policyOf(elements)["frame-src"]).toEqual(expected);
  });
});

describe("the files for hosts", () => {
  const names = ["_headers", "vercel.json", "nginx.conf"];

  it("say the same of every path, as far as hosts let them", async () => {
    for (const [folder, base] of [
      [site, ""],
      [underPath, "/work"],
    ] as const) {
      const rules = parseHeadersFile(await read(folder, "_headers"));
      const vercel = JSON.parse(await read(folder, "vercel.json"));
      const nginx = readLocations(await read(folder, "nginx.conf"));
      for (const path of ["/", "/about/", "/about/page.json", "/assets/index-x.js", "/favicon.svg", "/nothing"]) {
        const isHashed = path.startsWith("/assets/");
        const cache = { "Cache-Control": isHashed ? "public, max-age=31536000, immutable" : "no-cache" };
        const expected = { ...cache, ...headersFor(rules, base + path) };
        expect(Object.keys(expected)).toHaveLength(7);
        const matching = vercel.headers.filter(({ source }: { source: string }) =>
          new RegExp(`^${source}$`).test(base + path),
        );
        expect(matching, path).toHaveLength(1);
        expect(readVercelHeaders(matching[0]), path).toEqual(expected);
        expect(nginx.get(`${base}/${isHashed ? "assets/" : ""}`), path).toEqual(expected);
      }
      expect(headersFor(rules, "/another-site/")).toEqual(base === "" ? expect.anything() : {});
    }
  });

  it("tell the types of what hosts may not know, of the files that are there and no others", async () => {
    const types = {
      "/work/portfolio.txt": "text/plain; charset=utf-8",
      "/work/portfolio.md": "text/markdown; charset=utf-8",
      "/work/contact.vcf": "text/vcard; charset=utf-8",
      "/work/manifest.webmanifest": "application/manifest+json",
    };
    const typesIn = async (folder: string) => {
      const rules = parseHeadersFile(await read(folder, "_headers"));
      const vercel: { source: string; headers: { key: string; value: string }[] }[] = JSON.parse(
        await read(folder, "vercel.json"),
      ).headers;
      const told = Object.keys(types).map((path) => [path, headersFor(rules, path)["Content-Type"]]);
      for (const [path, type] of told) {
        const rule = vercel.find(({ source }) => source === path);
        expect(rule && readVercelHeaders(rule)["Content-Type"], path).toBe(type);
      }
      return Object.fromEntries(told.filter(([, type]) => type !== undefined));
    };
    expect(await typesIn(underPath)).toEqual(types);
    const few = withBlocks([youtube]);
    const switched = {
      ...few,
      site: { ...few.site, outputs: { contactCard: false, manifest: false, plainText: false } },
    };
    expect(await typesIn(await buildTestSite(join(place, "few"), switched))).toEqual({});
  });

  it("have a policy with all that a page's own can't hold, and leave what differs between pages to the pages", async () => {
    const policy = readPolicy(
      headersFor(parseHeadersFile(await read(site, "_headers")), "/")["Content-Security-Policy"] ?? "",
    );
    const pages = await readPages(site);
    expect(policy["frame-ancestors"]).toEqual(["'none'"]);
    for (const [, elements] of pages) {
      const { "style-src-elem": styles, "frame-src": frames, "img-src": _images, ...rest } = policyOf(elements);
      expect(policy).toMatchObject(rest);
      expect(styles?.join(" ")).not.toContain("unsafe");
      expect(frames?.every((source) => source === "'none'" || source.startsWith("https:"))).toBe(true);
    }
    expect(policy["style-src-elem"]).toEqual(["'self'", "'unsafe-inline'"]);
  });

  it("keep within what hosts read: 2,000 characters a line and 100 rules on Cloudflare, 4,096 a word for nginx", async () => {
    const lines = (await read(site, "_headers")).split("\n");
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
    expect(parseHeadersFile(lines.join("\n")).length).toBeLessThan(100);
    const longest = (await read(site, "nginx.conf")).split("\n").map((line) => line.length);
    expect(Math.max(...longest)).toBeLessThan(4096);
  });

  it("do not change with the content: a host that has read them once need not read them again", async () => {
    const edited = await buildTestSite(join(place, "edited"), { ...withBlocks([vimeo]), theme: { accent: "rose" } });
    for (const name of names) expect(await read(edited, name)).toBe(await read(underPath, name));
    expect(await read(edited, "index.html")).not.toBe(await read(underPath, "index.html"));
  });

  it("are read with an error where a line is no rule", () => {
    expect(() => parseHeadersFile("/*\n  no header\n")).toThrow("neither a path nor a header");
    expect(() => parseHeadersFile("  X-Early: 1\n")).toThrow("neither a path nor a header");
  });
});

describe("npm start and npm run preview", () => {
  it("send what the site's own file tells hosts to send, and keep nothing that was not found", async () => {
    const rules = parseHeadersFile(await read(underPath, "_headers"));
    const script = readDocument(await read(underPath, "index.html")).find(
      ({ attributes }) => attributes["data-entry"] !== undefined,
    );
    const server = await serveSite(underPath, { base: "/work", port: 0 });
    try {
      const path = script?.attributes["data-entry"] ?? "";
      for (const [asked, status, cache] of [
        ["/work/", 200, "no-cache"],
        ["/work/page.json", 200, "no-cache"],
        [path, 200, "public, max-age=31536000, immutable"],
        ["/work/assets/lost.js", 404, "no-cache"],
        ["/work/nothing/", 404, "no-cache"],
      ] as const) {
        const response = await fetch(new URL(asked, server.url));
        await response.arrayBuffer();
        expect(response.status, asked).toBe(status);
        expect(response.headers.get("cache-control"), asked).toBe(cache);
        const { "Cache-Control": _cache, ...others } = headersFor(rules, asked);
        expect(Object.keys(others)).toHaveLength(6);
        for (const [name, value] of Object.entries(others)) expect(response.headers.get(name), asked).toBe(value);
      }
      for (const [file, type] of Object.entries({
        "portfolio.txt": "text/plain; charset=utf-8",
        "portfolio.md": "text/markdown; charset=utf-8",
        "contact.vcf": "text/vcard; charset=utf-8",
        "manifest.webmanifest": "application/manifest+json",
        "favicon.svg": "image/svg+xml",
      })) {
        expect((await fetch(new URL(file, server.url))).headers.get("content-type"), file).toBe(type);
      }
      const page = await fetch(server.url, { headers: { "accept-encoding": "br" } });
      expect(page.headers.get("content-encoding")).toBe("br");
      const again = await fetch(server.url, { headers: { "if-none-match": page.headers.get("etag") ?? "" } });
      expect(again.status).toBe(304);
      const elsewhere = await fetch(new URL("/work?from=a-link", server.url), { redirect: "manual" });
      expect([elsewhere.status, elsewhere.headers.get("location")]).toEqual([301, "/work/?from=a-link"]);
    } finally {
      await server.close();
    }
  });
});

describe("npm start and npm run preview, seen from the network", () => {
  it("answer this machine alone", async () => {
    const server = await serveSite(underPath, { base: "/work", port: 0 });
    const { port } = new URL(server.url);
    const others = Object.values(networkInterfaces()).flatMap((addresses = []) =>
      addresses.filter(({ internal, family }) => !internal && family === "IPv4").map(({ address }) => address),
    );
    try {
      expect((await fetch(`http://127.0.0.1:${port}/work/`)).status).toBe(200);
      for (const address of others) await expect(fetch(`http://${address}:${port}/work/`)).rejects.toThrow();
    } finally {
      await server.close();
    }
  });
});

describe("npm start and npm run preview, while the site changes", () => {
  it("answer with a page and the headers of one and the same site, or that there is none", async () => {
    const folders = ["one", "two"].map((name) => join(place, "changing", name));
    for (const [index, folder] of folders.entries()) {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, "_headers"), `/*\n  X-Site: ${index}\n`);
      await writeFile(join(folder, "index.html"), `<title>${index}</title>`);
      await writeFile(join(folder, "404.html"), "<title>missing</title>");
    }
    const [shown = "", other = ""] = folders;
    const server = await serveSite(shown, { base: "", port: 0 });
    let isOver = false;
    // In two renames, as where folders can't be exchanged: for a moment there is none.
    const swap = async () => {
      while (!isOver) {
        await rename(shown, `${shown}-aside`);
        await rename(other, shown);
        await rename(`${shown}-aside`, other);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    const swapping = swap();
    try {
      const seen = new Set<string>();
      for (let count = 0; count < 200; count += 1) {
        const response = await fetch(server.url);
        seen.add(`${response.status} ${response.headers.get("x-site")} ${await response.text()}`);
      }
      expect([...seen].toSorted()).toEqual(["200 0 <title>0</title>", "200 1 <title>1</title>"]);
    } finally {
      isOver = true;
      await swapping;
      await server.close();
    }
  });

  it("go on after an answer that went wrong, and say what was wrong", async () => {
    const folder = join(place, "broken");
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "index.html"), "<title>A page</title>");
    await writeFile(join(folder, "_headers"), "no rule\n");
    const server = await serveSite(folder, { base: "", port: 0 });
    try {
      const broken = await fetch(server.url);
      expect([broken.status, await broken.text()]).toEqual([
        500,
        '_headers: "no rule" is neither a path nor a header.\n',
      ]);
      await writeFile(join(folder, "_headers"), "/*\n  X-Site: mended\n");
      expect((await fetch(server.url)).headers.get("x-site")).toBe("mended");
    } finally {
      await server.close();
    }
  });
});

function readVercelHeaders({ headers }: { headers: { key: string; value: string }[] }) {
  return Object.fromEntries(headers.map(({ key, value }) => [key, value]));
}

/** The headers that each prefix location of an nginx configuration adds. */
function readLocations(text: string): Map<string, Record<string, string>> {
  const blocks = [...text.matchAll(/^location (\/\S*) \{\n(.*?)^\}/gms)];
  return new Map(
    blocks.map(([, prefix = "", body = ""]) => [
      prefix,
      Object.fromEntries([...body.matchAll(/add_header (\S+) "([^"]*)"/g)].map(([, name, value]) => [name, value])),
    ]),
  );
}
