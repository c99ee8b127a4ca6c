import type { Root, RootContent } from "mdast";
import { coverSecrets } from "../../privacy/cover-text.ts";
import { isHome, type ReadablePage } from "../output.ts";

/**
 * All pages as one text: home first, under its own heading; the others as its sections; what stands under every page
 * once, at the end, with the site's address.
 */
export async function composeDocument(pages: readonly ReadablePage[], secrets: readonly string[]): Promise<Root> {
  const ordered = [...pages.filter(({ page }) => isHome(page)), ...pages.filter(({ page }) => !isHome(page))];
  const texts = await Promise.all(
    ordered.map(async ({ page, readText }) => {
      const { main, footer } = await readText();
      const cover = (nodes: readonly RootContent[]) => coverSecrets(nodes, secrets, page.url);
      return { page, text: { main: cover(main), footer: cover(footer) } };
    }),
  );
  const footer = texts[0]?.text.footer ?? [];
  const address = texts[0]?.page.url;
  return {
    type: "root",
    children: [
      ...texts.flatMap(({ page, text }) => (isHome(page) ? text.main : text.main.map(lower))),
      ...(footer.length > 0 || address !== undefined ? [{ type: "thematicBreak" } as const] : []),
      ...footer,
      ...(address === undefined ? [] : [addressLine(address)]),
    ],
  };
}

function lower(node: RootContent): RootContent {
  if (node.type !== "heading") return node;
  const depth = node.depth === 1 ? 2 : node.depth === 2 ? 3 : node.depth === 3 ? 4 : node.depth === 4 ? 5 : 6;
  return { ...node, depth };
}

function addressLine(address: string): RootContent {
  const url = new URL(address).href;
  return { type: "paragraph", children: [{ type: "link", url, children: [{ type: "text", value: address }] }] };
}
