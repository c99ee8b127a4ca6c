import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Content } from "../../../schema/content.ts";
import { collectPortfolio } from "../../../schema/portfolio/portfolio.ts";
import { checkContent } from "../../../schema/resolve/check-content.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { importResume } from "../../../scripts/lib/importers/json-resume/import-resume.ts";
import { writeResume } from "../../../scripts/lib/outputs/resume.ts";
import { contentArbitrary } from "../../support/arbitrary/content.ts";
import { damaged, findSlots } from "../../support/arbitrary/mutations.ts";
import { tries } from "../../support/chance.ts";
import { findCarried, findExported } from "./carried.ts";
import { findResumeErrors } from "./resume-schema.ts";
import { resumes } from "./resumes.ts";

/** The content that a text holds; a text that the check refuses fails the test with what it says. */
function readSound(text: string): Content {
  const { content, diagnostics } = checkContent(new JsonText("content.json", text));
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (!content) throw new Error(`${errors.map(({ message, path }) => `${path}: ${message}`).join("\n")}\n${text}`);
  return content;
}

const exportAgain = (text: string): unknown =>
  JSON.parse(JSON.stringify(writeResume(collectPortfolio(readSound(text)))));

describe("a résumé made from the JSON Resume schema", () => {
  it("is valid, or this file would try nothing", () => {
    fc.assert(
      fc.property(resumes, (resume) => {
        expect(findResumeErrors(resume)).toEqual([]);
      }),
      tries(8),
    );
  });

  it("gives back, imported and exported, all that content can carry", () => {
    fc.assert(
      fc.property(resumes, (resume) => {
        const exported = exportAgain(importResume(resume).text);
        expect(findResumeErrors(exported)).toEqual([]);
        expect(findExported(exported)).toEqual(findCarried(resume));
      }),
      tries(15),
    );
  });

  it("becomes, exported and imported again, the same content", () => {
    fc.assert(
      fc.property(resumes, (resume) => {
        const { text } = importResume(resume);
        expect(JSON.parse(importResume(exportAgain(text)).text)).toEqual(JSON.parse(text));
      }),
      tries(15),
    );
  });

  it("loses nothing in silence: each value is in the content or in the notes", () => {
    fc.assert(
      fc.property(resumes, (resume) => {
        const { text, notes } = importResume(resume);
        const told = notes.map(({ message }) => message).join("\n");
        for (const { value, key } of findSlots({ resume })) {
          if (typeof value !== "string" || key === "$schema" || key === "countryCode") continue;
          const written = JSON.stringify(value).slice(1, -1);
          expect(text.includes(written) || told.includes(written) || told.includes(written.slice(0, 70)), value).toBe(
            true,
          );
        }
      }),
      tries(15),
    );
  });
});

describe("a damaged résumé", () => {
  it("still becomes content without an error, and a valid résumé again", () => {
    fc.assert(
      fc.property(damaged(resumes), (resume) => {
        expect(findResumeErrors(exportAgain(importResume(resume).text))).toEqual([]);
      }),
      tries(20),
    );
  });

  it("becomes content without an error, and one that reports it, where nothing of a text can be seen", () => {
    const blank = fc.constantFrom("\u180e", "\u200b", "\u2800", "\u3164 \u00ad");
    fc.assert(
      fc.property(resumes, blank, fc.nat(), fc.boolean(), (resume, unseen, at, isAdded) => {
        const slots = findSlots({ resume }).filter(({ value, key }) => typeof value === "string" && key !== "$schema");
        const slot = slots[at % slots.length];
        if (!slot) return;
        Reflect.set(slot.parent, slot.key, isAdded ? `${slot.value}\n\n${unseen}` : unseen);
        const { text, notes } = importResume(resume);
        expect(findResumeErrors(exportAgain(text))).toEqual([]);
        if (!isAdded) expect(notes.map(({ message }) => message).join("\n")).toContain(unseen);
      }),
      tries(15),
    );
  });

  it("becomes content without an error from any JSON at all under the known names", () => {
    const anything = fc.dictionary(
      fc.constantFrom("basics", "work", "skills", "education", "awards", "projects"),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(anything, (resume) => {
        expect(findResumeErrors(exportAgain(importResume(resume).text))).toEqual([]);
      }),
      tries(15),
    );
  });
});

describe("any sound content", () => {
  it("becomes a valid résumé", () => {
    fc.assert(
      fc.property(contentArbitrary({ meaningful: true }), (document) => {
        expect(findResumeErrors(exportAgain(JSON.stringify(document)))).toEqual([]);
      }),
      tries(15),
    );
  });
});
