import { type Browser, launch } from "puppeteer-core";
import { browserArguments } from "./find-browser.ts";
import type { PageSize } from "./page-size.ts";

/**
 * Prints a self-contained document as PDF: tagged, with an outline of its headings. Its scripts don't run.
 * @param path the path of the browser
 */
export async function printDocument(html: string, format: PageSize, path: string): Promise<Uint8Array> {
  // Connects by two pipes, so no port is open. There is no timeout, since the machine may be busy.
  const browser = await launch({
    executablePath: path,
    args: browserArguments(),
    pipe: true,
    timeout: 0,
    protocolTimeout: 0,
  });
  try {
    return await printIn(browser, html, format);
  } finally {
    await browser.close();
  }
}

/** Prints a document as `printDocument` does, in a browser that runs already. @internal */
export async function printIn(browser: Browser, html: string, format: PageSize): Promise<Uint8Array> {
  const page = await browser.newPage();
  await page.setJavaScriptEnabled(false);
  await page.setContent(html, { timeout: 0 });
  const pdf = await page.pdf({ format, printBackground: true, tagged: true, outline: true, timeout: 0 });
  await page.close();
  return pdf;
}
