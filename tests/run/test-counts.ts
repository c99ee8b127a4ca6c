import { z } from "zod";
import type { TestCost } from "./costs.ts";

/** How many tests a runner ran, and how they ended. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
  /** What could not be had on this machine, in whole sentences: "Not run: WebKit, as …". */
  notRun?: string[];
  tests?: TestCost[];
}

const assertion = z.object({
  title: z.string(),
  status: z.string(),
  fullName: z.string(),
  duration: z.number().nullish(),
});

const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
    testResults: z.array(z.object({ assertionResults: z.array(assertion) })),
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    notRun: report.testResults
      .flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status !== "passed"))
      .flatMap(({ title }) => /^Not run: .*/.exec(title) ?? []),
    tests: report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ fullName, duration }) => ({ name: fullName.trim(), seconds: (duration ?? 0) / 1000 })),
  }));

const suite = z.object({
  get suites() {
    return z.array(suite).default([]);
  },
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
    }),
  ),
});

function listCosts({ specs, suites }: z.infer<typeof suite>): TestCost[] {
  const own = specs.map(({ title, file, tests }) => {
    const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    return { name: `${file}: ${title}`, seconds: durations.reduce((sum, duration) => sum + duration, 0) / 1000 };
  });
  return [...own, ...suites.flatMap(listCosts)];
}

const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
    suites: z.array(suite),
  })
  .transform(({ stats, suites }) => ({
    passed: stats.expected,
    // A test that fails and then passes has not shown what it is there to show.
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    tests: suites.flatMap(listCosts),
  }));

const report = z.union([vitestReport, playwrightReport]);

/**
 * The counts in the text of a JSON report by Vitest or Playwright.
 * @throws {Error} when it is neither
 */
export function readTestCounts(text: string): TestCounts {
  return report.parse(JSON.parse(text));
}

/**
 * What a step adds to the total. One that fails where no test failed (a wrong import, a server that doesn't start)
 * or that ran no test at all is a failure too, unless it says why it could not run them.
 */
export function judgeStep(exitCode: number, counts: TestCounts | undefined): TestCounts {
  const { passed = 0, failed = 0, skipped = 0, notRun = [], tests = [] } = counts ?? {};
  const ranNothing = counts !== undefined && passed + failed === 0 && notRun.length === 0;
  return { passed, failed: failed || (exitCode !== 0 || ranNothing ? 1 : 0), skipped, notRun, tests };
}

/** The line that a run of several steps ends with. */
export function summarizeCounts(steps: readonly TestCounts[]): string {
  const sum = (key: "passed" | "failed") => steps.reduce((total, step) => total + step[key], 0);
  return `${sum("passed")} passed, ${sum("failed")} failed`;
}
