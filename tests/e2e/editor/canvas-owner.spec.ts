import { readFile } from "node:fs/promises";
import { expect, type FrameLocator, type Locator, type Page, test } from "@playwright/test";
import { findViolations } from "../support/accessibility.ts";
import { type EditedSite, startEditedSite } from "./edited-site.ts";

let site: EditedSite;
test.beforeEach(async () => {
  site = await startEditedSite();
});
test.afterEach(() => site.end());

/** Opens the editor; returns the page that it edits. */
async function openCanvas(page: Page, width = 1440): Promise<FrameLocator> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(site.editor);
  if (width < 900) await page.getByRole("button", { name: "Preview", exact: true }).click();
  const canvas = page.frameLocator("iframe[title=Preview]");
  await expect(canvas.getByRole("heading", { level: 1 })).toHaveText("Your Name");
  return canvas;
}

const handlesOf = (page: Page, name: string) => page.getByRole("toolbar", { name: `Handles of ${name}`, exact: true });

/** Clicks a text of a page that has just been loaded, until the page's scripts answer. */
async function choose(page: Page, text: Locator, name: string): Promise<void> {
  await expect(async () => {
    await text.click();
    await expect(handlesOf(page, name)).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** What a careful person would have typed for the edits of the first test. */
function editByHand(text: string): string {
  const written = text
    .replace('"The project you would show first"', '"Harbour lights"')
    .replace(/"Say in two or three sentences.*"/, '"I light **harbours**, and what is in them."')
    .replace('"See my projects"', '"See my lights"')
    .replace('"title": "Selected work"', '"title": { "en": "Selected work", "de": "Ausgewählte Arbeiten" }')
    .replace(
      /("title": "What others say",.*?\n {10}\])\n {8}\}/s,
      `$1,\n          "hidden": true\n        },\n        { "type": "quote", "text": "Light is what you don't notice." }`,
    );
  const [first = "", second = "", third = ""] = written.match(/ {12}\{\n {14}"type": "project",.*?\n {12}\}/gs) ?? [];
  return written
    .replace([first, second, third].join(",\n"), [second, first].join(",\n"))
    .replace('"filter": true,\n          "cards": [\n', (start) => `${start}${third},\n`);
}

test("an owner edits everything where the page shows it, and the file looks as if written by hand", async ({
  page,
}) => {
  const canvas = await openCanvas(page);
  const field = canvas.getByRole("textbox");

  // A text: the first click chooses its field, the second one edits it in place, and the form follows.
  const title = canvas.getByRole("heading", { name: "The project you would show first" });
  await choose(page, title, "The project you would show first");
  await expect(page.getByRole("navigation", { name: "Outline" }).locator("[aria-current=true]")).toContainText(
    "The project",
  );
  await title.click();
  await field.fill("Harbour lights");
  await expect(page.getByLabel("Title (en)")).toHaveValue("Harbour lights");
  await page.keyboard.press("Enter");
  await expect(field).toHaveCount(0);
  await expect(canvas.getByRole("heading", { name: "Harbour lights" })).toBeVisible();

  // Rich text, by a double click: what is edited is its Markdown.
  await canvas.getByText("Say in two or three sentences").dblclick();
  await expect(field).toHaveValue(/name \*\*one thing that you are proud of\*\*, and/);
  await field.fill("I light **harbours**, and what is in them.");
  await expect(canvas.locator("strong", { hasText: "harbours" })).toBeAttached();
  await page.keyboard.press("Escape");

  // A link is chosen, not followed.
  await canvas.getByRole("link", { name: "See my projects" }).dblclick();
  await field.fill("See my lights");
  await page.keyboard.press("Enter");
  await expect(canvas.getByRole("link", { name: "See my lights" })).toBeVisible();

  // Handles: a card goes down, and to another page.
  await canvas.getByRole("heading", { name: "Harbour lights" }).click();
  await handlesOf(page, "Harbour lights").getByRole("button", { name: "Move down" }).click();
  await expect(page.getByRole("status").filter({ hasText: "number 2 of 3" })).toBeAttached();
  await canvas.getByRole("heading", { name: "Something that you did for fun" }).click();
  await handlesOf(page, "Something that you did for fun").getByRole("button", { name: "Move to …" }).click();
  const dialog = page.getByRole("dialog", { name: "Move “Something that you did for fun” to" });
  await dialog.getByRole("radio", { name: /^Projects › / }).check();
  await dialog.getByLabel("Place").selectOption("First");
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "is in Projects › " })).toBeAttached();

  // The frame shows the page where the card is now. With Alt, a link leads on, and the outline follows.
  await expect(canvas.getByRole("heading", { level: 1 })).toHaveText("Projects");
  const fun = "Something that you did for fun";
  await choose(page, canvas.getByRole("heading", { name: fun }).first(), fun);
  await canvas
    .getByRole("navigation")
    .getByRole("link", { name: "Home" })
    .first()
    .click({ modifiers: ["Alt"] });
  await expect(canvas.getByRole("heading", { level: 1 })).toHaveText("Your Name");
  await expect(page.getByRole("navigation", { name: "Outline" }).locator("[aria-current=true]")).toContainText("Home");

  // A block is added where it is wanted, and another hidden.
  await choose(page, canvas.getByRole("heading", { name: "What others say" }), "What others say");
  await handlesOf(page, "What others say").getByRole("button", { name: "Add block after it" }).click();
  await page
    .getByRole("dialog", { name: "Add block" })
    .getByRole("button", { name: /^Quote/ })
    .click();
  await canvas.getByText("A ship in port is safe").dblclick();
  await field.fill("Light is what you don't notice.");
  await page.keyboard.press("Enter");
  await canvas.getByRole("heading", { name: "What others say" }).click();
  await handlesOf(page, "What others say").getByRole("button", { name: "Hide", exact: true }).click();
  await expect(canvas.getByRole("heading", { name: "What others say" })).toHaveCount(0);

  // A text is translated on the page in the other language.
  await page.getByLabel("Language of the preview").selectOption("de");
  await expect(canvas.locator("html")).toHaveAttribute("lang", "de");
  await choose(page, canvas.getByRole("heading", { name: "Selected work" }), "Selected work");
  await canvas.getByRole("heading", { name: "Selected work" }).click();
  await field.fill("Ausgewählte Arbeiten");
  await expect(page.getByLabel("Title (de)")).toHaveValue("Ausgewählte Arbeiten");
  await page.keyboard.press("Enter");

  await expect.poll(site.read).toBe(editByHand(site.original));

  // Undone, all of it, from the page.
  await page.getByLabel("Language of the preview").selectOption("en");
  const undo = page.getByRole("button", { name: /^Undo/ });
  while (await undo.isEnabled()) {
    await undo.click();
    await page.waitForTimeout(150);
  }
  await expect.poll(() => readFile(site.file, "utf8")).toBe(site.original);
});

test("what is composed, pasted and undone is the same on the page and in the form", async ({ page, context }) => {
  const canvas = await openCanvas(page);
  const field = canvas.getByRole("textbox");
  const text = canvas.getByText("What it does and who uses it").first();
  await choose(page, text, "The project you would show first");
  await text.click();
  await expect(field).toHaveJSProperty("spellcheck", true);
  await expect(field).toHaveAttribute("lang", "en");
  await field.fill("");

  // An input method shows what it composes, and no render gets in its way.
  const session = await context.newCDPSession(page);
  await session.send("Input.imeSetComposition", { text: "にほ", selectionStart: 2, selectionEnd: 2 });
  await expect(canvas.locator("article").first()).toContainText("にほ");
  await session.send("Input.insertText", { text: "日本" });
  await expect(field).toHaveValue("日本");

  // Formatted text becomes Markdown; the caret stays where it was.
  await field.press("Home");
  await field.evaluate((area) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", '<p>A <b>bold</b> <a href="https://example.com/">link</a></p><p>and *more*</p>');
    area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await field.pressSequentially("!");
  const pasted = "A **bold** [link](https://example.com/) and \\*more\\*!日本";
  await expect(field).toHaveValue(pasted);
  await expect(canvas.locator("article strong").first()).toHaveText("bold");
  await expect.poll(site.read).toContain(JSON.stringify(pasted));

  // The form follows, what the form says is here, and one history has both.
  const form = page.getByRole("textbox", { name: "Description (en)" });
  await expect(form).toHaveText(pasted);
  await form.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" form");
  await expect(field).toHaveValue(`${pasted} form`);
  await field.focus();
  while (
    (await field.inputValue()) !==
    "What it does and who uses it, in a sentence or two. A picture of it may take the drawing's place."
  ) {
    await page.keyboard.press("Control+z");
    await page.waitForTimeout(200);
  }
  await expect.poll(site.read).toBe(site.original);
});

test("by keyboard alone: a text of the page is edited, its card moved, and what it is in chosen", async ({ page }) => {
  const canvas = await openCanvas(page);
  await page.getByRole("button", { name: /^Show the parts of Home/ }).focus();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("second one project");
  await page.keyboard.press("Enter");
  const handles = handlesOf(page, "A second one, of another kind");
  const down = handles.getByRole("button", { name: "Move down" });
  while (!(await down.evaluate((button) => button === document.activeElement))) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "number 3 of 3" })).toBeAttached();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(page.getByRole("status").filter({ hasText: "number 2 of 3" })).toBeAttached();

  // In the page, a link's text is chosen by Enter, and opened by a second one.
  const link = canvas
    .locator("article")
    .nth(1)
    .getByRole("link", { name: /Read more/ });
  while (!(await link.evaluate((one) => one === document.activeElement))) await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(canvas.locator("article").nth(1)).toBeVisible();
  await expect(page.getByLabel("Link label (en)")).toBeVisible();
  await page.keyboard.press("F2");
  const field = canvas.getByRole("textbox", { name: "Link label (en)" });
  await expect(field).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("See it");
  await page.keyboard.press("Escape");
  await expect(canvas.getByRole("link", { name: /See it/ })).toBeVisible();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(page.getByRole("status").filter({ hasText: "number 1 of 3" })).toBeAttached();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(handlesOf(page, "Selected work")).toBeVisible();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect.poll(site.read).toBe(site.original);
});

test("by touch: a text is edited in place, its block moved, and another added", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const canvas = await openCanvas(page, 390);
  const heading = canvas.getByRole("heading", { name: "Selected work" });
  await expect(async () => {
    await heading.tap();
    await expect(handlesOf(page, "Selected work")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await heading.tap();
  await canvas.getByRole("textbox").fill("Work");
  await page.keyboard.press("Enter");
  await handlesOf(page, "Work").getByRole("button", { name: "Move down" }).tap();
  await handlesOf(page, "Work").getByRole("button", { name: "Add block after it" }).tap();
  await page
    .getByRole("dialog", { name: "Add block" })
    .getByRole("button", { name: /^Quote/ })
    .tap();
  await expect(canvas.getByText("A ship in port is safe")).toBeInViewport();
  await expect.poll(site.read).toMatch(/"What others say".*"Work".*"type": "quote"/s);
  // The form is a tap away.
  await page.getByRole("toolbar").getByRole("button", { name: "Open the form" }).tap();
  await expect(page.getByRole("textbox", { name: "Text (en)" })).toContainText("A ship in port");
  await context.close();
});

test("what runs in the page can change no value but the one that is offered", async ({ page }) => {
  const canvas = await openCanvas(page);
  await choose(page, canvas.getByRole("heading", { name: "Selected work" }), "Selected work");
  const [, preview] = page.frames();
  await preview?.evaluate(() => {
    const forged = [
      { type: "editor:text", node: "/profile/name", text: "forged", revision: 1, isDone: false },
      { type: "editor:text", node: "/pages/0/blocks/2", text: "forged", revision: 1, isDone: false },
      { type: "editor:text", node: "/pages/0/blocks/2/title", text: { forged: true }, revision: 1 },
      { type: "editor:drop", list: "/pages", index: 0 },
      { type: "editor:drop", list: "/pages/0/blocks/2/cards", index: 0 },
      { type: "editor:command", command: "remove" },
      { type: "editor:select", nodes: "/profile" },
      "editor:command",
    ];
    for (const message of forged) parent.postMessage(message, "*");
  });
  // Nor is the page told anything by others than the editor.
  await preview?.evaluate(() => {
    const frame = document.body.appendChild(document.createElement("iframe"));
    const show = { type: "editor:show", nodes: [], part: undefined, lists: [], selects: false };
    const script = `parent.postMessage(${JSON.stringify(show)}, "*")`;
    frame.srcdoc = `<script>${script}</script>`;
    return new Promise((resolve) => frame.addEventListener("load", resolve));
  });
  await page.waitForTimeout(600);
  await expect(handlesOf(page, "Selected work")).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeDisabled();
  expect(await site.read()).toBe(site.original);
});

for (const colorScheme of ["light", "dark"] as const)
  for (const width of [390, 1440])
    test(`every state of the canvas is accessible at ${width} pixels, ${colorScheme}`, async ({ browser }) => {
      const page = await browser.newPage({ colorScheme, reducedMotion: "reduce" });
      const canvas = await openCanvas(page, width);
      const broken: string[] = [];
      const look = async (state: string) => {
        for (const one of await findViolations(page)) broken.push(`${state}: ${one}`);
      };
      const heading = canvas.getByRole("heading", { name: "Selected work" });
      await choose(page, heading, "Selected work");
      await look("a chosen text");
      await heading.click();
      await expect(canvas.getByRole("textbox")).toBeFocused();
      await look("a text that is edited");
      await page.keyboard.press("Escape");
      await handlesOf(page, "Selected work").getByRole("button", { name: "Move to …" }).click();
      await look("where to move");
      await page.keyboard.press("Escape");
      await handlesOf(page, "Selected work").getByRole("button", { name: "Add card" }).click();
      await expect(page.getByRole("dialog", { name: "Add card" })).toBeVisible();
      await look("the gallery");
      await page.close();
      expect(broken).toEqual([]);
    });
