import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { checkContent } from "../../../schema/resolve/check-content.ts";
import type { PageData } from "../../../schema/resolve/page-data.ts";
import { resolveContent } from "../../../schema/resolve/resolve-content.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { renderOrExplain } from "../../../scripts/lib/site/page-renderer.ts";
import { renderPage } from "../../../src/entry-server.tsx";
import { exampleContent } from "../../support/example-content.ts";
import { diskFacts } from "../../support/site/disk-facts.ts";

const template = await readFile("index.html", "utf8");
const render = (page: PageData) => renderPage(page, template);
const { content } = checkContent(new JsonText("examples", JSON.stringify(exampleContent("https://example.com/"))));
const pages = content ? resolveContent(content, () => ({ src: "/x.png", width: 16, height: 9 }), diskFacts).pages : [];
const page = pages.find(({ href }) => href === "/card-grid/");
if (!page) throw new Error("The example has no such page");

it("a page that can be rendered is the same with and without the explanation of what can't", async () => {
  expect(await renderOrExplain(page, render)).toBe(render(page));
});

it("a view that throws stops the build, which names the page, the block and the error, and says what to do", async () => {
  const [heading] = pages[0]?.blocks ?? [];
  const [grid] = page.blocks.filter(({ type }) => type === "card-grid");
  const broken = { ...grid, cards: null } as unknown as PageData["blocks"][number];
  const blocks = heading ? [heading, broken] : [broken];
  await expect(renderOrExplain({ ...page, blocks }, render)).rejects.toThrow(
    /^The page \/card-grid\/ can't be rendered, in its block "card-grid": Cannot read properties of null .*\n {2}help: Your content passed/,
  );
});

it("what fails beside the blocks is blamed on none of them", async () => {
  const shell = { ...page.shell, navigation: null } as unknown as PageData["shell"];
  await expect(renderOrExplain({ ...page, shell }, render)).rejects.toThrow(
    /^The page \/card-grid\/ can't be rendered: /,
  );
});
