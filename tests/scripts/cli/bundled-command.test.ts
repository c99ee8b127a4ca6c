import { execFileSync } from "node:child_process";
import { lstat, mkdir, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
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
  it("writes the compiled check, which the next command loads", async () => {
    await rm(join(project, ".cache/check"), { recursive: true, force: true });
    validate();
    expect(await readdir(join(project, ".cache/check"))).toHaveLength(1);
  });

  it("is not bundled again if only the times of its sources have changed", async () => {
    validate();
    const { mtimeMs } = await lstat(join(commands, "validate.mjs"));
    await utimes(join(project, "schema/slug.ts"), new Date(), new Date());
    validate();
    expect((await lstat(join(commands, "validate.mjs"))).mtimeMs).toBe(mtimeMs);
  });

  it("removes old chunks that its new bundle doesn't load", async () => {
    const chunks = join(commands, "chunks/validate");
    await mkdir(chunks, { recursive: true });
    for (const name of ["old.mjs", "new.mjs"]) await writeFile(join(chunks, name), "");
    await utimes(join(chunks, "old.mjs"), new Date("2025-01-01"), new Date("2025-01-01"));
    validate();
    const left = await readdir(chunks);
    expect([left.includes("old.mjs"), left.includes("new.mjs")]).toEqual([false, true]);
  });

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
