import jsQR from "jsqr";
import sharp from "sharp";
import { expect, it } from "vitest";
import { renderQrCode } from "../../../scripts/lib/outputs/images/qr-code.ts";

it.each([
  "https://you.github.io/portfolio/",
  "https://asha.example/",
  `https://example.com/${"a-long-path/".repeat(20)}`,
  "https://उदाहरण.भारत/पृष्ठ",
])("the QR code of %s is read back by another program", async (address) => {
  const { data, info } = await sharp(Buffer.from(await renderQrCode(address)))
    .resize(480)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(address);
});

it("a QR code has the free border of four modules that readers need", async () => {
  const svg = await renderQrCode("https://asha.example/");
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const { data } = await sharp(Buffer.from(svg)).resize(size).greyscale().raw().toBuffer({ resolveWithObject: true });
  const isDark = (x: number, y: number) => (data[y * size + x] ?? 255) < 128;
  expect(isDark(4, 4)).toBe(true);
  for (let place = 0; place < size; place += 1) {
    for (let border = 0; border < 4; border += 1) {
      expect([isDark(place, border), isDark(border, place), isDark(place, size - 1 - border)]).toEqual([
        false,
        false,
        false,
      ]);
    }
  }
});
