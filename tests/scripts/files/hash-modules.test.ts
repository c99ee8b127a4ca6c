import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashModules } from "../../../scripts/lib/files/hash-files.ts";

const modules: Record<string, string> = {
  "code/entry.ts":
    'import {\n  one,\n} from "./room/one.ts";\nimport type { Four } from "./four.ts";\nimport "node:fs";\n',
  "code/room/one.ts": 'export { two } from "../two.ts";\nimport { outside } from "../../outside.ts";\n',
  "code/two.ts": 'export const two = async () => import("./three.ts");\n',
  "code/three.ts": 'import { one } from "./room/one.ts";\n',
  "code/four.ts": "export type Four = 4;\n",
  "code/five.ts": 'import { one } from "./room/one.ts";\n',
  "outside.ts": "export const outside = 1;\n",
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hash-modules-"));
  for (const [path, text] of Object.entries(modules)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
});
afterAll(() => rm(folder, { recursive: true }));

const name = () => hashModules(join(folder, "code"), "entry.ts");

/** Whether the entry has another name while a module has another line. */
async function isNoticed(path: string): Promise<boolean> {
  const before = name();
  await writeFile(join(folder, path), `${modules[path]}// changed\n`);
  const after = name();
  await writeFile(join(folder, path), modules[path] ?? "");
  expect(name()).toBe(before);
  return before !== after;
}

describe("the name of a module", () => {
  it.each(["entry.ts", "room/one.ts", "two.ts", "three.ts"])("changes with what it runs: %s", async (path) => {
    expect(await isNoticed(`code/${path}`)).toBe(true);
  });

  it.each(["code/four.ts", "code/five.ts", "outside.ts"])("stays with what it does not run: %s", async (path) => {
    expect(await isNoticed(path)).toBe(false);
  });
});
