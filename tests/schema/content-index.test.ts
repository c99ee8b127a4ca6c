import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { composeContent, openContent } from "../../schema/check/check.ts";
import { type ContentIndex, indexContent } from "../../schema/check/content-index/content-index.ts";
import { listLinkedFiles, listShownFiles } from "../../schema/check/content-index/named-files.ts";
import { content } from "../../schema/content.ts";
import { JsonText } from "../../schema/source/json-text.ts";
import { contentArbitrary } from "../support/arbitrary/content.ts";
import { damaged } from "../support/arbitrary/mutations.ts";
import { tries } from "../support/chance.ts";

function indexOf(value: unknown): ContentIndex {
  const source = new JsonText("content.json", JSON.stringify(value));
  return indexContent(composeContent({ ...openContent(source), isReadable: true }));
}

describe("the index of content", () => {
  it("has the files of what is shown, each once, in content of any shape", () => {
    const index = indexOf({
      profile: { photo: { src: "a.png" } },
      pages: [
        { hidden: true, blocks: [{ type: "video", poster: { src: "b.png" } }] },
        {
          blocks: [
            { type: "video", poster: { src: "c.png" } },
            { type: "video", poster: { src: "a.png" } },
            { type: "contact", cvLabel: "My CV" },
            {
              type: "hero",
              actions: [
                { label: "Thesis", to: "thesis.pdf" },
                { label: "CV", to: "cv.pdf" },
                { label: "Again", to: "thesis.pdf" },
              ],
            },
          ],
        },
      ],
    });
    expect(listShownFiles(index)).toEqual(["a.png", "c.png"]);
    expect(listLinkedFiles(index)).toEqual(["cv.pdf", "thesis.pdf"]);
    expect(listShownFiles(indexOf([{ profile: 1 }]))).toEqual([]);
  });

  it("knows of a translated text its key, its language, and whose visitors read it in place of a missing translation", () => {
    const index = indexOf({
      site: { languages: ["en", "de", "fr"] },
      pages: [{ blocks: [{ type: "contact", cvLabel: { en: "My CV", de: "Mein Lebenslauf" } }] }],
    });
    const labels = index.texts.filter(({ name }) => name === "cvLabel");
    expect(labels.map(({ localPointer }) => localPointer)).toEqual(Array(2).fill("/pages/0/blocks/0/cvLabel"));
    expect(labels.map(({ text, language, languages }) => [text, language, languages])).toEqual([
      ["My CV", "en", ["en", "fr"]],
      ["Mein Lebenslauf", "de", ["de"]],
    ]);
    expect(listLinkedFiles(index)).toEqual(["cv.pdf", "cv.fr.pdf", "cv.de.pdf"]);
  });

  it("keeps what is sound, each entry of a list in its place, and leaves out what is wrong", () => {
    const index = indexOf({
      site: { title: "Asha Rao", url: "asha", protectContact: "yes", descriptoin: "Mine." },
      profile: { emails: [7, { id: "Work", label: "Work" }], links: { id: "github" } },
      theme: { accent: "tael", radius: "none" },
      pages: [
        null,
        {
          path: "/About",
          blocks: [
            { type: "heor", heading: "Hello" },
            { type: "columns", columns: [{ blocks: [] }, 3] },
            { type: "accordion-group", items: [{ type: "project", title: "Lab Stock", tags: "Rust", start: "2024" }] },
          ],
        },
      ],
    });
    expect(index.root).toEqual({
      site: { title: "Asha Rao" },
      profile: { emails: [undefined, { label: "Work" }] },
      theme: { radius: "none" },
      pages: [
        undefined,
        {
          blocks: [
            {},
            { type: "columns", columns: [{ blocks: [] }, undefined] },
            { type: "accordion-group", items: [{ type: "project", title: "Lab Stock", start: "2024" }] },
          ],
        },
      ],
    });
    expect(index.entities.map(({ pointer }) => pointer)).toEqual(["/pages/1/blocks/2/items/0"]);
    expect(index.texts.map(({ pointer }) => pointer)).not.toContain("/pages/1/path");
  });

  it("keeps the whole of sound content, and of any other nothing that the schema refuses by itself", () => {
    fc.assert(
      fc.property(contentArbitrary(), (document) => {
        expect(indexOf(document).root).toEqual(document);
      }),
      tries(8),
    );
    fc.assert(
      fc.property(damaged(contentArbitrary()), (document) => {
        const issues = content.safeParse(indexOf(document).root, { reportInput: true }).error?.issues ?? [];
        // What was left out is missing; what is left may be too long, too short or too few, but is of its type.
        const wrong = issues.filter(
          ({ code, input }) => input !== undefined && /^invalid_(?:type|value|format)$/.test(code),
        );
        expect(wrong).toEqual([]);
      }),
      tries(10),
    );
  });
});
