import { firstLetter } from "../../../../schema/resolve/monogram.ts";
import { placeholderValues } from "../../../../schema/resolve/text.ts";
import type { ResolvedTheme } from "../../../../schema/resolve/theme.ts";
import type { DrawnLetters } from "../../fonts/drawn-letters.ts";
import type { Output, SiteMaterial } from "../output.ts";
import { box, cacheDrawing, choosePalette, type Drawing, drawPng, nameDrawing, type Palette } from "./draw.ts";
import { drawableText, fontFamilies, nameLetters } from "./fonts.ts";

const file = "manifest.webmanifest";

/** An icon of the site for phones and desktops, `size` in pixels. Of a maskable one the system cuts its own shape. */
interface Icon {
  path: string;
  size: number;
  isMaskable: boolean;
}

const touchIcon: Icon = { path: "apple-touch-icon.png", size: 180, isMaskable: true };

const manifestIcons: readonly Icon[] = [
  { path: "icon-192.png", size: 192, isMaskable: false },
  { path: "icon-512.png", size: 512, isMaskable: false },
  { path: "icon-maskable-512.png", size: 512, isMaskable: true },
];

/** What phones and desktops call the site, and its icon there (W3C, Web Application Manifest). */
export const manifest: Output = {
  switch: "manifest",
  isShared: true,
  describe: ({ shell: { base } }) => ({
    links: [
      { rel: "manifest", href: `${base}/${file}` },
      { rel: "apple-touch-icon", href: `${base}/${touchIcon.path}`, sizes: `${touchIcon.size}x${touchIcon.size}` },
    ],
  }),
  files: (material) => {
    const palette = choosePalette(material.theme);
    const design = designIcon(material.portfolio.profile.name, material.letters, palette);
    let rise: Promise<number> | undefined;
    const layOut = async (icon: Icon) => {
      rise ??= measureRise(design, material.letters);
      return layOutIcon(icon, design, material.letters, await rise);
    };
    const icons = [touchIcon, ...manifestIcons].map((icon) => {
      const name = nameDrawing({ size: icon.size, isMaskable: icon.isMaskable, design });
      return { path: icon.path, make: () => cacheDrawing(name, () => layOut(icon)) };
    });
    return [{ path: file, make: () => formatManifest(material, palette) }, ...icons];
  },
};

/** The manifest's text. The site stays a site: it is read in the browser, with its address and its way back. */
function formatManifest({ portfolio, base }: SiteMaterial, palette: Palette): string {
  const { site, profile } = portfolio;
  const value = {
    id: `${base}/`,
    start_url: `${base}/`,
    scope: `${base}/`,
    name: site.title,
    short_name: placeholderValues(profile).firstName ?? profile.name,
    description: site.description,
    lang: site.language,
    display: "browser",
    background_color: palette.page,
    theme_color: palette.page,
    icons: [
      { src: `${base}/favicon.svg`, sizes: "any", type: "image/svg+xml" },
      ...manifestIcons.map(({ path, size, isMaskable }) => ({
        src: `${base}/${path}`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose: isMaskable ? "maskable" : undefined,
      })),
    ],
  };
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** What all icons of a site show: the first letter of the owner's name, if it can be drawn, on the accent. */
export function designIcon(name: string, letters: DrawnLetters, palette: Palette) {
  const letter = drawableText(firstLetter(name).toLocaleUpperCase(), letters.display);
  return { letter, letters: nameLetters(letter ?? "", letters), palette };
}

type IconDesign = ReturnType<typeof designIcon>;

/**
 * The letter keeps within the middle four fifths, which no system cuts off (W3C, Web Application Manifest).
 * @param rise what `measureRise` says of the letter
 */
export function layOutIcon(
  { size, isMaskable }: Pick<Icon, "size" | "isMaskable">,
  { letter = "", palette }: IconDesign,
  letters: DrawnLetters,
  rise: number,
): Drawing {
  const fontSize = size * (isMaskable ? 0.5 : 0.58);
  const line = { ...lineOf(letter, letters), fontSize, transform: `translateY(${rise * fontSize}px)` };
  const content = box(
    {
      ...middle,
      background: palette.accent,
      color: palette.onAccent,
      borderRadius: isMaskable ? 0 : (size * 14) / 64,
    },
    box(line, letter),
  );
  return { width: size, height: size, content, letters, text: letter };
}

const middle = { width: "100%", height: "100%", alignItems: "center", justifyContent: "center" } as const;

const lineOf = (letter: string, letters: DrawnLetters) => ({
  fontFamily: fontFamilies(letter, letters.display),
  lineHeight: 1,
});

/** How far a letter's ink stands above the middle of its line, in parts of its size: typefaces differ in it. */
export async function measureRise({ letter = "" }: IconDesign, letters: DrawnLetters): Promise<number> {
  const size = 200;
  const fontSize = size / 2;
  const line = box({ ...middle, color: "#000" }, box({ ...lineOf(letter, letters), fontSize }, letter));
  const { default: sharp } = await import("sharp");
  const picture = sharp(await drawPng({ width: size, height: size, content: line, letters, text: letter }));
  const { data, info } = await picture.extractChannel("alpha").raw().toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_, row) => row).filter((row) =>
    data.subarray(row * info.width, (row + 1) * info.width).some((ink) => ink > 127),
  );
  const [top = 0, bottom = size - 1] = [rows[0], rows.at(-1)];
  return (size - 1 - top - bottom) / 2 / fontSize;
}

/** A site's icon: the first letter of its owner's name on the accent, in light and dark. */
export function renderFavicon(name: string, { colors: { accent, onAccent } }: ResolvedTheme): string {
  const letter = firstLetter(name).replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<style>rect{fill:${accent.light}}text{fill:${onAccent.light}}`,
    `@media(prefers-color-scheme:dark){rect{fill:${accent.dark}}text{fill:${onAccent.dark}}}</style>`,
    '<rect width="64" height="64" rx="14"/>',
    '<text x="32" y="45" font-family="system-ui,sans-serif" font-size="36" font-weight="700" text-anchor="middle">',
    `${letter}</text></svg>`,
  ].join("");
}
