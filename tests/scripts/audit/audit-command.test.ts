import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { auditRules } from "../../../scripts/lib/audit/audit.ts";
import { reportAuditPretty } from "../../../scripts/lib/audit/report-audit.ts";

function audit(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/run.mjs", "audit", ...args], {
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

describe("the audit command", () => {
  it("tells of each finding its rule, place, meaning, advice and source, and ends with 0", () => {
    const { status, stdout, stderr } = audit();
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain("no-description\n  content.json:");
    expect(stdout).toContain("“Recipe Box” has no");
    expect(stdout).toMatch(/\n {2}why: .*\n {2}do: .*\n {2}source: Harvard/);
    expect(stdout).toContain("source: none; this is our judgement");
    expect(stdout).toMatch(new RegExp(`[0-9]+ findings by [0-9]+ of ${auditRules.length} rules\\.\\n$`));
    expect(stdout).not.toContain("\u001b");
  });

  it("ends with 1 where findings are not to be passed over", () => {
    expect(audit("--strict").status).toBe(1);
  });

  it("gives programs one array", () => {
    const { status, stdout } = audit("--format", "json");
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toContainEqual({
      rule: "no-description",
      file: "content.json",
      line: expect.any(Number),
      column: expect.any(Number),
      pointer: expect.stringMatching(/^\/pages\/2\/.*\/items\/3$/),
      path: expect.stringContaining("the fourth item of “MERN Projects” of the page /project"),
      message: "“Recipe Box” has no description.",
      meaning: expect.any(String),
      advice: expect.any(String),
      source: { title: expect.stringContaining("Harvard"), url: expect.stringContaining("https://") },
    });
  });

  it.each([
    ["content with a mistake", ["--content", "tests/content/wrong/missing-key.json"], 1, "error[missing-key]"],
    ["a file that isn't there", ["--content", "none.json"], 2, "There is no file"],
    ["a format that isn't there", ["--format", "xml"], 2, 'There is no format "xml".'],
  ])("reads no %s, and says why", (_, args, code, message) => {
    const { status, stdout, stderr } = audit(...args);
    expect({ status, stdout }).toEqual({ status: code, stdout: "" });
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it("says that it found nothing where there is nothing", () => {
    expect(reportAuditPretty([], "content.json")).toBe(`Nothing found by ${auditRules.length} rules.\n`);
  });
});
