import { beforeAll, describe, expect, it } from "vitest";
import { type BuiltSite, buildDraft } from "./site.ts";

const body = `Read *this* first.

## How

- **a** \`b\`
- ~~c~~ [d](/story)

> e

\`\`\`ts
let f = 1;
\`\`\`

| g | h |
|---|---|
| i | $j^2$ |`;

let site: BuiltSite;
beforeAll(async () => {
  site = await buildDraft((draft) => {
    draft.pages.push({
      path: "/story",
      title: "Story",
      description: "A story.",
      blocks: [
        { type: "prose", title: "A story", body },
        { type: "card-grid", cards: [{ type: "achievement", title: "A prize", description: "For **k** and `l`." }] },
      ],
    });
  });
});

describe("texts with form", () => {
  it("keep it in the Markdown", async () => {
    const markdown = await site.read("portfolio.md");
    for (const written of [
      "Read *this* first.",
      "- **a** `b`",
      "~~c~~ [d](https://",
      "> e",
      "```\nlet f = 1;\n```",
      "$j^2$",
    ])
      expect(markdown).toContain(written);
    expect(markdown).toMatch(/\| g\s+\| h\s+\|\n\| -+ \| -+ \|/);
  });

  it("keep it in a page's own Markdown, which has the page's headings and address", async () => {
    const markdown = await site.read("story/index.md");
    expect(markdown).toMatch(/^# /);
    expect(markdown).toContain("Read *this* first.");
    expect(markdown).toContain("[https://asha.example/portfolio/story/](https://asha.example/portfolio/story/)");
    expect(markdown).not.toContain("CORE Expert");
    expect(await site.read("story/index.html")).toContain(
      '<link rel="alternate" type="text/markdown" href="/portfolio/story/index.md">',
    );
  });

  it("are listed for language models, a page a line", async () => {
    const list = await site.read("llms.txt");
    expect(list).toMatch(/^# Your Name — Portfolio\n\n> .+\n\n## Pages\n\n- \[/);
    expect(list).toContain("](https://asha.example/portfolio/story/index.md): A story.\n");
    expect(list).toContain("## Optional\n\n- [All pages in one](https://asha.example/portfolio/portfolio.md)\n");
  });

  it("are words without marks in the plain text, the résumé and for search engines", async () => {
    const text = await site.read("portfolio.txt");
    for (const written of ["Read this first.", "- a b", "\ne\n", "let f = 1;", "i | j^2"])
      expect(text).toContain(written);
    const resume = await site.read("resume.json");
    expect(resume).toContain('"For k and l."');
    for (const file of [text, resume]) expect(file).not.toMatch(/\*\*|~~|`/);
  });
});
