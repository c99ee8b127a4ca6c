import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Browser } from "@playwright/test";
import { buildEditor } from "../../../scripts/lib/app/editor-build.ts";
import { listFiles } from "../../../scripts/lib/files/hash-files.ts";
import { formatKb, formatMs, median } from "../figures.ts";
import { type BenchContext, judgeTarget, type Section } from "../section.ts";
import { keepNames, slowdown } from "../support/browser/slow-page.ts";
import { startDevProcess } from "../support/dev-process.ts";
import { readDraft, withProjects, writeDraft } from "../support/large-content.ts";

/** As the page has them: scripts are compiled without the browser's types. */
declare const document: { querySelector: (selector: string) => object | null };
declare const requestAnimationFrame: (run: () => void) => void;
declare const performance: { now: () => number };

const entries = 200;

/** How soon the editor is there, and what it weighs. The source tab is loaded when it is opened. */
export const editor: Section = {
  name: "editor",
  measure: async (context) => {
    context.report("The editor");
    const times = await timeForms(context);
    const { application, source } = await weighScripts();
    return {
      tables: [
        {
          title: "The editor",
          note: `The first form of a site with ${entries} projects, in milliseconds from the address to the frame that shows it, on a machine ${slowdown} times as slow; thousands of bytes with Brotli.`,
          columns: ["first form", "slowest", "application", "source tab"],
          rows: [[formatMs(median(times)), formatMs(Math.max(...times)), formatKb(application), formatKb(source)]],
        },
      ],
      targets: [
        judgeTarget(
          `the editor's first form within 1 s at ${slowdown}x`,
          1000,
          " ms",
          new Map([["median", Math.round(median(times))]]),
        ),
        judgeTarget(
          "the editor at most 250 KB",
          250,
          " KB",
          new Map([["without its source tab", Math.round(application / 10) / 100]]),
        ),
      ],
    };
  },
};

async function timeForms({ browser, file: original, runs }: BenchContext): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), "editor-bench-"));
  const file = join(folder, "content.json");
  await writeDraft(withProjects(await readDraft(original), entries), file, original);
  const server = await startDevProcess(file);
  const times: number[] = [];
  try {
    // The first visit compiles the editor, and is not counted.
    for (let run = 0; run <= runs; run += 1) {
      const time = await timeForm(browser, new URL("/__edit/#/pages/0/blocks/0", server.url).href);
      if (run > 0) times.push(time);
    }
    return times;
  } finally {
    server.close();
    await rm(folder, { recursive: true });
  }
}

async function timeForm(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(120_000);
  try {
    await keepNames(context);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(url, { waitUntil: "commit" });
    return await (await page.waitForFunction(whenThere)).jsonValue();
  } finally {
    await context.close();
  }
}

/** Runs in the page: the time after the frame in which a form is first there, since the page was asked for. */
function whenThere(): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector("[data-pointer] input, [data-pointer] textarea, [data-pointer] select") === null)
        requestAnimationFrame(look);
      else setTimeout(() => resolve(performance.now()));
    };
    look();
  });
}

/** The bytes of the editor's scripts, compressed. */
async function weighScripts(): Promise<{ application: number; source: number }> {
  const compress = promisify(brotliCompress);
  const weights = { application: 0, source: 0 };
  for (const file of (await listFiles(await buildEditor())).filter((one) => one.endsWith(".js"))) {
    const { length } = await compress(await readFile(file));
    weights[basename(file).startsWith("source-pane") ? "source" : "application"] += length;
  }
  return weights;
}
