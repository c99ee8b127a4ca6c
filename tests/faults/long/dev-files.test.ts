import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { content as contentSchema } from "../../../schema/content.ts";
import { isRecord } from "../../../schema/json-schema/schema-parts.ts";
import { startDevServer } from "../../../scripts/lib/dev/dev-server.ts";
import { ownListFile } from "../../../scripts/lib/files/swap/own-files.ts";
import { buildSite } from "../../../scripts/lib/site/build-site.ts";
import { readSample } from "../../support/sample.ts";

/** The number and an address of the content, in every spelling in which simple programs would find them. */
const secret = /98765|asha@mail|mailto:asha|tel:\+/;

let folder: string;
let site: string;
let server: Awaited<ReturnType<typeof startDevServer>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "dev-files-"));
  const file = join(folder, "content.json");
  // Pictures and letters are what the dev server has otherwise: it encodes and cuts none.
  const withoutPictures = JSON.stringify(await readSample(), (key, value: unknown) =>
    ["photo", "image", "poster"].includes(key) ? undefined : value,
  );
  const { profile, ...sample } = contentSchema.parse(JSON.parse(withoutPictures));
  const emails = profile.emails.map((email) => ({ ...email, address: `asha@mail.example` }));
  await writeFile(
    file,
    JSON.stringify({
      ...sample,
      site: { ...sample.site, url: "https://asha.example/work/", protectContact: true },
      theme: { ...sample.theme, font: "sans" },
      profile: { ...profile, phone: "+91 98765 43210", emails },
    }),
  );
  site = join(folder, "site");
  const { outcome, diagnostics } = await buildSite(file, site);
  expect(outcome, JSON.stringify(diagnostics)).not.toBe("refused");
  server = await startDevServer({ file, port: 0, onChange: () => {} });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, maxRetries: 5 });
});

/** The files of the built site, but for those of the compiled application, and the list by which a build knows its own. */
async function listBuilt(): Promise<string[]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const paths = files.map((file) => relative(site, file));
  return paths.filter((file) => file !== ownListFile && !/^assets\/.*\.js$/.test(file));
}

/** For JSON.parse: takes away what names the nodes that a page in `dev` shows, and joins the texts that are then one. */
function withoutIds(key: string, value: unknown): unknown {
  if (key === "node") return undefined;
  if (Array.isArray(value))
    return value.flatMap((item) => (isBare(item) ? item.children : [item])).reduce(joinTexts, []);
  return isBare(value) && value.children.every((part) => typeof part === "string") ? value.children.join("") : value;
}

/** True for a run that says nothing of language, and for a paragraph of one text: without ids both are that text. */
function isBare(value: unknown): value is { children: unknown[] } {
  if (!isRecord(value) || !Array.isArray(value["children"]) || value["lang"] !== undefined) return false;
  const { type, children } = value;
  return type === "run" || (type === "paragraph" && children.length === 1 && typeof children[0] === "string");
}

function joinTexts(texts: unknown[], text: unknown): unknown[] {
  const last = texts.at(-1);
  return typeof last === "string" && typeof text === "string" ? [...texts.slice(0, -1), last + text] : [...texts, text];
}

const ask = (path: string) => fetch(new URL(path, server.url), { redirect: "manual" });

it("the dev server answers with every file of the built site, with the same bytes where they hold no application", async () => {
  const files = await listBuilt();
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const answer = await ask(file);
    expect([file, answer.status]).toEqual([file, 200]);
    const [bytes, built] = [Buffer.from(await answer.arrayBuffer()), await readFile(join(site, file))];
    if (file.endsWith("page.json")) {
      const [edited, made] = [bytes, built].map((json): { page: unknown } => JSON.parse(json.toString(), withoutIds));
      expect(edited?.page).toEqual(made?.page);
    } else if (!/\.html$|^_headers$|^nginx\.conf$|^vercel\.json$/.test(file)) {
      expect([file, bytes.equals(built)]).toEqual([file, true]);
    }
  }
});

it("what the dev server answers with is protected as the built site is", async () => {
  for (const file of (await listBuilt()).filter((file) => !file.endsWith(".png"))) {
    expect([file, secret.test(await (await ask(file)).text())]).toEqual([file, false]);
  }
  // What the mask puts into each address.
  expect((await (await ask("contact/")).text()).includes("<span hidden>.at.no.invalid, </span>")).toBe(true);
});

it("pages are found as on a static host, and nothing else of the program or the content's folder is served", async () => {
  const slashless = await ask("about?from=a-link");
  expect([slashless.status, slashless.headers.get("location")]).toEqual([301, "/work/about/?from=a-link"]);
  expect((await ask("/work")).headers.get("location")).toBe("/work/");
  for (const path of ["nothing", "content.json", "/", "/content.json", "/package.json", "/src/entry-client.ts"]) {
    const answer = await ask(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.text()).toContain("404 Not Found");
  }
});

it("the dev server says where the site is once its address has another path, and leads there", async () => {
  const own = join(folder, "moved.json");
  const text = await readFile(join(folder, "content.json"), "utf8");
  await writeFile(own, text);
  const moved: string[] = [];
  const { url, close } = await startDevServer({
    file: own,
    port: 0,
    onChange: () => {},
    onMove: (to) => moved.push(to),
  });
  try {
    await writeFile(own, text.replace("https://asha.example/work/", "https://asha.example/portfolio/"));
    await expect.poll(() => moved).toEqual([url.replace("/work/", "/portfolio/")]);
    const { status, headers } = await fetch(`${url}about/`, { redirect: "manual" });
    expect([status, headers.get("location")]).toEqual([302, "/portfolio/"]);
  } finally {
    await close();
  }
});

it("the dev server has what the pages in every language name: their share images, formats and data", async () => {
  const own = join(folder, "languages.json");
  const address = "https://lena.dev/";
  const blocks = [{ type: "hero", text: { en: "Meters.", de: "Messgeräte." } }];
  await writeFile(
    own,
    JSON.stringify({
      version: 1,
      allow: ["untranslated"],
      site: { title: "Lena", url: address, languages: ["en", "de"] },
      profile: { name: "Lena Vogt", role: { en: "Maker", de: "Macherin" }, emails: [], links: [] },
      pages: [
        { path: "/", title: { en: "Home", de: "Start" }, blocks },
        { path: "/about", paths: { de: "/ueber" }, title: { en: "About", de: "Über" }, blocks },
      ],
    }),
  );
  const { url, close } = await startDevServer({ file: own, port: 0, onChange: () => {} });
  try {
    for (const page of ["", "about/", "de/", "de/ueber/"]) {
      const html = await (await fetch(url + page)).text();
      const named = [...html.matchAll(/<(?:link|meta)[^>]* (?:href|content)="([^"]+\.(?:png|json|txt|md|vcf))"/g)];
      const paths = named.map(([, named = ""]) => new URL(named, address).pathname.slice(1));
      expect(paths.filter((path) => /^assets\/share-/.test(path))).toHaveLength(1);
      expect(paths).toContain(page.startsWith("de/") ? "de/resume.json" : "resume.json");
      for (const path of [...paths, `${page}page.json`]) {
        const { status } = await fetch(url + path);
        expect([page, path, status]).toEqual([page, path, 200]);
      }
    }
  } finally {
    await close();
  }
});
