import { appendFile, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copyProject } from "../../faults/support/copy-project.ts";
import { runCommand } from "../../support/run-command.ts";

let project: string;
beforeAll(async () => {
  project = await copyProject();
});
afterAll(() => rm(project, { recursive: true }));

/** Checks a file that isn't there; returns what is said, and the names of the bundles that stand afterwards. */
async function check() {
  const { stdout, stderr } = runCommand(["validate", "none.json"], { cwd: project });
  expect(stderr).toBe("");
  const bundles = (await readdir(join(project, ".cache/commands"))).filter((name) => name.endsWith(".mjs"));
  return { stdout, bundles };
}

it("a command that starts fast is bundled anew when what it is made of changes, and only then", async () => {
  const first = await check();
  expect(first.bundles).toHaveLength(1);
  expect(first.stdout).toContain("There is no file none.json.");

  await appendFile(join(project, "scripts/lib/pdf/write-cv.ts"), "// changed\n");
  expect(await check()).toEqual(first);

  const source = join(project, "schema/messages/reading.ts");
  await writeFile(source, (await readFile(source, "utf8")).replaceAll("There is no file", "Nowhere is a file"));
  const second = await check();
  expect(second.stdout).toContain("Nowhere is a file none.json.");
  expect(second.bundles).toHaveLength(1);
  expect(second.bundles).not.toEqual(first.bundles);
}, 60_000);
