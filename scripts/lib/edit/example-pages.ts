import { type BlockType, blocks } from "../../../schema/blocks/index.ts";
import { contentNode } from "../../../schema/document/content-node.ts";
import { mapContent } from "../../../schema/document/map-content.ts";
import { entities } from "../../../schema/entities/index.ts";
import { isRecord } from "../../../schema/json-schema/schema-parts.ts";
import type { FeedFile } from "../../../schema/records/feed.ts";
import type { RepositoriesFile } from "../../../schema/records/repository.ts";
import { contentId } from "../../../src/data-attributes.ts";
import { type LoadedContent, loadContent } from "../content/load-content.ts";
import { originalPictures } from "../images/collect-pictures.ts";
import { listSite, type SiteApp } from "../site/list-site.ts";
import { readParts } from "../site/read-parts.ts";

const address = "https://example.com/";

const repositories: RepositoriesFile = {
  github: "your-name",
  repositories: [
    { name: "first-repository", url: address, description: "What it is for.", language: "C", stars: 12 },
    { name: "second-repository", url: address, description: "What it is for.", language: "Go", stars: 3 },
  ],
};

const feed: FeedFile = {
  feeds: [address],
  entries: [
    { title: "What you wrote elsewhere", url: address, date: "2025-06-30" },
    { title: "Another article", url: address, date: "2025-03-02" },
  ],
};

/** What examples have from files that the owner's folder needn't have. */
const unsaved: ReadonlyMap<string, string> = new Map([
  ["github.json", JSON.stringify(repositories)],
  ["feed.json", JSON.stringify(feed)],
  [
    "papers.bib",
    "@article{rao2025charger, title={A charger that sleeps}, author={Rao, Asha}, journal={Journal of Small Circuits}, year={2025}}",
  ],
]);

/** Posts, in place of the files that the example names. */
const posts = [
  {
    path: "/first-post",
    title: "A first post",
    date: "2025-06-30",
    description: "What it is about.",
    body: "Its text.",
  },
  {
    path: "/second-post",
    title: "A second post",
    date: "2025-03-02",
    description: "What it is about.",
    body: "Its text.",
  },
];

/** A page's heading. It isn't shown: the example has the level of headings that it has on most pages. */
const heading = { type: "heading", text: "Example" };

/** The blocks that show an example: a card's is in a grid. Undefined for a type that there isn't. */
function exampleBlocks(type: string): object[] | undefined {
  const isBlock = (name: string): name is BlockType => Object.hasOwn(blocks, name);
  if (type === "hero" || type === "heading") return [blocks[type].example];
  if (isBlock(type)) return type === "footer" ? undefined : [heading, blocks[type].example];
  const entity = Object.entries(entities).find(([name]) => name === type)?.[1];
  return entity && [heading, { type: "card-grid", columns: 2, cards: [entity.example] }];
}

/** A site that has one example on its only page, and looks like the owner's. */
function exampleContent({ source, images }: LoadedContent, shown: object[]): object {
  const own = isRecord(source.value) ? source.value : {};
  const { title, description, url, language, languages } = Object(own["site"]);
  const { name, role, location, photo } = Object(own["profile"]);
  const content = {
    version: own["version"],
    site: { title, description, url, language, languages },
    profile: {
      name,
      role,
      location,
      photo,
      phone: "+1 555 0100",
      emails: [{ id: "work", label: "E-mail", address: "you@example.com" }],
      links: [
        { id: "github", kind: "github", label: "GitHub", href: "https://github.com/you" },
        { id: "linkedin", kind: "linkedin", label: "LinkedIn", href: "https://www.linkedin.com/in/you" },
      ],
    },
    theme: own["theme"],
    landing: { hidden: true },
    pages: [{ path: "/", title: "Example", blocks: shown }],
  };
  // The owner's pictures are in the folder, those of examples aren't.
  const [picture] = images.keys();
  const mapped = mapContent(contentNode(JSON.parse(JSON.stringify(content))), (node, goOn) => {
    if (node.kind === "file" && picture !== undefined && node.parent?.name !== "photo") return picture;
    return node.kind === "postFiles" ? posts : goOn(node);
  });
  return Object(mapped);
}

/**
 * The page with the example of a block or a card, as the owner's design shows it; undefined if it can't be shown.
 * @param file the content file
 */
export async function renderExample(
  type: string,
  file: string,
  loaded: LoadedContent,
  app: SiteApp,
): Promise<string | undefined> {
  const shown = exampleBlocks(type);
  if (!shown) return undefined;
  const text = JSON.stringify(exampleContent(loaded, shown));
  const made = await loadContent(file, { name: "content.json", text, unsaved, showsDrafts: true });
  if (!made.content) return undefined;
  const parts = await readParts(made, made.content);
  const site = listSite(parts, app, originalPictures(parts.images), { hasWholeFonts: true });
  const page = await site.files.find(({ path }) => path === "index.html")?.make();
  return page === undefined ? undefined : stripPage(page.toString());
}

/** Leaves only the example of a page: nothing around it, and no scripts, which its frame doesn't run. */
function stripPage(html: string): string {
  const style = `header, footer, dialog, #${contentId} > :first-child:not(:last-child) { display: none !important }
    html { overflow: hidden } * { animation: none !important; content-visibility: visible !important }`;
  return html.replace(/<script\b[^>]*>.*?<\/script>/gs, "").replace("</head>", `<style>${style}</style></head>`);
}
