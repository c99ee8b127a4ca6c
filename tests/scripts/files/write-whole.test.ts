import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeOutput, writeWhole } from "../../../scripts/lib/files/write-whole.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "write-whole-"));
});
afterEach(() => rm(folder, { recursive: true }));

const read = (name: string) => readFile(join(folder, name), "utf8");

describe("writing a file whole", () => {
  it("makes the folders above it, and takes the place of what was there", async () => {
    const file = join(folder, "a/b/file.txt");
    await writeWhole(file, "one");
    await writeWhole(file, new TextEncoder().encode("two"));
    expect(await read("a/b/file.txt")).toBe("two");
    expect(await readdir(join(folder, "a/b"))).toEqual(["file.txt"]);
  });

  it("lets others read, while many write at once, nothing but a whole file", async () => {
    const file = join(folder, "file.txt");
    const texts = Array.from({ length: 20 }, (_, index) => `${index} `.repeat(50_000));
    await writeWhole(file, texts[0] ?? "");
    let isOver = false;
    const seen = new Set<string>();
    const reading = (async () => {
      while (!isOver) seen.add(await read("file.txt"));
    })();
    await Promise.all(texts.map((text) => writeWhole(file, text)));
    isOver = true;
    await reading;
    expect([...seen].filter((text) => !texts.includes(text))).toEqual([]);
    expect(await readdir(folder)).toEqual(["file.txt"]);
  });

  it("leaves a file that may not be replaced, and nothing beside it", async () => {
    const file = join(folder, "file.txt");
    await writeWhole(file, "mine", { isNew: true });
    await expect(writeWhole(file, "theirs", { isNew: true })).rejects.toMatchObject({ code: "EEXIST" });
    expect(await read("file.txt")).toBe("mine");
    expect(await readdir(folder)).toEqual(["file.txt"]);
  });
});

describe("writing what a command was asked for", () => {
  it.skipIf(process.platform === "win32")(
    "never takes the place of what is no ordinary file, by a link either",
    async () => {
      const fifo = join(folder, "fifo");
      execFileSync("mkfifo", [fifo]);
      await symlink(fifo, join(folder, "link"));
      for (const name of ["fifo", "link"]) {
        await expect(writeOutput(join(folder, name), "text", { force: true })).rejects.toThrow(
          `${name} is no ordinary file and was left as it is. Name another with --out.`,
        );
      }
      expect((await lstat(fifo)).isFIFO()).toBe(true);
      expect((await lstat(join(folder, "link"))).isSymbolicLink()).toBe(true);
      expect((await readdir(folder)).toSorted()).toEqual(["fifo", "link"]);
    },
  );

  it("takes names as long as there are, and says so of one that is longer", async () => {
    const longest = "x".repeat(255);
    await writeOutput(join(folder, longest), "text", { force: true });
    expect(await read(longest)).toBe("text");
    await expect(writeOutput(join(folder, `${longest}x`), "text", { force: true })).rejects.toThrow(
      "its name is too long.",
    );
    expect(await readdir(folder)).toEqual([longest]);
  });

  it.each([
    ["a file that is there already", "file.txt", false, /file\.txt is there already and was left as it is\./],
    ["a folder of that name", "folder", true, /folder is a folder\. Name a file with --out\.$/],
    [
      "a file where a folder should be",
      "file.txt/new.txt",
      true,
      /new\.txt can't be written: a part of its path is a file/,
    ],
  ])("says what stands in the way: %s", async (_name, path, force, message) => {
    await writeFile(join(folder, "file.txt"), "mine");
    await mkdir(join(folder, "folder"));
    await expect(writeOutput(join(folder, path), "theirs", { force })).rejects.toThrow(message);
    expect(await read("file.txt")).toBe("mine");
    expect((await readdir(folder)).toSorted()).toEqual(["file.txt", "folder"]);
  });

  it.runIf(existsSync("/proc/self"))("ends where the system refuses any new folder", async () => {
    const file = "/proc/nowhere/deep/file.txt";
    await expect(writeOutput(file, "mine", { force: true })).rejects.toThrow("nothing can be made there");
  });
});
