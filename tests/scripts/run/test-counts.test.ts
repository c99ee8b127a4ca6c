import { describe, expect, it } from "vitest";
import { judgeStep, readNotRun, readTestCounts, summarizeCounts } from "../../run/test-counts.ts";

describe("the counts of a test run", () => {
  it("are read from a report by Vitest", () => {
    const report = { numTotalTests: 9, numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
    expect(readTestCounts(JSON.stringify(report))).toEqual({ passed: 5, failed: 1, skipped: 3 });
  });

  it("are read from a report by Playwright, where a flaky test is a failed one", () => {
    const report = { stats: { startTime: "", duration: 1, expected: 7, unexpected: 1, flaky: 2, skipped: 3 } };
    expect(readTestCounts(JSON.stringify(report))).toEqual({ passed: 7, failed: 3, skipped: 3 });
  });

  it("are refused from anything else", () => {
    expect(() => readTestCounts('{"tests":3}')).toThrow();
    expect(() => readTestCounts('{"numPassedTests":')).toThrow();
  });

  it("show a failure when a step failed without a failed test", () => {
    expect(judgeStep(1, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(judgeStep(1, { passed: 4, failed: 0, skipped: 0 })).toEqual({ passed: 4, failed: 1, skipped: 0 });
    expect(judgeStep(1, { passed: 4, failed: 2, skipped: 0 })).toEqual({ passed: 4, failed: 2, skipped: 0 });
  });

  it("show a failure when a runner ran no test and was content with it", () => {
    expect(judgeStep(0, { passed: 0, failed: 0, skipped: 6 })).toEqual({ passed: 0, failed: 1, skipped: 6 });
  });

  it("show no failure, and nothing that passed, where a step says why it could run no test", () => {
    const title = "Not run: WebKit, as it is not installed.";
    const tests = [
      { title, status: "skipped" },
      { title: "Not run: it says so, and yet it ran", status: "passed" },
      { title: "another test that was skipped", status: "skipped" },
    ];
    const notRun = readNotRun(JSON.stringify({ testResults: [{ assertionResults: tests }] }));
    expect(notRun).toEqual([title]);
    const counts = { passed: 0, failed: 0, skipped: 1 };
    expect(judgeStep(0, counts, notRun)).toEqual(counts);
    expect(judgeStep(1, counts, notRun).failed).toBe(1);
    expect(readNotRun('{"stats":{}}')).toEqual([]);
  });

  it("show no failure for a sound step that has no tests", () => {
    expect(judgeStep(0, undefined)).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });

  it("are summed in one line", () => {
    const steps = [
      { passed: 0, failed: 1, skipped: 0 },
      { passed: 40, failed: 2, skipped: 5 },
    ];
    expect(summarizeCounts(steps)).toBe("40 passed, 3 failed");
  });
});
