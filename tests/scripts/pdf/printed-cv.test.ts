import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, launch } from "puppeteer-core";
import { globSync } from "tinyglobby";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Content } from "../../../schema/content.ts";
import { designNames } from "../../../schema/designs/index.ts";
import { collectPortfolio, entriesOf } from "../../../schema/portfolio/portfolio.ts";
import { checkContent } from "../../../schema/resolve/check-content.ts";
import { resolveCv } from "../../../schema/resolve/cv.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { plain } from "../../../schema/text.ts";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";
import { browserArguments, findBrowser } from "../../../scripts/lib/pdf/find-browser.ts";
import { printIn } from "../../../scripts/lib/pdf/print-document.ts";
import { composeCv } from "../../../scripts/lib/pdf/write-cv.ts";
import { findOnPath } from "../../setup/on-path.ts";

// One for all: a start takes longer than what is printed.
let browser: Browser;
beforeAll(async () => {
  browser = await launch({ executablePath: await findBrowser(), args: browserArguments(), pipe: true });
});
afterAll(() => browser.close());

const print = (html: string) => printIn(browser, html, "A4");
const open = (pdf: Uint8Array) => getDocumentProxy(new Uint8Array(pdf));

function contentOf(name: string, blocks: object[], theme: object = {}, language = "en"): Content {
  const { content, diagnostics } = checkContent(
    new JsonText(
      "content.json",
      JSON.stringify({
        version: 1,
        site: { title: "Asha", url: "https://asha.example/", language },
        profile: { name, role: "Engineer", emails: [], links: [] },
        theme,
        pages: [{ path: "/", title: "Work", blocks }],
      }),
    ),
  );
  if (!content) throw new Error(JSON.stringify(diagnostics));
  return content;
}

describe("the name at the top of the first page", () => {
  /** The ink in the upper and in the lower half of the first page, drawn by PDF.js in the browser. */
  async function measureInk(pdf: Uint8Array) {
    const code = await readFile(fileURLToPath(import.meta.resolve("unpdf/pdfjs")), "utf8");
    const page = await browser.newPage();
    await page.setContent("<canvas></canvas>");
    return page.evaluate(
      async (code, data) => {
        // Vite would compile a plain import().
        const load = new Function("address", "return import(address)");
        const pdfjs: typeof import("unpdf/pdfjs") = await load(
          URL.createObjectURL(new Blob([code], { type: "text/javascript" })),
        );
        const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
        const shown = await (await pdfjs.getDocument({ data: bytes }).promise).getPage(1);
        const viewport = shown.getViewport({ scale: 3 });
        const canvas = document.querySelector("canvas");
        const context = canvas?.getContext("2d");
        if (!canvas || !context) throw new Error("no canvas");
        canvas.width = viewport.width;
        canvas.height = viewport.height;
        await shown.render({ canvas, canvasContext: context, viewport }).promise;
        const half = Math.floor(canvas.height / 2);
        return [0, half].map((top) => {
          const { data } = context.getImageData(0, top, canvas.width, half);
          let ink = 0;
          for (let index = 1; index < data.length; index += 4) ink += 255 - (data[index] ?? 0);
          return ink;
        });
      },
      code,
      Buffer.from(pdf).toString("base64"),
    );
  }

  it.each(designNames)("is whole in the design %s, with the highest accents and marks", async (design) => {
    const html = await composeCv(contentOf("ẢẪ Žižka Ünal ฐั้ ปี๊ र्कें", [{ type: "hero" }], { design }), true);
    const [heading = ""] = /<h1.*?<\/h1>/.exec(html) ?? [];
    const twice = html
      .replace("</main>", `<div style="position:absolute;top:170mm">${heading}</div></main>`)
      .replace("</head>", "<style>main *{visibility:hidden}h1{visibility:visible!important}</style></head>");
    const [ink = 0, whole = 0] = await measureInk(await print(twice));
    expect(whole).toBeGreaterThan(100_000);
    expect(ink / whole).toBeCloseTo(1, 2);
  });
});

describe("the pages", () => {
  const card = (type: "skill" | "achievement", title: string) => ({ type, title, description: "One sentence of it." });
  /** A CV that breaks at another line of its last sections for each length. */
  const longCv = (lines: number, type: "skill" | "achievement") =>
    contentOf('Asha "</style>" Ünal', [
      {
        type: "card-grid",
        title: "Work",
        cards: [14, lines].map((count) => ({
          type: "experience",
          position: "Engineer",
          highlights: Array.from({ length: count }, (_, index) => `Line ${index}`),
        })),
      },
      ...["A", "B", "C"].map((name) => ({
        type: "card-grid",
        title: `Heading ${name}`,
        cards: [1, 2, 3].map((number) => card(type, `${name}${number}`)),
      })),
    ]);

  it.each([
    [11, "achievement"],
    [13, "achievement"],
    [15, "skill"],
    [16, "skill"],
    [23, "achievement"],
  ] as const)(
    "of a CV with %i lines of work don't end in a heading, nor the last after a few lines",
    async (lines, type) => {
      const pdf = await open(await print(await composeCv(longCv(lines, type), true)));
      const { text } = await extractText(pdf);
      expect(text).toHaveLength(2);
      const footer = 'Asha "</style>" Ünal · 2 / 2';
      expect(text[0]).not.toContain(" / 2");
      expect(text[1]).toContain(footer);
      const [first = [], last = []] = text.map((page) => page.replace(footer, "").trim().split("\n"));
      expect(first.at(-1)).not.toMatch(/^Heading/);
      expect(last.length).toBeGreaterThan(7);
    },
  );

  it("part a section between long quotes, of which two are enough for the last", async () => {
    const highlights = Array.from({ length: 39 }, (_, index) => `Line ${index}`);
    const items = ["First", "Second", "Third"].map((title) => ({
      type: "reference",
      title: `${title} Voice`,
      quote: "Every glaze of hers was as she had said it would be, on the day that she had said. ".repeat(5).trim(),
    }));
    const content = contentOf("Mina Okoye", [
      { type: "card-grid", title: "Work", cards: [{ type: "experience", position: "Potter", highlights }] },
      { type: "testimonials", title: "Others", items },
    ]);
    const { text } = await extractText(await open(await print(await composeCv(content, true))));
    expect(text).toHaveLength(2);
    expect(text[0]).toContain("First Voice");
    expect(text[0]).not.toContain("Second Voice");
  });
});

it.each([
  ["en", "It runs.", "“It runs.”"],
  ["de", "It runs.", "„It runs.“"],
  ["fr", "It runs.", "«It runs.»"],
  ["en", "„It runs.“", "„It runs.“"],
])("in a CV in %s the quote %s is printed as %s, in one font", async (language, quote, printed) => {
  const items = [{ type: "reference", title: "A voice", quote }];
  const html = await composeCv(contentOf("Mina", [{ type: "testimonials", items }], {}, language), true);
  const proxy = await open(await print(html));
  const { text } = await extractText(proxy, { mergePages: true });
  expect(text.split("\n").filter((line) => line.includes("It runs"))).toEqual([printed]);
  const { items: parts } = await (await proxy.getPage(1)).getTextContent();
  const fonts = parts.flatMap((part) =>
    "fontName" in part && /It runs|[“”„«»]/.test(part.str) ? [part.fontName] : [],
  );
  expect(new Set(fonts).size, "one font for words and marks").toBe(1);
});

describe.each(globSync("tests/content/examples/*/content.json").map((file) => [file]))("the CV of %s", (file) => {
  let cvs: { content: Content; pdf: Uint8Array }[];
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "printed-cv-"));
    const { locales } = await loadContent(file);
    cvs = [];
    for (const { content } of locales) cvs.push({ content, pdf: await print(await composeCv(content, true)) });
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    ["unpdf", async (pdf: Uint8Array) => (await extractText(await open(pdf), { mergePages: true })).text],
    [
      "pdftotext",
      async (pdf: Uint8Array) => {
        await writeFile(join(folder, "cv.pdf"), pdf);
        return execFileSync("pdftotext", [join(folder, "cv.pdf"), "-"], { encoding: "utf8" });
      },
    ],
  ])("is read back by %s: sections in order, positions with their periods", async (program, read) => {
    if (program === "pdftotext" && !findOnPath(program)) return;
    expect(cvs.length).toBeGreaterThan(0);
    for (const { content, pdf } of cvs) {
      const lines = (await read(pdf)).split("\n").map((line) => line.trim());
      const cv = resolveCv(content, true);
      const text = lines.join(" ");
      expect(lines[0]?.toLowerCase()).toBe(cv.name.toLowerCase());
      for (const { address } of content.profile.emails) expect(text).toContain(address);
      const titles = cv.sections.map(({ title }) => plain(title));
      expect(lines.filter((line) => titles.includes(line))).toEqual(titles);
      const positions = entriesOf(collectPortfolio(content), "experience");
      expect(positions.length).toBeGreaterThan(0);
      const cards = cv.sections.flatMap(({ entries }) => entries.map(({ card }) => card));
      for (const { position, organization } of positions) {
        const period = plain(
          cards.find(({ kind, title }) => kind === "experience" && plain(title) === position)?.date?.text,
        );
        const line = `${position} ${period}`;
        expect(lines).toContain(line);
        expect(lines[lines.indexOf(line) + 1]).toContain(organization ?? "");
      }
    }
  });

  it("is tagged, in its language, with a title, and an outline of its sections", async () => {
    for (const { content, pdf } of cvs) {
      const proxy = await open(pdf);
      const cv = resolveCv(content, true);
      expect(await proxy.getMarkInfo()).toMatchObject({ Marked: true });
      const { info } = await proxy.getMetadata();
      expect(info).toMatchObject({ Title: cv.title, Language: cv.language });
      expect(Buffer.from(pdf).toString("latin1")).toContain("/DisplayDocTitle true");
      const outline = (await proxy.getOutline()) ?? [];
      expect(outline.flatMap(({ items }) => items.map(({ title }: { title: string }) => title))).toEqual(
        cv.sections.map(({ title }) => plain(title)),
      );
    }
  });
});
