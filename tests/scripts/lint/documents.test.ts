import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { blocks } from "../../../schema/blocks/index.ts";
import { entities } from "../../../schema/entities/index.ts";
import { portfolios } from "../../support/site/portfolios.ts";

const readme = readFileSync("README.md", "utf8");
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));

/** What a document names in code signs. */
function codeIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
}

/** The rows of the table whose first column has this title, each by its cells. */
function rowsOf(text: string, title: string): string[][] {
  const table = text.split("\n\n").find((part) => part.startsWith(`| ${title} |`)) ?? "";
  return table
    .split("\n")
    .slice(2)
    .map((row) => row.split("|").map((cell) => cell.trim()));
}

const guides = readdirSync(".github/guide").map((name) => `.github/guide/${name}`);
const documents = [
  "README.md",
  ...["CONTRIBUTING", "ARCHITECTURE", "SECURITY"].map((name) => `.github/${name}.md`),
  ...guides,
];

/** The anchors that GitHub gives the headings of a document. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  );
}

describe.each(documents)("%s", (file) => {
  const text = readFileSync(file, "utf8");

  it("names folders and files that are there", () => {
    const paths = codeIn(text).filter((code) => /^(?:schema|src|scripts|tests)\/[\w./-]*$/.test(code));
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it("links to files that are there, and to their headings", () => {
    const links = [...text.matchAll(/\]\(([^)#:]*)(?:#([^)]*))?\)/g)].map(([, link = "", anchor]) => ({
      to: link === "" ? file : join(dirname(file), link),
      anchor,
    }));
    expect(links.filter(({ to }) => !existsSync(to))).toEqual([]);
    const anchored = links.filter(({ anchor }) => anchor !== undefined);
    expect(anchored.filter(({ to, anchor = "" }) => !anchorsOf(readFileSync(to, "utf8")).includes(anchor))).toEqual([]);
  });

  it("names scripts that package.json has", () => {
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

it("the README leads to every guide", () => {
  expect(guides.length).toBeGreaterThan(5);
  expect(guides.filter((guide) => !readme.includes(`](${guide}`))).toEqual([]);
});

describe("the map of how it is built", () => {
  const map = readFileSync(".github/ARCHITECTURE.md", "utf8");

  it("has every room of the project", () => {
    const named = rowsOf(map, "folder").flatMap(([, path = "", what = ""]) => codeIn(`${path} ${what}`));
    const rooms = ["schema", "src", "scripts/lib"].flatMap((root) =>
      readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])),
    );
    expect(rooms.filter((room) => !named.some((path) => path.split("/").includes(room)))).toEqual([]);
  });

  it("says of every block what it is for and what draws it", () => {
    const rows = rowsOf(map, "block").map(([, type = "", purpose = "", drawn = ""]) => ({ type, purpose, drawn }));
    expect(rows.map(({ type }) => codeIn(type)[0])).toEqual(expect.arrayContaining(Object.keys(blocks)));
    expect(rows.filter(({ purpose, drawn }) => purpose === "" || drawn === "")).toEqual([]);
  });
});

describe("the README", () => {
  it("shows every whole portfolio, and says where it is", () => {
    for (const who of portfolios) {
      expect(readme).toContain(`](.github/pictures/${who}.webp)`);
      expect(readme).toContain(`](tests/content/examples/${who}/content.json)`);
    }
  });

  it("names every kind of block and card that a page may hold", () => {
    const { footer: _footer, ...sections } = blocks;
    for (const type of [...Object.keys(sections), ...Object.keys(entities)]) expect(codeIn(readme)).toContain(type);
  });
});
