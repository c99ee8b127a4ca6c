import { describe, expect, it } from "vitest";
import { checkContent, type Diagnostic } from "../../../schema/check/check.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { exitCodeOf } from "../../../scripts/lib/cli/command.ts";
import { makeVisible, measureWidth, wrap } from "../../../scripts/lib/cli/reporters/display.ts";
import { summarizeForGithub } from "../../../scripts/lib/cli/reporters/github.ts";
import { reportDiagnostics } from "../../../scripts/lib/cli/reporters/index.ts";

const esc = "\u001b";

/** Problems whose texts try to be more than text. */
function checkHostile(): Diagnostic[] {
  const key = "x\\n::error file=a,line=1::forged\\u001b[31m|<script>`, 100%";
  return checkContent(
    new JsonText("a,b:c.json", `{\n  "${key}": "\u202e",\n  "tïtle🙂": "日本語", "next": "\u001b[2J"\n}`),
  ).diagnostics;
}

describe("the pretty report", () => {
  it("marks the exact span under wide and combined letters", () => {
    const { diagnostics } = checkContent(new JsonText("a.json", '{ "日本語🙂": 1, "e\u0301x": 2 }'));
    const lines = reportDiagnostics(
      diagnostics.filter(({ code }) => code === "unknown-key"),
      { format: "pretty", width: 100 },
    ).split("\n");
    const marks = lines
      .filter((line) => /^ +\| +\^+$/.test(line))
      .map((line) => [line.indexOf("^") - 4, line.split("^").length - 1]);
    expect(marks).toEqual([
      [2, 10],
      [17, 4],
    ]);
  });

  it("keeps to the width, and shows the marked part of a line of any length", () => {
    const text = `{ "a": "${"x".repeat(100_000)}", "b": "${"y".repeat(100_000)}" }`;
    const { diagnostics } = checkContent(new JsonText("a.json", text));
    const report = reportDiagnostics(diagnostics, { format: "pretty", width: 60 });
    expect(Math.max(...report.split("\n").map(measureWidth))).toBeLessThanOrEqual(60);
    expect(report).toContain('"b": "yyy');
  });

  it("has colours only where they are asked for, and none from the content", () => {
    const diagnostics = checkHostile();
    expect(reportDiagnostics(diagnostics)).not.toMatch(new RegExp(`[${esc}\u202e]`));
    expect(reportDiagnostics(diagnostics, { color: true })).toContain(`${esc}[31merror[`);
    expect(reportDiagnostics(diagnostics, { color: true })).not.toContain(`${esc}[2J`);
  });

  it("makes what is invisible visible, each character in one place", () => {
    expect(makeVisible("a\u0000b\tc\u202ed\u200be\u007f")).toBe("a␀b c�d�e�");
    expect(wrap("one two three", 7, "  ")).toBe("one two\n  three");
  });
});

describe("the report for GitHub", () => {
  it("has one command for each problem, however the content tries", () => {
    const diagnostics = checkHostile();
    const lines = reportDiagnostics(diagnostics, { format: "github" }).trimEnd().split("\n");
    expect(lines.filter((line) => line.startsWith("::"))).toHaveLength(diagnostics.length);
    expect(lines).toHaveLength(diagnostics.length + 1);
    expect(lines[0]).toMatch(
      /^::(?:error|warning) file=a%2Cb%3Ac\.json,line=\d+,col=\d+,endLine=\d+,endColumn=\d+,title=[a-z-]+::/,
    );
    expect(lines.join("\n")).toContain("100%25");
  });

  it("gives the summary a row for each problem and no markup of the content's", () => {
    const diagnostics = checkHostile();
    const summary = summarizeForGithub(diagnostics);
    expect(summary.split("\n").filter((line) => line.startsWith("| "))).toHaveLength(diagnostics.length + 1);
    expect(summary).not.toMatch(/<script>|`/);
  });
});

describe("the report of four hundred mistakes of one kind", () => {
  const quoted = Array.from({ length: 400 }, (_, index) => `'text ${index}'`).join(",\n");
  const { diagnostics } = checkContent(new JsonText("a.json", `[\n${quoted}\n]`));
  const told = "380 more like this were found.";

  it("is one that a person reads: twenty, and how many more there are", () => {
    const report = reportDiagnostics(diagnostics, { format: "pretty", width: 100 });
    expect(report.match(/error\[wrong-quotes\]/g)).toHaveLength(20);
    expect(report.replace(/\s+/g, " ").split(told)).toHaveLength(2);
    expect(report.trimEnd().split("\n").at(-1)).toBe("400 errors.");
    expect(report.length).toBeLessThan(10_000);
  });

  it("gives programs as many, and the number", () => {
    const entries: { more: number }[] = JSON.parse(reportDiagnostics(diagnostics, { format: "json" }));
    expect(entries.map(({ more }) => more)).toEqual([...Array.from({ length: 19 }, () => 0), 380]);
    const [{ results }] = JSON.parse(reportDiagnostics(diagnostics, { format: "sarif" })).runs;
    expect(results).toHaveLength(20);
    expect(results.at(-1).message.text).toContain(told);
  });

  it("says the number in a workflow run and in its summary", () => {
    const lines = reportDiagnostics(diagnostics, { format: "github" }).trimEnd().split("\n");
    expect(lines).toHaveLength(21);
    expect(lines[19]).toContain(told);
    expect(lines[20]).toBe("400 errors.");
    const summary = summarizeForGithub(diagnostics);
    expect(summary).toContain("400 errors.");
    expect(summary).toContain(told);
  });

  it("doesn't change how the command ends", () => {
    expect(exitCodeOf(diagnostics)).toBe(1);
  });
});

describe("the report as SARIF", () => {
  it("names a rule for each result, and its place", () => {
    const diagnostics = checkHostile();
    const log = JSON.parse(reportDiagnostics(diagnostics, { format: "sarif" }));
    expect(log).toMatchObject({ version: "2.1.0", $schema: expect.stringContaining("sarif-2.1.0") });
    const [{ tool, results }] = log.runs;
    expect(results).toHaveLength(diagnostics.length);
    for (const [index, { ruleId, ruleIndex, locations, level }] of results.entries()) {
      expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
      expect(["error", "warning"]).toContain(level);
      expect(locations[0].physicalLocation.region.startLine).toBe(diagnostics[index]?.line);
      expect(locations[0].physicalLocation.artifactLocation.uri).toBe("a%2Cb%3Ac.json");
    }
  });
});
