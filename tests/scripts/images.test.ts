import { mkdir, mkdtemp, readdir, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import type { ImageShape } from "../../schema/blocks/define/resolver.ts";
import { probeAsset } from "../../scripts/lib/content/probe-asset.ts";
import { collectPictures } from "../../scripts/lib/images/collect-pictures.ts";
import { hashImages } from "../../scripts/lib/images/site-images.ts";

const root = await mkdtemp(join(tmpdir(), "images-"));
afterAll(() => rm(root, { recursive: true }));

const red = { r: 220, g: 20, b: 20 };
const green = { r: 20, g: 180, b: 20 };
const blue = { r: 20, g: 20, b: 220 };

/** A picture of three stripes side by side, of which the middle one is as wide as the picture is high. */
function paintStripes(width: number, height: number) {
  const side = (width - height) / 2;
  const stripe = (left: number, stripeWidth: number, background: typeof red) => ({
    input: { create: { width: stripeWidth, height, channels: 3 as const, background } },
    left,
    top: 0,
  });
  return sharp({ create: { width, height, channels: 3, background: green } }).composite([
    stripe(0, side, red),
    stripe(width - side, side, blue),
  ]);
}

const plain = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { ...green, alpha } } });

let folders = 0;
async function newFolder(): Promise<string> {
  folders += 1;
  const folder = join(root, `${folders}`);
  await mkdir(folder);
  return folder;
}

async function put(name: string, bytes: Buffer | string): Promise<string> {
  const file = join(await newFolder(), name);
  await writeFile(file, bytes);
  return file;
}

/** What a build makes of one picture, which it finds and measures as a real build does. */
async function build(file: string, shape: ImageShape, cache: string) {
  const { facts } = await probeAsset(join(file, ".."), file.slice(file.lastIndexOf("/") + 1));
  if (facts.status !== "image") throw new Error(`${file}: ${facts.status}`);
  const images = await hashImages(new Map([["photo", { ...facts, file }]]));
  const image = images.get("photo");
  if (!image) throw new Error("The picture was not hashed");
  const pictures = await collectPictures(images, cache);
  const shown = pictures.show(image, shape, "/base");
  const files = () =>
    Promise.all(pictures.files().map(async ({ path, make }): Promise<MadeFile> => ({ path, bytes: await make() })));
  return { shown, files };
}

interface MadeFile {
  path: string;
  bytes: Uint8Array;
}

async function describeFiles(files: readonly MadeFile[]) {
  return Promise.all(
    files.map(async ({ path, bytes }) => {
      // Decoded to the last pixel, not only as far as the header.
      const { info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      const { format, compression, exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
      const type = compression === "av1" ? "avif" : format;
      return { path, type, size: `${info.width}x${info.height}`, extra: { exif, icc, xmp, iptc, orientation } };
    }),
  );
}

/** The files of a cache with their dates. */
async function listCache(cache: string): Promise<string[]> {
  const names = (await readdir(cache)).toSorted();
  return Promise.all(names.map(async (name) => `${name} ${(await stat(join(cache, name))).mtimeMs}`));
}

async function pixel(file: Uint8Array, x: number, y: number) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * info.channels;
  return { r: data[at] ?? -1, g: data[at + 1] ?? -1, b: data[at + 2] ?? -1 };
}

function expectColor(color: typeof red, wanted: typeof red) {
  for (const channel of ["r", "g", "b"] as const) expect(Math.abs(color[channel] - wanted[channel])).toBeLessThan(40);
}

describe("the files that a build makes of a picture", () => {
  it("are AVIF and WebP in the widths that screens need, and one JPEG, each of the size that its name says", async () => {
    const file = await put("My Phóto (1).jpg", await paintStripes(1000, 700).jpeg().toBuffer());
    const { shown, files } = await build(file, "square", await newFolder());
    const made = await describeFiles(await files());
    const sizes = ["160x160", "320x320", "480x480", "640x640"];
    expect(made.map(({ type, size }) => `${type} ${size}`)).toEqual([
      ...sizes.map((size) => `avif ${size}`),
      ...sizes.map((size) => `webp ${size}`),
      "jpeg 640x640",
    ]);
    for (const { path, size } of made) {
      expect(path).toMatch(new RegExp(`^assets/my-photo-1-[0-9a-f]{12}-${size}\\.(?:avif|webp|jpg)$`));
    }
    const [avif, webp, fallback] = [made.slice(0, 4), made.slice(4, 8), made[8]];
    const srcset = (group: typeof made) =>
      group.map(({ path, size }) => `/base/${path} ${size.split("x")[0]}w`).join(", ");
    expect(shown).toEqual({
      src: `/base/${fallback?.path}`,
      width: 640,
      height: 640,
      sources: [
        { type: "image/avif", srcset: srcset(avif) },
        { type: "image/webp", srcset: srcset(webp) },
      ],
    });
  });

  it("show the middle of a picture that is wider than its frame", async () => {
    const file = await put("wide.png", await paintStripes(600, 200).png().toBuffer());
    const { files } = await build(file, "square", await newFolder());
    for (const { bytes } of await files()) {
      for (const x of [0.04, 0.5, 0.96]) expectColor(await pixel(bytes, x, 0.5), green);
    }
  });

  it("are 16 to 9 where a video's poster is shown", async () => {
    const file = await put("poster.jpg", await plain(800, 800).jpeg().toBuffer());
    const { shown, files } = await build(file, "wide", await newFolder());
    expect(new Set((await describeFiles(await files())).map(({ size }) => size))).toEqual(
      new Set(["384x216", "576x324", "800x450"]),
    );
    expect(shown).toMatchObject({ width: 800, height: 450 });
  });

  it("are upright, and keep nothing of the place and camera that the photo tells of", async () => {
    // Red on the left and blue on the right, to be turned clockwise by a quarter: then red is above blue.
    const half = { create: { width: 100, height: 100, channels: 3 as const, background: red } };
    const photo = await sharp({ create: { width: 200, height: 100, channels: 3, background: blue } })
      .composite([{ input: half, left: 0, top: 0 }])
      .jpeg()
      .withExif({
        IFD0: { Make: "A camera" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "18/1 31/1 0/1" },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const original = await sharp(photo).metadata();
    expect(original).toMatchObject({ orientation: 6, exif: expect.any(Buffer), icc: expect.any(Buffer) });
    expect(photo.toString("latin1")).toContain("A camera");

    const file = await put("phone.jpg", photo);
    const { shown, files } = await build(file, "square", await newFolder());
    expect(shown).toMatchObject({ width: 100, height: 100 });
    const made = await files();
    for (const { size, extra } of await describeFiles(made)) {
      expect(size).toBe("100x100");
      expect(Object.values(extra).filter((value) => value !== undefined)).toEqual([]);
    }
    for (const { bytes } of made) {
      expectColor(await pixel(bytes, 0.5, 0.2), red);
      expectColor(await pixel(bytes, 0.5, 0.8), blue);
      expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/A camera|Exif\0\0/);
    }
  });

  it.each([
    [100, ["100x100"]],
    [170, ["170x170"]],
    [330, ["160x160", "330x330"]],
  ])("are never wider than a picture of %d pixels, nor two of nearly the same width", async (width, sizes) => {
    const file = await put("small.png", await plain(width, width).removeAlpha().png().toBuffer());
    const { shown, files } = await build(file, "square", await newFolder());
    const made = await describeFiles(await files());
    expect(made.filter(({ type }) => type === "avif").map(({ size }) => size)).toEqual(sizes);
    expect(shown).toMatchObject({ width, height: width });
  });

  it("keep what is transparent", async () => {
    const file = await put("logo.png", await plain(120, 120, 0).png().toBuffer());
    const made = await (await build(file, "square", await newFolder())).files();
    expect((await describeFiles(made)).map(({ type }) => type)).toEqual(["avif", "webp", "png"]);
    for (const { bytes } of made) {
      const { channels } = await sharp(bytes).stats();
      expect(channels[3]?.max).toBe(0);
    }
  });

  it("show the first frame of a picture that moves", async () => {
    const frames = await Promise.all([red, blue].map((background) => frame(background)));
    const file = await put(
      "moving.webp",
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
    );
    expect((await sharp(file).metadata()).pages).toBe(2);
    const made = await (await build(file, "square", await newFolder())).files();
    for (const { bytes } of made) {
      expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
      expectColor(await pixel(bytes, 0.5, 0.5), red);
    }
  });

  it("are the drawing itself where it is an SVG", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>';
    const file = await put("drawing.svg", svg);
    const { shown, files } = await build(file, "square", await newFolder());
    const made = await files();
    expect(made).toEqual([
      { path: expect.stringMatching(/^assets\/drawing-[0-9a-f]{12}\.svg$/), bytes: Buffer.from(svg) },
    ]);
    expect(shown).toEqual({ src: `/base/${made[0]?.path}`, width: 40, height: 30 });
  });
});

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
    const sizes = (first ?? []).map(({ path }) => /\d+x\d+\.\w+$/.exec(path)?.[0].replace("jpg", "jpeg"));
    expect((await readdir(cache)).map((name) => name.slice(name.indexOf("-") + 1)).toSorted()).toEqual(
      sizes.toSorted(),
    );
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
    expect(await readdir(cache)).toEqual([]);
  });
});

function frame(background: typeof red): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
}
