import { mkdtempSync, readFileSync, readlinkSync } from "node:fs";
import { mkdir, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Cache } from "../../../scripts/lib/files/cache.ts";
import { flushTree } from "../../../scripts/lib/files/flush.ts";
import { listFiles } from "../../../scripts/lib/files/hash-files.ts";
import { writeWhole } from "../../../scripts/lib/files/write-whole.ts";
import { buildSite } from "../../../scripts/lib/site/build-site.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "flush-"));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** Calls `seen` with the path of each file and folder that this process asks the system to put on the disk (fsync). */
async function watchFlushes(seen: (path: string) => void): Promise<void> {
  const handle = await open(folder);
  const methods: { sync: (this: { fd: number }) => Promise<void> } = Object.getPrototypeOf(handle);
  await handle.close();
  const { sync } = methods;
  vi.spyOn(methods, "sync").mockImplementation(async function (this: { fd: number }) {
    seen(readlinkSync(`/proc/self/fd/${this.fd}`));
    await sync.call(this);
  });
}

// Only Linux tells which file a handle is of.
describe.runIf(process.platform === "linux")("a power loss", () => {
  it("finds a file that is replaced on the disk before it has its name, and its name afterwards", async () => {
    const file = join(folder, "content.json");
    await writeFile(file, "old");
    const flushes: [string, string][] = [];
    await watchFlushes((path) =>
      flushes.push([path === folder ? "folder" : basename(path), readFileSync(file, "utf8")]),
    );
    await writeWhole(file, "new");
    expect(flushes).toEqual([
      [expect.stringMatching(/^content\.json\..*\.tmp$/), "old"],
      ["folder", "new"],
    ]);
  });

  it("finds a new file on the disk before it has its name", async () => {
    const flushes: string[] = [];
    await watchFlushes((path) => flushes.push(basename(path)));
    await writeWhole(join(folder, "new.json"), "new", { isNew: true });
    expect(flushes).toEqual([expect.stringMatching(/^new\.json\..*\.tmp$/), basename(folder)]);
  });

  it("finds every file and folder of a new site on the disk before it takes the last one's place", async () => {
    const out = join(folder, "site");
    const pages = [{ path: "/", title: "Home", description: "Who Asha is.", blocks: [{ type: "hero" }] }];
    const write = (name: string) =>
      writeFile(
        join(folder, "content.json"),
        JSON.stringify({
          version: 1,
          site: { title: "Asha", description: "An engineer.", url: "https://asha.dev/" },
          profile: { name, role: "Engineer", emails: [], links: [] },
          pages,
        }),
      );
    await write("Asha Rao");
    expect(await buildSite(join(folder, "content.json"), out)).toMatchObject({ outcome: expect.any(String), pages: 1 });
    await write("Bela Rao");
    const flushed = new Set<string>();
    let afterwards = 0;
    await watchFlushes((path) => {
      const isThere = readFileSync(join(out, "index.html"), "utf8").includes("Bela Rao");
      if (path === folder) afterwards += isThere ? 1 : 0;
      else if (!isThere) flushed.add(path.replace(/^.*\/next(?=\/|$)/, ""));
    });
    await buildSite(join(folder, "content.json"), out);
    expect(afterwards).toBe(1);
    const files = (await listFiles(out)).map((file) => file.slice(out.length));
    expect(files.filter((file) => !flushed.has(file))).toEqual([]);
    for (const within of ["", "/assets"]) expect(flushed).toContain(within);
  });

  it("finds all of a folder on the disk, however many files it holds", async () => {
    await mkdir(join(folder, "a/b"), { recursive: true });
    const files = Array.from({ length: 100 }, (_, index) => join(folder, index % 2 ? "a" : "a/b", `${index}`));
    for (const file of files) await writeFile(file, "x");
    const flushed: string[] = [];
    await watchFlushes((path) => flushed.push(path));
    await flushTree(folder);
    expect(flushed.toSorted()).toEqual([...files, folder, join(folder, "a"), join(folder, "a/b")].toSorted());
  });

  it("costs the cache no waiting: an entry is looked through when it is read", async () => {
    const flushed: string[] = [];
    await watchFlushes((path) => flushed.push(path));
    await new Cache(folder).write("entry", Buffer.from("kept"));
    expect(flushed).toEqual([]);
  });
});

describe("a cache entry", () => {
  const bytes = Buffer.from("made once");
  const entry = () => join(folder, "entry.png.sealed");
  const make = vi.fn(async () => bytes);
  const read = async () => Buffer.from(await new Cache(folder).keep("entry.png", make)).toString();
  beforeEach(() => make.mockClear());

  it("is made once", async () => {
    for (const _ of [1, 2]) expect(await read()).toBe("made once");
    expect(make).toHaveBeenCalledTimes(1);
  });

  it.each<[string, (whole: Buffer) => Buffer]>([
    ["nothing is left", () => Buffer.alloc(0)],
    ["two bytes are left", (whole) => whole.subarray(0, 2)],
    ["the last byte is gone", (whole) => whole.subarray(0, -1)],
    ["a byte was added", (whole) => Buffer.concat([whole, Buffer.of(0)])],
    ["there are only zeros", (whole) => Buffer.alloc(whole.length)],
    ["the seal alone is zeros", (whole) => Buffer.concat([whole.subarray(0, -32), Buffer.alloc(32)])],
    ["a bit differs", (whole) => Buffer.concat([Buffer.of((whole[0] ?? 0) ^ 1), whole.subarray(1)])],
    ["it has no seal", () => bytes],
  ])("is made again where %s, and is whole afterwards", async (_, damage) => {
    await read();
    const whole = readFileSync(entry());
    await writeFile(entry(), damage(whole));
    make.mockClear();
    expect(await read()).toBe("made once");
    expect(make).toHaveBeenCalledTimes(1);
    expect(readFileSync(entry())).toEqual(whole);
  });

  it("doesn't pass for another of another name", async () => {
    await read();
    await writeFile(join(folder, "other.png.sealed"), readFileSync(entry()));
    expect(await new Cache(folder).read("other.png")).toBeUndefined();
  });

  it("of an earlier version, which has no seal, is not looked at", async () => {
    await writeFile(join(folder, "entry.png"), "of an earlier version");
    expect(await read()).toBe("made once");
  });
});
