import { describe, expect, it } from "vitest";
import { readImageFonts } from "../../../scripts/lib/fonts/image-fonts.ts";
import { findBreaks } from "../../../scripts/lib/outputs/images/text-layout/break-points.ts";
import { openFaces } from "../../../scripts/lib/outputs/images/text-layout/open-faces.ts";
import { inkOf, type SetLine } from "../../../scripts/lib/outputs/images/text-layout/set-line.ts";
import { measureText } from "../../../scripts/lib/outputs/images/text-layout/set-paragraph.ts";

describe("a line may end", () => {
  it.each([
    ["en", "A full-stack engineer, (since 2019)", "A |full-|stack |engineer, |(since |2019)|"],
    ["en", "Pune – 411\u00a0001 and/or C++", "Pune |– |411\u00a0001 |and/or |C++|"],
    ["ja", "「計測器」を作る。", "「計測|器」|を|作る。|"],
    ["ja", "ソフトウェア、2019年から", "ソフトウェア、|2019|年|から|"],
    ["zh-Hans", "我制造（测量）仪器。", "我|制造|（测量）|仪器。|"],
    ["ko", "나는 계측기를 만든다.", "나는 |계측기를 |만든다.|"],
    ["th", "ภาษาไทย ช้าๆ", "ภาษา|ไทย |ช้าๆ|"],
    ["ar", "أصنع أجهزة (منذ 2019)، هنا", "أصنع |أجهزة |(منذ |2019)، |هنا|"],
  ])("in %s, where %s has a line in %s", (language, text, expected) => {
    const places = new Set(findBreaks(text, language));
    expect([...text, ""].map((letter, at) => (places.has(at) ? `|${letter}` : letter)).join("")).toBe(expected);
  });
});

describe("a text in lines", () => {
  const measure = async (text: string, language = "en", around: "ltr" | "rtl" = "ltr") => {
    const { text: faces } = (await readImageFonts({ design: "bench" }))(language);
    return measureText(text, around, { faces: await openFaces(text, faces), language });
  };
  const widest = (lines: readonly SetLine[]) => Math.max(...lines.map(({ width }) => width));

  it("is as wide as it may be, and balanced no wider than it must", async () => {
    const measured = await measure("Instruments for field work and for measuring");
    expect(measured.count(14)).toBe(2);
    const balanced = measured.balance(14);
    expect(balanced).toBeLessThan(12);
    expect(measured.count(balanced)).toBe(2);
    expect(widest(measured.set(balanced, 3))).toBeLessThanOrEqual(balanced);
  });

  it("breaks a word that is longer than a line, and says so", async () => {
    const measured = await measure("Donaudampfschifffahrt");
    expect(measured.count(5)).toBeUndefined();
    const lines = measured.set(5, 9);
    expect(lines.length).toBeGreaterThan(1);
    expect(widest(lines)).toBeLessThanOrEqual(5);
  });

  it("ends in dots behind a word where there are more lines than there is room for, in the direction of its script", async () => {
    const dotsOf = ({ glyphs }: SetLine) => [glyphs.at(0)?.index, glyphs.at(-1)?.index];
    const english = await measure("Instruments for field work, and for measuring in rain and in the dark");
    const [first, last] = english.set(12, 2);
    if (!first || !last) throw new Error("there are two lines");
    expect(last.width).toBeLessThanOrEqual(12);
    const [start = 0, end = 0] = dotsOf(last);
    expect(end - start).toBe("work, and for measuring".length);
    const arabic = await measure("أصنع أجهزة تُقرأ تحت المطر وفي الظلام وأكتب عن كيفية نشأتها", "ar", "rtl");
    const [, cut] = arabic.set(8, 2);
    if (!cut) throw new Error("there are two lines");
    const [left = 0, right = 0] = dotsOf(cut);
    expect(left).toBeGreaterThan(right);
    expect(cut.width).toBeLessThanOrEqual(8);
    expect(inkOf(cut).right).toBeLessThanOrEqual(8.1);
  });

  it("puts a foreign part where it is, and a text that is foreign as a whole as it reads by itself", async () => {
    const orderOf = async (text: string, around: "ltr" | "rtl") => {
      const [line] = (await measure(text, "ar", around)).set(99, 1);
      // Arabic has glyphs of their own for the dots of a letter.
      return [...new Set(line?.glyphs.map(({ index }) => index))].map((index) => text[index]).join("");
    };
    expect(await orderOf("A, B!", "rtl")).toBe("A, B!");
    expect(await orderOf("ابت، AB", "rtl")).toBe("AB ،تبا");
    expect(await orderOf("ابت!", "ltr")).toBe("!تبا");
    expect(await orderOf("AB (ابت)", "ltr")).toBe("AB (تبا)");
  });
});
