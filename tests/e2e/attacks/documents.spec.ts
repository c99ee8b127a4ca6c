import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, expect, test } from "@playwright/test";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";
import { listen } from "../../../scripts/lib/serve/listen.ts";
import { buildSite } from "../../../scripts/lib/site/build-site.ts";
import { bite, honestDocuments, hostileDocuments, type LinkedDocument } from "../../support/hostile/documents.ts";
import { linkDocuments } from "../../support/hostile/link-documents.ts";

/** What plain servers know by themselves; Apache's list has no .ino, .md, .step and many others. */
const types: Record<string, string> = {
  svg: "image/svg+xml",
  html: "text/html",
  xhtml: "application/xhtml+xml",
  xml: "text/xml",
  txt: "text/plain",
  csv: "text/csv",
  json: "application/json",
  pdf: "application/pdf",
  png: "image/png",
  mp4: "video/mp4",
  zip: "application/zip",
};

/** How a host finds out what kind of file it sends. None of them sends a policy, or `nosniff`. */
const hosts: Record<string, (endings: readonly string[]) => Record<string, string>> = {
  "a host that goes by the ending": (endings) => typeOf(endings.at(-1)),
  "a host that sends no types": () => ({}),
  // Apache's mod_mime, with AddEncoding for .gz.
  "a host that goes by every ending it knows": (endings) => ({
    ...typeOf(endings.findLast((ending) => types[ending] !== undefined)),
    ...(endings.at(-1) === "gz" ? { "content-encoding": "gzip" } : {}),
  }),
};

function typeOf(ending = ""): Record<string, string> {
  const type = types[ending];
  return type === undefined ? {} : { "content-type": type };
}

/** Opens each file by its own address in every host's way, and clicks whatever link is in it. @returns those that acted */
async function openAll(context: BrowserContext, folder: string, names: readonly string[]): Promise<Set<string>> {
  const bitten = new Set<string>();
  let open = "";
  let headersFor = hosts["a host that sends no types"];
  const server = createServer(async (request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname).slice(1);
    if (`/${name}` === bite) bitten.add(open);
    const bytes = names.includes(name) ? await readFile(join(folder, name)) : undefined;
    response.writeHead(bytes ? 200 : 404, bytes ? headersFor?.(name.split(".").slice(1)) : {}).end(bytes);
  });
  const url = `http://127.0.0.1:${await listen(server, 0)}`;
  try {
    for (const way of Object.values(hosts)) {
      headersFor = way;
      for (const name of names) {
        open = name;
        const page = await context.newPage();
        // What a browser saves instead of showing it is no page.
        await page.goto(`${url}/${name}`).catch(() => undefined);
        await page
          .evaluate(async () => {
            const inView = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
            await inView;
            for (const link of document.querySelectorAll("a")) link.dispatchEvent(new MouseEvent("click"));
            await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          })
          .catch(() => undefined);
        await page.close();
      }
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
  return bitten;
}

async function withFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "documents-"));
  try {
    await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test("of what a site publishes nothing runs on any host, and what would run is refused", async ({ browser }) => {
  const context = await browser.newContext();
  await withFolder(async (folder) => {
    const published: LinkedDocument[] = [];
    for (const document of [...hostileDocuments, ...honestDocuments]) {
      const { diagnostics } = await loadContent(await linkDocuments(join(folder, "alone"), [document]));
      if (!diagnostics.some(({ code }) => code === "unusable-file")) published.push(document);
    }
    expect(published.map(({ name }) => name)).toEqual(honestDocuments.map(({ name }) => name));
    const site = join(folder, "site");
    const { diagnostics } = await buildSite(await linkDocuments(join(folder, "content"), published), site);
    expect(diagnostics).toEqual([]);
    const names = await readdir(join(site, "files"));
    expect(names.toSorted()).toEqual(published.map(({ name }) => name).toSorted());
    expect([...(await openAll(context, join(site, "files"), names))]).toEqual([]);
  });
  await context.close();
});

test("of what is refused most runs in this browser, on one host or another", async ({ browser }) => {
  const context = await browser.newContext();
  await withFolder(async (folder) => {
    for (const { name, bytes } of hostileDocuments) await writeFile(join(folder, name), bytes);
    const ran = await openAll(
      context,
      folder,
      hostileDocuments.map(({ name }) => name),
    );
    for (const name of [
      "plain.svg",
      "utf-16le-marked.svg",
      "utf-16be-marked.svg",
      "iso-2022-jp.svg",
      "xml.txt",
      "script.txt",
    ])
      expect([...ran]).toContain(name);
    expect(ran.size).toBeGreaterThanOrEqual(45);
  });
  await context.close();
});
