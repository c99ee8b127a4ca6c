// @vitest-environment node
import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { parse } from "parse5";
import { expect, it } from "vitest";
import type { SectionBlock } from "../../schema/blocks/index.ts";
import { checkContent } from "../../schema/check/check.ts";
import { cvFile } from "../../schema/resolve/address.ts";
import { resolveContent } from "../../schema/resolve/resolve-content.ts";
import { fillPlaceholders, placeholderValues } from "../../schema/resolve/text.ts";
import { renderPage } from "../../src/entry-server.tsx";
import { contentArbitrary } from "../schema/arbitrary/content.ts";
import { readText } from "../support/read-text.ts";

const template = await readFile("index.html", "utf8");

/** Keys whose texts are names, addresses or choices, or that others stand in for. */
const unseen = new Set([
  "type",
  "id",
  "style",
  "width",
  "kind",
  "link",
  "url",
  "poster",
  "date",
  "start",
  "end",
  "emails",
  "links",
  "linkLabel",
  "cardLabel",
]);

/** The texts of blocks that a visitor must be able to read. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== "object" || value === null || ("hidden" in value && value.hidden === true)) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    // The name of all tabs together is for screen readers.
    if (unseen.has(key)) return [];
    if (key === "label" && "tabs" in value) return [];
    return textsOf(item);
  });
}

it("every document that is let through renders, and shows every text of its pages", () => {
  fc.assert(
    fc.property(contentArbitrary({ meaningful: true }), (document) => {
      const { content } = checkContent(JSON.stringify(document), {
        file: "content.json",
        assets: (src) =>
          src === cvFile
            ? { status: "document" }
            : { status: "image", width: 640, height: 480, format: "png", bytes: 1000 },
      });
      if (!content) throw new Error("a meaningful document was refused");
      const filled = fillPlaceholders(content, placeholderValues(content.profile));
      const { pages } = resolveContent(content, () => ({ src: "/photo.png", width: 640, height: 480 }));
      const visible = filled.pages.filter(({ hidden }) => !hidden);
      for (const [index, page] of pages.entries()) {
        const shown = fold(readText(parse(renderPage(page, template))));
        const wanted: readonly SectionBlock[] = visible[index]?.blocks ?? [];
        for (const text of textsOf(wanted)) expect(shown).toContain(fold(text));
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);

/** White space as HTML shows it. */
function fold(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
