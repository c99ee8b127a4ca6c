import type { Browser } from "@playwright/test";
import type { BenchSites } from "./support/sites.ts";
import type { Table } from "./table.ts";

/** What every part of the benchmark is given. */
export interface BenchContext {
  /** How often each thing is measured; the median counts. */
  runs: number;
  /** The content file of the site. */
  file: string;
  browser: Browser;
  /** The port on which the browser takes orders from Lighthouse. */
  debuggingPort: number;
  sites: BenchSites;
  /** Whether figures that are the same in every run, or slow to get, are left out. */
  isQuick: boolean;
  /** Tells what is being measured. */
  report: (text: string) => void;
}

/** Something the project set out to reach. */
export interface Target {
  goal: string;
  /** The figure that is furthest from the goal. */
  worst: string;
  isReached: boolean;
}

/** What a part of the benchmark found. */
export interface Findings {
  tables: Table[];
  targets: Target[];
}

/** A part of the benchmark. */
export interface Section {
  name: string;
  measure: (context: BenchContext) => Promise<Findings>;
}

/**
 * Judges a figure of many places (pages, interactions) against its limit, by the worst of them.
 * @param unit the text after the figure: " ms", " KB", "×"
 */
export function judgeTarget(goal: string, limit: number, unit: string, figures: ReadonlyMap<string, number>): Target {
  const [place = "nothing", value = Number.NaN] = [...figures].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const figure = Number.isInteger(value) ? `${value}` : value.toFixed(2);
  return {
    goal,
    worst: value === Number.POSITIVE_INFINITY ? `beyond measure (${place})` : `${figure}${unit} (${place})`,
    isReached: value <= limit,
  };
}
