// @vitest-environment node
import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { parse } from "parse5";
import { expect, it } from "vitest";
import { fillPlaceholders, placeholderValues } from "../../schema/localize/placeholders.ts";
import { checkContent } from "../../schema/resolve/check-content.ts";
import { resolveContent } from "../../schema/resolve/resolve-content.ts";
import { JsonText } from "../../schema/source/json-text.ts";
import { plain } from "../../schema/text.ts";
import { renderPage } from "../../src/entry-server.tsx";
import { contentArbitrary } from "../support/arbitrary/content.ts";
import { tries } from "../support/chance.ts";
import { readText } from "../support/read-text.ts";
import { wordsOfPage } from "../support/readable-words.ts";
import { diskFacts } from "../support/site/disk-facts.ts";

const template = await readFile("index.html", "utf8");

it("every document that is let through renders, and shows every text of its pages", () => {
  fc.assert(
    fc.property(contentArbitrary({ meaningful: true }), (document) => {
      const { content } = checkContent(new JsonText("content.json", JSON.stringify(document)), {
        assets: (src) =>
          src.endsWith(".mp4")
            ? { status: "video", format: "mp4", bytes: 1000, hasGpsLocation: false }
            : src.endsWith(".vtt")
              ? { status: "captions" }
              : { status: "image", width: 640, height: 480, format: "png", bytes: 1000 },
        disk: { file: () => ({ status: "file", bytes: 1000 }) },
      });
      if (!content) throw new Error("a meaningful document was refused");
      const values = placeholderValues(content.profile);
      const { pages } = resolveContent(content, () => ({ src: "/photo.png", width: 640, height: 480 }), diskFacts);
      const paths = content.pages.filter(({ hidden }) => !hidden).map(({ path }) => path);
      for (const [index, page] of pages.entries()) {
        const shown = fold(readText(parse(renderPage(page, template))));
        for (const text of wordsOfPage(content, paths[index] ?? "")) {
          const filled = fold(plain(fillPlaceholders(text, values)));
          // Braces in a post are text.
          expect(shown).toContain(shown.includes(filled) ? filled : fold(plain(text)));
        }
      }
    }),
    tries(3),
  );
});

/** Without white space: words of rich text are in their own elements. */
function fold(text: string): string {
  return text.replace(/\s+/g, "");
}
