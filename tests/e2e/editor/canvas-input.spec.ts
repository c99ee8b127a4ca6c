import { expect, type Locator, test } from "@playwright/test";
import { findViolations } from "../support/accessibility.ts";
import { choose, handlesOf, openCanvas } from "./canvas.ts";
import { type EditedSite, startEditedSite } from "./edited-site.ts";

let site: EditedSite;
test.beforeEach(async () => {
  site = await startEditedSite();
});
test.afterEach(() => site.end());

test("what is composed, pasted and undone is the same on the page and in the form", async ({ page, context }) => {
  const canvas = await openCanvas(page, site.editor);
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
  const changed = canvas.getByText("and *more*");
  await expect(changed).toContainText("日本 form");
  // It is still the chosen one, so one click is enough.
  await choose(page, changed, "The project you would show first");
  await expect(field).toHaveValue(`${pasted} form`);
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
  const canvas = await openCanvas(page, site.editor);
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
    .getByRole("link", { name: /See it/ });
  while (!(await link.evaluate((one) => one === document.activeElement))) await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(canvas.locator("article").nth(1)).toBeVisible();
  await expect(page.getByLabel("Label (en)")).toBeVisible();
  await page.keyboard.press("F2");
  const field = canvas.getByRole("textbox", { name: "Label (en)" });
  await expect(field).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Read on");
  await page.keyboard.press("Escape");
  await expect(canvas.getByRole("link", { name: /Read on/ })).toBeVisible();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(page.getByRole("status").filter({ hasText: "number 1 of 3" })).toBeAttached();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(handlesOf(page, "Selected work")).toBeVisible();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect.poll(site.read).toBe(site.original);
});

test("by touch: a text is edited in place, its block moved, and another added", { tag: "@journey" }, async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const canvas = await openCanvas(page, site.editor, 390);
  const heading = canvas.getByRole("heading", { name: "Selected work" });
  await choose(page, heading, "Selected work");
  // The handles are in one row, and what they are dragged by covers nothing of the heading.
  const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? 0;
  const buttonOf = (name: string) => handlesOf(page, "Selected work").getByRole("button", { name });
  expect(await topOf(buttonOf("Add block after it"))).toBe(await topOf(buttonOf("Open the form")));
  expect(await topOf(canvas.getByText("⠿"))).toBeLessThan((await topOf(heading)) - 26);
  await heading.tap();
  await canvas.getByRole("textbox").fill("Work");
  await page.keyboard.press("Enter");
  await handlesOf(page, "Work").getByRole("button", { name: "Move down" }).tap();
  await handlesOf(page, "Work").getByRole("button", { name: "Add block after it" }).tap();
  await page
    .getByRole("dialog", { name: "Add block" })
    .getByRole("button", { name: /^Quote/ })
    .tap();
  await expect(canvas.getByText("…", { exact: true })).toBeInViewport();
  await expect.poll(site.read).toMatch(/"What others say".*"Work".*"type": "quote"/s);
  // The form is a tap away.
  await page.getByRole("toolbar").getByRole("button", { name: "Open the form" }).tap();
  await expect(page.getByRole("textbox", { name: "Text (en)" })).toHaveText("…");
  await context.close();
});

test("what runs in the page can change no value but the one that is offered", async ({ page }) => {
  const canvas = await openCanvas(page, site.editor);
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
      const canvas = await openCanvas(page, site.editor, width);
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
