import { z } from "zod";

/** How many tests a runner ran, and how they ended. */
export type TestCounts = { passed: number; failed: number; skipped: number };

const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }));

const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  })
  .transform(({ stats }) => ({
    passed: stats.expected,
    // A test that fails and then passes has not shown what it is there to show.
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));

const report = z.union([vitestReport, playwrightReport]);

/**
 * The counts in the text of a JSON report by Vitest or Playwright.
 * @throws {Error} when it is neither
 */
export function readTestCounts(text: string): TestCounts {
  return report.parse(JSON.parse(text));
}

const skippedTests = z.object({
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ title: z.string(), status: z.string() })) })),
});

/** What the skipped tests of a report by Vitest say that could not be had on this machine: "Not run: WebKit, as …". */
export function readNotRun(text: string): string[] {
  const { success, data } = skippedTests.safeParse(JSON.parse(text));
  const tests = success ? data.testResults.flatMap(({ assertionResults }) => assertionResults) : [];
  return tests.filter(({ status }) => status !== "passed").flatMap(({ title }) => /^Not run: .*/.exec(title) ?? []);
}

/**
 * What a step adds to the total. One that fails where no test failed (a wrong import, a server that doesn't start)
 * or that ran no test at all is a failure too, unless it says why it could not run them.
 */
export function judgeStep(
  exitCode: number,
  counts: TestCounts | undefined,
  notRun: readonly string[] = [],
): TestCounts {
  const { passed = 0, failed = 0, skipped = 0 } = counts ?? {};
  const ranNothing = counts !== undefined && passed + failed === 0 && notRun.length === 0;
  return { passed, failed: failed || (exitCode !== 0 || ranNothing ? 1 : 0), skipped };
}

/** The line that a run of several steps ends with. */
export function summarizeCounts(steps: readonly TestCounts[]): string {
  const sum = (key: keyof TestCounts) => steps.reduce((total, step) => total + step[key], 0);
  return `${sum("passed")} passed, ${sum("failed")} failed`;
}
