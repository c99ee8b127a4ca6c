import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { codes, messageOf } from "../../../schema/check/all-messages.ts";
import { reportDiff } from "../../../scripts/lib/cli/reporters/diff.ts";
import { reportDiagnostics } from "../../../scripts/lib/cli/reporters/index.ts";
import { fixContent } from "../../../scripts/lib/content/fix-content.ts";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";

/** `UPDATE=1` writes the expected reports anew; read every one that changes before committing it. */
const update = process.env["UPDATE"] === "1";

const folder = join(import.meta.dirname, "../../content/wrong");
const cases = readdirSync(folder).filter((name) => /^[^.]+\.json$/.test(name));

/** Codes of files that can't be kept in a repository, with the tests that reach them. */
const reachedElsewhere = new Set([
  // tests/scripts/pdf/outdated-cv.test.ts
  "outdated-cv",
  // tests/scripts/check/validate-command.test.ts
  "renamed-page",
  // tests/scripts/work/work.test.ts
  "bibtex-tangled",
  "bibtex-swollen",
  // tests/scripts/check/validate-hostile.test.ts
  "file-missing",
  "file-is-folder",
  "file-unreadable",
  "file-too-large",
  "not-utf-8",
  "utf-16",
  "too-deep",
  // tests/faults/page-count.test.ts
  "too-many-pages",
  // tests/scripts/content/linked-files.test.ts
  "large-file",
  // tests/schema/check/versions.test.ts
  "older-version",
  "migration-needed",
  // tests/scripts/migrate/migrate.test.ts
  "migration-stopped",
  // tests/scripts/translations/tables.test.ts: they are errors of tables, not of content
  "bad-translation-table",
  "row-of-changed-text",
  "row-without-text",
  "repeated-row",
  "part-of-list",
  // tests/schema/check-messages.test.ts: no file can, as long as the two validators agree and every pattern has words
  "refused-value",
  "bad-text",
]);

describe("wrong content", () => {
  const reached = new Set<string>();

  it.each(cases)("%s is reported as it says beside it", async (name) => {
    const file = join(folder, name);
    const { content, diagnostics } = await loadContent(file, { name: "content.json" });
    for (const { code } of diagnostics) reached.add(code);
    const report = reportDiagnostics(diagnostics, { format: "pretty", width: 100, all: true });
    const expected = file.replace(/json$/, "txt");
    if (update) writeFileSync(expected, report);
    expect(diagnostics).not.toEqual([]);
    expect(content === undefined).toBe(diagnostics.some(({ severity }) => severity === "error"));
    expect(report).toBe(readFileSync(expected, "utf8"));
  });

  it("is fixed as tests/content/fixes.diff says", async () => {
    const diffs: string[] = [];
    for (const name of cases) {
      const { before, after } = await fixContent(join(folder, name));
      for (const [file, text] of after) diffs.push(reportDiff(relative(folder, file), before.get(file) ?? "", text));
    }
    const expected = join(folder, "../fixes.diff");
    if (update) writeFileSync(expected, diffs.join("\n"));
    expect(diffs.join("\n")).toBe(readFileSync(expected, "utf8"));
  });

  it("reaches every code, but for those of advice, which tests/schema/advice.test.ts reaches", () => {
    const told = codes.filter((code) => messageOf(code).severity !== "advice");
    expect(told.filter((code) => !reached.has(code) && !reachedElsewhere.has(code))).toEqual([]);
    expect([...reachedElsewhere].filter((code) => reached.has(code))).toEqual([]);
  });

  it("is shown by eighty cases at least", () => {
    expect(cases.length).toBeGreaterThanOrEqual(80);
  });
});
