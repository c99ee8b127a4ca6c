// @vitest-environment node
import { readFile } from "node:fs/promises";
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { describe, expect, it } from "vitest";
import { measureContrast } from "../../schema/contrast.ts";
import { designs } from "../../schema/designs/index.ts";
import { extentOf } from "../../schema/kinds.ts";
import { checkContent } from "../../schema/resolve/check-content.ts";
import { resolveContent } from "../../schema/resolve/resolve-content.ts";
import { JsonText } from "../../schema/source/json-text.ts";
import { loadTypesetter } from "../../scripts/lib/typesetting/typesetter.ts";
import { renderPage } from "../../src/entry-server.tsx";
import { codeColors } from "../../src/theme/recipes/parts/code.ts";
import { makeSubject, stringNodesOf, withTexts } from "../support/hostile/subject.ts";
import { readText } from "../support/read-text.ts";
import { diskFacts } from "../support/site/disk-facts.ts";

const template = await readFile("index.html", "utf8");
const typesetter = await loadTypesetter({ languages: ["ts"], hasFormulas: true });

function render(document: unknown): Tree.Document[] {
  const { content, diagnostics } = checkContent(new JsonText("content.json", JSON.stringify(document)));
  if (!content) throw new Error(JSON.stringify(diagnostics));
  const { pages } = resolveContent(content, () => ({ src: "/x.png", width: 640, height: 480 }), {
    ...diskFacts,
    typesetter,
  });
  return pages.map((page) => parse(renderPage(page, template), { scriptingEnabled: false }));
}

function elements(node: Tree.Node): Tree.Element[] {
  if (!("childNodes" in node)) return [];
  const inner = node.childNodes.flatMap(elements);
  return "tagName" in node ? [node, ...inner] : inner;
}

const attribute = (element: Tree.Element, name: string) => element.attrs.find((attr) => attr.name === name)?.value;

describe("every text of the content that takes form", () => {
  const subject = makeSubject();
  const formed = stringNodesOf(subject).filter(({ kind, page }) => page && extentOf(kind));

  it("shows it in every location", () => {
    const names = new Map(formed.map(({ pointer }, index) => [pointer, `w${index}w`]));
    const pages = render(
      withTexts(subject, ({ pointer }) => {
        const name = names.get(pointer);
        return name && `**${name}** [to](/second)`;
      }),
    );
    const strong = new Set(
      pages
        .flatMap(elements)
        .filter(({ tagName }) => tagName === "strong")
        .map(readText),
    );
    expect(formed.length).toBeGreaterThan(20);
    expect(formed.filter(({ pointer }) => !strong.has(names.get(pointer) ?? "")).map(({ pointer }) => pointer)).toEqual(
      [],
    );
  });
});

const story = `Words of $x^2$.

### Deep

#### Deeper

\`\`\`ts
const a = "b";
\`\`\`

| c | d |
|---|---|
| e | f |

![A board](assets/board.png)

- g

$$
y
$$`;

const site = (body: unknown) => ({
  version: 1,
  site: { title: "Asha", description: "Chargers.", url: "https://asha.dev/" },
  profile: { name: "Asha", role: "Engineer", emails: [], links: [] },
  landing: { hidden: true },
  pages: [
    {
      path: "/",
      title: "Home",
      blocks: [
        { type: "hero" },
        { type: "prose", title: "Story", body },
        { type: "card-grid", title: "Work", cards: [{ type: "project", title: "Board", body }] },
      ],
    },
    { path: "/plain", title: "Plain", description: "Plain.", blocks: [{ type: "hero", text: "No **code**." }] },
  ],
});

describe("a body", () => {
  const [home, plain] = render(site(story));
  const all = home ? elements(home) : [];
  const tags = all.map(({ tagName }) => tagName);

  it("has headings under those around it, none left out, on the page and behind its button", () => {
    const levels = tags.filter((tag) => /^h[1-6]$/.test(tag)).map((tag) => Number(tag[1]));
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    expect(levels).toEqual([1, 2, 3, 4, 2, 3, 2, 3, 4]);
  });

  it("has code in classes and formulas in MathML: no style and no script of its own", () => {
    const pieces = all.filter((element) => /^t-/.test(attribute(element, "class") ?? ""));
    expect(new Set(pieces.map((piece) => attribute(piece, "class")))).toContain("t-keyword");
    const inText = all.filter(({ tagName }) =>
      ["pre", "code", "math", "mi", "mn", "table", "td", "li"].includes(tagName),
    );
    expect(inText.filter((element) => attribute(element, "style") !== undefined)).toEqual([]);
    expect(tags.filter((tag) => tag === "math")).toHaveLength(4);
  });

  it("can be scrolled with the keyboard where it is wide, and says what its pictures show", () => {
    for (const tag of ["pre", "table"]) {
      for (const element of all.filter(({ tagName }) => tagName === tag)) {
        const frame = tag === "pre" ? element : element.parentNode;
        expect(frame && "attrs" in frame && attribute(frame, "tabindex")).toBe("0");
      }
    }
    expect(all.filter(({ tagName }) => tagName === "img").map((image) => attribute(image, "alt"))).toEqual([
      "A board",
      "A board",
    ]);
  });

  it("brings the rules for code to no page that has none", () => {
    const rules = (document: Tree.Document | undefined) => (document ? readStyles(document) : "");
    expect(rules(home)).toContain(".t-keyword");
    expect(rules(plain)).not.toContain(".t-keyword");
  });

  it("says the same as one text, as a list of texts, and without its marks", () => {
    const [list] = render(site(story.split("\n\n")));
    expect(list && readText(list)).toBe(home && readText(home));
  });
});

function readStyles(document: Tree.Document): string {
  return elements(document)
    .filter(({ tagName }) => tagName === "style")
    .flatMap(({ childNodes }) => childNodes.map((node) => ("value" in node ? node.value : "")))
    .join("");
}

it.each(Object.entries(codeColors))("the colour of a %s is read well in every design, light and dark", (_, pair) => {
  const [light, dark] = pair;
  for (const { colors } of Object.values(designs)) {
    expect(measureContrast(light, colors.surface.light)).toBeGreaterThanOrEqual(4.5);
    expect(measureContrast(dark, colors.surface.dark)).toBeGreaterThanOrEqual(4.5);
  }
});
