import { execFile } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { copyProject } from "../../support/site/copy-project.ts";

const run = promisify(execFile);

/** Edits of a file: its text before and after each edit. For a new file, its whole text. */
type Addition = Readonly<Record<string, string | readonly (readonly [before: string, after: string])[]>>;

/** A field of a block: the block's own file says what it is, and passes it on to the view's words. */
const field: Addition = {
  "schema/blocks/quote.ts": [
    ["  fields: {", '  fields: {\n    year: name.optional().meta({ description: "When it was said." }),'],
    [
      "return { text: words(block.text), by, source }",
      'return { text: words(block.text), by: [block.by, block.year].filter(Boolean).join(", ") || undefined, source }',
    ],
  ],
};

/** A block in text styles that are there. */
const block: Addition = {
  "schema/blocks/motto.ts": `
import { label } from "../primitives.ts";
import { defineBlock } from "./define/define-block.ts";

export const motto = defineBlock({
  type: "motto",
  description: "A line to remember.",
  fields: { text: label.meta({ description: "The line." }) },
  example: { type: "motto", text: "Measure twice." },
  traits: () => ({}),
  resolve: ({ text }, { level }) => ({ level, text }),
});
`,
  "schema/blocks/index.ts": [
    ['import { list } from "./list.ts";', 'import { list } from "./list.ts";\nimport { motto } from "./motto.ts";'],
    ["  quote,\n", "  quote,\n  motto,\n"],
  ],
  "src/blocks/motto.tsx": `
import { chakra } from "@chakra-ui/react";
import type { Block } from "../../schema/blocks/index.ts";
import { Section } from "../components/section.tsx";
import { textProps } from "../components/text/text.tsx";

export function Motto({ block: { id, level, text } }: { block: Block<"motto"> }) {
  return (
    <Section id={id} title={undefined} level={level} isText>
      <chakra.p textStyle="lead" {...textProps(text)} />
    </Section>
  );
}
`,
  "src/blocks/registry.tsx": [
    ['import { List } from "./list.tsx";', 'import { List } from "./list.tsx";\nimport { Motto } from "./motto.tsx";'],
    ["  list: List,\n", "  list: List,\n  motto: Motto,\n"],
  ],
};

const importer: Addition = {
  "scripts/lib/importers/business-card.ts": `
import type { Reader } from "./reader.ts";

export const businessCard: Reader = {
  title: "Business card",
  form: "json",
  detect: (source) => source.at("businessCard") !== undefined,
  read: (source) => source.object({ basics: source.at("businessCard") }),
};
`,
  "scripts/lib/importers/readers.ts": [
    ["> = {\n", '> = {\n  "business-card": async () => (await import("./business-card.ts")).businessCard,\n'],
  ],
};

const command: Addition = {
  "scripts/commands/greet.ts": `
import { defineCommand } from "../lib/cli/define-command.ts";

export default defineCommand({
  options: {},
  run: async () => {
    process.stdout.write("Hello\\n");
    return 0;
  },
});
`,
  "scripts/commands.ts": [
    [
      "const commands = {\n",
      'const commands = {\n  greet: { description: "Greets.", load: () => import("./commands/greet.ts") },\n',
    ],
  ],
};

const additions = { field, block, importer, command };

async function add(project: string, addition: Addition): Promise<void> {
  for (const [name, change] of Object.entries(addition)) {
    const file = join(project, name);
    if (typeof change === "string") {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, change.trimStart());
      continue;
    }
    let text = await readFile(file, "utf8");
    for (const [before, after] of change) {
      expect(text.split(before)).toHaveLength(2);
      text = text.replace(before, () => after);
    }
    await writeFile(file, text);
  }
}

describe("a copy of the project to which something of each sort is added", () => {
  let project = "";
  const call = (...words: string[]) => run(process.execPath, ["scripts/run.mjs", ...words], { cwd: project });

  beforeAll(async () => {
    project = await copyProject(inject("project"));
    for (const addition of Object.values(additions)) await add(project, addition);
  });
  afterAll(() => rm(project, { recursive: true }));

  it("needs few files for it: one for a field, and four, two and two for a block, an importer and a command", () => {
    const counts = Object.entries(additions).map(([sort, files]) => [sort, Object.keys(files).length]);
    expect(Object.fromEntries(counts)).toEqual({ field: 1, block: 4, importer: 2, command: 2 });
  });

  it("compiles", async () => {
    await expect(run("npx", ["tsc", "-b", "scripts"], { cwd: project })).resolves.toMatchObject({ stdout: "" });
  });

  it("builds pages with the block and the field, whose schema editors read", async () => {
    const file = join(project, "content.json");
    const content = JSON.parse(await readFile(file, "utf8"));
    content.pages[0].blocks.push(
      { type: "motto", text: "Measure twice." },
      { type: "quote", text: "Cut once.", by: "Asha", year: "2025" },
    );
    await writeFile(file, JSON.stringify(content));
    await call("build", "--out", "out");
    const html = await readFile(join(project, "out/index.html"), "utf8");
    expect(html).toContain("Measure twice.");
    expect(html).toContain("Asha, 2025");
    await call("schema");
    expect(await readFile(join(project, "schema/content.schema.json"), "utf8")).toContain("When it was said.");
  });

  it("imports what the importer reads, and runs the command", async () => {
    await writeFile(
      join(project, "card.json"),
      JSON.stringify({ businessCard: { name: "Asha Rao", label: "Engineer" } }),
    );
    await call("import", "card.json", "--out", "imported.json");
    expect(await readFile(join(project, "imported.json"), "utf8")).toContain("Asha Rao");
    await expect(call("greet")).resolves.toMatchObject({ stdout: "Hello\n" });
  });
});
