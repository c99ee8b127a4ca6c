import { stripVTControlCharacters } from "node:util";
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
  /** What failed: a test's name, and the first lines of its error. */
  failures?: string[];
}

const assertion = z.object({
  title: z.string(),
  status: z.string(),
  fullName: z.string(),
  duration: z.number().nullish(),
  failureMessages: z.array(z.string()).nullish(),
});

const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
    testResults: z.array(
      z.object({ name: z.string(), status: z.string(), message: z.string(), assertionResults: z.array(assertion) }),
    ),
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
    failures: report.testResults.flatMap((file) => {
      const failed = file.assertionResults.filter(({ status }) => status === "failed");
      if (file.status === "failed" && failed.length === 0) return describeFailure(file.name, [file.message]);
      return failed.map(({ fullName, failureMessages }) => describeFailure(fullName.trim(), failureMessages ?? []));
    }),
  }));

const playwrightError = z.object({ message: z.string().default("") });

const suite = z.object({
  get suites() {
    return z.array(suite).default([]);
  },
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z.array(z.object({ duration: z.number(), errors: z.array(playwrightError).default([]) })),
        }),
      ),
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

/** A flaky test is among what failed. */
function listFailures({ specs, suites }: z.infer<typeof suite>): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) => {
        const errors = results.flatMap((result) => result.errors.map(({ message }) => message));
        return describeFailure(`${file}: ${title}`, errors);
      }),
  );
  return [...own, ...suites.flatMap(listFailures)];
}

/** "Failed: NAME", and the first lines of its error below it. */
function describeFailure(name: string, errors: readonly string[]): string {
  const lines = stripVTControlCharacters(errors.join("\n"))
    .split("\n")
    .filter((line) => line.trim() !== "");
  return [`Failed: ${name}`, ...lines.slice(0, 12).map((line) => `    ${line.slice(0, 240)}`)].join("\n");
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
    failures: suites.flatMap(listFailures),
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
  const { passed = 0, failed = 0, skipped = 0, notRun = [], tests = [], failures = [] } = counts ?? {};
  const ranNothing = counts !== undefined && passed + failed === 0 && notRun.length === 0;
  return { passed, failed: failed || (exitCode !== 0 || ranNothing ? 1 : 0), skipped, notRun, tests, failures };
}

/** The line that a run of several steps ends with. */
export function summarizeCounts(steps: readonly TestCounts[]): string {
  const sum = (key: "passed" | "failed") => steps.reduce((total, step) => total + step[key], 0);
  return `${sum("passed")} passed, ${sum("failed")} failed`;
}
