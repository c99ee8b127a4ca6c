import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { templateFolder } from "../../../scripts/lib/content/template-texts.ts";
import { startDevServer } from "../../../scripts/lib/dev/dev-server.ts";

/** A new site in two languages, open in the editor. */
export interface EditedSite {
  /** The editor's address. */
  editor: string;
  url: string;
  file: string;
  /** The content's text before any edit. */
  original: string;
  read: () => Promise<string>;
  /** Stops the server, and returns what starts it again at its address. */
  stop: () => Promise<() => Promise<void>>;
  end: () => Promise<void>;
}

/** A page of posts, to be added, and the post `posts/first.md`. */
export const postsPage = `,
    {
      "path": "/notes",
      "title": "Notes",
      "blocks": [{ "type": "post-list", "posts": "posts/*.md" }]
    }`;
export const firstPost = "---\n# Mine\ntitle: 'First'\ndate: 2026-01-02\nlayout: post\n---\n\nOn [me](/about).\n";

/** @param addedPages pages in JSON, after those of a new site; `others` are files beside the content */
export async function startEditedSite(addedPages = "", others: Record<string, string> = {}): Promise<EditedSite> {
  const folder = await mkdtemp(join(tmpdir(), "editor-"));
  await cp(templateFolder, folder, { recursive: true });
  const file = join(folder, "content.json");
  const text = await readFile(file, "utf8");
  const original = text
    .replace('"language": "en"', '"languages": ["en", "de"]')
    .replace('\n  ],\n  "footer"', () => `${addedPages}\n  ],\n  "footer"`);
  for (const [name, text] of Object.entries(others)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  await writeFile(file, original);
  let server = await startDevServer({ file, port: 0, onChange: () => {} });
  const port = Number(new URL(server.url).port);
  return {
    editor: new URL("/__edit/", server.url).href,
    url: server.url,
    file,
    original,
    read: () => readFile(file, "utf8"),
    stop: async () => {
      await server.close();
      return async () => {
        server = await startDevServer({ file, port, onChange: () => {} });
      };
    },
    end: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The outline, in which parts are chosen by their names. */
export function outlineOf(page: Page): Locator {
  return page.getByRole("navigation", { name: "Outline" }).first();
}

/** Opens the form of a part by the names that lead to it in the outline. */
export async function openPart(page: Page, ...names: string[]): Promise<void> {
  const outline = outlineOf(page);
  for (const name of names.slice(0, -1)) {
    const opener = outline.getByRole("button", { name: `Show the parts of ${name}`, exact: true });
    if ((await opener.getAttribute("aria-expanded")) === "false") await opener.click();
  }
  const last = names.at(-1) ?? "";
  await outline
    .getByRole("button", { name: new RegExp(`^${last}`) })
    .first()
    .click();
}
