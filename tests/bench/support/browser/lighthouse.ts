import lighthouse, { type Flags } from "lighthouse";
import { serveSite } from "../../../../scripts/lib/serve/serve-site.ts";
import { median } from "../../figures.ts";
import type { BenchContext } from "../../section.ts";

/** Lighthouse's results for a page on its mobile profile. Times are in milliseconds, the score goes to 100. */
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
const afterthoughts = ["*/favicon.svg", "*/favicon.ico", "*/manifest.webmanifest"];

/** Loads a page as Lighthouse's mobile profile has it, in the browser that listens on `port`. */
export async function scorePage(url: string, port: number): Promise<PageScore> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const { audits: results, categories } = await runLighthouse(url, {
      port,
      onlyAudits: scoredAudits,
      blockedUrlPatterns: afterthoughts,
    });
    const [fcp, lcp, tbt, cls] = Object.values(audits).map((audit) => results[audit]?.numericValue);
    const score = categories["performance"]?.score;
    if (fcp === undefined || lcp === undefined || tbt === undefined || cls === undefined || score == null) continue;
    return { score: toHundred(score), fcp, lcp, tbt, cls };
  }
  throw new Error(`Lighthouse could not measure ${url} in ${attempts} attempts`);
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
  const { categories } = await runLighthouse(url, { port, onlyCategories: [...otherCategories] });
  return otherCategories.map((category) => toHundred(categories[category]?.score));
}

async function runLighthouse(url: string, flags: Flags) {
  const result = await lighthouse(url, { logLevel: "silent", disableFullPageScreenshot: true, ...flags });
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
  return result.lhr;
}

function toHundred(score: number | null | undefined): number {
  return Math.round((score ?? 0) * 100);
}
