import { execFileSync } from "node:child_process";
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cacheFile } from "../../../scripts/lib/files/cache-file.ts";

let place: string;
let folder: string;
/** The file that the entry is in. */
let entry: string;

const make = async () => Buffer.from("made");
const read = () => cacheFile(join(folder, "picture.webp"), make);

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "cache-"));
});
beforeEach(async () => {
  folder = await mkdtemp(join(place, "cache-"));
  await read();
  entry = join(folder, (await readdir(folder))[0] ?? "");
});
afterAll(() => rm(place, { recursive: true }));

describe.skipIf(process.platform === "win32")("an entry of the cache", () => {
  it.each(["a FIFO", "a link to a device", "a link to another file", "a link to nothing", "a link to itself"])(
    "is made again where its name has %s, and what a link leads to stays as it is",
    async (kind) => {
      const other = join(folder, "other");
      await writeFile(other, "mine");
      await rm(entry);
      if (kind === "a FIFO") execFileSync("mkfifo", [entry]);
      if (kind === "a link to a device") await symlink("/dev/zero", entry);
      if (kind === "a link to another file") await symlink(other, entry);
      if (kind === "a link to nothing") await symlink(join(folder, "nothing"), entry);
      if (kind === "a link to itself") await symlink(entry, entry);
      expect(String(await read())).toBe("made");
      expect((await lstat(entry)).isFile()).toBe(true);
      expect(await readFile(other, "utf8")).toBe("mine");
    },
  );

  it("is refused with what to do where its name has a folder, which is left as it is", async () => {
    await rm(entry);
    await mkdir(join(entry, "mine"), { recursive: true });
    await expect(read()).rejects.toThrow(
      /picture\.webp\.sealed can't be kept .* a folder is in its place\. Everything in \.cache can be made again: delete that, or all of it\./,
    );
    expect(await readdir(entry)).toEqual(["mine"]);
  });

  it("is refused with what to do where a file is in the place of its folder", async () => {
    await rm(folder, { recursive: true });
    await writeFile(folder, "mine");
    await expect(read()).rejects.toThrow(/can't be kept .* a part of its path is a file\. Everything in/);
    expect(await readFile(folder, "utf8")).toBe("mine");
  });
});
