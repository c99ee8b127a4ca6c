import { placeholderValues } from "../../../../schema/localize/placeholders.ts";
import { firstLetter } from "../../../../schema/resolve/monogram.ts";
import type { ResolvedTheme } from "../../../../schema/resolve/theme.ts";
import type { ImageFonts } from "../../fonts/image-fonts.ts";
import type { Output, SiteMaterial } from "../output.ts";
import { cacheDrawing, choosePalette, nameDrawing, type Palette } from "./draw.ts";
import { drawableText, nameFaces } from "./text-layout/needed-faces.ts";

const file = "manifest.webmanifest";

/** A site icon for phones and desktops, `size` in pixels. The system crops a maskable icon to its own shape. */
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

/** The site's name and icons for phones and desktops (W3C, Web Application Manifest). */
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
    const { profile, site } = material.portfolio;
    const design = designIcon(profile.name, site.language, material.fonts, palette);
    const layOut = async (icon: Icon) => {
      // Text layout takes a moment to load, so it is loaded only for a new image.
      const { layOutIcon } = await import("./icon.ts");
      return layOutIcon(icon, design, material.fonts);
    };
    const icons = [touchIcon, ...manifestIcons].map((icon) => {
      const name = nameDrawing({ size: icon.size, isMaskable: icon.isMaskable, design });
      return { path: icon.path, make: () => cacheDrawing(name, () => layOut(icon)) };
    });
    return [{ path: file, make: () => formatManifest(material, palette) }, ...icons];
  },
};

/** Writes the manifest. `display` is "browser", so that the address bar and back button stay. */
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

/** All icons show the first letter of the owner's name on the accent colour, if the fonts have that letter. */
export function designIcon(name: string, language: string, fonts: ImageFonts, palette: Palette) {
  const letter = drawableText(firstLetter(name).toLocaleUpperCase(), fonts.display);
  return { letter, fonts: nameFaces(letter ?? "", fonts), language, palette };
}

/** Writes the favicon: the first letter of the owner's name on the accent colour, in light and dark. */
export function renderFavicon(name: string, { colors: { accent, onAccent } }: ResolvedTheme): string {
  const letter = firstLetter(name).replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<style>rect{fill:${accent.light}}text{fill:${onAccent.light}}`,
    `@media(prefers-color-scheme:dark){rect{fill:${accent.dark}}text{fill:${onAccent.dark}}}</style>`,
    '<rect width="64" height="64" rx="14"/>',
    '<text x="32" y="45" font-family="system-ui,sans-serif" font-size="36" font-weight="700" text-anchor="middle">',
    `${letter}</text></svg>`,
  ].join("");
}
