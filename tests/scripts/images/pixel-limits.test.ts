import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { globSync } from "tinyglobby";
import { describe, expect, it } from "vitest";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";
import { probeAsset } from "../../../scripts/lib/content/probe-asset.ts";
import { decodePicture, encodeMoving, measurePicture } from "../../../scripts/lib/images/encode-picture.ts";
import { newFolder, plain, put } from "./pictures.ts";

const side = 30_000;

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
}

/** A PNG of one bit a pixel, whose rows are black. `before` is what is between its header and its pixels. */
function writePng(width: number, height: number, before: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    ...before,
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A GIF whose frames are all as large as itself, and say nothing. */
function writeGif(width: number, height: number, frames: number): Buffer {
  const head = Buffer.from("GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff", "latin1");
  const frame = Buffer.from("\x2c\0\0\0\0\0\0\0\0\0\x02\x02\x44\x01\0", "latin1");
  for (const [bytes, at] of [
    [head, 6],
    [frame, 5],
  ] as const) {
    bytes.writeUInt16LE(width, at);
    bytes.writeUInt16LE(height, at + 2);
  }
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(";")]);
}

/** A picture whose header is changed to say that it is large. */
async function lie(format: "jpeg" | "avif" | "webp"): Promise<Buffer> {
  const bytes = Buffer.from(
    await plain(16, 16)
      .toFormat(format, { lossless: format === "webp" })
      .toBuffer(),
  );
  if (format === "jpeg") {
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    bytes.writeUInt16BE(side, frame + 5);
    bytes.writeUInt16BE(side, frame + 7);
  } else if (format === "avif") {
    const size = bytes.indexOf("ispe");
    bytes.writeUInt32BE(side, size + 8);
    bytes.writeUInt32BE(side, size + 12);
  } else {
    // Lossless: 14 bits each of width and height, less one, behind a signature (RFC 9649, section 3.4).
    bytes.writeUInt32LE((16_382 | (16_382 << 14)) >>> 0, bytes.indexOf("VP8L") + 9);
  }
  return bytes;
}

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"/>`;
const density = chunk("pHYs", Buffer.from([0, 0, 0x0b, 0x13, 0, 0, 0x0b, 0x13, 1]));

const large: [name: string, write: () => Buffer | string | Promise<Buffer>, expected: string][] = [
  ["plain.png", () => writePng(side, side), "30000 × 30000 pixels, 900 million in all"],
  ["other.png", () => writePng(side, side, [density]), "30000 × 30000 pixels, 900 million in all"],
  ["hardly.png", () => writePng(10_001, 10_000), "10001 × 10000 pixels, 101 million in all"],
  ["photo.jpg", () => lie("jpeg"), "30000 × 30000 pixels, 900 million in all"],
  ["photo.avif", () => lie("avif"), "30000 × 30000 pixels, 900 million in all"],
  ["photo.webp", () => lie("webp"), "16383 × 16383 pixels, 269 million in all"],
  ["one.gif", () => writeGif(side, side, 1), "30000 × 30000 pixels, 900 million in all"],
  ["many.gif", () => writeGif(9500, 9500, 999), "9500 × 9500 pixels in each of 999 frames, 90160 million in all"],
  ["frames.gif", () => writeGif(2, 2, 1001), "1,001 frames, and no more than 1,000 can be shown"],
  ["drawing.svg", () => drawing, "30000 × 30000 pixels, 900 million in all"],
];

describe("a picture with too many pixels or frames", () => {
  it.each(large)(
    "is refused by what its header says, as too large and not as damaged: %s",
    async (name, write, expected) => {
      const folder = await newFolder();
      await writeFile(join(folder, name), await write());
      const { facts } = await probeAsset(folder, name);
      expect(facts).toEqual({ status: "too-large", reason: expect.stringContaining(expected) });
    },
  );

  it("is reported with its size, the limit and what to do, wherever content names it", async () => {
    const folder = await newFolder();
    await writeFile(join(folder, "film.mp4"), Buffer.from("\0\0\0\x18ftypisom\0\0\0\0", "latin1"));
    await writeFile(join(folder, "large.png"), writePng(side, side));
    const picture = { src: "large.png", alt: "A field" };
    const blocks = [
      { type: "image", ...picture },
      { type: "video", title: "Lap", src: "film.mp4", captions: "x.vtt", poster: picture },
      { type: "prose", body: "![A field](large.png)" },
    ];
    const content = {
      version: 1,
      site: { title: "Asha Rao", description: "Chargers.", url: "https://asharao.dev/" },
      profile: { name: "Asha Rao", role: "Engineer", photo: picture, emails: [], links: [] },
      navigation: { links: [{ label: "Home", to: "/" }] },
      pages: [{ path: "/", title: "Home", blocks }],
    };
    await writeFile(join(folder, "content.json"), JSON.stringify(content));
    const { diagnostics } = await loadContent(join(folder, "content.json"));
    const told = diagnostics.filter(({ code }) => code === "too-many-pixels");
    expect(told.map(({ pointer }) => pointer).toSorted()).toEqual([
      "/pages/0/blocks/0/src",
      "/pages/0/blocks/1/poster/src",
      "/pages/0/blocks/2/body",
      "/profile/photo/src",
    ]);
    expect(told[0]?.message).toBe(
      "large.png is too large: it has 30000 × 30000 pixels, 900 million in all, and no more than 100 million can be shown.",
    );
    expect(told[0]?.hint).toContain("Save it smaller");
  });

  it("is not decoded if it passes the check, and is reported as too large", async () => {
    const png = await put("later.png", writePng(side, side));
    const gif = await put("later.gif", writeGif(1000, 1000, 200));
    const file = { format: "webp", width: 10, height: 10 } as const;
    const decodings = [() => decodePicture(png, file), () => measurePicture(png), () => encodeMoving(gif, file)];
    for (const decode of decodings) {
      await expect(decode()).rejects.toThrow(
        /later\.\w+ is too large: it has \d+ × \d+ pixels.*million can be shown\. Save it smaller\./,
      );
    }
  });

  it("is shown as long as it is within the limits", async () => {
    const folder = await newFolder();
    await writeFile(join(folder, "a.png"), writePng(10_000, 10_000));
    await writeFile(join(folder, "b.gif"), writeGif(300, 300, 1000));
    expect((await probeAsset(folder, "a.png")).facts).toMatchObject({ status: "image", width: 10_000 });
    expect((await probeAsset(folder, "b.gif")).facts).toMatchObject({ status: "image", width: 300 });
  });
});

it("pictures of owners are opened in one place, which sets the limit", async () => {
  const openers: string[] = [];
  for (const file of globSync("scripts/**/*.ts")) {
    const code = await readFile(file, "utf8");
    const isLimited = [...code.matchAll(/\bsharp\(([^()]*)/g)].every(([, of]) =>
      /^data, \{ raw: info \}$|^Buffer\.from$|limitInputPixels/.test(of ?? ""),
    );
    if (!isLimited) openers.push(file);
  }
  expect(openers).toEqual([]);
  await expect(sharp(Buffer.from(drawing)).metadata()).rejects.toThrow("pixel limit");
});
