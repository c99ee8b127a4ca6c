import type { Theme } from "../../../../schema/parts/theme.ts";
import type { ResolvedTheme } from "../../../../schema/resolve/theme.ts";
import type { SiteFile } from "../../files/site-file.ts";
import { box, cacheDrawing, type Drawing, drawPng, nameDrawing, type Palette } from "./draw.ts";
import { drawableText, fontFamilies, fontWeights } from "./fonts.ts";

/** An icon of the site for phones and desktops. */
export interface Icon {
  path: string;
  /** In pixels. */
  size: number;
  /** Whether the whole square is filled, because the system cuts its own shape out of it. */
  isMaskable: boolean;
}

export const touchIcon: Icon = { path: "apple-touch-icon.png", size: 180, isMaskable: true };

export const manifestIcons: readonly Icon[] = [
  { path: "icon-192.png", size: 192, isMaskable: false },
  { path: "icon-512.png", size: 512, isMaskable: false },
  { path: "icon-maskable-512.png", size: 512, isMaskable: true },
];

/** What all icons of a site show: the first letter of the owner's name, if it can be drawn, on the accent. */
export interface IconDesign {
  letter: string | undefined;
  font: Theme["font"];
  palette: Palette;
}

/** The icons' design for a name: the first letter is what a reader takes for one, marks and all. */
export function designIcon(name: string, font: Theme["font"], palette: Palette): IconDesign {
  const first = new Intl.Segmenter().segment(name.trim())[Symbol.iterator]().next().value?.segment;
  return { letter: first === undefined ? undefined : drawableText(first.toLocaleUpperCase(), font), font, palette };
}

/** The files of all icons. */
export function listIcons(design: IconDesign): SiteFile[] {
  return [touchIcon, ...manifestIcons].map((icon) => {
    const { path, size, isMaskable } = icon;
    const name = nameDrawing({ size, isMaskable, design });
    return { path, make: () => cacheDrawing(name, () => drawPng(layOut(icon, design))) };
  });
}

/** The letter keeps within the middle four fifths, which no system cuts off (W3C, Web Application Manifest). */
function layOut({ size, isMaskable }: Icon, { letter = "", font, palette }: IconDesign): Drawing {
  const content = box(
    {
      width: "100%",
      height: "100%",
      alignItems: "center",
      justifyContent: "center",
      background: palette.accent,
      color: palette.onAccent,
      borderRadius: isMaskable ? 0 : (size * 14) / 64,
      fontFamily: fontFamilies(letter, font).join(", "),
      fontSize: size * (isMaskable ? 0.5 : 0.58),
      fontWeight: fontWeights(font).display,
      lineHeight: 1,
    },
    letter,
  );
  return { width: size, height: size, content, font, text: letter };
}

/** A site's icon: the first letter of its owner's name on the accent, in light and dark. */
export function renderFavicon(name: string, { accent }: ResolvedTheme): string {
  const [letter = ""] = new Intl.Segmenter().segment(name.trim());
  const text = (typeof letter === "string" ? letter : letter.segment).replace(
    /[&<>]/g,
    (sign) => `&#${sign.charCodeAt(0)};`,
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<style>rect{fill:${accent.light}}text{fill:#fff}`,
    `@media(prefers-color-scheme:dark){rect{fill:${accent.dark}}text{fill:#0f1214}}</style>`,
    '<rect width="64" height="64" rx="14"/>',
    '<text x="32" y="45" font-family="system-ui,sans-serif" font-size="36" font-weight="700" text-anchor="middle">',
    `${text}</text></svg>`,
  ].join("");
}
