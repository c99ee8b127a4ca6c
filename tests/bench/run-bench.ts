import { mkdir, rm, writeFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { dirname } from "node:path";
import { chromium } from "@playwright/test";
import { browserArguments, findBrowser } from "../../scripts/lib/pdf/find-browser.ts";
import { findFreePort } from "../setup/free-port.ts";
import installPrograms from "../setup/install-programs.ts";
import { formatResults } from "./results.ts";
import type { BenchContext, Findings, Section } from "./section.ts";
import { buildTimes } from "./sections/build-times.ts";
import { checkTimes } from "./sections/check-times.ts";
import { designs } from "./sections/designs.ts";
import { editingTimes } from "./sections/editing-times.ts";
import { editorTimes } from "./sections/editor-times.ts";
import { inputs } from "./sections/growth/inputs.ts";
import { longText } from "./sections/growth/long-text.ts";
import { posts } from "./sections/growth/posts.ts";
import { publications } from "./sections/growth/publications.ts";
import { installedPackage } from "./sections/installed-package.ts";
import { interactionTimes } from "./sections/interaction-times.ts";
import { manyLanguages } from "./sections/languages.ts";
import { manySites } from "./sections/many-sites.ts";
import { pageBytes } from "./sections/page-bytes.ts";
import { pageScores } from "./sections/page-scores.ts";
import { pictures } from "./sections/pictures.ts";
import { scaffolds } from "./sections/scaffolds.ts";
import { scale } from "./sections/scale.ts";
import { scriptCosts } from "./sections/script-costs.ts";
import { installLighthouse } from "./support/browser/lighthouse.ts";
import { benchFolder, prepareSites } from "./support/sites.ts";

/** The parts of the benchmark, in the order of the results. */
const sections: readonly Section[] = [
  pageScores,
  pageBytes,
  designs,
  interactionTimes,
  scriptCosts,
  buildTimes,
  editingTimes,
  editorTimes,
  scale,
  manyLanguages,
  pictures,
  longText,
  posts,
  publications,
  inputs,
  manySites,
  installedPackage,
  scaffolds,
  checkTimes,
];

export interface BenchOptions {
  /** The content file of the site. */
  file: string;
  /** Where the results are written. */
  out: string;
  runs: number;
  isQuick: boolean;
  /** The names of the sections to measure; all of them where there are none. */
  only: readonly string[];
}

/** The names by which sections are chosen. */
export const sectionNames = sections.map(({ name }) => name);

/** Measures the site beside itself without scripts and beside a naive build; writes and returns the results. */
export async function runBench({ file, out, runs, isQuick, only }: BenchOptions): Promise<string> {
  const report = (text: string) => process.stderr.write(`${text}\n`);
  report("Preparing the sites");
  await installPrograms();
  installLighthouse();
  const sites = await prepareSites(file);
  const debuggingPort = await findFreePort();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserArguments(), `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    const pages = isQuick ? sites.pages.slice(0, 2) : sites.pages;
    const context: BenchContext = { runs, file, browser, debuggingPort, sites: { ...sites, pages }, isQuick, report };
    const findings: Findings[] = [];
    const loads: number[] = [];
    for (const section of sections) {
      if (only.length > 0 && !only.includes(section.name)) continue;
      findings.push(await section.measure(context));
      loads.push(loadavg()[0] ?? 0);
    }
    const load = loads.reduce((sum, value) => sum + value, 0) / Math.max(1, loads.length);
    const results = formatResults(findings, { date: new Date(), runs, browserVersion: browser.version(), load });
    await mkdir(dirname(out), { recursive: true });
    await writeFile(out, results);
    return results;
  } finally {
    await browser.close();
    await sites.close();
    await rm(benchFolder, { recursive: true, force: true });
  }
}
