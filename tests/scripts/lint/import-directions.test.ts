import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
const folder = mkdtempSync(join(tmpdir(), "import-directions-"));
const configuration = ["biome.json", ".gitignore", "scripts/lint/schema-types-only.grit"];

afterAll(() => rmSync(folder, { recursive: true }));

/** What this project's lint rules say of a file with this text in that room: the categories of its diagnostics. */
function lint(room: "schema" | "src" | "scripts", text: string): string[] {
  for (const file of configuration) writeFile(file, (path) => copyFileSync(file, path));
  const file = `${room}/probe.ts`;
  writeFile(file, (path) => writeFileSync(path, text));
  const { stdout } = spawnSync(process.execPath, [biome, "lint", "--reporter=github", file], {
    cwd: folder,
    encoding: "utf8",
  });
  return [...stdout.matchAll(/title=([^,]+)/g)].flatMap((match) => match[1] ?? []);
}

function writeFile(file: string, write: (path: string) => void): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  write(path);
}

const restricted = "lint/style/noRestrictedImports";

describe("the lint rules", () => {
  it.each([
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
    ["scripts", 'import { probe } from "../tests/setup/sites.ts";\nexport const other = probe;', restricted],
  ] as const)("refuse in %s/: %s", (room, text, category) => {
    expect(lint(room, text)).toContainEqual(expect.stringMatching(category));
  });

  it.each([
    ["schema", 'import { z } from "zod";\nexport const probe = z;'],
    ["src", '/** A view. */\nimport type { Block } from "../schema/blocks/index.ts";\nexport type Probe = Block;'],
    ["src", 'export type { Block } from "../schema/blocks/index.ts";'],
    ["scripts", 'import { blocks } from "../schema/blocks/index.ts";\nexport const probe = blocks;'],
    ["scripts", 'import { App } from "../src/app.tsx";\nexport const probe = App;'],
  ] as const)("allow in %s/: %s", (room, text) => {
    expect(lint(room, text)).toEqual([]);
  });
});
