import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { directionOf } from "../../../schema/language.ts";
import { formatRanges } from "../../../scripts/lib/fonts/find-typeface.ts";
import { type ImageFace, readImageFonts } from "../../../scripts/lib/fonts/image-fonts.ts";
import { listShownCharacters } from "../../../scripts/lib/fonts/shown-characters.ts";
import { neededFaces } from "../../../scripts/lib/outputs/images/text-layout/needed-faces.ts";
import { openFaces } from "../../../scripts/lib/outputs/images/text-layout/open-faces.ts";
import { drawLine, type SetLine } from "../../../scripts/lib/outputs/images/text-layout/set-line.ts";
import { measureText } from "../../../scripts/lib/outputs/images/text-layout/set-paragraph.ts";
import { browserArguments, findBrowser } from "../../../scripts/lib/pdf/find-browser.ts";

/** Sentences of two lines and more, with figures, brackets, Latin among them, and what each script is known for. */
const sentences = {
  ar: "أصنع أجهزة تُقرأ تحت المطر (منذ 2019)، وأكتب في مجلة React Weekly عن كيفية نشأتها: لا إله إلا بالعلم.",
  fa: "من دستگاه‌هایی می‌سازم که زیر باران خوانده می‌شوند (از ۱۳۹۸) و در React Weekly می‌نویسم.",
  he: "אני בונה מכשירים שנקראים בגשם (מאז 2019), וכותבת ב־React Weekly על איך הם נוצרו.",
  hi: "मैं ऐसे उपकरण बनाती हूँ जो बारिश में पढ़े जाते हैं; क्षितिज, श्रीकृष्ण, कर्त्ता और React Weekly (२०१९ से)।",
  mr: "मी पावसात वाचता येणारी उपकरणे बनवते; दुसऱ्या वर्षी, ज्ञान आणि React Weekly (२०१९ पासून).",
  th: "ฉันสร้างเครื่องมือที่อ่านได้ท่ามกลางสายฝน ตั้งแต่ปี 2019 และเขียนลง React Weekly ว่ากำลังน้ำเป็นอย่างไร",
  ja: "雨の中や暗闇でも読み取れる計測器を、React で作り（2019年から）、直した骨の歴史を書いています。",
  vi: "Tôi chế tạo những dụng cụ đo đọc được dưới mưa (từ 2019), và viết cho React Weekly.",
  ru: "Я строю приборы, которые читаются под дождём (с 2019), и пишу в React Weekly.",
  el: "Φτιάχνω όργανα που διαβάζονται στη βροχή (από το 2019) και γράφω στο React Weekly.",
};

/** How much of the ink of either is in both. */
const enough = 0.9;

/** The size at which both write, in pixels, and the margin around a line for glyphs that overflow it. */
const size = 128;
const room = 128;

/** How many pixels of the screen are one of the browser's. */
const scale = 8;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments() });
  // Small text on a fine screen: browsers move no letter to whole pixels there, as no picture of ours does.
  page = await browser.newPage({ deviceScaleFactor: scale, viewport: { width: 400, height: 100 } });
});
afterAll(() => browser.close());

interface Ink {
  width: number;
  height: number;
  /** Whether each pixel is covered by half at least, row by row. */
  pixels: Uint8Array;
}

/** What of a picture is dark, and no more around it. */
async function inkOf(picture: Buffer): Promise<Ink> {
  const plain = await sharp(picture).flatten({ background: "#fff" }).png().toBuffer();
  const { data, info } = await sharp(plain)
    .trim({ background: "#fff", threshold: 127 })
    .extractChannel("green")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data.map((shade) => (shade < 128 ? 1 : 0)) };
}

/** How much of the ink of either two have in common, each put where its own ink begins, or a pixel beside that. */
function overlap(one: Ink, other: Ink): number {
  const steps = [0, -1, 1];
  let best = 0;
  for (const [x, y] of steps.flatMap((down) => steps.map((right) => [right, down] as const))) {
    best = Math.max(best, overlapAt(one, other, x, y));
    if (best >= enough) break;
  }
  return best;
}

function overlapAt(one: Ink, other: Ink, right: number, down: number): number {
  let [both, either] = [0, 0];
  for (let y = -1; y <= Math.max(one.height, other.height); y += 1) {
    for (let x = -1; x <= Math.max(one.width, other.width); x += 1) {
      const sum = at(one, x, y) + at(other, x + right, y + down);
      if (sum === 2) both += 1;
      if (sum > 0) either += 1;
    }
  }
  return both / either;
}

function at({ width, height, pixels }: Ink, x: number, y: number): number {
  return x < 0 || y < 0 || x >= width || y >= height ? 0 : (pixels[y * width + x] ?? 0);
}

/** A line as our pictures have it. */
async function drawOurs(line: SetLine): Promise<Buffer> {
  const [width, height] = [Math.ceil(line.width * size) + 2 * room, 2 * size + 2 * room];
  const content = drawLine(line, { x: room, y: room + 1.5 * size, size });
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`),
  )
    .png()
    .toBuffer();
}

/** The same line as the browser writes it in the same fonts, and where it puts each letter, from the left in pixels. */
async function drawTheirs(text: string, language: string, faces: readonly ImageFace[]) {
  const shown = [...listShownCharacters([{ text }], language)];
  const rules = faces.map(async ({ has, load }, index) => {
    const data = Buffer.from(await load()).toString("base64");
    // As on pages: browsers would put some letters together from parts in the first font that has these.
    const range = formatRanges(shown.filter((code) => has(String.fromCodePoint(code))));
    return `@font-face{font-family:f${index};src:url(data:font/ttf;base64,${data});unicode-range:${range}}`;
  });
  const families = faces.map((_, index) => `f${index}`).join();
  const style = `font:${size / scale}px/2 ${families};white-space:pre;display:inline-block;padding:${room / scale}px`;
  await page.setContent(
    `<!doctype html><html lang="${language}" dir="${directionOf(language) ?? "ltr"}"><meta charset="utf-8"><style>${(await Promise.all(rules)).join("")}body{margin:0}p{margin:0;${style}}</style><p></p></html>`,
  );
  const lefts = await page.evaluate(
    async ({ words, scale }) => {
      const paragraph = document.querySelector("p");
      if (!paragraph) throw new Error("there is no paragraph");
      paragraph.textContent = words;
      await document.fonts.ready;
      const node = paragraph.firstChild;
      if (!node) throw new Error("there is no text");
      return Array.from({ length: words.length }, (_, index) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        return range.getBoundingClientRect().left * scale;
      });
    },
    { words: text, scale },
  );
  const width = await page.evaluate(() => Math.ceil(document.querySelector("p")?.getBoundingClientRect().width ?? 0));
  await page.setViewportSize({ width: width + 10, height: 100 });
  return { picture: await page.locator("p").screenshot(), lefts };
}

describe.each(Object.entries(sentences))("a share image's text in the language %s", (language, sentence) => {
  it("has the glyphs of a browser, in its order and in their places", async () => {
    const { text: faces } = (await readImageFonts({ design: "bench" }))(language);
    const hand = { faces: await openFaces(sentence, faces), language };
    const around = directionOf(language) ?? "ltr";
    const lines = measureText(sentence, around, hand).set(18, 9);
    expect(lines.length).toBeGreaterThanOrEqual(2);
    for (const [number, line] of lines.entries()) {
      expect(line.glyphs.filter(({ glyph }) => glyph === 0)).toEqual([]);
      // A line begins with the first of its letters, and ends where the next begins.
      const starts = lines.map(({ glyphs }) => Math.min(...glyphs.map(({ index }) => index)));
      const start = starts[number] ?? 0;
      const words = sentence.slice(start, starts[number + 1]).trimEnd();
      const { picture, lefts } = await drawTheirs(words, language, neededFaces(sentence, faces));
      const clusters = [...new Set(line.glyphs.map(({ index }) => index))];
      const theirs = clusters.toSorted((one, other) => (lefts[one - start] ?? 0) - (lefts[other - start] ?? 0));
      expect(clusters.map((index) => sentence[index])).toEqual(theirs.map((index) => sentence[index]));
      expect(clusters).toEqual(theirs);

      const common = overlap(await inkOf(await drawOurs(line)), await inkOf(picture));
      expect(common).toBeGreaterThanOrEqual(enough);
    }
  });
});
