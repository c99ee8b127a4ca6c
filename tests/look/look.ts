import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, dirname, join, relative, resolve } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { z } from "zod";
import { CommandError, exitCodes } from "../../scripts/lib/cli/command.ts";
import { defineCommand, runCommand } from "../../scripts/lib/cli/define-command.ts";
import { option } from "../../scripts/lib/cli/options.ts";
import { programFolder } from "../../scripts/lib/files/roots.ts";
import { browserArguments, findBrowser } from "../../scripts/lib/pdf/find-browser.ts";
import { readBase, serveSite } from "../../scripts/lib/serve/serve-site.ts";
import { buildSite } from "../../scripts/lib/site/build-site.ts";
import { sampleFile } from "../support/sample.ts";
import { makeSheet, type Shot, screens, takeShots } from "./sheet.ts";

/** Default folder of the contact sheets. */
const standard = join(programFolder, ".cache/look");

/** The sample and the portfolios of invented people. */
async function listContents(): Promise<string[]> {
  const examples = join(import.meta.dirname, "../content/examples");
  return [sampleFile, ...(await readdir(examples)).map((name) => join(examples, name, "content.json"))];
}

function leadsOn(html: string): boolean {
  return html.includes('http-equiv="refresh"');
}

/** Builds a site and makes a sheet of each of its pages: all widths side by side, light over dark. */
async function lookAt(browser: Browser, file: string, folder: string): Promise<string> {
  const name = basename(dirname(resolve(file)));
  const site = join(folder, "sites", name);
  const { pages } = await buildSite(file, site);
  if (!pages) throw new CommandError(`${file} was refused: npm run validate -- ${file} says why.`);
  const server = await serveSite(site, { base: await readBase(site), port: 0 });
  try {
    const files = (await readdir(site, { recursive: true })).filter((path) => path.endsWith("index.html"));
    const paths: string[] = [];
    for (const file of files) {
      const path = relative(".", dirname(file));
      // A page's earlier address redirects at once, so there is nothing to see.
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
    return `${name}: ${paths.length} ${paths.length === 1 ? "page" : "pages"}\n`;
  } finally {
    await server.close();
  }
}

const command = defineCommand({
  options: {
    operands: option("[FILE…]", "content files; the sample and the examples if none is named", z.array(z.string())),
    out: option("FOLDER", "where the sheets are put", z.string().default(standard)),
  },
  run: async ({ operands, out }) => {
    // Files in a folder that the caller chose are never removed.
    if (out === standard) await rm(out, { recursive: true, force: true });
    await mkdir(out, { recursive: true });
    const began = performance.now();
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments() });
    try {
      for (const file of operands.length > 0 ? operands : await listContents())
        process.stdout.write(await lookAt(browser, file, out));
    } finally {
      await browser.close();
    }
    const seconds = Math.round((performance.now() - began) / 1000);
    process.stdout.write(`Sheets of all pages are in ${relative(process.cwd(), out)}, after ${seconds} s.\n`);
    return exitCodes.sound;
  },
});

const description = "Makes a sheet of each page of sites: three widths side by side, light over dark.";

await runCommand(command, { name: "look", description }, process.argv.slice(2));
