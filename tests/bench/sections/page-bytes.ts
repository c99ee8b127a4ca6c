import { formatKb, formatRatio } from "../figures.ts";
import { judgeTarget, type Section } from "../section.ts";
import { fileKinds, sumBytes } from "../support/browser/loaded-files.ts";
import { pageName } from "../support/page-name.ts";
import { budgets, type PageLoad, type SiteWeight, weighSite } from "../support/weigh-site.ts";
import type { Table } from "../table.ts";

/** What each page weighs, before the visitor has done anything and after. */
export const pageBytes: Section = {
  name: "bytes",
  measure: async ({ browser, sites, report }) => {
    report("Bytes of the built site");
    const built = await weighSite(browser, sites.served.built, sites.pages);
    report("Bytes of the naive site");
    const naive = await weighSite(browser, sites.served.naive, sites.pages, ["phone"]);
    const toKb = (bytes: number) => Math.round(bytes / 10) / 100;
    const scripts = new Map([...built.scriptsBeforeInteraction].map(([place, bytes]) => [place, toKb(bytes)]));
    return {
      tables: [bytesTable(built, naive)],
      targets: [
        judgeTarget(
          "JavaScript before interaction at most 75 KB",
          budgets.scriptsBeforeInteraction / 1000,
          " KB",
          scripts,
        ),
        judgeTarget(
          "the whole application at most 160 KB",
          budgets.wholeApplication / 1000,
          " KB",
          new Map([["all scripts", toKb(built.wholeApplication)]]),
        ),
        judgeTarget(
          "home's HTML with its CSS at most 14 KB",
          budgets.homeDocument / 1000,
          " KB",
          new Map([["/", toKb(built.homeDocument)]]),
        ),
      ],
    };
  },
};

function bytesTable(built: SiteWeight, naive: SiteWeight): Table {
  return {
    title: "Bytes by kind",
    note: "Thousands of bytes with Brotli, until the greeting has left by itself and nobody has touched anything; styles stand in the HTML. `then` is what touching everything on the page loads beside.",
    columns: ["page", "screen", "variant", ...fileKinds, "together", "to naive", "then JavaScript", "then data"],
    rows: built.loads.flatMap((load) => {
      const other = naive.loads.find(({ page, screen }) => page === load.page && screen === load.screen);
      return [bytesRow("built", load, other), ...(other ? [bytesRow("naive", other, other)] : [])];
    }),
  };
}

function bytesRow(variant: string, { page, screen, before, after }: PageLoad, naive: PageLoad | undefined): string[] {
  const together = sumBytes(before);
  return [
    pageName(page),
    screen,
    variant,
    ...fileKinds.map((kind) => formatKb(sumBytes(before, kind))),
    formatKb(together),
    naive ? formatRatio(together, sumBytes(naive.before)) : "–",
    formatKb(sumBytes(after, "JavaScript")),
    formatKb(sumBytes(after, "data")),
  ];
}
