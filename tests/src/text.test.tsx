// @vitest-environment node
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Text } from "../../schema/text.ts";
import { drawText, languageProps, textProps } from "../../src/components/text/text.tsx";
import { joinWords } from "../../src/labels.ts";

const english: Text = { type: "run", lang: "en", children: ["Maker"] };
const arabic: Text = { type: "run", lang: "ar", dir: "rtl", children: ["صانعة"] };
const mixed: Text = { type: "run", children: ["Als ", english, "."] };
const html = (node: ReactNode) => renderToStaticMarkup(node);

describe("a text in another language than its page", () => {
  it("says so on the element that holds nothing else", () => {
    expect(html(<p {...textProps("Macherin")} />)).toBe("<p>Macherin</p>");
    expect(html(<p {...textProps(english)} />)).toBe('<p lang="en">Maker</p>');
  });

  it("says so in an element of its own among other words, or where it runs in another direction", () => {
    expect(html(<p>{drawText(english)}</p>)).toBe('<p><span lang="en">Maker</span></p>');
    expect(html(<p {...textProps(mixed)} />)).toBe('<p>Als <span lang="en">Maker</span>.</p>');
    expect(html(<p {...textProps(arabic)} />)).toBe('<p><span lang="ar" dir="rtl">صانعة</span></p>');
  });

  it("says so of an attribute that is wholly in it", () => {
    expect([english, arabic, mixed, "Macherin"].map(languageProps)).toEqual([
      { lang: "en" },
      { lang: "ar", dir: "rtl" },
      {},
      {},
    ]);
  });

  it("keeps its language in a list", () => {
    expect(joinWords(["a", "b"], "de")).toBe("a und b");
    expect(html(drawText(joinWords(["a", english], "de")))).toBe('a und <span lang="en">Maker</span>');
  });
});
