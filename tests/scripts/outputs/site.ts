import { mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { once } from "../../../schema/source/once.ts";
import { buildSite } from "../../../scripts/lib/site/build-site.ts";
import { copySampleAssets, sampleFile } from "../../support/sample.ts";

/** The content as an owner writes it, as far as tests change it. */
export interface Draft {
  site: Record<string, unknown>;
  profile: Record<string, unknown>;
  theme: Record<string, unknown>;
  pages: { path: string; hidden?: boolean; title: string; description?: string; blocks: Record<string, unknown>[] }[];
  footer?: unknown;
}

export const address = "https://asha.example/portfolio/";

/** A site as it is on the disk. */
export interface BuiltSite {
  folder: string;
  files: string[];
  read: (path: string) => Promise<string>;
}

/** Builds the sample, changed, as `npm run build` does. */
export async function buildDraft(
  change: (draft: Draft) => void = () => {},
  beside: Readonly<Record<string, string>> = {},
): Promise<BuiltSite> {
  const root = await mkdtemp(join(tmpdir(), "outputs-"));
  await copySampleAssets(root);
  const draft: Draft = JSON.parse(await readFile(sampleFile, "utf8"));
  draft.site["url"] = address;
  change(draft);
  for (const [name, text] of Object.entries(beside)) await writeFile(join(root, name), text);
  const file = join(root, "content.json");
  await writeFile(file, JSON.stringify(draft));
  const folder = join(root, "site");
  const { pages, diagnostics } = await buildSite(file, folder);
  if (pages === 0) throw new Error(JSON.stringify(diagnostics, undefined, 2));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return { folder, files: files.toSorted(), read: (path) => readFile(join(folder, path), "utf8") };
}

/** The sample as it is, for tests that read it: each process builds it once. */
export const buildSample = once(() => buildDraft());

/** The pages of a site, the fallback not among them. */
export function pagesOf({ files }: BuiltSite): string[] {
  return files.filter((file) => file.endsWith("index.html"));
}

/** The full address of a page's file. */
export function addressOf(file: string): string {
  return address + file.replace(/index\.html$/, "");
}

/** The file that a full address leads to within the site. */
export function fileAt(url: string): string {
  if (!url.startsWith(address)) throw new Error(`${url} is not in the site`);
  return url.slice(address.length);
}

/** The elements of a document, in their order. */
export function elementsOf(html: string): Tree.Element[] {
  const visit = (parent: Tree.ParentNode): Tree.Element[] =>
    parent.childNodes.flatMap((node) => ("tagName" in node ? [node, ...visit(node)] : []));
  return visit(parse(html, { scriptingEnabled: false }));
}

export function attributesOf({ attrs }: Tree.Element): Record<string, string> {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
}

export function textOf(node: Tree.Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}

/** What a page's head says, by names. */
export function readHead(html: string) {
  const elements = elementsOf(html);
  const meta = elements.filter(({ tagName }) => tagName === "meta").map(attributesOf);
  const links = elements.filter(({ tagName }) => tagName === "link").map(attributesOf);
  const scripts = elements.filter(({ tagName }) => tagName === "script");
  const title = elements.find(({ tagName, parentNode }) => tagName === "title" && parentNode?.nodeName === "head");
  return {
    title: title ? textOf(title) : "",
    language: attributesOf(elements.find(({ tagName }) => tagName === "html") ?? elements[0] ?? never())["lang"],
    meta: (name: string) =>
      meta.filter((tag) => (tag["name"] ?? tag["property"]) === name).map((tag) => tag["content"]),
    links: (rel: string) => links.filter((link) => link["rel"] === rel),
    graphs: scripts
      .filter((script) => attributesOf(script)["type"] === "application/ld+json")
      .map((script): Record<string, unknown> => JSON.parse(textOf(script))),
    scripts: scripts.length,
  };
}

function never(): never {
  throw new Error("The document is empty");
}
