import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { FontChoice } from "../../../schema/designs/families.ts";
import { designNames } from "../../../schema/designs/index.ts";
import type { FocalPoint } from "../../../schema/pictures/focus.ts";
import { resolveTheme } from "../../../schema/resolve/theme.ts";
import { readImageFonts } from "../../../scripts/lib/fonts/image-fonts.ts";
import { renderCardPhoto } from "../../../scripts/lib/outputs/images/card-photo.ts";
import { choosePalette, drawPng } from "../../../scripts/lib/outputs/images/draw.ts";
import type { SocialCard } from "../../../scripts/lib/outputs/images/social-card.ts";
import { layOutSocialImage } from "../../../scripts/lib/outputs/images/social-layout.ts";
import { drawableText, neededFaces } from "../../../scripts/lib/outputs/images/text-layout/needed-faces.ts";
import { sampleFile, samplePhoto } from "../../support/sample.ts";
import { buildDraft, buildSample, readHead } from "./site.ts";

const bench = resolveTheme({ design: "bench", colorMode: "light" });
const palette = choosePalette(bench);
const photo = { file: join(dirname(sampleFile), samplePhoto), digest: "photo" };

const drawCard = async (card: Partial<SocialCard> & { title: string }, choice: FontChoice = { design: "bench" }) => {
  const fonts = (await readImageFonts(choice))(card.language ?? "en");
  const rest = {
    language: "en",
    owner: undefined,
    text: undefined,
    address: "asha.example",
    palette,
    photo: undefined,
  };
  return drawPng(await layOutSocialImage({ ...rest, fonts: [], ...card }, fonts, photo));
};

/** What pictures may be written in. */
const choices: FontChoice[] = [
  ...designNames.map((design) => ({ design })),
  ...(["sans", "serif", "mono"] as const).map((font) => ({ design: "bench", font }) as const),
];

/** Whether a part of a picture has more than one colour; it begins at `left`, `top`. */
async function hasInk(png: Buffer, left: number, top: number, width: number, height: number): Promise<boolean> {
  const part = await sharp(png).extract({ left, top, width, height }).toBuffer();
  return (await sharp(part).stats()).channels.some(({ min, max }) => min !== max);
}

/** Names, and texts that are too long. */
const longNames = [
  ["en", "Venkata Subrahmanyam Chandrasekharan Ramanathan Iyer", "Engineer and developer. "],
  ["en", "Donaudampfschifffahrtsgesellschaftskapitän Hildegard", "Donaudampfschifffahrtsgesellschaftskapitän"],
  ["en", "A", "B"],
  ["hi", "श्रीकृष्ण वेंकटरमन चंद्रशेखरन विद्यार्थी", "मापन यंत्र बनाती हूँ, और लिखती हूँ। "],
  ["ar", "عبد الرحمن بن محمد بن خلدون الحضرمي الإشبيلي", "أصنع أجهزة القياس وأكتب عنها في React. "],
  ["ar", "أصنعأجهزةتقرأتحتالمطروفيالظلاموأكتبعنكيفيةنشأتها", "أصنع! "],
  ["he", "יהודה בן שמואל הלוי אבן תיבון מגרנדה", "אני בונה מכשירים וכותבת על כך. "],
  ["th", "ท่ามกลางสายฝนอันหนาวเหน็บที่ภูเก็ตเมื่อวานนี้", "ฉันสร้างเครื่องมือที่อ่านได้ท่ามกลางสายฝน"],
  ["ja", "寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来末風来末", "計測器を作り、その歴史を書いています。"],
] as const;

describe("a share image", () => {
  it.each(longNames)(
    "keeps its margins and its address in the language %s under the name %s, with and without a photo",
    async (language, title, words) => {
      for (const shown of [undefined, "photo"]) {
        const owner = shown ? undefined : title;
        const card = { language, owner, title, text: words.repeat(12).trim(), photo: shown };
        const png = await drawCard(card, { design: "poster", font: "mono" });
        expect(await hasInk(png, 0, 0, 80, 630)).toBe(false);
        expect(await hasInk(png, 1120, 0, 80, 630)).toBe(false);
        expect(await hasInk(png, 0, 0, 1200, 50)).toBe(false);
        expect(await hasInk(png, 0, 600, 1200, 30)).toBe(false);
        // Between the text, the line and the address there is room.
        expect(await hasInk(png, 100, 490, 1000, 10)).toBe(false);
        expect(await hasInk(png, ["ar", "he"].includes(language) ? 816 : 84, 530, 300, 50)).toBe(true);
      }
    },
  );

  it("has the site's accent, on the page's own colour in light and dark", async () => {
    for (const colorMode of ["light", "dark"] as const) {
      const colors = choosePalette({ ...bench, colorMode });
      const { data, info } = await sharp(await drawCard({ title: "Asha", palette: colors }))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const pixels = new Set<string>();
      for (let at = 0; at < data.length; at += info.channels) pixels.add(data.subarray(at, at + 3).toString("hex"));
      expect(pixels).toContain(bench.colors.accent[colorMode].slice(1));
      expect(data.subarray(0, 3).toString("hex")).toBe(colors.page.slice(1));
    }
  });

  it("is the same bytes each time it is drawn", async () => {
    const card = { title: "श्रीकृष्ण Łukasz", text: "Engineer", photo: "photo" };
    expect((await drawCard(card)).equals(await drawCard(card))).toBe(true);
  });

  it("joins the letters of Devanagari as readers of it write them", async () => {
    // The vowel sign of the second is written before its consonant, and the third is one sign for two letters.
    const widthOf = async (title: string) => {
      const part = await sharp(await drawCard({ title }))
        .extract({ left: 0, top: 60, width: 1200, height: 250 })
        .toBuffer();
      return (await sharp(part).trim().toBuffer({ resolveWithObject: true })).info.width;
    };
    expect(await widthOf("क्ष")).toBeLessThan((await widthOf("कष")) * 0.9);
    expect(await widthOf("क्षक्षक्ष")).toBeLessThan((await widthOf("कषकषकष")) * 0.8);
  });

  it("has a new address exactly when it changes", async () => {
    const imageOf = async (role: string, note: string) => {
      const { files } = await buildDraft((draft) => {
        draft.profile["role"] = role;
        draft.pages[0]?.blocks.push({ type: "prose", paragraphs: [note] });
      });
      return files.find((file) => file.startsWith("assets/share-home"));
    };
    const first = await imageOf("Engineer", "One");
    expect(await imageOf("Engineer", "Two")).toBe(first);
    expect(await imageOf("Developer", "One")).not.toBe(first);
  });

  it("crops the photo to what must stay in sight", async () => {
    const folder = await mkdtemp(join(tmpdir(), "focus-"));
    const file = join(folder, "tall.png");
    const lower = await sharp({ create: { width: 100, height: 300, channels: 3, background: "blue" } })
      .png()
      .toBuffer();
    await sharp({ create: { width: 100, height: 600, channels: 3, background: "red" } })
      .composite([{ input: lower, top: 300, left: 0 }])
      .toFile(file);
    const middleOf = async (focus: FocalPoint) => {
      const photo = await renderCardPhoto({ file, digest: "", focus });
      const { data } = await sharp(Buffer.from(photo.split(",")[1] ?? "", "base64"))
        .raw()
        .toBuffer({ resolveWithObject: true });
      const at = (180 * 360 + 180) * 3;
      return (data[at] ?? 0) > 128 ? "red" : "blue";
    };
    expect([await middleOf({ x: 0.5, y: 0 }), await middleOf({ x: 0.5, y: 1 })]).toEqual(["red", "blue"]);
    await rm(folder, { recursive: true });
  });

  it("says whose page it is and what it shows; home's has the photo", async () => {
    const { folder, files, read } = await buildSample();
    const altOf = async (file: string) => readHead(await read(file)).meta("og:image:alt");
    expect(await altOf("index.html")).toEqual([
      "Your Name · Electronics & Telecommunication Engineer · Full-stack Developer",
    ]);
    expect(await altOf("about/index.html")).toEqual([
      "Your Name · About me · Education, achievements, activities and interests of Your Name.",
    ]);
    const home = await readFile(join(folder, files.find((file) => file.startsWith("assets/share-home")) ?? ""));
    expect(await hasInk(home, 870, 200, 200, 200)).toBe(true);
  });

  it("of a name in letters that no typeface has shows the address instead of empty boxes", async () => {
    const { read } = await buildDraft((draft) => {
      draft.profile["name"] = "𒀭𒂗𒍪";
      draft.site["url"] = "https://www.asha.example/portfolio/";
    });
    expect(await read("index.html")).toContain('property="og:image:alt" content="asha.example/portfolio · ');
  });
});

describe("text for pictures", () => {
  it.each([
    ["Asha Rao", "Asha Rao"],
    ["Łukasz Çağrı Nguyễn Ωμέγα Привет", "Łukasz Çağrı Nguyễn Ωμέγα Привет"],
    ["श्रीकृष्ण", "श्रीकृष्ण"],
    ["Rocket 🚀 science", "Rocket science"],
    ["🚀", undefined],
    ["محمد ליאת ลีนา", "محمد ליאת ลีนา"],
    ["𒀭𒂗𒍪", undefined],
  ])("%s is drawn as %s, whatever the letters", async (text, drawn) => {
    for (const choice of choices) {
      const { display, text: other } = (await readImageFonts(choice))("en");
      expect([choice, drawableText(text, display), drawableText(text, other)]).toEqual([choice, drawn, drawn]);
    }
  });

  it.each([
    ["Asha", { design: "paper" }, ["newsreader latin"]],
    ["Asha Привет", { design: "poster" }, ["bricolage-grotesque latin", "inter cyrillic"]],
    ["Asha श्री", { design: "bench", font: "mono" }, ["geist-mono latin", "noto-sans-devanagari devanagari"]],
    ["Asha", { design: "rail", font: "sans" }, ["inter latin"]],
  ] as const)("%s needs no font of another script than its own, in %j", async (text, choice, expected) => {
    const { display } = (await readImageFonts(choice))("en");
    expect(neededFaces(text, display).map(({ name }) => name.replace(/ [^ ]*$/, ""))).toEqual(expected);
  });
});
