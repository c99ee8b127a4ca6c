import { z } from "zod";
import { browserArguments } from "./find-browser.ts";
import { type PaperFormat, paperSizes } from "./paper.ts";
import { PipedBrowser } from "./piped-browser.ts";

const nothing = z.unknown();

/**
 * Prints a document that stands by itself as PDF: tagged, with an outline of its headings. No script in it runs.
 * @param path where the browser is that does the printing
 */
export async function printDocument(html: string, format: PaperFormat, path: string): Promise<Uint8Array> {
  const browser = await PipedBrowser.start(path, browserArguments());
  try {
    const target = z.object({ targetId: z.string() });
    const { targetId } = await browser.ask(target, "Target.createTarget", { url: "about:blank" });
    const session = z.object({ sessionId: z.string() });
    const { sessionId } = await browser.ask(session, "Target.attachToTarget", { targetId, flatten: true });
    const ask = <Result>(shape: z.ZodType<Result>, method: string, params: object = {}) =>
      browser.ask(shape, method, params, sessionId);

    await ask(nothing, "Emulation.setScriptExecutionDisabled", { value: true });
    const { frameTree } = await ask(
      z.object({ frameTree: z.object({ frame: z.object({ id: z.string() }) }) }),
      "Page.getFrameTree",
    );
    await ask(nothing, "Page.setDocumentContent", { frameId: frameTree.frame.id, html });
    // Its letters stand in it, and are read all the same only when something is written in them.
    await ask(nothing, "Runtime.evaluate", { expression: "document.fonts.ready", awaitPromise: true });
    const { data } = await ask(z.object({ data: z.base64() }), "Page.printToPDF", {
      ...paperSizes[format],
      marginTop: 0,
      marginRight: 0,
      marginBottom: 0,
      marginLeft: 0,
      printBackground: true,
      generateTaggedPDF: true,
      generateDocumentOutline: true,
    });
    return Buffer.from(data, "base64");
  } finally {
    await browser.close();
  }
}
