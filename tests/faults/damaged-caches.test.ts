import { execFileSync } from "node:child_process";
import { link, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashPaths, listFiles } from "../../scripts/lib/files/hash-files.ts";
import { runCommand } from "../support/run-command.ts";
import { copyProject } from "../support/site/copy-project.ts";

let project: string;
let cache: string;
let first: string;
/** The bytes of every entry after the first build, by their paths. */
let entries: Map<string, Buffer>;

const hash = (folder: string) => hashPaths(join(project, folder), ["."]);

/** Builds into a folder, as an owner does. */
function build(out: string, ...options: string[]): void {
  const { status, stderr } = runCommand(["build", "--out", out, ...options], { cwd: project });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
}

/** All entries except the lists of folders' files, which differ between folders. */
async function readEntries(): Promise<Map<string, Buffer>> {
  const files = (await listFiles(cache)).filter((file) => !file.startsWith(join(cache, "builds")));
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file)] as const)));
}

beforeAll(async () => {
  project = await copyProject();
  cache = join(project, ".cache");
  build("first");
  first = await hash("first");
  entries = await readEntries();
});
afterAll(() => rm(project, { recursive: true }));

const damages: [name: string, damage: (bytes: Buffer) => Buffer][] = [
  ["cut off after two bytes", (bytes) => bytes.subarray(0, 2)],
  ["filled with zeros, as by a power loss", (bytes) => Buffer.alloc(bytes.length)],
  ["changed in one bit", (bytes) => Buffer.from(bytes.map((byte, at) => (at === bytes.length >> 1 ? byte ^ 1 : byte)))],
];

describe("what is kept between builds", () => {
  it("is there for pictures, fonts, drawn pictures, the application, the compiled check and the sites that were built", async () => {
    expect((await readdir(cache)).toSorted()).toEqual(["app", "builds", "check", "drawings", "fonts", "images"]);
  });

  it("is made again, all of it and with the same bytes, where a build may not use it", async () => {
    const inodes = async () => Promise.all([...entries.keys()].map(async (file) => (await stat(file)).ino));
    const before = new Set(await inodes());
    // A second name keeps the number of an entry that goes: a new file would get it again.
    await mkdir(join(project, "kept"));
    await Promise.all([...entries.keys()].map((file, index) => link(file, join(project, "kept", String(index)))));
    build("anew", "--no-cache");
    expect(await hash("anew")).toBe(first);
    expect((await inodes()).filter((inode) => before.has(inode))).toEqual([]);
    expect(await readEntries()).toEqual(entries);
  });

  it.each(damages)("is made again where it was %s, and never published", async (name, damage) => {
    // A site holds links to files of the application: new files leave it as it was.
    for (const file of await listFiles(cache)) {
      const bytes = await readFile(file);
      await rm(file);
      await writeFile(file, damage(bytes));
    }
    build(`after ${name}`);
    expect(await hash(`after ${name}`)).toBe(first);
    const now = await readEntries();
    expect([...now.keys()]).toEqual([...entries.keys()]);
    const damaged = [...now].filter(([file, bytes]) => !bytes.equals(entries.get(file) ?? Buffer.of()));
    expect(damaged.map(([file]) => file.slice(cache.length))).toEqual([]);
  });

  // With its list, the application's own files are looked at; without it, nothing of them is.
  it.skipIf(process.platform === "win32").each([
    ["all of its names", () => true],
    ["all of its names but those of lists", (file: string) => !file.endsWith("files.json.sealed")],
  ])("is made again where FIFOs have %s, and no build waits for them", async (name, isReplaced) => {
    const files = (await listFiles(cache)).filter(isReplaced);
    await Promise.all(files.map((file) => rm(file)));
    execFileSync("mkfifo", files);
    build(`after FIFOs of ${name}`);
    expect(await hash(`after FIFOs of ${name}`)).toBe(first);
  });
});
