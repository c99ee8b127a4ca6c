import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Frame, Page } from "@playwright/test";
import { installPackage } from "../../owner/installed-package.ts";
import { formatMs, median } from "../figures.ts";
import { judgeTarget, type Section } from "../section.ts";
import { keepNames, slowdown } from "../support/browser/slow-page.ts";
import { untilServing } from "../support/dev-process.ts";
import { projectsPage, readDraft, withProjects, writeDraft } from "../support/large-content.ts";
import { packOnce } from "../support/packed.ts";

/** What runs in pages: scripts are compiled without the browser's types. */
declare const document: {
  querySelector: (selector: string) => { textContent: string } | null;
  adoptedStyleSheets: { cssRules: { length: number } }[];
};
declare const requestAnimationFrame: (run: () => void) => void;
declare const addEventListener: (type: string, run: () => void, options: object) => void;

const keystrokes = 8;

/**
 * How soon the owner sees in the preview what she types in the editor, in the form and on the page itself. She has the
 * package: a checkout's pages are compiled for development, and slower.
 */
export const editorTimes: Section = {
  name: "editor",
  measure: async ({ browser, file: original, runs, report }) => {
    report("Typing in the editor");
    const owner = await installPackage(await packOnce(), { offline: false });
    const file = join(owner.folder, "content.json");
    const draft = withProjects(await readDraft(original), 200);
    await writeDraft(draft, file, original);
    const server = await untilServing(owner.start("dev", "--port", "0"));
    const page = draft.pages.findIndex(({ path }) => path === `/${projectsPage}`);
    const address = `${new URL("/__edit/", server.url)}#/pages/${page}/blocks/0/text`;
    try {
      const plain = await timeEditor(browser, address, 1, runs);
      const slow = await timeEditor(browser, address, slowdown, runs);
      return {
        tables: [
          {
            title: "Typing in the editor",
            note: "Milliseconds, of 200 projects on the page: from the editor's address to its first form, and from a keystroke to the frame in which the preview's page shows it. Medians.",
            columns: ["processor", "first form", "keystroke in the form", "keystroke on the page"],
            rows: [row("this one", plain), row(`${slowdown} × slower`, slow)],
          },
        ],
        targets: [
          judgeTarget("the editor's first form is there within 1 s", 1_000, " ms", new Map([["slow", slow.form]])),
          judgeTarget("a keystroke is in the preview within 100 ms", 100, " ms", worstOf(plain)),
          judgeTarget("a keystroke is in the preview within 300 ms, slowed", 300, " ms", worstOf(slow)),
        ],
      };
    } finally {
      server.close();
      await rm(owner.folder, { recursive: true, maxRetries: 5 });
    }
  },
};

interface EditorTimes {
  form: number;
  inForm: number;
  onPage: number;
}

const row = (name: string, { form, inForm, onPage }: EditorTimes) => [name, ...[form, inForm, onPage].map(formatMs)];

const worstOf = ({ inForm, onPage }: EditorTimes) =>
  new Map([
    ["in the form", Math.round(inForm)],
    ["on the page", Math.round(onPage)],
  ]);

async function timeEditor(browser: Browser, address: string, rate: number, runs: number): Promise<EditorTimes> {
  const [forms, inForm, onPage]: [number[], number[], number[]] = [[], [], []];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    try {
      await keepNames(context);
      const page = await context.newPage();
      page.setDefaultTimeout(120_000);
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate });
      const field = page.getByRole("textbox", { name: "Text", exact: true });
      const start = Date.now();
      await page.goto(address);
      await field.waitFor();
      forms.push(Date.now() - start);
      const preview = page.frameLocator("iframe[title=Preview]");
      const heading = preview.locator("#_content h1");
      await heading.waitFor();
      const [, frame] = page.frames();
      if (!frame) throw new Error("The editor has no preview");
      // The editor's events never end, so its network is never idle; its preview listens once it has rules of its own.
      await frame.waitForFunction(() => document.adoptedStyleSheets.some(({ cssRules }) => cssRules.length > 0));
      await field.click();
      inForm.push(...(await timeTyping(page, page.mainFrame(), frame)));
      await heading.dblclick();
      await preview.getByRole("textbox").waitFor();
      onPage.push(...(await timeTyping(page, frame, frame)));
    } finally {
      await context.close();
    }
  }
  return { form: median(forms), inForm: median(inForm), onPage: median(onPage) };
}

/** Types letters; returns how long each took to be seen in the preview, in milliseconds. */
async function timeTyping(page: Page, typed: Frame, preview: Frame): Promise<number[]> {
  const times: number[] = [];
  await page.keyboard.press("End");
  // The first one loads what the page shows edits with, and is not counted.
  for (let count = 0; count <= keystrokes; count += 1) {
    const before = await preview.locator("#_content h1").textContent();
    // Both wait in their pages before the key is pressed.
    const shown = await preview.evaluateHandle(whenOther, before ?? "");
    const pressed = await typed.evaluateHandle(whenPressed);
    await page.keyboard.press("x");
    const time = (await shown.evaluate(({ time }) => time)) - (await pressed.evaluate(({ time }) => time));
    if (count > 0) times.push(time);
    await page.waitForTimeout(200);
  }
  return times;
}

/** Runs in a page: the time of the next keystroke. */
function whenPressed(): { time: Promise<number> } {
  const time = new Promise<number>((resolve) => {
    addEventListener("keydown", () => resolve(Date.now()), { once: true, capture: true });
  });
  return { time };
}

/** Runs in the preview: the time after the frame in which the heading is another. */
function whenOther(before: string): { time: Promise<number> } {
  const time = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error("The preview doesn't show what was typed")), 60_000);
    const look = () => {
      if (document.querySelector("#_content h1")?.textContent === before) requestAnimationFrame(look);
      else setTimeout(() => resolve(Date.now()));
    };
    look();
  });
  return { time };
}
