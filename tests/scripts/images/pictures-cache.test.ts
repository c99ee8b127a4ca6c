import { readdir, rm, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { build, describeFiles, newFolder, paintStripes, plain, put } from "./pictures.ts";

/** The pictures in a cache; beside them it has what is known of those that they are made of. */
async function listPictures(cache: string): Promise<string[]> {
  return (await readdir(cache)).filter((name) => !name.includes(".json")).toSorted();
}

/** The same with what tells a file from one that was written anew. */
async function listCache(cache: string): Promise<string[]> {
  const names = await listPictures(cache);
  return Promise.all(names.map(async (name) => `${name} ${(await stat(join(cache, name))).ino}`));
}

describe("the pictures' cache", () => {
  it("spares the second build all encoding: it needs the photo no more", async () => {
    const file = await put("photo.jpg", await paintStripes(400, 200).jpeg().toBuffer());
    const cache = await newFolder();
    const first = await (await build(file, "square", cache)).files();
    const kept = await listCache(cache);
    expect(kept).toHaveLength(first.length);
    const again = await build(file, "square", cache);
    await rm(file);
    expect(await again.files()).toEqual(first);
    expect(await listCache(cache)).toEqual(kept);
  });

  it("makes again only the file that it lacks, with the same bytes", async () => {
    const file = await put("photo.jpg", await paintStripes(400, 300).jpeg().toBuffer());
    const cache = await newFolder();
    const before = await (await build(file, "square", cache)).files();
    const [first, ...others] = await listCache(cache);
    if (!first || others.length === 0) throw new Error("Nothing was made");
    await rm(join(cache, first.split(" ", 1)[0] ?? ""));
    expect(await (await build(file, "square", cache)).files()).toEqual(before);
    expect((await listCache(cache)).slice(1)).toEqual(others);
  });

  it("names a changed photo anew, so that no browser shows the old one", async () => {
    const file = await put("photo.jpg", await paintStripes(200, 100).jpeg().toBuffer());
    const cache = await newFolder();
    const before = (await build(file, "square", cache)).shown.src;
    await writeFile(file, await plain(200, 100).jpeg().toBuffer());
    expect((await build(file, "square", cache)).shown.src).not.toBe(before);
  });

  it("bears builds at the same time, and holds whole files alone", async () => {
    const file = await put("photo.jpg", await paintStripes(300, 200).jpeg().toBuffer());
    const cache = await newFolder();
    const builds = await Promise.all(Array.from({ length: 4 }, () => build(file, "square", cache)));
    const [first, ...others] = await Promise.all(builds.map(({ files }) => files()));
    for (const other of others) expect(other).toEqual(first);
    await describeFiles(first ?? []);
    const sizes = (first ?? []).map(({ path }) => /square-\d+x\d+\.\w+$/.exec(path)?.[0].replace("jpg", "jpeg"));
    const kept = (await listPictures(cache)).map((name) => name.slice(name.indexOf("-") + 1).replace(".sealed", ""));
    expect(kept).toEqual(sizes.toSorted());
  });

  it("fills with the same bytes wherever and whenever it is filled", async () => {
    const file = await put("photo.png", await paintStripes(400, 300).png().toBuffer());
    const bytesIn = async (cache: string) => (await build(file, "square", cache)).files();
    expect(await bytesIn(await newFolder())).toEqual(await bytesIn(await newFolder()));
  });

  it("says which picture is damaged, and keeps nothing of it", async () => {
    const file = await put("torn.jpg", await paintStripes(600, 400).jpeg().toBuffer());
    await truncate(file, 1500);
    const cache = await newFolder();
    const { files } = await build(file, "square", cache);
    await expect(files()).rejects.toThrow(/torn\.jpg is damaged\. Save it anew/);
    expect(await listPictures(cache)).toEqual([]);
  });
});
