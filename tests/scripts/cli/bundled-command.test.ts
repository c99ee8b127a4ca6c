import { execFileSync } from "node:child_process";
import { lstat, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "../../support/run-command.ts";
import { copyProject } from "../../support/site/copy-project.ts";

let project: string;
let commands: string;

beforeAll(async () => {
  project = await copyProject();
  commands = join(project, ".cache/commands");
});
beforeEach(() => rm(commands, { recursive: true, force: true }));
afterAll(() => rm(project, { recursive: true }));

function validate(): void {
  const { status, stderr } = runCommand(["validate"], { cwd: project });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
}

describe("a command that is bundled before it runs", () => {
  it("is run all the same where its bundle can't be written", async () => {
    await mkdir(join(commands, "validate.mjs/mine"), { recursive: true });
    validate();
    await rm(commands, { recursive: true });
    await writeFile(commands, "mine");
    validate();
    expect(await readFile(commands, "utf8")).toBe("mine");
  });

  it.skipIf(process.platform === "win32")("is bundled again where a FIFO has its bundle's name", async () => {
    await mkdir(commands);
    execFileSync("mkfifo", [join(commands, "validate.mjs")]);
    validate();
    expect((await lstat(join(commands, "validate.mjs"))).isFile()).toBe(true);
  });
});
