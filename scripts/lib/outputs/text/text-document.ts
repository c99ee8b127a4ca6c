import type { Root, RootContent } from "mdast";
import { coverSecrets } from "../../privacy/cover-text.ts";
import { isHome, type ReadablePage } from "../output.ts";

/**
 * All pages as one text: home first, under its own heading; the others as its sections; what stands under every page
 * once, at the end, with the site's address.
 */
export async function composeDocument(pages: readonly ReadablePage[], secrets: readonly string[]): Promise<Root> {
  const ordered = pages.toSorted((one, other) => Number(isHome(other.page)) - Number(isHome(one.page)));
  const texts = await Promise.all(
    ordered.map(async ({ page, readText }) => {
      const { main, footer } = await readText();
      const cover = (nodes: readonly RootContent[]) => coverSecrets(nodes, secrets, page.url);
      return { page, main: cover(main), footer: cover(footer) };
    }),
  );
  const body = texts.flatMap(({ page, main }) => (isHome(page) ? main : main.map(lower)));
  const [first] = texts;
  const end: RootContent[] = first ? [{ type: "thematicBreak" }, ...first.footer, addressLine(first.page.url)] : [];
  return { type: "root", children: [...body, ...end] };
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
