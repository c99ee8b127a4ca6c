import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join, relative } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { programFolder } from "../../scripts/lib/files/roots.ts";
import { browserArguments, findBrowser } from "../../scripts/lib/pdf/find-browser.ts";
import { readBase, serveSite } from "../../scripts/lib/serve/serve-site.ts";
import { buildSite } from "../../scripts/lib/site/build-site.ts";
import { sampleFile } from "../support/sample.ts";
import { makeSheet, type Shot, screens, takeShots } from "./sheet.ts";

/** Where the sheets are put. */
const folder = join(programFolder, ".cache/look");

/** Every site that is looked at, by its name: the sample and the portfolios of invented people. */
const examples = join(import.meta.dirname, "../content/examples");
const contents = new Map([
  ["sample", sampleFile],
  ...(await readdir(examples)).map((name) => [name, join(examples, name, "content.json")] as const),
]);

function leadsOn(html: string): boolean {
  return html.includes('http-equiv="refresh"');
}

/** Builds a site and makes a sheet of each of its pages: all widths side by side, light over dark. */
async function look(browser: Browser, name: string, file: string): Promise<number> {
  const site = join(folder, "sites", name);
  const { pages } = await buildSite(file, site);
  if (!pages) throw new Error(`The content of ${name} was refused: npm run validate -- --content ${file} says why.`);
  const server = await serveSite(site, { base: await readBase(site), port: 0 });
  try {
    const files = (await readdir(site, { recursive: true })).filter((path) => path.endsWith("index.html"));
    const paths: string[] = [];
    for (const file of files) {
      const path = relative(".", dirname(file));
      // A page's earlier address leads on at once: there is nothing to see.
      if (!leadsOn(await readFile(join(site, file), "utf8"))) paths.push(path === "" ? "" : `${path}/`);
    }
    const waiting = [...paths];
    const work = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const shots: Shot[] = [];
        for (const screen of screens) shots.push(...(await takeShots(browser, new URL(path, server.url).href, screen)));
        await makeSheet(shots, join(folder, `${name}-${path.replaceAll("/", "") || "home"}.webp`));
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
    return paths.length;
  } finally {
    await server.close();
  }
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const began = performance.now();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments() });
try {
  for (const [name, file] of contents) process.stdout.write(`${name}: ${await look(browser, name, file)} pages\n`);
} finally {
  await browser.close();
}
const seconds = Math.round((performance.now() - began) / 1000);
process.stdout.write(`Sheets of all pages are in ${relative(process.cwd(), folder)}, after ${seconds} s.\n`);
