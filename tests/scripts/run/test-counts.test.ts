import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { listTouchedSpecs, shownBy } from "../../run/changed.ts";
import { describeCost, listSlowest } from "../../run/costs.ts";
import { judgeStep, readTestCounts, summarizeCounts } from "../../run/test-counts.ts";

describe("the counts of a test run", () => {
  it("are read from a report by Vitest", () => {
    const assertionResults = [
      ["Not run: WebKit, as it is not installed.", "skipped"],
      ["Not run: it says so, and yet it ran", "passed"],
      ["another test that was skipped", "skipped"],
    ].map(([title, status], index) => ({ title, status, fullName: `group ${title}`, duration: index * 1500 }));
    const failed = {
      title: "reads",
      status: "failed",
      fullName: "group reads",
      failureMessages: ["\u001b[31mError\u001b[0m: 2\n\n  at a"],
    };
    const unread = { name: "/a.test.ts", status: "failed", message: "No such module", assertionResults: [] };
    const numbers = { numTotalTests: 9, numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
    const counts = readTestCounts(
      JSON.stringify({
        ...numbers,
        testResults: [
          { name: "/b.test.ts", status: "failed", message: "", assertionResults: [...assertionResults, failed] },
          unread,
        ],
      }),
    );
    expect(counts.failures).toEqual([
      "Failed: group reads\n    Error: 2\n      at a",
      "Failed: /a.test.ts\n    No such module",
    ]);
    expect(counts.tests).toContainEqual({ name: "group another test that was skipped", seconds: 3 });
    expect(counts).toMatchObject({
      passed: 5,
      failed: 1,
      skipped: 3,
      notRun: ["Not run: WebKit, as it is not installed."],
    });
  });

  it("are read from a report by Playwright, where a flaky test is a failed one", () => {
    const stats = { startTime: "", duration: 1, expected: 7, unexpected: 1, flaky: 2, skipped: 3 };
    const results = [{ duration: 2000, errors: [{ message: "It is closed" }] }, { duration: 1000 }];
    const tests = [{ status: "flaky", results }];
    const inner = { title: "on a phone", specs: [{ title: "opens", file: "menu.spec.ts", tests }] };
    expect(readTestCounts(JSON.stringify({ stats, suites: [{ specs: [], suites: [inner] }] }))).toEqual({
      passed: 7,
      failed: 3,
      skipped: 3,
      tests: [{ name: "menu.spec.ts: opens", seconds: 3 }],
      failures: ["Failed: menu.spec.ts: opens\n    It is closed"],
    });
  });

  it("are refused from anything else", () => {
    expect(() => readTestCounts('{"tests":3}')).toThrow();
    expect(() => readTestCounts('{"numPassedTests":')).toThrow();
  });

  it("show a failure when a step failed without a failed test", () => {
    expect(judgeStep(1, undefined)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
    expect(judgeStep(1, { passed: 4, failed: 0, skipped: 0 })).toMatchObject({ passed: 4, failed: 1, skipped: 0 });
    expect(judgeStep(1, { passed: 4, failed: 2, skipped: 0 })).toMatchObject({ passed: 4, failed: 2, skipped: 0 });
  });

  it("show a failure when a runner ran no test and was content with it", () => {
    expect(judgeStep(0, { passed: 0, failed: 0, skipped: 6 })).toMatchObject({ passed: 0, failed: 1, skipped: 6 });
  });

  it("show no failure, and nothing that passed, where a step says why it could run no test", () => {
    const counts = { passed: 0, failed: 0, skipped: 1, notRun: ["Not run: WebKit, as it is not installed."] };
    expect(judgeStep(0, counts)).toMatchObject(counts);
    expect(judgeStep(1, counts).failed).toBe(1);
  });

  it("show no failure for a sound step that has no tests", () => {
    expect(judgeStep(0, undefined)).toMatchObject({ passed: 0, failed: 0, skipped: 0 });
  });

  it("are summed in one line", () => {
    const steps = [
      { passed: 0, failed: 1, skipped: 0 },
      { passed: 40, failed: 2, skipped: 5 },
    ];
    expect(summarizeCounts(steps)).toBe("40 passed, 3 failed");
  });

  it("come with what each step cost beside its budget, and with the slowest tests", () => {
    expect(describeCost("test:unit", 90.4)).toBe("90 s of 90 s");
    expect(describeCost("test:unit", 100)).toBe("100 s, 10 s over its budget of 90 s");
    expect(describeCost("engines", 61)).toBe("61 s");
    const tests = [1, 30, 2].map((seconds) => ({ name: `takes ${seconds}`, seconds }));
    expect(listSlowest(tests, 2)).toEqual(["  30.0 s  takes 30", "   2.0 s  takes 2"]);
  });
});

describe("the browser specs that a change can break", () => {
  it.each([
    ["src/blocks/hero/hero.tsx", ["tests/e2e/access/", "tests/e2e/designs/", "tests/e2e/pages/"]],
    ["src/layout/landing.tsx", ["tests/e2e/access/", "tests/e2e/layout/", "tests/e2e/navigation/"]],
    ["src/client/page-store.ts", ["tests/e2e/"]],
    ["scripts/lib/dev/dev-server.ts", ["tests/e2e/serving/dev-"]],
    ["scripts/lib/pdf/print.ts", []],
    ["tests/schema/blocks.test.ts", []],
    ["tests/e2e/pages/home.spec.ts", ["tests/e2e/pages/home.spec.ts"]],
    ["tests/e2e/languages/serve-languages.ts", ["tests/e2e/languages/"]],
    ["tests/e2e/support/landing.ts", ["tests/e2e/"]],
    ["README.md", []],
  ])("of %s", (file, specs) => {
    expect(listTouchedSpecs([file])).toEqual(specs);
  });

  it("are named by folders and files that exist", () => {
    const exists = (start: string) =>
      readdirSync(dirname(`${start}x`)).some((name) =>
        join(dirname(`${start}x`), name).startsWith(start.replace(/\/$/, "")),
      );
    for (const [folder, ...specs] of shownBy) {
      for (const start of [folder, ...specs.map((spec) => `tests/e2e/${spec}`)])
        expect([start, exists(start)]).toEqual([start, true]);
    }
  });
});
