import { placeholderValues } from "../../../schema/resolve/text.ts";
import { choosePalette, type Palette } from "./drawn/draw.ts";
import { designIcon, listIcons, manifestIcons, touchIcon } from "./drawn/icons.ts";
import type { Output, SiteMaterial } from "./output.ts";

const file = "manifest.webmanifest";

/** What phones and desktops call the site, and its icon there (W3C, Web Application Manifest). */
export const manifest: Output = {
  switch: "manifest",
  describe: ({ shell: { base } }) => ({
    links: [
      { rel: "manifest", href: `${base}/${file}` },
      { rel: "apple-touch-icon", href: `${base}/${touchIcon.path}`, sizes: `${touchIcon.size}x${touchIcon.size}` },
    ],
  }),
  files: (material) => {
    const palette = choosePalette(material.theme);
    return [
      { path: file, make: () => formatManifest(material, palette) },
      ...listIcons(designIcon(material.portfolio.profile.name, material.font, palette)),
    ];
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
        ...(isMaskable ? { purpose: "maskable" } : {}),
      })),
    ],
  };
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
