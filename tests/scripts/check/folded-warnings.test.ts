import { describe, expect, it } from "vitest";
import { checkContent } from "../../../schema/resolve/check-content.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { reportDiagnostics } from "../../../scripts/lib/cli/reporters/index.ts";

describe("the pretty report of warnings beside mistakes", () => {
  /** As many mistakes, and thirty warnings of four kinds before and after them. */
  const check = (mistakes: number) => {
    const cards = Array.from({ length: 27 }, (_, at) => ({
      type: "project",
      title: `Project ${at}`,
      link: `http://project-${at}.uni-bremen.de/`,
    }));
    const profile = { name: "Asha Rao", role: "Engineer", emails: [], links: [] };
    const wrong = Array.from({ length: mistakes }, (_, at) => [`wrong${"x".repeat(at)}`, 1]);
    const pages = [
      { path: "/", title: "Home", description: "A", blocks: [{ type: "hero" }, { type: "card-grid", cards }] },
      { path: "/a", title: "A", description: "A [^1]", blocks: [{ type: "prose", paragraphs: ["{{ a }}", "[^1]"] }] },
    ];
    const navigation = { links: [{ label: "HOME", to: "/" }] };
    const site = { title: "T", description: "A", url: "http://localhost:4173/", language: "en" };
    const content = { version: 1, site, profile, theme: {}, navigation, pages, ...Object.fromEntries(wrong) };
    return checkContent(new JsonText("a.json", JSON.stringify(content, null, 2))).diagnostics;
  };

  it.each([1, 5, 50])("has them last and whole, %d of them, and at most twenty lines of warnings", (mistakes) => {
    const diagnostics = check(mistakes);
    const report = reportDiagnostics(diagnostics, { width: 100 });
    const [before = "", ...errors] = report.split(/^(?=error\[)/m);
    expect(errors).toHaveLength(Math.min(mistakes, 20));
    expect(errors.join("")).not.toContain("warning[");
    const lines = before.trimEnd().split("\n");
    expect(lines.length).toBeLessThanOrEqual(20);
    const codes = new Set(diagnostics.flatMap(({ severity, code }) => (severity === "warning" ? [code] : [])));
    expect(codes.size).toBeGreaterThan(2);
    for (const code of codes) expect(before.split(`warning[${code}]`)).toHaveLength(2);
    const all = diagnostics.filter(({ severity }) => severity === "warning");
    const count = all.reduce((sum, { more }) => sum + 1 + more, 0);
    expect(lines.at(-1)).toBe(`To see all ${count} warnings whole: npm run validate -- --all`);
    expect(report).toMatch(new RegExp(`\n${mistakes} errors? and ${count} warnings\\.\n$`));
  });

  it("has them alone if asked to be quiet, and still counts warnings, in every format", () => {
    const diagnostics = check(1);
    const report = reportDiagnostics(diagnostics, { quiet: true });
    expect(report).not.toContain("warning[");
    expect(report).toMatch(/1 error and \d+ warnings\.\n$/);
    expect(JSON.parse(reportDiagnostics(diagnostics, { quiet: true, format: "json" }))).toHaveLength(1);
    expect(reportDiagnostics(check(0), { quiet: true })).toMatch(/^\d+ warnings\.\n$/);
  });

  it("shows every warning whole if asked to", () => {
    const report = reportDiagnostics(check(0), { all: true });
    expect(report.split("warning[insecure-link]").length).toBeGreaterThan(20);
    expect(report).not.toContain("--all");
  });
});
