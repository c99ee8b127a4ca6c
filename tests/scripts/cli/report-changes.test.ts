import { describe, expect, it } from "vitest";
import { checkContent } from "../../../schema/resolve/check-content.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { keepWarnings, reportChanges } from "../../../scripts/lib/cli/reporters/changes.ts";

/** What is said of content with these links in a text; each that has no encryption is warned of. */
function check(links: readonly string[], more = {}) {
  const blocks = [{ type: "prose", paragraphs: links.map((link) => `[Words](${link})`) }];
  const content = {
    version: 1,
    site: { title: "T", description: "A", url: "https://asha.uni-bremen.de/", language: "en" },
    profile: { name: "Asha Rao", role: "Engineer", emails: [], links: [] },
    theme: {},
    pages: [{ path: "/", title: "Home", description: "A", blocks }],
    ...more,
  };
  return checkContent(new JsonText("a.json", JSON.stringify(content, null, 2))).diagnostics;
}

const links = Array.from({ length: 12 }, (_, at) => `http://link-${at}.uni-bremen.de/`);
const many = Array.from({ length: 30 }, (_, at) => `http://link-${at}.uni-bremen.de/`);

describe("what dev prints after an edit", () => {
  it("is the count alone if nothing changed, also where lines moved", () => {
    expect(reportChanges(check(links), check(["https://uni-bremen.de/", ...links]))).toBe("As before: 12 warnings.\n");
  });

  it("is what is new, whole, and the count of the rest", () => {
    const report = reportChanges(check(links), check([...links, "http://new.uni-bremen.de/"], { wrong: 1 }));
    expect(report.match(/^(?:warning|error)\[[\w-]+\]/gm)).toEqual(["warning[insecure-link]", "error[unknown-key]"]);
    expect(report).toContain("new.uni-bremen.de");
    expect(report).toMatch(/\n\nAs before: 12 warnings\.\n$/);
  });

  it("counts what is fixed, and says if nothing is left", () => {
    const before = check(links.slice(0, 2), { wrong: 1 });
    expect(reportChanges(before, check(links.slice(1, 2)))).toBe(
      "Fixed: 1 error and 1 warning.\nAs before: 1 warning.\n",
    );
    expect(reportChanges(before, check(["https://uni-bremen.de/"]))).toBe(
      "Fixed: 1 error and 2 warnings.\nThe content is sound.\n",
    );
  });

  it("counts nothing as fixed that a broken file hides, nor as new once it is mended", () => {
    const before = check(links);
    const broken = keepWarnings(before, checkContent(new JsonText("a.json", '{ "version": 1')).diagnostics);
    expect(reportChanges(before, broken)).toMatch(/^error\[[\s\S]*\n\nAs before: 12 warnings\.\n$/);
    expect(reportChanges(broken, before)).toMatch(/^Fixed: \d errors?\.\nAs before: 12 warnings\.\n$/);
  });

  it("takes none for new of those that were too many to list", () => {
    expect(reportChanges(check(many), check(many.slice(1)))).toBe("Fixed: 1 warning.\nAs before: 29 warnings.\n");
    expect(reportChanges(check(many.slice(1)), check(many.slice(1)))).toBe("As before: 29 warnings.\n");
  });
});
