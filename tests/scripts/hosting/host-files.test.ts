import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { headersFor, parseHeadersFile } from "../../../scripts/lib/hosting/headers-file.ts";
import { buildTestSite } from "../../support/build-test-site.ts";
import { own, policyOf, read, readPages, readPolicy, vimeo, withBlocks, youtube } from "./sites.ts";

let place: string;
let site: string;
let underPath: string;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "host-files-"));
  site = await buildTestSite(join(place, "own"), own);
  underPath = await buildTestSite(join(place, "under-a-path"), withBlocks([youtube]));
});
afterAll(() => rm(place, { recursive: true }));

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
      const own = policyOf(elements);
      const { "style-src": styles, "frame-src": frames, "img-src": _images, "form-action": forms, ...others } = own;
      const { "font-src": fonts, ...rest } = others;
      expect(policy).toMatchObject(rest);
      expect(forms).toEqual(["'none'"]);
      expect(fonts).toEqual(["'self'"]);
      expect(styles?.join(" ")).not.toContain("unsafe");
      expect(frames?.every((source) => source === "'none'" || source.startsWith("https:"))).toBe(true);
    }
    expect(policy["style-src"]).toEqual(["'self'", "'unsafe-inline'"]);
    expect(policy["form-action"]).toEqual(["https:", "'self'"]);
    expect(policy["img-src"]).toEqual(["'self'", "data:", "https:"]);
    expect(policy["font-src"]).toEqual(["'self'", "data:"]);
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
