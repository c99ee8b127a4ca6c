import { formatMs, formatRatio } from "../figures.ts";
import { type BenchContext, judgeTarget, type Section } from "../section.ts";
import {
  medianScore,
  otherCategories,
  type PageScore,
  scoreOtherCategories,
  scorePage,
} from "../support/browser/lighthouse.ts";
import { pageName } from "../support/page-name.ts";
import { type Variant, variants } from "../support/sites.ts";
import type { Table } from "../table.ts";

type Scores = Record<Variant, PageScore>;

/** How fast each page loads, beside the same page without scripts and the naive build's. */
export const pageScores: Section = {
  name: "pages",
  measure: async (context) => {
    const scores = await scorePages(context);
    const tables = [loadTable(scores)];
    const compare = (figure: (score: Scores) => number) =>
      new Map([...scores].map(([page, score]) => [pageName(page), figure(score)]));
    const targets = [
      judgeTarget(
        "performance score 100 (points missing)",
        0,
        "",
        compare(({ built }) => 100 - built.score),
      ),
      judgeTarget("FCP at most 1.10 of the page without scripts", 1.1, "×", compare(ratioOf("fcp", "no-scripts"))),
      judgeTarget("LCP at most 1.10 of the page without scripts", 1.1, "×", compare(ratioOf("lcp", "no-scripts"))),
      judgeTarget(
        "TBT at most 20 ms",
        20,
        " ms",
        compare(({ built }) => Math.round(built.tbt)),
      ),
      judgeTarget("TBT at most 0.05 of the naive build's", 0.05, "×", compare(ratioOf("tbt", "naive"))),
      judgeTarget(
        "CLS 0",
        0,
        "",
        compare(({ built }) => built.cls),
      ),
    ];
    if (!context.isQuick) {
      const others = await scoreOthers(context);
      tables.push(othersTable(others));
      const missing = new Map([...others].map(([page, score]) => [pageName(page), 100 - Math.min(...score)]));
      targets.push(judgeTarget("accessibility, best practices and SEO 100 (points missing)", 0, "", missing));
    }
    return { tables, targets };
  },
};

/** The pages in turn, and each in its variants in turn: what slows the machine for a while slows all alike. */
async function scorePages({ runs, sites, debuggingPort, report }: BenchContext): Promise<Map<string, Scores>> {
  const all = new Map<string, PageScore[]>();
  for (let run = 1; run <= runs; run += 1) {
    for (const page of sites.pages) {
      report(`Lighthouse, run ${run} of ${runs}: ${pageName(page)}`);
      for (const variant of variants) {
        const score = await scorePage(sites.served[variant].url + page, debuggingPort);
        const key = `${variant} ${page}`;
        all.set(key, [...(all.get(key) ?? []), score]);
      }
    }
  }
  const scoreOf = (page: string, variant: Variant) => medianScore(all.get(`${variant} ${page}`) ?? []);
  return new Map(
    sites.pages.map((page) => [
      page,
      { built: scoreOf(page, "built"), "no-scripts": scoreOf(page, "no-scripts"), naive: scoreOf(page, "naive") },
    ]),
  );
}

async function scoreOthers({ sites, debuggingPort, report }: BenchContext): Promise<Map<string, number[]>> {
  const others = new Map<string, number[]>();
  for (const page of sites.pages) {
    report(`Lighthouse, what is not about speed: ${pageName(page)}`);
    others.set(page, await scoreOtherCategories(sites.served.built.url + page, debuggingPort));
  }
  return others;
}

/** A time that is next to nothing is no part of any other; more than nothing is infinitely more than nothing. */
function ratioOf(key: "fcp" | "lcp" | "tbt", base: Variant) {
  return (scores: Scores) => {
    if (scores.built[key] < 1) return 0;
    return scores[base][key] < 1 ? Number.POSITIVE_INFINITY : scores.built[key] / scores[base][key];
  };
}

function loadTable(scores: ReadonlyMap<string, Scores>): Table {
  return {
    title: "Loading a page",
    note: "Milliseconds on Lighthouse's mobile profile. `built` is what `npm run build` makes, `no-scripts` the same page with every script taken out, `naive` the same views and data as one application with Chakra's default system, hydrated at once. Icon and manifest are refused in all three: whether they come before the paint is chance, and moves Lighthouse's LCP by 200 ms.",
    columns: ["page", "variant", "score", "FCP", "to no-scripts", "LCP", "to no-scripts", "TBT", "to naive", "CLS"],
    rows: [...scores].flatMap(([page, score]) =>
      variants.map((variant) => {
        const { score: points, fcp, lcp, tbt, cls } = score[variant];
        const bare = score["no-scripts"];
        return [
          pageName(page),
          variant,
          points.toFixed(0),
          formatMs(fcp),
          formatRatio(fcp, bare.fcp),
          formatMs(lcp),
          formatRatio(lcp, bare.lcp),
          formatMs(tbt),
          formatRatio(tbt, score.naive.tbt),
          cls.toFixed(3),
        ];
      }),
    ),
  };
}

function othersTable(others: ReadonlyMap<string, readonly number[]>): Table {
  return {
    title: "What is not about speed",
    note: "Lighthouse's other scores of the built pages; one run, as nothing in them varies.",
    columns: ["page", ...otherCategories],
    rows: [...others].map(([page, scores]) => [pageName(page), ...scores.map(String)]),
  };
}
