import { mkdir, mkdtemp, readFile, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "parse5";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resolveCv } from "../../../schema/resolve/cv.ts";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";
import { headersFor, parseHeadersFile } from "../../../scripts/lib/hosting/headers-file.ts";
import { serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { buildSite } from "../../../scripts/lib/site/build-site.ts";
import { findNginx, startNginx } from "../../setup/nginx.ts";
import { readText } from "../../support/read-text.ts";
import { attributesOf, elementsOf, textOf } from "../outputs/site.ts";

const content = {
  version: 1,
  site: { title: "Asha Rao", description: "Chargers.", url: "https://asha.dev/work/" },
  profile: {
    name: "Asha Rao",
    role: "Engineer",
    emails: [],
    links: [{ id: "resume", kind: "resume", label: "Résumé", href: "cv.pdf" }],
  },
  navigation: { links: [{ label: "Thesis", to: "assets/Die Arbeit ü.pdf" }] },
  pages: [
    {
      path: "/",
      title: "Home",
      blocks: [
        {
          type: "hero",
          actions: [
            { label: "Read my thesis", to: "assets/Die Arbeit ü.pdf", style: "primary" },
            { label: "In short (PDF)", to: "cv.pdf" },
          ],
        },
        {
          type: "card-grid",
          cards: [
            {
              type: "project",
              title: "Charger",
              link: "https://github.com/asha/charger",
              links: [
                { label: "Notes", href: "notes/build.md" },
                { label: "Case", href: "files/case.STL", kind: "demo" },
              ],
            },
          ],
        },
        { type: "contact" },
      ],
    },
  ],
  footer: { type: "footer", connect: { title: "Elsewhere" } },
};

let folder: string;
let site: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "linked-files-"));
  site = join(folder, "site");
  for (const name of ["assets", "notes", "files"]) await mkdir(join(folder, name));
  await writeFile(join(folder, "assets/Die Arbeit ü.pdf"), `%PDF-1.7\n${"x".repeat(1_240_000)}`);
  await writeFile(join(folder, "cv.pdf"), "%PDF-1.7\n");
  await writeFile(join(folder, "notes/build.md"), "# Notes\n");
  await writeFile(join(folder, "files/case.STL"), "solid case\n");
  await writeFile(join(folder, "content.json"), JSON.stringify(content));
  const { diagnostics } = await buildSite(join(folder, "content.json"), site);
  expect(diagnostics).toEqual([]);
});
afterAll(() => rm(folder, { recursive: true }));

/** The addresses under which the files are found, and what they are. */
const offered = {
  "files/Die%20Arbeit%20%C3%BC.pdf": "application/pdf",
  "files/notes/build.md": "text/markdown; charset=utf-8",
  "files/case.STL": "model/stl",
  "cv.pdf": "application/pdf",
};

describe("files that links name", () => {
  it("are in the site as they are, under addresses that stay", async () => {
    for (const [kept, own] of [
      ["files/Die Arbeit ü.pdf", "assets/Die Arbeit ü.pdf"],
      ["files/notes/build.md", "notes/build.md"],
      ["files/case.STL", "files/case.STL"],
      ["cv.pdf", "cv.pdf"],
    ] as const) {
      expect(await readFile(join(site, kept))).toEqual(await readFile(join(folder, own)));
    }
  });

  it("are linked with their kind and size in words, to the eye where there is room, to the ear everywhere", async () => {
    const html = await readFile(join(site, "index.html"), "utf8");
    const links = elementsOf(html).filter(({ tagName }) => tagName === "a");
    const told = (words: string) => links.filter((link) => textOf(link).startsWith(words)).map((link) => textOf(link));
    expect(told("Read my thesis")).toEqual(["Read my thesis (PDF, 1.2 MB)"]);
    // Words among which the kind is have it said.
    expect(told("In short")).toEqual(["In short (PDF) (0.1 kB)"]);
    expect(told("Thesis")).toEqual(["Thesis (PDF, 1.2 MB)", "Thesis (PDF, 1.2 MB)"].slice(0, told("Thesis").length));
    expect(told("Notes")).toEqual([expect.stringMatching(/^Notes Charger \(MD, 0\.1\skB\)$/)]);
    // In the contact block and in the footer.
    expect(told("Résumé")).toHaveLength(2);
    const addresses = links.map((link) => attributesOf(link)["href"]);
    for (const path of Object.keys(offered)) expect(addresses).toContain(`/work/${path}`);
    expect(readText(parse(html))).toContain("(STL,");
  });

  it("have their full addresses in data for programs and in print", async () => {
    const resume = JSON.parse(await readFile(join(site, "resume.json"), "utf8"));
    expect(resume.projects[0]).toMatchObject({
      url: "https://github.com/asha/charger",
      links: [
        { label: "Notes", url: "https://asha.dev/work/files/notes/build.md" },
        { label: "Case", url: "https://asha.dev/work/files/case.STL", kind: "demo" },
      ],
    });
    expect(await readFile(join(site, "portfolio.md"), "utf8")).toContain(
      "https://asha.dev/work/files/Die%20Arbeit%20%C3%BC.pdf",
    );
    const { content: checked } = await loadContent(join(folder, "content.json"));
    const cv = checked && resolveCv(checked, true);
    expect(cv?.sections[0]?.entries[0]?.href).toBe("https://github.com/asha/charger");
    expect(cv?.sections[0]?.entries[0]?.links.map(({ href }) => href)).toEqual([
      "https://github.com/asha/charger",
      "https://asha.dev/work/files/notes/build.md",
      "https://asha.dev/work/files/case.STL",
    ]);
  });

  it("are sent with their types by our server and by nginx, and asked for again", async () => {
    const nginx = await findNginx();
    const servers = [await serveSite(site, { base: "/work", port: 0 })];
    if (nginx) servers.push(await startNginx(nginx, site, "/work"));
    try {
      for (const { url } of servers) {
        for (const [path, type] of Object.entries(offered)) {
          const response = await fetch(new URL(path, url));
          await response.arrayBuffer();
          expect([path, response.status, response.headers.get("content-type")]).toEqual([path, 200, type]);
          expect(response.headers.get("cache-control"), path).toBe("no-cache");
          expect(response.headers.get("x-content-type-options"), path).toBe("nosniff");
        }
        const lost = await fetch(new URL("files/lost.pdf", url));
        expect([lost.status, await lost.text()]).toEqual([404, expect.stringContaining("404 Not Found")]);
      }
    } finally {
      await Promise.all(servers.map((server) => server.close()));
    }
  });

  it("have their types in the hosts' headers", async () => {
    const rules = parseHeadersFile(await readFile(join(site, "_headers"), "utf8"));
    expect(headersFor(rules, "/work/files/notes/build.md")["Content-Type"]).toBe("text/markdown; charset=utf-8");
    expect(headersFor(rules, "/work/files/case.STL")["Content-Type"]).toBe("model/stl");
    expect(headersFor(rules, "/work/cv.pdf")["Content-Type"]).toBeUndefined();
  });

  it("make a site anew when they have changed, and only then", async () => {
    const file = join(folder, "content.json");
    expect((await buildSite(file, site)).outcome).toBe("unchanged");
    await writeFile(join(folder, "notes/build.md"), "# Other notes\n");
    expect((await buildSite(file, site)).outcome).not.toBe("unchanged");
    expect(await readFile(join(site, "files/notes/build.md"), "utf8")).toBe("# Other notes\n");
  });
});

describe("a file that can't be offered is reported:", () => {
  const issues: [name: string, make: (path: string) => Promise<unknown>, expected: string][] = [
    ["a folder", (path) => mkdir(path), "it is a folder"],
    ["an empty file", (path) => writeFile(path, ""), "it is empty"],
    ["a link out of the folder", (path) => symlink("/etc/hostname", path), "out of the folder"],
  ];

  it.each(issues)("%s", async (_name, make, expected) => {
    const place = await mkdtemp(join(tmpdir(), "linked-trouble-"));
    try {
      await make(join(place, "thesis.txt"));
      expect(await check(place)).toEqual([expect.stringMatching(new RegExp(`^unusable-file: .*${expected}`))]);
    } finally {
      await rm(place, { recursive: true });
    }
  });

  it.each([
    ["in capitals or not", "assets/Thesis.pdf", "assets/thesis.pdf"],
    ["with an accent in one character or in two", "assets/r\u00e9sum\u00e9.pdf", "assets/re\u0301sume\u0301.pdf"],
  ])("one of two whose names some systems don't tell apart: %s", async (_how, one, other) => {
    const place = await mkdtemp(join(folder, "alike-"));
    await mkdir(join(place, "assets"));
    for (const name of [one, other]) await writeFile(join(place, name), "%PDF-1.7\n");
    const links = [one, other].map((to, index) => ({ label: `Paper ${index}`, to }));
    const { navigation: _navigation, footer: _footer, ...rest } = content;
    const pages = [{ path: "/", title: "Home", blocks: [{ type: "hero", actions: links }] }];
    const profile = { ...content.profile, links: [] };
    await writeFile(join(place, "content.json"), JSON.stringify({ ...rest, profile, pages }));
    const { diagnostics } = await loadContent(join(place, "content.json"));
    expect(diagnostics.map(({ code }) => code)).toEqual(["same-file-address"]);
  });

  it("one that is larger than some hosts take, by a warning", async () => {
    const place = await mkdtemp(join(tmpdir(), "linked-large-"));
    try {
      await writeFile(join(place, "thesis.txt"), "x");
      await truncate(join(place, "thesis.txt"), 30_000_000);
      expect(await check(place)).toEqual(["large-file: thesis.txt has 30.0 MB; some hosts take no more than 25.0 MB."]);
    } finally {
      await rm(place, { recursive: true });
    }
  });

  async function check(place: string): Promise<string[]> {
    const blocks = [{ type: "hero", actions: [{ label: "Thesis", to: "thesis.txt" }] }];
    const file = join(place, "content.json");
    const { navigation: _navigation, footer: _footer, ...rest } = content;
    const document = {
      ...rest,
      profile: { ...content.profile, links: [] },
      pages: [{ path: "/", title: "Home", blocks }],
    };
    await writeFile(file, JSON.stringify(document));
    return (await loadContent(file)).diagnostics.map(({ code, message }) => `${code}: ${message}`);
  }
});
