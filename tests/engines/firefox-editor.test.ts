import type { Browser, ElementHandle, Frame, KeyInput, Page } from "puppeteer-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type EditedSite, startEditedSite } from "../e2e/editor/edited-site.ts";
import { findFirefox } from "../setup/engine-programs.ts";
import { launchFirefox } from "./drivers/firefox.ts";
import { resize } from "./drivers/puppeteer.ts";

const firefox = findFirefox();
const card = "The project you would show first";
const written = "What it does and who uses it, in a sentence or two. A picture of it may take the drawing's place.";
const formatted = '<p>A <b>bold</b> <a href="https://example.com/">link</a></p><p>and *more*</p>';
const pasted = "A **bold** [link](https://example.com/) and \\*more\\*";

let browser: Browser;
let site: EditedSite;
let page: Page;
/** The page that is edited, in its frame. */
let canvas: Frame;
let frame: ElementHandle<HTMLIFrameElement>;
const thrown: string[] = [];

describe.skipIf(firefox === undefined)("the editor in Firefox", () => {
  beforeAll(async () => {
    browser = await launchFirefox(firefox ?? "");
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    thrown.length = 0;
    site = await startEditedSite();
    page = await browser.newPage();
    page.on("pageerror", (error) => thrown.push(String(error)));
    await resize(page, { width: 1440, height: 900 });
    await page.goto(site.editor, { waitUntil: "domcontentloaded", timeout: 0 });
    const found = await page.waitForSelector<"iframe">("iframe", { timeout: 60_000 });
    if (!found) throw new Error("The editor has no preview.");
    frame = found;
    canvas = await found.contentFrame();
    const isListening = () => document.adoptedStyleSheets.some((sheet) => sheet.cssRules.length > 0);
    await expect.poll(() => canvas.evaluate(isListening).catch(() => false)).toBe(true);
  });
  afterEach(async () => {
    await page.close();
    await site.end();
  });

  it("edits a text where the page shows it, with form, file and history in step", async () => {
    await openDescription();
    expect(await lookAtField()).toMatchObject({ text: written, language: "en", isChecked: true });
    await press("End");
    await page.keyboard.type(" Now.");
    const typed = `${written} Now.`;
    await expect.poll(readForm).toBe(typed);
    await expect.poll(site.read).toContain(JSON.stringify(typed));

    await press("z");
    await expect.poll(async () => (await lookAtField())?.text).toBe(written);
    await expect.poll(readForm).toBe(written);
    await press("z", ["Control", "Shift"]);
    await expect.poll(async () => (await lookAtField())?.text).toBe(typed);

    // The form goes on with what was begun on the page; its undo takes both back.
    await page.click(form);
    await press("End");
    await page.keyboard.type(" And then.");
    await expect.poll(() => canvas.evaluate(findPoint, "What it does")).toMatchObject({ text: `${typed} And then.` });
    expect(await lookAtField()).toBeUndefined();
    await expect.poll(site.read).toContain("And then.");
    await undoAll();
    expect(thrown).toEqual([]);
  });

  it("pastes formatted text as Markdown, on the page and in the form", async () => {
    await copy(formatted);
    await openDescription();
    await press("Home");
    await press("v");
    await page.keyboard.type("!");
    await expect.poll(async () => (await lookAtField())?.text).toBe(`${pasted}!${written}`);
    await expect.poll(() => canvas.$eval("article strong", (strong) => strong.textContent)).toBe("bold");
    await expect.poll(readForm).toBe(`${pasted}!${written}`);

    await page.click(form);
    expect(await page.$eval(form, (text) => text instanceof HTMLElement && text.spellcheck)).toBe(true);
    await press("End");
    await press("v");
    await expect.poll(readForm).toBe(`${pasted}!${written}${pasted}`);
    await expect.poll(site.read).toContain(JSON.stringify(`${pasted}!${written}${pasted}`));
    await undoAll();
    expect(thrown).toEqual([]);
  });

  // WebDriver BiDi has no input methods: the page dispatches the events that Firefox sends for one.
  it("keeps what an input method composes while renders arrive, and Enter chooses a word", async () => {
    await openDescription();
    await press("a");
    await canvas.evaluate(compose, ["に", "にほ"], undefined);
    await expect.poll(() => canvas.evaluate(findPoint, "にほ")).toMatchObject({ text: "にほ" });
    await expect.poll(readForm).toBe("にほ");
    expect(await lookAtField()).toMatchObject({ text: "にほ" });
    await canvas.evaluate(compose, ["日本"], "日本");
    await page.keyboard.type(" 1");
    await expect.poll(async () => (await lookAtField())?.text).toBe("日本 1");
    await expect.poll(site.read).toContain('"日本 1"');
    await undoAll();
    expect(thrown).toEqual([]);
  });
});

const form = '[role=textbox][aria-label="Description (en)"]';

const readForm = () => page.$eval(form, (text) => text.textContent);

/** Opens the first card's description in place: the first click chooses it, the second one edits it. */
async function openDescription(): Promise<void> {
  await clickText(written.slice(0, 12));
  await page.waitForSelector(`[role=toolbar][aria-label="Handles of ${card}"]`, { timeout: 60_000 });
  await clickText(written.slice(0, 12));
  await expect.poll(lookAtField).toMatchObject({ text: written });
}

/** Clicks a text of the page once it keeps still. By its own means Puppeteer can't click in frames of this Firefox. */
async function clickText(start: string): Promise<void> {
  let last = "";
  let at = { x: 0, y: 0 };
  await expect
    .poll(async () => {
      const inner = await canvas.evaluate(findPoint, start);
      const { left, top } = await frame.evaluate((element) => element.getBoundingClientRect().toJSON());
      const before = last;
      at = { x: left + (inner?.x ?? 0), y: top + (inner?.y ?? 0) };
      last = JSON.stringify(at);
      return inner !== undefined && last === before;
    })
    .toBe(true);
  await page.mouse.click(at.x, at.y);
}

/** The first text of the page that starts so, with a point in it, once that is scrolled into sight. */
function findPoint(start: string): { text: string; x: number; y: number } | undefined {
  const shown = [...document.querySelectorAll("[data-node]")].find(({ textContent }) => textContent?.startsWith(start));
  shown?.scrollIntoView({ block: "center", behavior: "instant" });
  const [line] = shown?.getClientRects() ?? [];
  return shown && line && { text: shown.textContent ?? "", x: line.left + 20, y: line.top + line.height / 2 };
}

/** The field in place, if it is open and has the focus. */
const lookAtField = () =>
  canvas.evaluate(() => {
    const area = document.activeElement?.shadowRoot?.activeElement;
    if (!(area instanceof HTMLTextAreaElement)) return undefined;
    return { text: area.value, language: area.lang, isChecked: area.spellcheck };
  });

/** Composes in the focused field, step by step, in place of what is selected. A composition that isn't ended goes on. */
function compose(steps: string[], chosen: string | undefined): void {
  const area = document.activeElement?.shadowRoot?.activeElement;
  if (!(area instanceof HTMLTextAreaElement)) throw new Error("No field has the focus.");
  const fire = (type: string, data: string) => area.dispatchEvent(new CompositionEvent(type, { data, bubbles: true }));
  if (area.dataset["composed"] === undefined) fire("compositionstart", "");
  for (const data of steps) {
    const start = area.selectionStart - (area.dataset["composed"] ?? "").length;
    area.setRangeText(data, Math.max(0, start), area.selectionEnd, "end");
    area.dataset["composed"] = data;
    fire("compositionupdate", data);
    const input = { inputType: "insertCompositionText", data, isComposing: true, bubbles: true, composed: true };
    area.dispatchEvent(new InputEvent("input", input));
  }
  if (chosen === undefined) return;
  // Enter takes the word that is offered, and is no Enter for the page.
  const enter = { key: "Enter", isComposing: true, bubbles: true, composed: true, cancelable: true };
  area.dispatchEvent(new KeyboardEvent("keydown", enter));
  delete area.dataset["composed"];
  fire("compositionend", chosen);
}

/** Copies formatted text from another page, as a person would. */
async function copy(html: string): Promise<void> {
  const other = await browser.newPage();
  await other.setContent(html);
  await press("a", ["Control"], other);
  await press("c", ["Control"], other);
  await other.close();
  await page.bringToFront();
}

async function press(key: KeyInput, held: KeyInput[] = ["Control"], { keyboard } = page): Promise<void> {
  for (const one of held) await keyboard.down(one);
  await keyboard.press(key);
  for (const one of held.toReversed()) await keyboard.up(one);
}

/** Undoes by the key until the file is as it was. */
async function undoAll(): Promise<void> {
  const undo = async () => {
    if ((await site.read()) !== site.original) await press("z");
    return site.read();
  };
  await expect.poll(undo, { interval: 1_000 }).toBe(site.original);
}
