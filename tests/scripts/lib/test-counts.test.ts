import { describe, expect, it } from "vitest";
import { judgeStep, readTestCounts, summarizeCounts } from "../../../scripts/lib/test-counts.ts";

const counts = (passed: number, failed: number, skipped: number) => ({ passed, failed, flaky: 0, skipped });

describe("the counts of a test run", () => {
  it("are read from a report by Vitest", () => {
    const report = { numTotalTests: 9, numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
    expect(readTestCounts(JSON.stringify(report))).toEqual(counts(5, 1, 3));
  });

  it("are read from a report by Playwright, where a test that passed at last is flaky", () => {
    const report = { stats: { startTime: "", duration: 1, expected: 7, unexpected: 1, flaky: 2, skipped: 3 } };
    expect(readTestCounts(JSON.stringify(report))).toEqual({ passed: 7, failed: 1, flaky: 2, skipped: 3 });
  });

  it("are refused from anything else", () => {
    expect(() => readTestCounts('{"tests":3}')).toThrow();
    expect(() => readTestCounts('{"numPassedTests":')).toThrow();
  });

  it("show a failure when a step failed without a failed test", () => {
    expect(judgeStep(1, undefined)).toEqual(counts(0, 1, 0));
    expect(judgeStep(1, counts(4, 0, 0))).toEqual(counts(4, 1, 0));
    expect(judgeStep(1, counts(4, 2, 0))).toEqual(counts(4, 2, 0));
  });

  it("show a failure when a runner ran no test and was content with it", () => {
    expect(judgeStep(0, counts(0, 0, 6))).toEqual(counts(0, 1, 6));
  });

  it("show no failure for a sound step that has no tests", () => {
    expect(judgeStep(0, undefined)).toEqual(counts(0, 0, 0));
  });

  it("are summed in one line", () => {
    const steps = [counts(0, 1, 0), counts(40, 2, 5)];
    expect(summarizeCounts(steps)).toBe("40 passed, 3 failed");
    const flaky = { passed: 7, failed: 0, flaky: 2, skipped: 0 };
    expect(summarizeCounts([...steps, flaky])).toBe("47 passed, 3 failed, 2 flaky");
  });
});
