import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { copySampleAssets } from "./sample.ts";

/** A landscape in one colour: what a photo would be, and light enough for a repository that makes it when it is wanted. */
export function drawLandscape(width: number, height: number, hue: number): Buffer {
  const hill = (top: number, light: number) =>
    `<path d="M0 ${height * top}Q${width / 3} ${height * (top - 0.2)} ${width} ${height * top}V${height}H0Z" fill="hsl(${hue} 40% ${light}%)"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 60% 75%)"/>${hill(0.7, 35)}${hill(0.85, 20)}</svg>`,
  );
}

/** Pictures by the names that tests give them: photos of several proportions, a badge, a logo, one that moves. */
const pictures: Record<string, () => Promise<Buffer>> = {
  "wide.jpg": () =>
    sharp(drawLandscape(2400, 1350, 20))
      .jpeg()
      .toBuffer(),
  "photo.jpg": () =>
    sharp(drawLandscape(1800, 1200, 200))
      .jpeg()
      .toBuffer(),
  "tall.jpg": () =>
    sharp(drawLandscape(900, 1350, 120))
      .jpeg()
      .toBuffer(),
  "small.png": () =>
    sharp(drawLandscape(200, 120, 300))
      .png()
      .toBuffer(),
  "badge.png": async () => {
    const circle = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><circle cx="300" cy="300" r="280" fill="teal"/></svg>`;
    return sharp(Buffer.from(circle)).png().toBuffer();
  },
  "logo.svg": async () =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80"><rect width="240" height="80"/></svg>`,
    ),
  "moving.gif": async () => {
    const frames = await Promise.all(
      [0, 90, 180].map((hue) =>
        sharp(drawLandscape(900, 600, hue))
          .png()
          .toBuffer(),
      ),
    );
    return sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100, 100] })
      .toBuffer();
  },
};

/** Draws the pictures into the folder `assets` of a folder, beside the sample's video. */
export async function drawPictures(folder: string): Promise<void> {
  await mkdir(join(folder, "assets"), { recursive: true });
  await copySampleAssets(folder);
  for (const [name, draw] of Object.entries(pictures)) await writeFile(join(folder, "assets", name), await draw());
}
