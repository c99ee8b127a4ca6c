import { launch } from "puppeteer-core";
import { browserArguments } from "./find-browser.ts";
import type { PaperFormat } from "./paper.ts";

/**
 * Prints a self-contained document as PDF: tagged, with an outline of its headings. No script in it runs.
 * @param path where the browser is that does the printing
 */
export async function printDocument(html: string, format: PaperFormat, path: string): Promise<Uint8Array> {
  // Over two pipes: no port is open to others. A busy machine may take its time.
  const browser = await launch({
    executablePath: path,
    args: browserArguments(),
    pipe: true,
    timeout: 0,
    protocolTimeout: 0,
  });
  try {
    const page = await browser.newPage();
    await page.setJavaScriptEnabled(false);
    await page.setContent(html, { timeout: 0 });
    return await page.pdf({ format, printBackground: true, tagged: true, outline: true, timeout: 0 });
  } finally {
    await browser.close();
  }
}
