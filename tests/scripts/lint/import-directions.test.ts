import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
const folder = mkdtempSync(join(tmpdir(), "import-directions-"));
const configuration = ["biome.json", ".gitignore", "scripts/lint/schema-types-only.grit"];

const restricted = "lint/style/noRestrictedImports";

/** Rooms, the text of a file in them, and the category of what the lint rules say of it. */
const refused = (
  [
    ["schema", 'import { useState } from "react";\nexport const probe = useState;', restricted],
    ["schema", 'import { Box } from "@chakra-ui/react";\nexport const probe = Box;', restricted],
    ["schema", 'import { readFile } from "node:fs/promises";\nexport const probe = readFile;', restricted],
    ["schema", 'import { readFileSync } from "fs";\nexport const probe = readFileSync;', restricted],
    ["schema", 'import type { App } from "../src/app.tsx";\nexport type Probe = App;', restricted],
    ["schema", 'import { build } from "../scripts/lib/build.ts";\nexport const probe = build;', restricted],
    ["src", 'import { z } from "zod";\nexport const probe = z;', restricted],
    ["src", 'import { Ajv } from "ajv";\nexport const probe = Ajv;', restricted],
    ["src", 'import { readFile } from "node:fs/promises";\nexport const probe = readFile;', restricted],
    ["src", 'import { build } from "../scripts/lib/build.ts";\nexport const probe = build;', restricted],
    ["src", 'import { blocks } from "../schema/blocks/index.ts";\nexport const probe = blocks;', "plugin"],
    ["src", 'import * as schema from "../schema/content.ts";\nexport const probe = schema;', "plugin"],
    ["src", 'import "../schema/content.ts";', "plugin"],
    ["src", 'export { blocks } from "../schema/blocks/index.ts";', "plugin"],
    ["src", 'export const probe = () => import("../schema/blocks/index.ts");', "plugin"],
    ["src/editor", 'import { z } from "zod";\nexport const probe = z;', restricted],
    ["scripts", 'import { probe } from "../tests/setup/sites.ts";\nexport const other = probe;', restricted],
    ["scripts", 'import { createServer } from "node:http";\nexport const probe = createServer();', restricted],
    ["scripts", 'import { createServer } from "node:net";\nexport const probe = createServer();', restricted],
  ] as const
).map(([module, text, category], index) => ({ module, text, category, file: `${module}/refused-${index}.ts` }));

/** Imports that the rules don't mention. */
const allowed = (
  [
    ["schema", 'import { z } from "zod";\nexport const probe = z;'],
    ["src", '/** A view. */\nimport type { Block } from "../schema/blocks/index.ts";\nexport type Probe = Block;'],
    ["src", 'export type { Block } from "../schema/blocks/index.ts";'],
    ["src/editor", 'import { blocks } from "../../schema/blocks/index.ts";\nexport const probe = blocks;'],
    ["scripts", 'import { blocks } from "../schema/blocks/index.ts";\nexport const probe = blocks;'],
    ["scripts", 'import { App } from "../src/app.tsx";\nexport const probe = App;'],
    ["scripts", 'import { request } from "node:http";\nexport const probe = request;'],
  ] as const
).map(([module, text], index) => ({ module, text, file: `${module}/allowed-${index}.ts` }));

/** What this project's lint rules say of each file: the categories of its diagnostics. */
const said = new Map<string, string[]>();

beforeAll(() => {
  for (const file of configuration) writeFile(file, (path) => copyFileSync(file, path));
  for (const { file, text } of [...refused, ...allowed]) writeFile(file, (path) => writeFileSync(path, text));
  const words = [biome, "lint", "--reporter=github", "--max-diagnostics=none", "schema", "src", "scripts"];
  const { stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8" });
  for (const [, category = "", file = ""] of stdout.matchAll(
    /title=([^,]+),file=[^,]*?((?:src\/)?\w+\/\w+-\d+\.ts),/g,
  )) {
    said.set(file, [...(said.get(file) ?? []), category]);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

function writeFile(file: string, write: (path: string) => void): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  write(path);
}

describe("the lint rules", () => {
  it.each(refused)("refuse in $room/: $text", ({ file, category }) => {
    expect(said.get(file)).toContainEqual(expect.stringMatching(category));
  });

  it.each(allowed)("allow in $room/: $text", ({ file }) => {
    expect(said.get(file)).toBeUndefined();
  });
});
