import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashPaths } from "../../scripts/lib/files/hash-files.ts";
import { runCommand } from "../support/run-command.ts";
import { noteFault } from "./support/fault-table.ts";

const killer = fileURLToPath(new URL("support/kill-at.mjs", import.meta.url));

let place: string;
let folder: string;
let whole: string;

const hash = () => hashPaths(folder, ["."]);

/** Begins a site, and is killed at a change that it makes under a folder, if one is named. */
function begin(killAt?: number, under = folder) {
  const env: Record<string, string> =
    killAt === undefined ? {} : { KILL_AT: `${killAt}`, KILL_UNDER: under, NODE_OPTIONS: `--import=${killer}` };
  return runCommand(
    ["new", folder, "--name", "Asha Rao", "--role", "Engineer", "--yes", "--package", resolve("LICENSE")],
    { env },
  );
}

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "killed-new-"));
  folder = join(place, "site");
  expect(begin()).toMatchObject({ status: 0, stderr: "" });
  whole = await hash();
  await rm(folder, { recursive: true });
});
afterAll(() => rm(place, { recursive: true }));

describe("a command that begins a site and is killed", () => {
  it.each([
    // Most of what it does then is the same as in the other case; every third change is tried.
    { what: "in a folder that it makes", isThere: false, step: 3 },
    { what: "while it puts files into a folder that is there, and empty", isThere: true, step: 1 },
  ])("ends well when it is called again, killed $what", async ({ what, isThere, step }) => {
    const lost: string[] = [];
    let tries = 0;
    for (let signal: NodeJS.Signals | null = "SIGKILL"; signal !== null; ) {
      if (isThere) await mkdir(folder);
      tries += step;
      signal = begin(tries, isThere ? folder : place).signal;
      const { status, stderr } = begin();
      if (status !== 0) lost.push(`${tries}: ${stderr}`);
      else if ((await hash()) !== whole) lost.push(`${tries}: the site is not whole`);
      if ((await readdir(place)).length > 1) lost.push(`${tries}: something is left beside it`);
      await rm(folder, { recursive: true });
    }
    await noteFault({ fault: `new, killed ${what}`, tries: tries / step, lost: lost.length });
    expect(lost).toEqual([]);
    expect(tries).toBeGreaterThan(isThere ? 10 : 25);
  });

  it("never takes a file for its own that says anything else, and says which is in the way", async () => {
    await mkdir(folder);
    // Some of the files are there, and the owner has written in one of them.
    let tries = 0;
    while (!existsSync(join(folder, "README.md"))) {
      await rm(folder, { recursive: true });
      await mkdir(folder);
      tries += 1;
      expect(begin(tries).signal).toBe("SIGKILL");
    }
    expect(existsSync(join(folder, "content.json"))).toBe(false);
    await writeFile(join(folder, "README.md"), "mine");
    const before = await hash();
    const { status, stderr } = begin();
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringContaining("is not empty: it holds README.md. Nothing was written"),
    });
    expect(await hash()).toBe(before);
    await rm(folder, { recursive: true });
  });
});
