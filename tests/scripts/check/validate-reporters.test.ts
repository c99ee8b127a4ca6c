import { describe, expect, it, vi } from "vitest";
import type { Diagnostic } from "../../../schema/messages/message.ts";
import { checkContent } from "../../../schema/resolve/check-content.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { CommandError, exitCodeOf, reportFailure } from "../../../scripts/lib/cli/command.ts";
import { makeVisible, measureWidth, wrap } from "../../../scripts/lib/cli/reporters/display.ts";
import { summarizeForGithub } from "../../../scripts/lib/cli/reporters/github.ts";
import { reportDiagnostics } from "../../../scripts/lib/cli/reporters/index.ts";
import { reportNotes } from "../../../scripts/lib/importers/report-notes.ts";

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

/** What GitHub's runner takes for commands in a log: ActionCommand.cs in actions/runner. */
function listCommands(log: string): string[] {
  return log.split(/\r\n|\r|\n/).filter((line) => line.trimStart().startsWith("::") || line.includes("##["));
}

/** What no report holds: control characters but line ends, and what turns the direction of writing. */
const obeyed = /(?!\n)[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;

/** Names and texts that try to be a command of a workflow, or to be obeyed by a terminal. */
const injections = [
  "\r\n::set-env name=PATH::/evil",
  "\n::stop-commands::token",
  "\u2028::error::forged",
  "::add-mask::a",
  "##[add-mask]a",
  `${esc}]8;;https://evil.example${esc}\\click${esc}]8;;${esc}\\`,
  `${esc}[2J${esc}[31mred\u009b31m`,
  "\u202egnp.exe\u2066\u2069",
  "a::b,c%0A::error::",
  // .NET trims every white space of Unicode, and two spaces leave an empty word between them.
  "\u2003::error::forged",
  "\u3000 \u00a0::error::forged",
  " ::error::forged",
];

describe("no report lets a file's name or a text", () => {
  const diagnosticsOf = (text: string) =>
    // Words long enough that each may begin a line where the report is wrapped.
    checkContent(new JsonText(`${text}.json`, JSON.stringify({ [`${"x".repeat(90)} ${text}`]: text, [text]: 1 })))
      .diagnostics;

  it.each(injections)("give a command to a workflow or a terminal: %j", (text) => {
    const diagnostics = diagnosticsOf(text);
    expect(diagnostics.length).toBeGreaterThan(0);
    for (const format of ["pretty", "json", "github", "sarif"] as const) {
      const report = reportDiagnostics(diagnostics, { format, width: 60 });
      expect(report, format).not.toMatch(obeyed);
      const own = format === "github" ? diagnostics.length : 0;
      expect(listCommands(report), format).toHaveLength(own);
      if (format === "github") expect(listCommands(report).join()).not.toContain("##[");
    }
    expect(listCommands(summarizeForGithub(diagnostics))).toEqual([]);
    expect(summarizeForGithub(diagnostics)).not.toMatch(obeyed);
  });

  it("give programs another text than the one that is there", () => {
    for (const text of injections) {
      const entries: { file: string }[] = JSON.parse(reportDiagnostics(diagnosticsOf(text), { format: "json" }));
      expect(entries[0]?.file).toBe(`${text}.json`);
    }
  });

  it("escape a property's end in the annotation of a file", () => {
    const [line = ""] = reportDiagnostics(diagnosticsOf("a,line=9::b%\n"), { format: "github" }).split("\n");
    expect(line).toMatch(/^::(?:error|warning) file=a%2Cline=9%3A%3Ab%25%0A\.json,line=\d+,/);
  });
});

describe("what a command prints", () => {
  it.each(injections)("shows names as they are, and is obeyed by nothing: %j", (text) => {
    let printed = "";
    const write = vi.spyOn(process.stderr, "write").mockImplementation((part) => {
      printed += String(part);
      return true;
    });
    try {
      reportFailure(new CommandError(`${text} can't be read.\nName another file.`));
    } finally {
      write.mockRestore();
    }
    expect(printed).not.toMatch(obeyed);
    expect(listCommands(printed)).toEqual([]);
    expect(printed).toMatch(/can't be read\.\nName another file\.\n$/);
  });

  it("is of one kind: notes of an import and refusals, too", () => {
    const notes = injections.map((text) => ({ path: text, message: "has no place in content.json" }));
    expect(listCommands(reportNotes({ notes, empty: injections }))).toEqual([]);
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
