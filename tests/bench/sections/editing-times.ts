import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { formatMs, median } from "../figures.ts";
import { type BenchContext, judgeTarget, type Section } from "../section.ts";
import { keepNames } from "../support/browser/slow-page.ts";
import { startDevProcess } from "../support/dev-process.ts";
import { type ContentDraft, projectsPage, readDraft, withProjects, writeDraft } from "../support/large-content.ts";

/** The page's first-level heading, as the page has it: scripts are compiled without the browser's types. */
declare const document: { querySelector: (selector: string) => { textContent: string } | null };
declare const requestAnimationFrame: (run: () => void) => void;

/** An edit takes a moment only: the median of more runs costs next to nothing. */
const editsPerRun = 3;

/** How soon the owner sees what was saved: from the written file to the frame that shows it on an open page. */
export const editingTimes: Section = {
  name: "editing",
  measure: async (context) => {
    const draft = await readDraft(context.file);
    const own = await timeEdits(context, draft);
    const large = await timeEdits(context, withProjects(draft, 1_000));
    return {
      tables: [
        {
          title: "Editing with the dev server",
          note: "Milliseconds from the moment in which `content.json` is written to the frame in which the open page shows it: the file's watch, the check, the new page and its frame.",
          columns: ["content", "median", "slowest"],
          rows: [row("content.json", own), row("with 1,000 projects on the page", large)],
        },
      ],
      targets: [
        judgeTarget(
          "an edit is on the open page within 75 ms",
          75,
          " ms",
          new Map([["content.json", Math.round(median(own))]]),
        ),
      ],
    };
  },
};

function row(name: string, times: readonly number[]): string[] {
  return [name, formatMs(median(times)), formatMs(Math.max(...times))];
}

async function timeEdits({ browser, file: original, runs, report }: BenchContext, draft: ContentDraft) {
  report("Editing with the dev server");
  // Elsewhere than the benchmark's own folder: the dev server does not watch what builds keep.
  const folder = await mkdtemp(join(tmpdir(), "editing-"));
  const file = join(folder, "content.json");
  await writeDraft(draft, file, original);
  const server = await startDevProcess(file);
  try {
    return await editOpenPage(browser, `${server.url}${projectsPage}/`, runs * editsPerRun, async (heading) => {
      const page = draft.pages.find(({ path }) => path === `/${projectsPage}`);
      const blocks = [{ type: "heading", text: heading }, ...(page?.blocks.slice(1) ?? [])];
      const pages = draft.pages.map((one) => (one === page ? { ...one, blocks } : one));
      const text = JSON.stringify({ ...draft, pages }, undefined, 1);
      const start = Date.now();
      await writeFile(file, text);
      return start;
    });
  } finally {
    server.close();
    await rm(folder, { recursive: true });
  }
}

/** Makes edits of a page's heading while it is open; returns how long each took to be seen, in milliseconds. */
async function editOpenPage(browser: Browser, url: string, edits: number, edit: (heading: string) => Promise<number>) {
  const page = await browser.newPage();
  // What is slow is to be measured, not to end the run.
  page.setDefaultTimeout(120_000);
  const times: number[] = [];
  try {
    await keepNames(page.context());
    await page.goto(url);
    // The page asks the server what is wrong once its scripts are there.
    await page.waitForLoadState("networkidle");
    // The first edit loads what the page shows edits with, and is not counted.
    for (let index = 0; index <= edits; index += 1) {
      const heading = `EDIT ${index}`;
      const seen = page.waitForFunction(whenShown, heading);
      const start = await edit(heading);
      const shown = await (await seen).jsonValue();
      if (index > 0) times.push(shown - start);
      await page.waitForTimeout(100);
    }
    return times;
  } finally {
    await page.close();
  }
}

/** Runs in the page: the time, in milliseconds of the clock, after the frame in which the heading is first there. */
function whenShown(heading: string): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector("#_content h1")?.textContent !== heading) requestAnimationFrame(look);
      else setTimeout(() => resolve(Date.now()));
    };
    look();
  });
}
