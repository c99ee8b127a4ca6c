import { execFileSync } from "node:child_process";
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Cache, trimCaches } from "../../../scripts/lib/files/cache.ts";

let place: string;
let folder: string;
/** The file that the entry is in. */
let entry: string;

const make = async () => Buffer.from("made");
const read = () => new Cache(folder).keep("picture.webp", make);

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

it("an entry from before is made again where a command may use none, and then used", async () => {
  // Not now: file systems keep times that are some milliseconds old.
  vi.stubEnv("PORTFOLIO_CACHE_SINCE", String(Date.now() - 30_000));
  const made = vi.fn(make);
  const before = new Date(Date.now() - 60_000);
  await utimes(entry, before, before);
  for (const _ of [1, 2]) await new Cache(folder).keep("picture.webp", made);
  vi.unstubAllEnvs();
  expect(made).toHaveBeenCalledTimes(1);
});

describe("caches over their limits", () => {
  /** Writes entries, each of 10 bytes and its seal, and says how many minutes ago they were used. */
  async function fill(kind: string, minutes: Readonly<Record<string, number>>): Promise<void> {
    for (const [name, ago] of Object.entries(minutes)) {
      await new Cache(join(folder, kind)).write(name, Buffer.alloc(10));
      const used = new Date(Date.now() - ago * 60_000);
      await utimes(join(folder, kind, `${name}.sealed`), used, used);
    }
  }

  const limit = 2 * 42;

  it("lose what was used least recently, as far as they must", async () => {
    await fill("images", { oldest: 400, old: 300, newer: 200, newest: 100 });
    await fill("fonts", { other: 500 });
    await new Cache(join(folder, "images")).read("oldest");
    await trimCaches(folder, { images: limit, fonts: limit });
    expect((await readdir(join(folder, "images"))).toSorted()).toEqual(["newest.sealed", "oldest.sealed"]);
    expect(await readdir(join(folder, "fonts"))).toEqual(["other.sealed"]);
  });

  it("keep what was used within the hour, for other commands may be at it", async () => {
    await fill("images", { first: 30, second: 20, third: 10 });
    await trimCaches(folder, { images: limit });
    expect(await readdir(join(folder, "images"))).toHaveLength(3);
  });

  it("lose old builds of the application as a whole", async () => {
    for (const [build, ago] of Object.entries({ old: 300, new: 100 })) {
      await fill(join("app", build), { "files.json": ago });
      await fill(join("app", build, "client"), { script: ago });
    }
    await trimCaches(folder, { app: limit });
    expect(await readdir(join(folder, "app"))).toEqual(["new"]);
  });
});
