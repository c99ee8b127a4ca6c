import { marked, type Tokens } from "marked";
import type { Root } from "mdast";
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { beforeAll, describe, expect, it } from "vitest";
import { formatMarkdown, formatPlainText } from "../../../scripts/lib/outputs/plain-text.ts";
import { addressOf, attributesOf, buildDraft, buildSample, elementsOf, pagesOf, textOf } from "./site.ts";

let site: Awaited<ReturnType<typeof buildSample>>;
let plain: string;
let markdown: string;
beforeAll(async () => {
  site = await buildSample();
  plain = await site.read("portfolio.txt");
  markdown = await site.read("portfolio.md");
});

/** Words without what joins them: how a format breaks lines is its own. */
const squeeze = (text: string) => text.replace(/\s+/g, "");

/** Each piece of text that a reader without scripts sees on a page, read by other code than the formats'. */
function visiblePieces(html: string): string[] {
  const pieces: string[] = [];
  const visit = (node: Tree.Node, shown: boolean): void => {
    if ("tagName" in node) {
      const attributes = attributesOf(node);
      if (["script", "style", "svg", "button"].includes(node.tagName)) return;
      if (
        attributes["aria-hidden"] === "true" ||
        "data-needs-js" in attributes ||
        "data-screen-reader-only" in attributes
      )
        return;
      // The way back to the top is a control of pages.
      if (attributes["href"] === "#_root") return;
      const isRead = shown || node.tagName === "main" || node.tagName === "footer";
      // Its text repeats the card's title, and is hidden in an open dialog.
      const nodes = node.parentNode && isInDialog(node) && /^h\d$/.test(node.tagName) ? [] : node.childNodes;
      for (const child of nodes) visit(child, isRead);
    } else if ("value" in node) {
      const text = node.value.trim();
      if (shown && text !== "") pieces.push(text);
    } else if ("childNodes" in node) for (const child of node.childNodes) visit(child, shown);
  };
  visit(parse(html, { scriptingEnabled: false }), false);
  return pieces;
}

function isInDialog(element: Tree.Element): boolean {
  for (let at: Tree.Node | null = element.parentNode; at && "tagName" in at; at = at.parentNode) {
    if (at.tagName === "dialog") return true;
  }
  return false;
}

describe("the plain text and the Markdown", () => {
  it("say every text that the pages say", async () => {
    const rendered = squeeze(textOf(parse(await marked.parse(markdown))));
    for (const file of pagesOf(site)) {
      const pieces = visiblePieces(await site.read(file));
      expect(pieces.length).toBeGreaterThan(15);
      for (const piece of pieces) {
        expect(squeeze(plain)).toContain(squeeze(piece));
        expect(rendered).toContain(squeeze(piece));
      }
    }
  });

  it("have no way back to the top, which they are read from", () => {
    expect(plain).not.toContain("Back to top");
    expect(markdown).not.toContain("Back to top");
  });

  it("say nothing that the pages don't say, but addresses", async () => {
    const pages = await Promise.all(pagesOf(site).map((file) => site.read(file)));
    const said = squeeze(pages.flatMap(visiblePieces).join(""));
    const hrefs = pages.flatMap((html, index) =>
      elementsOf(html)
        .map((element) => attributesOf(element)["href"])
        .filter((href) => href !== undefined)
        .map((href) => new URL(href, addressOf(pagesOf(site)[index] ?? "")).href),
    );
    const lines = plain.split("\n").filter((line) => !/^(?:=+|-+|\* \* \*|\s*)$/.test(line));
    expect(lines.length).toBeGreaterThan(100);
    for (const line of lines) {
      const [, words = line, href] = /^(.*) \((https?:[^)]+)\)$/.exec(line.replace(/^- /, "")) ?? [];
      if (href !== undefined) expect(hrefs).toContain(href);
      // A telephone number and its name stand in two elements.
      for (const part of words.replace(/^- /, "").split(/: (?=\S+@|\+|Your City)/)) {
        if (part !== "https://asha.example/portfolio/") expect(said).toContain(squeeze(part));
      }
    }
  });

  it("have one first-level heading, the name, and the other pages under it in their order", () => {
    const headings = marked.lexer(markdown).filter((token): token is Tokens.Heading => token.type === "heading");
    expect(headings.filter(({ depth }) => depth === 1).map(({ text }) => text)).toEqual(["Your Name"]);
    const titles = ["ABOUT ME", "PROJECTS", "SKILLS &amp; EXPERTISE", "Contact Me"];
    const second = headings.filter(({ depth }) => depth === 2).map(({ text }) => text.replace("&", "&amp;"));
    expect(second.filter((title) => titles.includes(title))).toEqual(titles);
  });

  it("give every link its full address, and say the footer once", async () => {
    const html = await marked.parse(markdown);
    const links = elementsOf(html).filter(({ tagName }) => tagName === "a");
    expect(links.length).toBeGreaterThan(15);
    for (const link of links) expect(attributesOf(link)["href"]).toMatch(/^(?:https:\/\/|mailto:|tel:)/);
    expect(plain.match(/Thank You ! Happy to see you/g)).toHaveLength(1);
    expect(plain).toContain("know more (https://github.com/your-name/campus-connect)");
  });

  it("end with the site's own address", () => {
    expect(plain.trimEnd().split("\n").at(-1)).toBe(addressOf("index.html"));
  });
});

it("an entry is read with its title first and once, what is under each other as lines of their own", async () => {
  const entry = {
    type: "achievement",
    title: "Golden Fuse",
    date: "2024-05",
    description: "For a fuse.",
    details: { label: "More", paragraphs: ["It began with a spark."] },
  };
  const withEntry = await buildDraft((draft) => {
    const blocks = [
      { type: "list", style: "numbers", items: ["First thing", "Second thing"] },
      { type: "card-grid", cards: [entry] },
    ];
    draft.pages.push({ path: "/entry", title: "Entry", blocks });
  });
  const text = await withEntry.read("portfolio.md");
  const written = [
    "## Entry",
    "1. First thing\n2. Second thing",
    "### Golden Fuse",
    "May 2024",
    "For a fuse.",
    "It began with a spark.",
  ];
  expect(text).toContain(`${written.join("\n\n")}\n\n---`);
});

it("a page of an article has its text here, unless another page of the site lists it", async () => {
  const articleOn = (path: string, list: string) => ({
    path,
    title: "Text",
    blocks: [{ type: "article", title: path, date: "2025", body: "It rains.", list: { label: "All", href: list } }],
  });
  const withArticles = await buildDraft((draft) => {
    draft.pages.push(articleOn("/listed", "/about"), articleOn("/elsewhere", "https://journal.example/"));
    draft.pages.push(articleOn("/one", "/other"), articleOn("/other", "/one"));
  });
  const text = await withArticles.read("portfolio.txt");
  expect(["/listed", "/elsewhere", "/one", "/other"].filter((path) => text.includes(path))).toEqual([
    "/elsewhere",
    "/one",
    "/other",
  ]);
});

it("hidden content is in no format", async () => {
  const hidden = await buildDraft((draft) => {
    draft.pages[0]?.blocks.push({ type: "prose", hidden: true, paragraphs: ["HIDDEN-BLOCK"] });
    draft.pages.push({
      path: "/x",
      title: "HIDDEN-PAGE",
      hidden: true,
      blocks: [{ type: "heading", text: "HIDDEN-PAGE" }],
    });
    draft.profile["phone"] = "+91 98765 43210";
    for (const page of draft.pages)
      for (const block of page.blocks) if (block["type"] === "contact") block["phone"] = block["chat"] = false;
    delete draft.footer;
  });
  for (const file of hidden.files.filter((name) => !/\.(?:png|jpg|avif|webp|js)$/.test(name))) {
    expect([file, await hidden.read(file)]).toEqual([file, expect.not.stringMatching(/HIDDEN-|98765|9198765/)]);
  }
});

it.each([
  "# no heading",
  "1. no list",
  "- no list either",
  "*not* _leaning_ `nor code` ~~nor struck~~",
  "<b>no element</b> & no &amp; entity",
  "[no link](https://evil.example) ![no image](x) <https://evil.example>",
  "a | b | c",
  "back\\slash\\",
  "> no quotation",
  "===",
  "---",
  "line\nwith # breaks\n- in it",
  "    four spaces before",
])("in Markdown the text %j stays text", async (value) => {
  const document: Root = {
    type: "root",
    children: [
      { type: "paragraph", children: [{ type: "text", value }] },
      { type: "heading", depth: 2, children: [{ type: "text", value: value.replaceAll("\n", " ") }] },
    ],
  };
  for (const gfm of [true, false]) {
    const html = await marked.parse(formatMarkdown(document), { gfm });
    // GitHub's Markdown makes a link of every bare address.
    const elements = elementsOf(html).map(({ tagName }) => tagName);
    expect(elements.filter((name) => !gfm || name !== "a")).toEqual(["html", "head", "body", "p", "h2"]);
    expect(squeeze(textOf(parse(html)))).toBe(squeeze(value + value));
  }
  expect(squeeze(formatPlainText(document))).toContain(squeeze(value));
});

it("the plain text shows by signs and places what is a heading, a list and part of an entry", () => {
  const text = (value: string) => ({ type: "text" as const, value });
  const paragraph = (value: string) => ({ type: "paragraph" as const, children: [text(value)] });
  const heading = (depth: 1 | 2 | 3 | 4, value: string) => ({
    type: "heading" as const,
    depth,
    children: [text(value)],
  });
  const list = (ordered: boolean, ...items: (Root["children"][number] & { type: "paragraph" | "list" })[][]) => ({
    type: "list" as const,
    ordered,
    children: items.map((children) => ({ type: "listItem" as const, children })),
  });
  const link = { type: "link" as const, url: "mailto:work@asha.example", children: [text("work@asha.example")] };
  const document: Root = {
    type: "root",
    children: [
      heading(1, "Aśa"),
      heading(2, "Works"),
      heading(4, "Lamp"),
      list(true, [paragraph("one"), list(false, [paragraph("a")])], [paragraph("two")]),
      { type: "paragraph", children: [text("Write to "), link] },
    ],
  };
  const lines = ["Aśa", "===", "", "", "Works", "-----", "", "Lamp", "1. one", "   - a", "2. two", ""];
  expect(formatPlainText(document)).toBe([...lines, "Write to work@asha.example", ""].join("\n"));
});

it("the plain text begins as no page does, so that no browser takes it for one where its host sends no type", () => {
  const begin = (value: string) =>
    formatPlainText({ type: "root", children: [{ type: "heading", depth: 1, children: [{ type: "text", value }] }] });
  for (const name of ["<script>alert(1)</script>", " \v<!-- -->", "<?xml"])
    expect(begin(name)).not.toMatch(/^[\t\n\v\f\r ]*</);
  expect(begin("Aśa <b>")).toMatch(/^Aśa <b>\n/);
});
