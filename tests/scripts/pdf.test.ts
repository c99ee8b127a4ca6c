import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, it } from "vitest";
import { collectPortfolio } from "../../schema/resolve/portfolio.ts";
import { loadContent } from "../../scripts/lib/load-content.ts";
import { type PaperFormat, writeCv } from "../../scripts/lib/write-cv.ts";

const folder = await mkdtemp(join(tmpdir(), "cv-"));
const { content } = await loadContent("content.json");
const titles = content
  ? collectPortfolio(content).entries.map((entry) =>
      "title" in entry ? entry.title : "degree" in entry ? entry.degree : "",
    )
  : [];

describe.each<{ format: PaperFormat; size: [number, number] }>([
  { format: "A4", size: [595, 842] },
  { format: "Letter", size: [612, 792] },
])("the CV on $format", ({ format, size }) => {
  const file = join(folder, `${format}.pdf`);
  let pdf: Awaited<ReturnType<typeof getDocumentProxy>>;

  beforeAll(async () => {
    if (!content) throw new Error("content.json was refused");
    await writeCv(content, file, { format, hasAddresses: true });
    pdf = await getDocumentProxy(new Uint8Array(await readFile(file)));
  }, 120_000);

  it("takes at most two pages of that size", async () => {
    expect(pdf.numPages).toBeLessThanOrEqual(2);
    const [left = 0, bottom = 0, right = 0, top = 0] = (await pdf.getPage(1)).view;
    expect([right - left, top - bottom].map(Math.round)).toEqual(size.map((side) => expect.closeTo(side, -0.5)));
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
    expect((await pdf.getMetadata()).info).toMatchObject({ Title: expect.stringContaining("Your Name") });
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

it("leaves nothing beside the CVs", async () => {
  expect((await readdir(folder)).toSorted()).toEqual(["A4.pdf", "Letter.pdf"]);
});

it("refuses another size of paper, and says which there are", async () => {
  const failure = await promisify(execFile)("npx", ["tsx", "scripts/pdf.ts", "--format", "A3"]).catch((error) => error);
  expect(failure).toMatchObject({ code: 2, stderr: expect.stringContaining("--format takes A4 or Letter") });
});
