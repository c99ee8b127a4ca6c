import { rename, rm, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { toString as drawCode } from "qrcode";
import type { Content } from "../../schema/content.ts";
import { resolveCv } from "../../schema/resolve/cv.ts";
import { buildApp } from "./app-build.ts";
import { browserArguments, findBrowser } from "./find-browser.ts";

/** The sizes of paper that a CV can be printed on. */
export const paperFormats = ["A4", "Letter"] as const;
export type PaperFormat = (typeof paperFormats)[number];

interface CvOptions {
  format: PaperFormat;
  /** Whether it has the telephone number and the e-mail addresses. */
  hasAddresses: boolean;
}

/**
 * Prints a content's CV to a PDF file: selectable text, tagged for screen readers, with an outline and live links.
 * The file is there whole or not at all. Throws where no browser is found.
 */
export async function writeCv(content: Content, file: string, { format, hasAddresses }: CvOptions): Promise<void> {
  const { renderCv } = await buildApp();
  const picture = await drawCode(content.site.url, { type: "svg", margin: 0, errorCorrectionLevel: "M" });
  const html = renderCv(resolveCv(content, hasAddresses), `data:image/svg+xml,${encodeURIComponent(picture)}`);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments() });
  const aside = `${file}.${process.pid}.tmp`;
  try {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.setContent(html);
    await writeFile(aside, await page.pdf({ format, tagged: true, outline: true, printBackground: true }));
    await rename(aside, file);
  } finally {
    await browser.close();
    await rm(aside, { force: true });
  }
}
