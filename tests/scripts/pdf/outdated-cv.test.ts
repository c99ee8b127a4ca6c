import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { markCv } from "../../../scripts/lib/content/documents/cv-mark.ts";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cv-"));
});
afterAll(() => rm(folder, { recursive: true }));

const pdf = Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n");
const job = { type: "experience", position: "Engineer", organization: "Volt Labs", start: "2023-02" };
const contact = { type: "contact", cvLabel: "Download my CV" };

const write = (card: object, block: object = contact, theme: object = {}) =>
  writeFile(
    join(folder, "content.json"),
    JSON.stringify({
      version: 1,
      site: { title: "Asha", url: "https://asha.example/" },
      profile: { name: "Asha Rao", role: "Engineer", emails: [], links: [] },
      theme,
      pages: [
        { path: "/", title: "Work", description: "Work.", blocks: [{ type: "card-grid", cards: [card] }, block] },
      ],
    }),
  );

const load = (options = {}) => loadContent(join(folder, "content.json"), options);
const outdated = async (options = {}) =>
  (await load(options)).diagnostics
    .filter(({ code }) => code === "outdated-cv")
    .map(({ message, pointer }) => `${pointer} ${message.split(" ")[0]}`);

/** Writes the file that is printed of the content, with or without addresses. */
async function print(file: string, hasAddresses = true): Promise<void> {
  const [locale] = (await load({ isCvPending: true })).locales;
  if (!locale) throw new Error("The content has errors.");
  await writeFile(join(folder, file), markCv(pdf, locale.content, hasAddresses));
}

describe("a printed CV", () => {
  it.each([true, false])(
    "is up to date until the content says something else (with addresses: %s)",
    async (isWhole) => {
      await write(job);
      await print("cv.pdf", isWhole);
      expect(await outdated()).toEqual([]);
      await write({ ...job, position: "Lead engineer" });
      expect(await outdated()).toEqual(["/pages/0/blocks/1/cvLabel cv.pdf"]);
      // While it is being printed again, that is no news.
      expect(await outdated({ isCvPending: true })).toEqual([]);
      await print("cv.pdf");
      expect(await outdated()).toEqual([]);
      expect(await outdated({ hasIds: true })).toEqual([]);
    },
  );

  it("is known under any name that a link gives it", async () => {
    const block = { type: "call-to-action", title: "Hire me", actions: [{ label: "CV", to: "cv-asha.pdf" }] };
    await write(job, contact);
    await print("cv.pdf");
    await print("cv-asha.pdf");
    await write({ ...job, end: "2024" }, block);
    expect(await outdated()).toEqual(["/pages/0/blocks/1/actions/0/to cv-asha.pdf"]);
  });

  it("of another program is left alone", async () => {
    await writeFile(join(folder, "cv.pdf"), pdf);
    await write({ ...job, position: "Head of engineering" });
    expect(await outdated()).toEqual([]);
  });
});
