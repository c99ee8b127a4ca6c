import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

/** What others may rely on in a page, whatever it looks like. */
export interface PageDescription {
  language: string;
  title: string;
  description: string;
  /** Its own address, as it tells it to search engines. */
  canonical: string;
  /** Everything that can be read, in reading order: a line for each paragraph, heading, link or picture. */
  words: string[];
  /** Where its links lead, in their order. */
  addresses: string[];
  /** The ids that a link may end in. */
  anchors: string[];
}

/** What others may rely on in a site. */
export interface SiteDescription {
  /** Its files, but for those that only its own pages ask for. */
  files: string[];
  /** Its pages, by their files. */
  pages: Record<string, PageDescription>;
}

/** Describes a built site by its files alone. */
export async function describeSite(folder: string): Promise<SiteDescription> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => !file.startsWith("assets/") && !file.endsWith("page.json"))
    .toSorted();
  const pages: Record<string, PageDescription> = {};
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    pages[file] = describePage(await readFile(join(folder, file), "utf8"));
  }
  return { files, pages };
}

function describePage(html: string): PageDescription {
  const document = parse(html, { scriptingEnabled: false });
  const elements = elementsIn(document);
  const body = elements.filter(({ tagName }) => tagName === "body");
  const find = (name: string, key: string, value: string) =>
    elements.find((element) => element.tagName === name && attribute(element, key) === value);
  const title = elements.find(({ tagName, parentNode }) => tagName === "title" && parentNode?.nodeName === "head");
  return {
    language: attribute(
      elements.find(({ tagName }) => tagName === "html"),
      "lang",
    ),
    title: readLines(title?.childNodes ?? []).join(" "),
    description: attribute(find("meta", "name", "description"), "content"),
    canonical: attribute(find("link", "rel", "canonical"), "href"),
    words: readLines(body),
    addresses: elements.filter(({ tagName }) => tagName === "a").map((element) => attribute(element, "href")),
    // The program's own ids begin with a line, and those of its libraries have a colon in them.
    anchors: elements.map((element) => attribute(element, "id")).filter((id) => /^[^_:][^:]*$/.test(id)),
  };
}

function elementsIn(parent: Tree.ParentNode): Tree.Element[] {
  return parent.childNodes.flatMap((node) => ("tagName" in node ? [node, ...elementsIn(node)] : []));
}

function attribute(element: Tree.Element | undefined, name: string): string {
  return element?.attrs.find((attr) => attr.name === name)?.value ?? "";
}

/** Elements that stand within a line. */
const inline = new Set(["span", "b", "i", "em", "strong", "small", "abbr", "time", "code", "mark", "sub", "sup"]);

function readLines(nodes: readonly Tree.ChildNode[]): string[] {
  let text = "";
  const visit = (node: Tree.ChildNode) => {
    if ("value" in node) text += node.value.replace(/\s+/g, " ");
    if (!("tagName" in node) || ["script", "style", "svg"].includes(node.tagName)) return;
    // Text hidden from screen readers repeats other text.
    if (attribute(node, "aria-hidden") === "true") return;
    const edge = inline.has(node.tagName) ? "" : "\n";
    text += edge + attribute(node, "alt");
    node.childNodes.forEach(visit);
    text += edge;
  };
  nodes.forEach(visit);
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
