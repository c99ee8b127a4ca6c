import { formatMs, formatRatio, median } from "../figures.ts";
import { type BenchContext, judgeTarget, type Section } from "../section.ts";
import { findTarget, type Interaction, interactions } from "../support/browser/interactions.ts";
import { measureInteraction, type Visit } from "../support/browser/measure-interaction.ts";
import type { LongFrame } from "../support/browser/page-watch.ts";
import { slowdown } from "../support/browser/slow-page.ts";
import { pageName } from "../support/page-name.ts";
import type { Table } from "../table.ts";

/** The least that Event Timing reports; what it leaves out took less. */
const shortest = 16;

/** The time of an effect that never appeared. */
const never = Number.POSITIVE_INFINITY;

interface Measured {
  interaction: Interaction;
  page: string;
  built: Visit[];
  naive: Visit[];
}

/** How soon the page answers what a visitor does. */
export const interactionTimes: Section = {
  name: "interactions",
  measure: async (context) => {
    const all = await measureAll(context);
    const places = (figure: (visits: readonly Visit[]) => number) =>
      new Map(all.map(({ interaction, built }) => [interaction.name, figure(built)]));
    return {
      tables: [answersTable(all), loadingTable(all)],
      targets: [
        judgeTarget(`INP of every interaction at most 100 ms at ${slowdown}x`, 100, " ms", places(inpOf)),
        judgeTarget(`every effect shown within 100 ms at ${slowdown}x`, 100, " ms", places(shownAfter)),
      ],
    };
  },
};

async function measureAll(context: BenchContext): Promise<Measured[]> {
  const all: Measured[] = [];
  for (const interaction of interactions) {
    const page = await findPage(context, interaction);
    if (page !== undefined) all.push({ interaction, page, built: [], naive: [] });
  }
  for (let run = 1; run <= context.runs; run += 1) {
    for (const { interaction, page, built, naive } of all) {
      context.report(`Interactions, run ${run} of ${context.runs}: ${interaction.name}`);
      const visit = (url: string) => measureInteraction(context, url + page, interaction);
      built.push(await visit(context.sites.served.built.url));
      naive.push(await visit(context.sites.served.naive.url));
    }
  }
  return all;
}

/** The first page that has what an interaction acts upon, or none. */
async function findPage({ browser, sites }: BenchContext, interaction: Interaction): Promise<string | undefined> {
  const tab = await browser.newPage({ viewport: { width: 412, height: 823 } });
  try {
    for (const page of sites.pages) {
      await tab.goto(sites.served.built.url + page);
      if ((await findTarget(tab, interaction).count()) > 0) return page;
    }
    return undefined;
  } finally {
    await tab.close();
  }
}

function inpOf(visits: readonly Visit[]): number {
  return median(visits.map(({ times }) => times.inp ?? shortest));
}

function shownAfter(visits: readonly Visit[]): number {
  return Math.round(median(visits.map(({ times }) => times.shown ?? never)));
}

function answersTable(all: readonly Measured[]): Table {
  return {
    title: "Answering the visitor",
    note: `Milliseconds at ${slowdown} times slowdown, each on a page just loaded, after a touch has sent the greeting off. INP is the time to the next frame, "shown" the time to the frame that shows what was asked for; a page change comes after the mouse has rested on its link.`,
    columns: ["interaction", "page", "INP", "naive", "ratio", "shown", "naive", "longest frame", "its script"],
    rows: all.map(({ interaction, page, built, naive }) => {
      const longest = longestOf(built.flatMap(({ times }) => times.longest ?? []));
      return [
        interaction.name,
        pageName(page),
        describeInp(inpOf(built)),
        describeInp(inpOf(naive)),
        formatRatio(inpOf(built), inpOf(naive)),
        describeShown(shownAfter(built)),
        describeShown(shownAfter(naive)),
        longest ? formatMs(longest.duration) : "< 50",
        longest?.script ?? "",
      ];
    }),
  };
}

/** What delayed input while the pages were loading, until the landing overlay was gone. */
function loadingTable(all: readonly Measured[]): Table {
  const pages = [...new Set(all.map(({ page }) => page))];
  const framesOf = (page: string, variant: "built" | "naive") =>
    all.filter((measured) => measured.page === page).map((measured) => measured[variant].map(({ loading }) => loading));
  return {
    title: "Long frames while a page loads",
    note: `The longest frame until the greeting is gone, at ${slowdown} times slowdown, in milliseconds: the median visit's, and the script with the largest part in the worst.`,
    columns: ["page", "variant", "longest frame", "worst", "its script"],
    rows: pages.flatMap((page) =>
      (["built", "naive"] as const).map((variant) => {
        const visits = framesOf(page, variant).flat();
        const worst = longestOf(visits.flat());
        const middle = median(visits.map((frames) => longestOf(frames)?.duration ?? 0));
        return [
          pageName(page),
          variant,
          middle === 0 ? "< 50" : formatMs(middle),
          worst ? formatMs(worst.duration) : "< 50",
          worst?.script ?? "",
        ];
      }),
    ),
  };
}

function longestOf(frames: readonly LongFrame[]): LongFrame | undefined {
  return frames.toSorted((a, b) => b.duration - a.duration)[0];
}

function describeInp(milliseconds: number): string {
  return milliseconds <= shortest ? `< ${shortest}` : formatMs(milliseconds);
}

function describeShown(milliseconds: number): string {
  return milliseconds === never ? "not shown" : formatMs(milliseconds);
}
