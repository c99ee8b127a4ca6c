import { describe, expect, it } from "vitest";
import { judgeStep, readTestCounts, summarizeCounts } from "../../run/test-counts.ts";

describe("the counts of a test run", () => {
  it("are read from a report by Vitest", () => {
    const assertionResults = [
      { title: "Not run: WebKit, as it is not installed.", status: "skipped" },
      { title: "Not run: it says so, and yet it ran", status: "passed" },
      { title: "another test that was skipped", status: "skipped" },
    ];
    const numbers = { numTotalTests: 9, numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
    const counts = readTestCounts(JSON.stringify({ ...numbers, testResults: [{ assertionResults }] }));
    expect(counts).toEqual({
      passed: 5,
      failed: 1,
      skipped: 3,
      notRun: ["Not run: WebKit, as it is not installed."],
    });
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
    expect(judgeStep(1, undefined)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
    expect(judgeStep(1, { passed: 4, failed: 0, skipped: 0 })).toMatchObject({ passed: 4, failed: 1, skipped: 0 });
    expect(judgeStep(1, { passed: 4, failed: 2, skipped: 0 })).toMatchObject({ passed: 4, failed: 2, skipped: 0 });
  });

  it("show a failure when a runner ran no test and was content with it", () => {
    expect(judgeStep(0, { passed: 0, failed: 0, skipped: 6 })).toMatchObject({ passed: 0, failed: 1, skipped: 6 });
  });

  it("show no failure, and nothing that passed, where a step says why it could run no test", () => {
    const counts = { passed: 0, failed: 0, skipped: 1, notRun: ["Not run: WebKit, as it is not installed."] };
    expect(judgeStep(0, counts)).toEqual(counts);
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
});
