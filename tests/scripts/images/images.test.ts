import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { blue, build, describeFiles, green, newFolder, paintStripes, plain, put, red } from "./pictures.ts";

async function pixel(file: Uint8Array, x: number, y: number) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * info.channels;
  return { r: data[at] ?? -1, g: data[at + 1] ?? -1, b: data[at + 2] ?? -1 };
}

function expectColor(color: typeof red, wanted: typeof red) {
  for (const channel of ["r", "g", "b"] as const) expect(Math.abs(color[channel] - wanted[channel])).toBeLessThan(40);
}

describe("the files that a build writes for a picture", () => {
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
      expect(path).toMatch(new RegExp(`^assets/my-photo-1-[0-9a-f]{12}-square-${size}\\.(?:avif|webp|jpg)$`));
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
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
  });

  it("show the middle of a picture that is wider than its frame", async () => {
    const file = await put("wide.png", await paintStripes(600, 200).png().toBuffer());
    const { files } = await build(file, "square", await newFolder());
    for (const { bytes } of await files()) {
      for (const x of [0.04, 0.5, 0.96]) expectColor(await pixel(bytes, x, 0.5), green);
    }
  });

  it.each([
    [{ x: 0, y: 0.5 }, red],
    [{ x: 0.5, y: 0.5 }, green],
    [{ x: 1, y: 0.5 }, blue],
  ])("show what must stay in sight: at %j", async (focus, color) => {
    const file = await put("focus.png", await paintStripes(600, 200).png().toBuffer());
    const { files } = await build(file, "square", await newFolder(), focus);
    for (const { path, bytes } of await files()) {
      expect(path).toContain(`-${focus.x * 100}-50.`);
      for (const x of [0.1, 0.5, 0.9]) expectColor(await pixel(bytes, x, 0.5), color);
    }
  });

  it("crop a picture that would be shown whole if its owner says what must stay in sight", async () => {
    const file = await put("tall.png", await plain(300, 900).png().toBuffer());
    expect((await build(file, "card", await newFolder())).shown.isWhole).toBe(true);
    const { shown } = await build(file, "card", await newFolder(), { x: 0.5, y: 0 });
    expect(shown).toMatchObject({ width: 300, height: 200 });
    expect(shown.isWhole).toBeUndefined();
  });

  it("are 16 to 9 where a video's poster is shown", async () => {
    const file = await put("poster.jpg", await plain(800, 800).jpeg().toBuffer());
    const { shown, files } = await build(file, "wide", await newFolder());
    expect(new Set((await describeFiles(await files())).map(({ size }) => size))).toEqual(
      new Set(["384x216", "576x324", "800x450"]),
    );
    expect(shown).toMatchObject({ width: 800, height: 450 });
  });

  it("are upright, and lose the photo's metadata of place and camera", async () => {
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

  it("show the first frame of a picture that moves, and all of them in one file beside the others", async () => {
    const frames = await Promise.all([red, blue].map((background) => frame(background)));
    const file = await put(
      "moving.webp",
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
    );
    expect((await sharp(file).metadata()).pages).toBe(2);
    const { shown, files } = await build(file, "square", await newFolder());
    const made = await files();
    for (const { path, bytes } of made) {
      const { pages = 1, width, height, exif } = await sharp(bytes).metadata();
      expect(pages).toBe(`/base/${path}` === shown.moving ? 2 : 1);
      if (pages > 1) expect({ width, height, exif }).toEqual({ width: 60, height: 60, exif: undefined });
      expectColor(await pixel(bytes, 0.5, 0.5), red);
    }
    expect(made.map(({ path }) => `/base/${path}`)).toContain(shown.moving);
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

  it("keep a picture's own proportions where no frame has others, in widths for its place", async () => {
    const file = await put("tall.jpg", await plain(1000, 1500).jpeg().toBuffer());
    const { shown, files } = await build(file, "text", await newFolder());
    expect(shown).toMatchObject({ width: 1000, height: 1500 });
    expect(new Set((await describeFiles(await files())).map(({ size }) => size))).toEqual(
      new Set(["384x576", "576x864", "800x1200", "1000x1500"]),
    );
  });

  it("are cropped to a card's frame where that costs little, and whole where it would cost much", async () => {
    const show = async (name: string, picture: ReturnType<typeof plain>) =>
      (await build(await put(name, await picture.png().toBuffer()), "card", await newFolder())).shown;
    expect(await show("photo.png", plain(800, 600))).toMatchObject({ width: 800, height: 533, color: "#14b414" });
    const tall = await show("telephone.png", plain(600, 1200));
    expect(tall).toMatchObject({ width: 600, height: 1200, isWhole: true });
    const badge = await show("badge.png", plain(800, 600, 0));
    expect(badge).toMatchObject({ width: 800, height: 600, isWhole: true });
    expect(badge).not.toHaveProperty("color");
  });

  it("are as high as a line has room for where they are logos", async () => {
    const show = async (width: number, height: number) => {
      const file = await put("logo.png", await plain(width, height, 0).png().toBuffer());
      return (await build(file, "logo", await newFolder())).shown;
    };
    expect(await show(2000, 1000)).toMatchObject({ width: 288, height: 144 });
    expect(await show(4000, 400)).toMatchObject({ width: 432, height: 43 });
  });
});

function frame(background: typeof red): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
}
