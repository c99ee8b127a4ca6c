import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCommand } from "../../support/run-command.ts";
import { copyProject } from "../../support/site/copy-project.ts";

let project: string;
beforeAll(async () => {
  project = await copyProject();
});
afterAll(() => rm(project, { recursive: true }));

it.each(["schema/content.schema.json", "schema/labels/labels.schema.json"])(
  "writes %s, finds it up to date then, and ends with 1 and a message over any other",
  async (name) => {
    const call = (...words: string[]) => runCommand(["schema", ...words], { cwd: project });
    const file = join(project, name);
    const committed = await readFile(file, "utf8");
    await writeFile(file, committed.replace("draft-07", "draft-06"));
    expect(call("--check")).toMatchObject({ status: 1, stderr: expect.stringContaining(name) });
    expect(call()).toMatchObject({ status: 0, stderr: "" });
    expect(await readFile(file, "utf8")).toBe(committed);
    expect(call("--check")).toMatchObject({ status: 0, stderr: "" });
  },
);
