import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codes, messageOf } from "../../schema/check/all-messages.ts";
import type { Diagnostic } from "../../schema/messages/message.ts";
import { checkContent } from "../../schema/resolve/check-content.ts";
import { JsonText } from "../../schema/source/json-text.ts";
import { contentArbitrary } from "../support/arbitrary/content.ts";
import { tries } from "../support/chance.ts";
import { withValue } from "../support/with-value.ts";
import { cards, cases, home, items, quiet, words } from "./advice-cases.ts";

function read(document: unknown): JsonText {
  return new JsonText("content.json", JSON.stringify(document, null, 2));
}

const disk = {
  knowsLanguage: (name: string) => name === "python",
  lacks: (_font: string, letter: string) => /\p{Script=Greek}/u.test(letter),
};

function audit(document: unknown): Diagnostic[] {
  const { content, diagnostics } = checkContent(read(document), { advice: true, disk });
  if (!content) throw new Error(diagnostics.map(({ path, message }) => `${path}: ${message}`).join("\n"));
  return diagnostics.filter(({ severity }) => severity === "advice");
}

describe("the advice", () => {
  it("is given on content that has next to nothing", () => {
    const bare = { ...quiet, pages: [{ path: "/", title: "Home", blocks: [{ type: "hero" }] }] };
    expect(audit(bare).map(({ code }) => code)).toEqual(
      expect.arrayContaining(["no-email", "nothing-done", "no-skills", "no-summary"]),
    );
  });

  it("is none for content that has everything", () => {
    expect(audit(quiet).map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
  });

  it.each(cases)("%s is given on %s", (code, _, pointer, value, found) => {
    const reports = audit(withValue(quiet, pointer, value));
    expect(reports.map((report) => [report.code, report.pointer])).toContainEqual([code, found]);
  });

  it("has for every code a case in which it is given", () => {
    const advice = codes.filter((code) => messageOf(code).severity === "advice");
    expect(advice.sort()).toEqual([...new Set(cases.map(([code]) => code))].sort());
  });

  it.each([
    [
      "no number of an entry that tells in highlights",
      `${cards}/1`,
      {
        type: "experience",
        position: "Intern",
        highlights: ["Measured 40 chargers."],
        start: "2023-01",
        end: "2023-06",
      },
    ],
    ["a description of 60 words", `${items}/0/description`, words(60)],
    ["ten labels", `${items}/3/tags`, [...words(9).split(" "), "firmware"]],
    [
      "a project's code in place of a profile's",
      "/profile",
      { ...quiet.profile, links: [{ id: "blog", kind: "website", label: "Blog", href: "https://asha.dev/blog" }] },
    ],
    [
      "an oscillator's et cetera in a word, as in “sketch” or “fetch”",
      `${home}/0/text`,
      "I fetch, sketch and stretch.",
    ],
    [
      "a year of passing out for studies that have no other date",
      `${cards}/3`,
      { type: "education", degree: "12th standard", passOut: 2019 },
    ],
    [
      "what others say, in whatever words",
      `${items}/4`,
      { type: "reference", title: "Meera Joshi", quote: "A team player, hard-working, etc." },
    ],
    [
      "years in which something that still goes on had begun",
      `${items}/2`,
      { type: "activity", title: "Lead", start: "2028-01", end: "2028-02" },
    ],
  ])("passes over %s", (_, pointer, value) => {
    const stocked = withValue(quiet, `${items}/0/link`, "https://github.com/asha/stock");
    expect(audit(withValue(stocked, pointer, value)).map(({ code }) => code)).toEqual([]);
  });

  it("passes over what is hidden", () => {
    const hidden = {
      path: "/draft",
      title: "Draft",
      hidden: true,
      blocks: [{ type: "prose", paragraphs: ["Various, etc."] }],
    };
    const block = { type: "card-grid", hidden: true, cards: [{ type: "project", title: "Draft" }] };
    expect(audit(withValue(withValue(quiet, "/pages/2", hidden), `${home}/2`, block))).toEqual([]);
  });

  it("says where a finding is, in the line and in words", () => {
    const document = withValue(quiet, `${items}/0/description`, "A list");
    const lines = JSON.stringify(document, null, 2).split("\n");
    const index = lines.findIndex((line) => line.includes('"A list"'));
    const [report] = audit(document);
    expect(report).toMatchObject({
      line: index + 1,
      column: (lines[index] ?? "").indexOf('"A list"') + 1,
      path: "`description` of the first item of the page /about",
      message: "The description of “Lab Stock” has 2 words, fewer than 5.",
    });
  });

  it("is given only where it is asked for, and where there is no error", () => {
    const bare = withValue(quiet, "/profile/phone", undefined);
    expect(checkContent(read(bare)).diagnostics).toEqual([]);
    const wrong = withValue(bare, "/pages/0/blocks/1", { type: "contact", emails: ["none"] });
    const { diagnostics } = checkContent(read(wrong), { advice: true });
    expect(diagnostics.map(({ code }) => code)).toEqual(["unknown-reference"]);
  });

  it("is not given again where the content allows it by its name", () => {
    const bare = withValue(quiet, "/profile/phone", undefined);
    expect(audit(bare).map(({ code }) => code)).toEqual(["no-phone"]);
    expect(audit(withValue(bare, "/allow", ["no-phone"]))).toEqual([]);
  });

  it("comes from sources that can be looked up, or is called our own judgement", () => {
    const sources = codes.flatMap((code) => messageOf(code).source ?? []);
    expect(sources.length).toBeGreaterThan(8);
    for (const { url } of sources)
      expect(url).toMatch(/^https:\/\/(?:www\.w3\.org|scholar\.google\.com|[\w.-]+\.edu)\//);
  });

  it("reads any sound content, and places each finding at a value that is there", () => {
    fc.assert(
      fc.property(contentArbitrary({ meaningful: true }), (document) => {
        for (const { pointer, code } of audit(document)) {
          const keys = pointer.slice(1).split("/");
          const value = keys.reduce<unknown>((part, key) => Reflect.get(Object(part), key), document);
          expect(value, `${code} at ${pointer}`).toBeDefined();
        }
      }),
      tries(10),
    );
  });

  it("changes no content that it reads", () => {
    const before = JSON.stringify(quiet);
    audit(quiet);
    expect(JSON.stringify(quiet)).toBe(before);
  });
});
