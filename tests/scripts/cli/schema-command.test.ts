import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { referenceFolder } from "../../../scripts/lib/reference/reference-pages.ts";
import { runCommand } from "../../support/run-command.ts";
import { copyProject } from "../../support/site/copy-project.ts";

let project: string;
beforeAll(async () => {
  project = await copyProject();
  await cp(referenceFolder, join(project, referenceFolder), { recursive: true });
});
afterAll(() => rm(project, { recursive: true }));

it.each([
  ["schema", "schema/content.schema.json"],
  ["schema", "schema/labels/labels.schema.json"],
  ["reference", `${referenceFolder}/gallery.md`],
])("%s writes %s, finds it up to date then, and ends with 1 and a message over any other", async (command, name) => {
  const call = (...words: string[]) => runCommand([command, ...words], { cwd: project });
  const file = join(project, name);
  const committed = await readFile(file, "utf8");
  await writeFile(file, `${committed} `);
  expect(call("--check")).toMatchObject({ status: 1, stderr: expect.stringContaining(name) });
  expect(call()).toMatchObject({ status: 0, stderr: "" });
  expect(await readFile(file, "utf8")).toBe(committed);
  expect(call("--check")).toMatchObject({ status: 0, stderr: "" });
});

it("removes a page of the reference that describes nothing any more", async () => {
  const old = join(project, `${referenceFolder}/carousel.md`);
  await writeFile(old, "# carousel");
  expect(runCommand(["reference", "--check"], { cwd: project })).toMatchObject({ status: 1 });
  expect(runCommand(["reference"], { cwd: project })).toMatchObject({ status: 0 });
  await expect(readFile(old)).rejects.toThrow("ENOENT");
});
