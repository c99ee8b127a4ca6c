import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { choose, handlesOf, openCanvas, untilListening } from "./canvas.ts";
import { type EditedSite, startEditedSite } from "./edited-site.ts";

const projects = `,
    {
      "path": "/projects",
      "title": "Projects",
      "blocks": [
        { "type": "heading", "text": "Projects" },
        {
          "type": "card-grid",
          "filter": true,
          "cards": [
            { "type": "project", "title": "An old one" }
          ]
        }
      ]
    }`;

let site: EditedSite;
test.beforeEach(async () => {
  site = await startEditedSite(projects);
});
test.afterEach(() => site.end());

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
  const canvas = await openCanvas(page, site.editor);
  const field = canvas.getByRole("textbox");

  // A text: the first click chooses its field, the second one edits it in place, and the form follows.
  const title = canvas.getByRole("heading", { name: "The project you would show first" });
  await choose(page, title, "The project you would show first");
  await expect(page.getByRole("navigation", { name: "Outline" }).locator("[aria-current=true]")).toContainText(
    "The project",
  );
  await title.click();
  await field.fill("Harbour lights");
  await expect(page.getByLabel("Title (en)", { exact: true })).toHaveValue("Harbour lights");
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
  await expect(dialog.getByLabel("Place").locator("option:checked")).toHaveText("Where it is now");
  await expect(dialog.getByRole("button", { name: "Move", exact: true })).toBeDisabled();
  await dialog.getByRole("radio", { name: /^Projects › / }).check();
  await dialog.getByLabel("Place").selectOption("First");
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "is in Projects › " })).toBeAttached();

  // The frame shows the page where the card is now. With Alt, a link leads on, and the outline follows.
  await expect(canvas.getByRole("heading", { level: 1 })).toHaveText("Projects");
  await untilListening(page);
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
  await canvas.getByText("…", { exact: true }).dblclick();
  await field.fill("Light is what you don't notice.");
  await page.keyboard.press("Enter");
  await canvas.getByRole("heading", { name: "What others say" }).click();
  await handlesOf(page, "What others say").getByRole("button", { name: "Hide", exact: true }).click();
  await expect(canvas.getByRole("heading", { name: "What others say" })).toHaveCount(0);

  // A text is translated where the page shows it. With the first one the page in that language begins.
  await page.getByLabel("Language of the preview").selectOption("de");
  await choose(page, canvas.getByRole("heading", { name: "Selected work" }), "Selected work");
  await canvas.getByRole("heading", { name: "Selected work" }).click();
  await field.fill("Ausgewählte Arbeiten");
  await expect(page.getByRole("textbox", { name: "Title (de)", exact: true })).toHaveValue("Ausgewählte Arbeiten");
  await page.keyboard.press("Enter");
  await canvas.getByRole("heading", { name: "A second one, of another kind" }).click();
  await expect(canvas.locator("html")).toHaveAttribute("lang", "de");
  await expect(canvas.getByRole("heading", { name: "Ausgewählte Arbeiten" })).toBeVisible();

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
