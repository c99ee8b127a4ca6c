import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { renderCardPhoto } from "../../../../scripts/lib/outputs/images/card-photo.ts";
import { findLanguageCode } from "../../../../scripts/lib/outputs/vcard.ts";

it("a photo is upright in a card, on white if it is transparent", async () => {
  const file = join(await mkdtemp(join(tmpdir(), "card-photo-")), "photo.png");
  const black = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#000000" } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 40, height: 40, channels: 4, background: "#00000000" } })
    .composite([{ input: black, left: 0, top: 0 }])
    // The camera was held upside down.
    .withMetadata({ orientation: 3 })
    .png()
    .toFile(file);
  const address = await renderCardPhoto({ file, digest: "photo" });
  const bytes = Buffer.from(address.replace("data:image/jpeg;base64,", ""), "base64");
  const lightness = async (left: number, top: number) =>
    (await sharp(bytes).greyscale().extract({ left, top, width: 9, height: 9 }).raw().toBuffer())[0];
  expect(await lightness(20, 20)).toBe(255);
  expect(await lightness(330, 330)).toBe(0);
});

it.each([
  ["Französisch", "de", "fr"],
  ["French", "de", "fr"],
  [" FRANÇAIS ", "de", "fr"],
  ["the language of birds", "en", undefined],
])("the language %j on a site in %s has the code %s", (name, siteLanguage, code) => {
  expect(findLanguageCode(name, siteLanguage)).toBe(code);
});
