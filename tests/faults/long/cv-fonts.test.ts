import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exitCodes } from "../../../scripts/lib/cli/command.ts";
import { callCommand } from "../../support/call-command.ts";

const texts = {
  ar: { name: "لينا فوغت", role: "صانعة أجهزة القياس", title: "جهاز", made: "أصنع أجهزة *وأكتب* عنها." },
  hi: { name: "लीना फोग्ट", role: "मापन यंत्र निर्माता", title: "यंत्र", made: "मैं *उपकरण* बनाती हूँ।" },
  th: { name: "ลีนา โฟกท์", role: "ผู้สร้างเครื่องมือวัด", title: "งาน", made: "ฉันสร้าง*เครื่องมือ*" },
  ja: { name: "山田 太郎", role: "電子工学者", title: "計測器", made: "*計測器*を作ります。" },
  ru: { name: "Лена Фогт", role: "Мастер приборов", title: "Прибор", made: "Я строю *приборы*." },
};

function contentIn(language: string, { name, role, title, made }: typeof texts.ar, theme: object) {
  return {
    version: 1,
    site: { title: name, url: "https://lena.dev/", language, outputs: { socialImages: false } },
    theme,
    profile: { name, role, emails: [], links: [] },
    pages: [
      {
        path: "/",
        title: name,
        description: role,
        blocks: [
          { type: "hero", text: made },
          { type: "card-grid", title, cards: [{ type: "project", title, description: made }] },
        ],
      },
    ],
  };
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cv-letters-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Prints a CV; returns the fonts in it, and its text. */
async function print(content: object) {
  const [file, pdf] = [join(folder, "content.json"), join(folder, "cv.pdf")];
  await writeFile(file, JSON.stringify(content));
  const { status, stderr } = await callCommand(["pdf", "--content", file]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const bytes = await readFile(pdf);
  const fonts = [...bytes.toString("latin1").matchAll(/\/BaseFont ?\/[A-Z]{6}\+([^\s/]+)/g)].map(([, name]) => name);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return { fonts: [...new Set(fonts)], text };
}

describe("the CV", () => {
  it.each(Object.entries(texts))(
    "in the language %s is printed in letters that came with it, whatever the machine has",
    async (language, said) => {
      // Its display has Latin alone.
      const { fonts, text } = await print(contentIn(language, said, { design: "poster" }));
      expect(fonts.length).toBeGreaterThan(1);
      for (const font of fonts) expect(font).toMatch(/^(?:Bricolage|Hanken|Inter|NotoSans)/);
      if (language === "ja" || language === "ru")
        expect(text.replace(/\s+/g, "")).toContain(said.role.replace(" ", ""));
    },
  );

  it("has letters of such scripts beside those of the machine, too", async () => {
    const { fonts } = await print(contentIn("ja", texts.ja, { font: "serif" }));
    expect(fonts).toContain("NotoSansJP-Thin");
  });

  it("is refused in a language that nothing installed has letters for, with the package that brings them", async () => {
    const file = join(folder, "content.json");
    const korean = { name: "아샤 라오", role: "기술자", title: "계측기", made: "만듭니다." };
    await writeFile(file, JSON.stringify(contentIn("ko", korean, {})));
    const { status, stderr } = await callCommand(["pdf", "--content", file]);
    expect(status).toBe(exitCodes.failed);
    expect(stderr).toContain(
      "The CV has no font for Korean (ko): the package @fontsource-variable/noto-sans-kr brings it.",
    );
    expect(stderr).toContain("Run npm install @fontsource-variable/noto-sans-kr.");
  });
});
