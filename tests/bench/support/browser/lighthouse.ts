import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { serveSite } from "../../../../scripts/lib/serve/serve-site.ts";
import { runNpm } from "../../../owner/run-npm.ts";
import { median } from "../../figures.ts";
import type { BenchContext } from "../../section.ts";

/** What Lighthouse says of a page on its mobile profile. Times are in milliseconds, the score goes to 100. */
export interface PageScore {
  score: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

const audits = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
} as const;

/** The benchmark's own package: whoever works on the program doesn't install Lighthouse. */
const ownPackage = join(import.meta.dirname, "../../tools");
const program = join(ownPackage, "node_modules/lighthouse/cli/index.js");

/** What is read of Lighthouse's report. */
const reportSchema = z.object({
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
});

/** The score is made of these; Lighthouse's other audits of speed cost seconds and count for nothing. */
const scoredAudits = [...Object.values(audits), "speed-index"];

/** The other categories that Lighthouse gives a score. */
export const otherCategories = ["accessibility", "best-practices", "seo"] as const;

/** How often a page is loaded again where the browser's record of it turns out incomplete, as now and then it does. */
const attempts = 4;

/**
 * What the browser asks for after the rest, now before the paint and now after it. Lighthouse's estimate of a slow line
 * adds 200 ms to the largest paint where these came first, in each variant of a page alike. An answer that is refused
 * at once comes first nearly always.
 */
const refused = ["favicon.svg", "favicon.ico", "manifest.webmanifest"].map(
  (file) => `--blocked-url-patterns=*/${file}`,
);

/** Installs what the benchmark alone needs, at its first use. */
export function installLighthouse(): void {
  if (!existsSync(program)) runNpm(ownPackage, "ci");
}

/** Loads a page as Lighthouse's mobile profile has it, in the browser that listens on `port`. */
export async function scorePage(url: string, port: number): Promise<PageScore> {
  let failure: unknown;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      const flags = [...scoredAudits.map((audit) => `--only-audits=${audit}`), ...refused];
      const { audits: results, categories } = await runLighthouse(url, port, flags);
      const [fcp, lcp, tbt, cls] = Object.values(audits).map((audit) => results[audit]?.numericValue);
      const score = categories["performance"]?.score;
      if (fcp === undefined || lcp === undefined || tbt === undefined || cls === undefined || score == null) continue;
      return { score: toHundred(score), fcp, lcp, tbt, cls };
    } catch (error) {
      failure = error;
    }
  }
  throw new Error(`Lighthouse could not measure ${url} in ${attempts} attempts`, { cause: failure });
}

/** The middle one of each figure. */
export function medianScore(scores: readonly PageScore[]): PageScore {
  const middle = (key: keyof PageScore) => median(scores.map((score) => score[key]));
  return { score: middle("score"), fcp: middle("fcp"), lcp: middle("lcp"), tbt: middle("tbt"), cls: middle("cls") };
}

/** Scores a page of a site that was built into `folder`, three times at most. */
export async function scoreBuiltPage(
  { debuggingPort, runs }: BenchContext,
  folder: string,
  path: string,
): Promise<PageScore> {
  const server = await serveSite(folder, { base: "", port: 0 });
  try {
    const scores: PageScore[] = [];
    for (let run = 1; run <= Math.min(runs, 3); run += 1) {
      scores.push(await scorePage(`${server.url}${path}/`, debuggingPort));
    }
    return medianScore(scores);
  } finally {
    await server.close();
  }
}

/** A page's scores in the categories that are not about speed, in the order of `otherCategories`. */
export async function scoreOtherCategories(url: string, port: number): Promise<number[]> {
  const flags = otherCategories.map((category) => `--only-categories=${category}`);
  const { categories } = await runLighthouse(url, port, flags);
  return otherCategories.map((category) => toHundred(categories[category]?.score));
}

/** @throws {Error} when Lighthouse can't judge the page, as where the browser's record of it is incomplete */
async function runLighthouse(url: string, port: number, flags: readonly string[]) {
  const quiet = ["--quiet", "--no-enable-error-reporting", "--disable-full-page-screenshot", "--output=json"];
  const { stdout } = await promisify(execFile)(process.execPath, [program, url, `--port=${port}`, ...quiet, ...flags], {
    // A report of all audits is larger than the megabyte that Node allows.
    maxBuffer: 2 ** 26,
  });
  return reportSchema.parse(JSON.parse(stdout));
}

function toHundred(score: number | null | undefined): number {
  return Math.round((score ?? 0) * 100);
}
