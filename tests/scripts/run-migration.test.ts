import { lstat, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { move, rename } from "../../schema/source/edits.ts";
import type { MigrationStep } from "../../schema/versions.ts";
import { exitCodes } from "../../scripts/lib/cli/command.ts";
import { runMigration } from "../../scripts/lib/run-migration.ts";
import { callCommand } from "../support/call-command.ts";
import { sampleFile } from "../support/sample.ts";

/** Steps of before the first version: of the program's own there are none yet. */
const steps: MigrationStep[] = [
  { from: 0, to: 1, edit: (source) => move(source, "/colour", "/theme/accent").source },
  { from: -1, to: 0, edit: (source) => rename(source, "/color", "colour").source },
];

const old = `{
  "version": -1,
  "color": "teal",
  "theme": { "radius":"large" },

  "pages": [{ "path": "/" },
            { "path": "/about", "title": "\\u00dcber mich" }]
}
`;

const current = `{
  "version": 1,
  "theme": { "radius":"large", "accent": "teal" },

  "pages": [{ "path": "/" },
            { "path": "/about", "title": "\\u00dcber mich" }]
}
`;

let folder: string;
let file: string;
const said = { stdout: "", stderr: "" };
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "migrate-"));
  file = join(folder, "content.json");
  for (const stream of ["stdout", "stderr"] as const) {
    said[stream] = "";
    vi.spyOn(process[stream], "write").mockImplementation((text) => {
      said[stream] += String(text);
      return true;
    });
  }
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function migrateText(text: string, isDryRun = false) {
  await writeFile(file, text);
  const code = await runMigration({ file, isDryRun, steps });
  return { code, text: await readFile(file, "utf8") };
}

describe("a migration", () => {
  it("takes every step to the current version, and leaves other lines as they are written", async () => {
    expect(await migrateText(old)).toEqual({ code: exitCodes.sound, text: current });
    expect(said).toEqual({
      stdout: `${file} was led from version -1 of the rules to version 1.\n`,
      stderr: "",
    });
    expect(await readdir(folder)).toEqual(["content.json"]);
  });

  it("keeps the line ends of Windows", async () => {
    const { text } = await migrateText(old.replaceAll("\n", "\r\n"));
    expect(text).toBe(current.replaceAll("\n", "\r\n"));
  });

  it("shows in a dry run which lines would change, and changes none", async () => {
    expect(await migrateText(old, true)).toEqual({ code: exitCodes.sound, text: old });
    expect(said.stdout).toBe(`-    2    "version": -1,
-    3    "color": "teal",
-    4    "theme": { "radius":"large" },
+    2    "version": 1,
+    3    "theme": { "radius":"large", "accent": "teal" },
${file} would be led from version -1 of the rules to version 1. Nothing was written.
`);
  });

  it("has nothing to do where the content is current, whatever else is wrong with it", async () => {
    expect(await migrateText(current)).toEqual({ code: exitCodes.sound, text: current });
    expect(said.stdout).toBe(`${file} follows version 1 of the rules already: nothing to do.\n`);
  });

  it("stops where something is in the way of a step, says where, and writes nothing", async () => {
    const taken = old.replace('"radius"', '"accent": "red", "radius"');
    expect(await migrateText(taken)).toEqual({ code: exitCodes.problems, text: taken });
    expect(said.stderr).toContain("error[migration-stopped]");
    expect(said.stderr).toContain("/theme/accent is there already.");
    expect(said.stderr).toContain("content.json:4:14, `theme.accent`");
    expect(said.stdout).toBe("");
  });

  it.each([
    ["a newer version", old.replace("-1", "7"), "newer-version", exitCodes.problems],
    ["a version that there never was", old.replace("-1", "-5"), "unknown-value", exitCodes.problems],
    ["no version", '{ "theme": {} }', "missing-key", exitCodes.problems],
    ["what isn't JSON", old.replace('"teal",', '"teal"'), "missing-comma", exitCodes.problems],
    ["a key that stands twice", old.replace('"color"', '"color": "red", "color"'), "repeated-key", exitCodes.problems],
    ["a byte order mark", `\ufeff${old}`, "byte-order-mark", exitCodes.problems],
  ])("refuses %s as the check does, and writes nothing", async (_, text, code, exitCode) => {
    expect(await migrateText(text)).toEqual({ code: exitCode, text });
    expect(said.stderr).toContain(`error[${code}]`);
  });

  it("writes to where a link leads, which stays one", async () => {
    await writeFile(join(folder, "elsewhere.json"), old);
    await symlink("elsewhere.json", file);
    expect(await runMigration({ file, isDryRun: false, steps })).toBe(exitCodes.sound);
    expect(await readFile(join(folder, "elsewhere.json"), "utf8")).toBe(current);
    expect((await lstat(file)).isSymbolicLink()).toBe(true);
  });
});

describe("the migrate command", () => {
  it("has nothing to do with content of this version", async () => {
    const before = await readFile(sampleFile, "utf8");
    expect(await callCommand(["migrate", "--content", sampleFile])).toEqual({
      status: exitCodes.sound,
      stdout: expect.stringContaining("nothing to do"),
      stderr: "",
    });
    expect(await readFile(sampleFile, "utf8")).toBe(before);
  });

  it("ends with 2 where there is no such file", async () => {
    const { status, stderr } = await callCommand(["migrate", "--dry-run", "--content", join(folder, "none.json")]);
    expect({ status, stderr }).toEqual({ status: exitCodes.failed, stderr: expect.stringContaining("file-missing") });
  });
});
