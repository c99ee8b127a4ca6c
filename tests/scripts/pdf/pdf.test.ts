import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import jsQR from "jsqr";
import sharp from "sharp";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, it } from "vitest";
import { collectPortfolio } from "../../../schema/portfolio/portfolio.ts";
import { checkContent } from "../../../schema/resolve/check-content.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";
import { type PageSize, pageSizes } from "../../../scripts/lib/pdf/page-size.ts";
import { composeCv, nameAuthor, writeCv } from "../../../scripts/lib/pdf/write-cv.ts";
import { callCommand } from "../../support/call-command.ts";
import { sampleFile } from "../../support/sample.ts";
import { attributesOf, elementsOf } from "../outputs/site.ts";

const folder = await mkdtemp(join(tmpdir(), "cv-"));
const { content } = await loadContent(sampleFile);
const titles = content
  ? collectPortfolio(content).entries.map((entry) =>
      "title" in entry ? entry.title : "degree" in entry ? entry.degree : "",
    )
  : [];

describe.each<{ format: PageSize; size: [number, number] }>([
  { format: "A4", size: [595, 842] },
  { format: "Letter", size: [612, 792] },
])("the CV on $format", ({ format, size }) => {
  const file = join(folder, `${format}.pdf`);
  let pdf: Awaited<ReturnType<typeof getDocumentProxy>>;

  beforeAll(async () => {
    if (!content) throw new Error("the sample was refused");
    await writeCv(content, file, { format, hasAddresses: true });
    pdf = await getDocumentProxy(new Uint8Array(await readFile(file)));
  });

  it("takes at most two pages of that size", async () => {
    expect(pdf.numPages).toBeLessThanOrEqual(2);
    const [left = 0, bottom = 0, right = 0, top = 0] = (await pdf.getPage(1)).view;
    expect([right - left, top - bottom].map(Math.round)).toEqual(size.map((side) => expect.closeTo(side, -0.5)));
  });

  it("is written in the letters of the site's design, a font for each weight", async () => {
    const objects = (await readFile(file)).toString("latin1");
    const fonts = [...objects.matchAll(/\/BaseFont ?\/([^\s/]+)/g)].map(([, name]) => name);
    expect(new Set(fonts).size).toBeGreaterThan(1);
    for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+Geist/);
    // A font that varies would be drawn stroke by stroke.
    expect(objects).not.toMatch(/\/Subtype ?\/Type3/);
  });

  it("holds every education, project, skill and address as text", async () => {
    const { text } = await extractText(pdf, { mergePages: true });
    const shown = text.replace(/\s+/g, " ");
    for (const words of [...titles, "work@example.com", "+91 00000 00000", "linkedin.com/in/your-name"]) {
      expect(shown).toContain(words);
    }
  });

  it("is tagged, has a title and an outline of its sections, and its links are alive", async () => {
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: expect.stringContaining("Your Name"), Author: "Your Name" });
    expect(info).not.toHaveProperty("Creator");
    const outline = await pdf.getOutline();
    expect(JSON.stringify(outline?.map(({ title, items }) => [title, items]))).toContain("MERN Projects");
    const links = (await (await pdf.getPage(1)).getAnnotations()).map(({ url }) => url);
    expect(links).toEqual(
      expect.arrayContaining([
        "mailto:work@example.com",
        "tel:+910000000000",
        "https://github.com/your-name/campus-connect",
      ]),
    );
  });
});

describe("a CV of ninety projects and positions", () => {
  const cards = Array.from({ length: 90 }, (_, index) => ({
    type: index % 3 === 0 ? "experience" : "project",
    [index % 3 === 0 ? "position" : "title"]: `BEGIN${index}x`,
    description: "What was built, for whom, and what came of it in the end. ".repeat(1 + (index % 4)),
    highlights: [`One thing of note. END${index}x`],
  }));

  it.each(pageSizes)("on %s breaks none of them over two pages", async (format) => {
    const { content: long, diagnostics } = checkContent(
      new JsonText(
        "content.json",
        JSON.stringify({
          version: 1,
          site: { title: "Asha", url: "https://asha.example/" },
          profile: { name: "Asha Rao", role: "Engineer", emails: [], links: [] },
          pages: [{ path: "/", title: "Work", blocks: [{ type: "card-grid", title: "Work", cards }] }],
        }),
      ),
    );
    if (!long) throw new Error(JSON.stringify(diagnostics));
    const file = join(folder, "long.pdf");
    await writeCv(long, file, { format, hasAddresses: true });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await readFile(file))));
    await rm(file);
    expect(text.length).toBeGreaterThan(3);
    const pageOf = (word: string) => text.findIndex((words) => words.replace(/\s+/g, "").includes(word));
    for (let index = 0; index < cards.length; index += 1) {
      expect(pageOf(`BEGIN${index}x`)).toBeGreaterThanOrEqual(0);
      expect([index, pageOf(`END${index}x`)]).toEqual([index, pageOf(`BEGIN${index}x`)]);
    }
  });
});

it("has neither number nor address where it is to have none, but leads to the site that has them", async () => {
  if (!content) throw new Error("the sample was refused");
  const file = join(folder, "public.pdf");
  await writeCv(content, file, { format: "A4", hasAddresses: false });
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(file)));
  await rm(file);
  const { text } = await extractText(pdf, { mergePages: true });
  const links = (await (await pdf.getPage(1)).getAnnotations()).map(({ url }) => String(url)).join(" ");
  expect(text + links).not.toMatch(/@example|00000|mailto:|tel:/);
  expect(links).toContain("http://localhost:4173/");
});

it.each(["Ødegård (Jr.)", "श्रीकृष्ण 👩‍🚀", "A".repeat(400)])("names the author %s, or none", (author) => {
  const pdf = Buffer.from(
    "<</Title (x)\n/Creator (Mozilla/5.0 \\(X11; Linux x86_64\\) AppleWebKit/537.36 \\(KHTML, like Gecko\\) Chrome/1)\n>>",
  );
  const named = Buffer.from(nameAuthor(pdf, author)).toString("latin1");
  expect(named).toHaveLength(pdf.length);
  expect(named).toMatch(/^<<\/Title \(x\)\n.*\n>>$/);
  expect(named).not.toContain("Creator");
  const [, hex] = /\/Author <feff([0-9a-f]*)>/.exec(named) ?? [];
  const read = hex === undefined ? undefined : Buffer.from(hex, "hex").swap16().toString("utf16le");
  expect(read).toBe(author.length > 50 ? undefined : author);
});

it("carries the site's address as a code that another program reads", async () => {
  if (!content) throw new Error("the sample was refused");
  const images = elementsOf(await composeCv(content, true)).filter(({ tagName }) => tagName === "img");
  const [source = ""] = images.map((image) => attributesOf(image)["src"] ?? "");
  const svg = decodeURIComponent(source.replace("data:image/svg+xml,", ""));
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(300)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(content.site.url);
});

it("leaves nothing beside the CVs", async () => {
  expect((await readdir(folder)).toSorted()).toEqual(["A4.pdf", "Letter.pdf"]);
});

it("says how to offer the CV, unless the site does", async () => {
  const site = await mkdtemp(join(tmpdir(), "cv-offered-"));
  const file = join(site, "content.json");
  const profile = { name: "Asha Rao", role: "Engineer", emails: [], links: [] };
  const pages = (block: object) => [{ path: "/", title: "Home", blocks: [block] }];
  const print = async (block: object) => {
    const site = { title: "Asha Rao", description: "An engineer.", url: "https://asharao.dev/" };
    await writeFile(file, JSON.stringify({ version: 1, site, profile, pages: pages(block) }));
    return (await callCommand(["pdf", "--content", file])).stdout;
  };
  expect(await print({ type: "hero" })).toMatch(/Wrote .*cv\.pdf\.\nTo offer the CV .* link to "cv\.pdf", or give/);
  expect(await print({ type: "contact", cvLabel: "My CV" })).toMatch(/Wrote .*cv\.pdf\.\n$/);
  await rm(site, { recursive: true });
});

it("refuses another size of paper, and says which there are", async () => {
  expect(await callCommand(["pdf", "--format", "A3"])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("--format takes A4 or Letter"),
  });
});
