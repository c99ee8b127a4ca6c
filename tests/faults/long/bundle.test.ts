import { appendFile, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCommand } from "../../support/run-command.ts";
import { copyProject } from "../../support/site/copy-project.ts";

let project: string;
beforeAll(async () => {
  project = await copyProject();
});
afterAll(() => rm(project, { recursive: true }));

/** Checks a file that isn't there; returns the output, and the bundle that is there afterwards. */
async function check() {
  const { stdout, stderr } = runCommand(["validate", "none.json"], { cwd: project });
  expect(stderr).toBe("");
  expect(await readdir(join(project, ".cache/commands"))).toEqual(["chunks", "validate.mjs"]);
  const { mtimeMs, size } = await stat(join(project, ".cache/commands/validate.mjs"));
  return { stdout, mtimeMs, size };
}

it("a command that starts fast is bundled anew when what it is made of changes, and only then", async () => {
  const first = await check();
  expect(first.stdout).toContain("There is no file none.json.");

  await appendFile(join(project, "scripts/lib/pdf/write-cv.ts"), "// changed\n");
  expect(await check()).toEqual(first);

  const source = join(project, "schema/messages/reading.ts");
  await writeFile(source, (await readFile(source, "utf8")).replaceAll("There is no file", "Nowhere is a file"));
  expect((await check()).stdout).toContain("Nowhere is a file none.json.");

  await rm(join(project, "schema/slug.ts"));
  const { status, stdout } = runCommand(["validate", "none.json"], { cwd: project });
  expect({ status: status === 0, stdout }).toEqual({ status: false, stdout: "" });
});
