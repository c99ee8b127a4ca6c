import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { globSync } from "tinyglobby";
import { describe, expect, it } from "vitest";
import { blocks } from "../../../schema/blocks/index.ts";
import { entities } from "../../../schema/entities/index.ts";
import { isRecord } from "../../../schema/json-schema/schema-parts.ts";
import { commands } from "../../../scripts/commands.ts";
import * as slotRecipes from "../../../src/theme/recipes/slot-recipes.ts";
import { portfolios } from "../../support/site/portfolios.ts";
import { documentWith, findErrors } from "../../support/validators.ts";

const readme = readFileSync("README.md", "utf8");
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));

/** What a document names in code signs. */
function codeIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
}

function withoutCode(text: string): string {
  return text.replace(/^(`{3,}).*?^\1$/gms, "").replace(/(?<!`)(`+)(?!`).+?(?<!`)\1(?!`)/g, "");
}

/** The rows of the table whose first column has this title, each by its cells. */
function rowsOf(text: string, title: string): string[][] {
  const table = text.split("\n\n").find((part) => part.startsWith(`| ${title} |`)) ?? "";
  return table
    .split("\n")
    .slice(2)
    .map((row) => row.split("|").map((cell) => cell.trim()));
}

const guides = globSync(".github/guide/*.md");
const reference = globSync(".github/guide/reference/*.md");
const documents = [
  "README.md",
  ...["CONTRIBUTING", "ARCHITECTURE", "SECURITY"].map((name) => `.github/${name}.md`),
  ...guides,
  ...reference,
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

function isCommand(name: string): name is keyof typeof commands {
  return name in commands;
}

describe.each(documents)("%s", (file) => {
  const text = readFileSync(file, "utf8");

  it("names folders and files that are there", () => {
    const paths = codeIn(text).filter((code) => /^(?:schema|src|scripts|tests)\/[\w./-]*$/.test(code));
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it("links to files that are there, and to their headings", () => {
    const links = [...withoutCode(text).matchAll(/(?<!\\)\]\(([^)#:]*)(?:#([^)]*))?\)/g)].map(
      ([, link = "", anchor]) => ({
        to: link === "" ? file : join(dirname(file), link),
        anchor,
      }),
    );
    expect(links.filter(({ to }) => !existsSync(to))).toEqual([]);
    const anchored = links.filter(({ anchor }) => anchor !== undefined);
    expect(anchored.filter(({ to, anchor = "" }) => !anchorsOf(readFileSync(to, "utf8")).includes(anchor))).toEqual([]);
  });

  it("names scripts that package.json has", () => {
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it("calls commands with options that they have", async () => {
    const calls = [...text.matchAll(/(?:npm run|npx portfolio) (\w+)([^`\n#]*)/g)];
    for (const [call, name = "", rest = ""] of calls) {
      if (!isCommand(name)) continue;
      const { default: command } = await commands[name].load();
      const help = command.help({ name, description: "" });
      const options = [...rest.matchAll(/ (--[a-z-]+)/g)].map(([, option = ""]) => option);
      expect([call, options.filter((option) => !help.includes(`  ${option} `))]).toEqual([call, []]);
    }
  });

  it("shows content that the schema accepts", () => {
    for (const [, json = ""] of text.matchAll(/(?<!````\n)^```json\n(.*?)^```/gms)) {
      const value: unknown = JSON.parse(json.startsWith('"') ? `{${json}}` : json);
      const isBlock = isRecord(value) && typeof value.type === "string" && value.type in blocks;
      if (isBlock) expect([json, findErrors(documentWith({ type: "", ...value }))]).toEqual([json, []]);
      else if (isRecord(value) && "version" in value) expect([json, findErrors(value)]).toEqual([json, []]);
    }
  });
});

it("the README leads to every guide", () => {
  expect(guides.length).toBeGreaterThan(5);
  expect(guides.filter((guide) => !readme.includes(`](${guide}`))).toEqual([]);
});

it("the reference shows every block and card in a picture of at most 20 KB, and no other", () => {
  const pictures = globSync(".github/pictures/reference/*.webp");
  const shown = [...Object.keys(blocks), ...Object.keys(entities)].map(
    (name) => `.github/pictures/reference/${name}.webp`,
  );
  expect(pictures.toSorted()).toEqual(shown.toSorted());
  expect(pictures.filter((file) => statSync(file).size > 20_480)).toEqual([]);
});

describe("the architecture's map", () => {
  const map = readFileSync(".github/ARCHITECTURE.md", "utf8");

  it("has every folder of the project, and no other", () => {
    const listed = rowsOf(map, "folder").flatMap(([, paths = ""]) => codeIn(paths));
    const folders = globSync(["{schema,src,scripts}/*/", "scripts/lib/*/"], { onlyDirectories: true });
    expect(listed.toSorted()).toEqual([...folders, "tests/"].toSorted());
  });

  it("names the recipe of every block, unless that is the slot recipe of its name", () => {
    const rows = rowsOf(map, "block").map(([, types = "", renderer = ""]) => ({ types: codeIn(types), renderer }));
    const listed = rows.flatMap(({ types }) => types);
    expect(Object.keys(blocks).filter((type) => !listed.includes(type) && !(type in slotRecipes))).toEqual([]);
    expect(listed.filter((type) => !(type in blocks))).toEqual([]);
    const recipes = rows.flatMap(({ renderer }) =>
      codeIn(/slot recipes? ((?:`\w+`(?:, )?)+)/.exec(renderer)?.[0] ?? ""),
    );
    expect(recipes).toContain("cardGrid");
    expect(recipes.filter((name) => !(name in slotRecipes))).toEqual([]);
  });
});

describe("the README", () => {
  it("shows every whole portfolio, and says where it is", () => {
    for (const who of portfolios) {
      expect(readme).toContain(`](.github/pictures/${who}.webp)`);
      expect(readme).toContain(`](tests/content/examples/${who}/content.json)`);
    }
  });

  it("counts the kinds of blocks and cards that a page may have, and leads to the list of them", () => {
    const { footer: _footer, ...sections } = blocks;
    expect(readme).toContain(
      `[${Object.keys(sections).length} kinds](.github/guide/reference/README.md#blocks-of-a-page)`,
    );
    expect(Object.keys(entities)).toHaveLength(9);
  });

  it("says everything in 90 lines", () => {
    expect(readme.split("\n").length).toBeLessThanOrEqual(91);
  });
});
