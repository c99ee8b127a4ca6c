import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { designNames } from "../../../schema/designs/index.ts";
import { resolveTheme } from "../../../schema/resolve/theme.ts";
import { readImageFonts } from "../../../scripts/lib/fonts/image-fonts.ts";
import { choosePalette, drawPng } from "../../../scripts/lib/outputs/images/draw.ts";
import { layOutIcon } from "../../../scripts/lib/outputs/images/icon.ts";
import { designIcon } from "../../../scripts/lib/outputs/images/manifest.ts";
import { address, type BuiltSite, buildSample, fileAt, readHead } from "./site.ts";

interface Manifest {
  name: string;
  short_name: string;
  id: string;
  start_url: string;
  scope: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

let site: BuiltSite;
let manifest: Manifest;
beforeAll(async () => {
  site = await buildSample();
  manifest = JSON.parse(await site.read("manifest.webmanifest"));
});

/** The colour of a pixel, its transparency last. */
async function pixelOf(file: string, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(join(site.folder, file))
    .ensureAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

describe("the manifest", () => {
  it("calls the site what the content calls it, and begins at home", () => {
    expect(manifest).toMatchObject({ name: "Your Name — Portfolio", short_name: "Name" });
    for (const place of [manifest.id, manifest.start_url, manifest.scope])
      expect(new URL(place, address).href).toBe(address);
    expect(manifest).toMatchObject({
      description: expect.stringMatching(/^Electronics and telecommunication engineer/),
      lang: "en",
    });
  });

  it("keeps the site in the browser, in its own colours", () => {
    expect(manifest).toMatchObject({ display: "browser", background_color: "#fbfbf9", theme_color: "#fbfbf9" });
  });

  it("names icons that are there, at their sizes", async () => {
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(["any", "192x192", "512x512", "512x512"]);
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual([undefined, undefined, undefined, "maskable"]);
    for (const { src, sizes, type } of manifest.icons) {
      const { format, width, height } = await sharp(join(site.folder, fileAt(new URL(src, address).href))).metadata();
      expect(`image/${format}`.replace("svg", "svg+xml")).toBe(type);
      if (sizes !== "any") expect(`${width}x${height}`).toBe(sizes);
    }
  });

  it("has icons that fill the square where systems cut their own shape, and round ones else", async () => {
    const accent = [15, 118, 110, 255];
    expect(await pixelOf("icon-maskable-512.png", 0, 0)).toEqual(accent);
    expect(await pixelOf("apple-touch-icon.png", 0, 0)).toEqual(accent);
    expect((await pixelOf("icon-512.png", 0, 0))[3]).toBe(0);
    expect(await pixelOf("icon-512.png", 256, 20)).toEqual(accent);
  });

  it("has a letter on its icons, within the middle four fifths that no system cuts off", async () => {
    const picture = sharp(join(site.folder, "icon-maskable-512.png"));
    const letter = await picture.trim({ background: "#0f766e" }).toBuffer({ resolveWithObject: true });
    const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = letter.info;
    expect(height).toBeGreaterThan(0.3 * 512);
    // No corner of it is further from the middle than the circle that stays.
    const corner = Math.hypot(
      Math.max(256 + trimOffsetLeft, width - 256 - trimOffsetLeft),
      Math.max(256 + trimOffsetTop, height - 256 - trimOffsetTop),
    );
    expect(corner).toBeLessThanOrEqual(0.4 * 512);
  });

  it("has an icon for the home screens of phones that read no manifest", async () => {
    const [link] = readHead(await site.read("index.html")).links("apple-touch-icon");
    const { width, height } = await sharp(join(site.folder, "apple-touch-icon.png")).metadata();
    expect(link?.["sizes"]).toBe(`${width}x${height}`);
    expect(width).toBe(180);
  });
});

describe("an icon's letter", () => {
  const palette = choosePalette(resolveTheme({ design: "bench", colorMode: "light" }));
  it.each([
    ["asha rao", "A"],
    ["  Łukasz", "Ł"],
    ["क्षितिज", "क्षि"],
    ["علي", "ع"],
    ["𒀀", undefined],
    ["🚀 Rocket", undefined],
  ])("of %s is %s, whatever the design", async (name, letter) => {
    for (const design of designNames) {
      const fonts = (await readImageFonts({ design }))("en");
      expect(designIcon(name, "en", fonts, palette).letter).toBe(letter);
    }
  });

  it.each(designNames)("is in the middle of its circle in the design %s, at any width and height", async (design) => {
    const fonts = (await readImageFonts({ design }))("en");
    const size = 512;
    for (const name of ["Young", "Wim", "क्षितिज", "ثريا"]) {
      const icon = await layOutIcon({ size, isMaskable: true }, designIcon(name, "en", fonts, palette), fonts);
      const { info } = await sharp(await drawPng(icon))
        .trim()
        .toBuffer({ resolveWithObject: true });
      const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
      expect(Math.abs(width / 2 - trimOffsetLeft - size / 2)).toBeLessThan(3);
      expect(Math.abs(height / 2 - trimOffsetTop - size / 2)).toBeLessThan(3);
      expect(Math.hypot(width, height) / 2).toBeLessThanOrEqual(0.4 * size);
    }
  });
});

it.each(designNames)("pictures have the pages' own colours in the design %s", (design) => {
  for (const colorMode of ["light", "dark"] as const) {
    const { colors, ...theme } = resolveTheme({ design, accent: "violet", colorMode });
    for (const [name, value] of Object.entries(choosePalette({ ...theme, colors }))) {
      expect(value).toBe(colors[name]?.[colorMode]);
    }
  }
});
