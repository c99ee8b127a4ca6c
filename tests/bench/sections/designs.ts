import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type DesignName, designNames } from "../../../schema/designs/index.ts";
import { serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { buildSite } from "../../../scripts/lib/site/build-site.ts";
import { formatKb, formatMs, formatRatio } from "../figures.ts";
import { type BenchContext, judgeTarget, type Section } from "../section.ts";
import {
  medianScore,
  otherCategories,
  type PageScore,
  scoreOtherCategories,
  scorePage,
} from "../support/browser/lighthouse.ts";
import { sumBytes } from "../support/browser/loaded-files.ts";
import { readDraft, writeDraft } from "../support/large-content.ts";
import { benchFolder, stripScripts } from "../support/sites.ts";
import { budgets, type SiteWeight, weighSite } from "../support/weigh-site.ts";

interface DesignFindings {
  built: PageScore;
  bare: PageScore;
  others: number[];
  weight: SiteWeight;
  fonts: number;
}

/** The home page of the same site in every design: how fast it is, and what it weighs. */
export const designs: Section = {
  name: "designs",
  measure: async (context) => {
    const found = new Map<DesignName, DesignFindings>();
    for (const name of designNames) found.set(name, await measureDesign(context, name));
    const judge = (
      goal: string,
      limit: number,
      unit: string,
      figure: (findings: DesignFindings, name: DesignName) => number,
    ) => judgeTarget(goal, limit, unit, new Map([...found].map(([name, findings]) => [name, figure(findings, name)])));
    const toKb = (bytes: number) => Math.round(bytes / 10) / 100;
    return {
      tables: [
        {
          title: "The home page in each design",
          note: "Milliseconds on Lighthouse's mobile profile, beside the same page without scripts; thousands of bytes with Brotli, letters as they are. `fonts` are what is loaded before the visitor has done anything.",
          columns: [
            "design",
            "score",
            ...otherCategories,
            "FCP",
            "to no-scripts",
            "LCP",
            "to no-scripts",
            "TBT",
            "CLS",
            "HTML",
            "fonts",
            "application",
          ],
          rows: [...found].map(([name, { built, bare, others, weight, fonts }]) => [
            name,
            built.score.toFixed(0),
            ...others.map(String),
            formatMs(built.fcp),
            formatRatio(built.fcp, bare.fcp),
            formatMs(built.lcp),
            formatRatio(built.lcp, bare.lcp),
            formatMs(built.tbt),
            built.cls.toFixed(3),
            formatKb(weight.homeDocument),
            formatKb(fonts),
            formatKb(weight.wholeApplication),
          ]),
        },
      ],
      targets: [
        judge(
          "all four scores are 100 in each design (points missing)",
          0,
          "",
          ({ built, others }) => 100 - Math.min(built.score, ...others),
        ),
        judge(
          "FCP in each design at most 1.10 of the page without scripts",
          1.1,
          "×",
          ({ built, bare }) => built.fcp / bare.fcp,
        ),
        judge(
          "LCP in each design at most 1.10 of the page without scripts",
          1.1,
          "×",
          ({ built, bare }) => built.lcp / bare.lcp,
        ),
        judge("TBT in each design at most 20 ms", 20, " ms", ({ built }) => Math.round(built.tbt)),
        judge("CLS in each design 0", 0, "", ({ built }) => built.cls),
        judge(
          "home's HTML with its CSS at most 14 KB in each design",
          budgets.homeDocument / 1000,
          " KB",
          ({ weight }) => toKb(weight.homeDocument),
        ),
        judge(
          "letters at most what the design may have (25, 75, 25, 35 KB)",
          1,
          "×",
          ({ fonts }, name) => fonts / budgets.fonts[name],
        ),
        judge(
          "the whole application at most 160 KB with one design",
          budgets.wholeApplication / 1000,
          " KB",
          ({ weight }) => toKb(weight.wholeApplication),
        ),
      ],
    };
  },
};

async function measureDesign(
  { file, browser, debuggingPort, runs, report }: BenchContext,
  name: DesignName,
): Promise<DesignFindings> {
  report(`The design ${name}`);
  const folder = join(benchFolder, "designs", name);
  const draft = await readDraft(file);
  const { design: _design, ...theme } = draft.theme ?? {};
  await writeDraft({ ...draft, theme: { ...theme, design: name } }, join(folder, "content.json"), file);
  const site = join(folder, "site");
  const bareSite = join(folder, "bare");
  await buildSite(join(folder, "content.json"), site);
  await cp(site, bareSite, { recursive: true });
  const home = join(bareSite, "index.html");
  await writeFile(home, stripScripts(await readFile(home, "utf8")));
  const served = await serveSite(site, { base: "", port: 0 });
  const bare = await serveSite(bareSite, { base: "", port: 0 });
  try {
    const scores: PageScore[] = [];
    const bareScores: PageScore[] = [];
    for (let run = 0; run < runs; run += 1) {
      scores.push(await scorePage(served.url, debuggingPort));
      bareScores.push(await scorePage(bare.url, debuggingPort));
    }
    const weight = await weighSite(browser, { folder: site, url: served.url }, [""]);
    return {
      built: medianScore(scores),
      bare: medianScore(bareScores),
      others: await scoreOtherCategories(served.url, debuggingPort),
      weight,
      fonts: Math.max(...weight.loads.map(({ before }) => sumBytes(before, "fonts"))),
    };
  } finally {
    await Promise.all([served.close(), bare.close()]);
    await rm(folder, { recursive: true, force: true });
  }
}
