import type { Content } from "../../../schema/content.ts";
import type { LoadedContent } from "../content/load-content.ts";
import { readFonts } from "../fonts/site-fonts.ts";
import { readSiteImages } from "../images/site-images.ts";
import { nameMedia } from "../images/site-media.ts";
import { loadTypesetter } from "../typesetting/typesetter.ts";
import type { SiteParts } from "./list-site.ts";

export async function readParts(
  { locales, images, media, linked, typesetting }: LoadedContent,
  { theme }: Content,
): Promise<SiteParts> {
  return {
    locales,
    images: await readSiteImages(images),
    media: await nameMedia(media),
    linked,
    fonts: await readFonts(theme),
    typesetter: await loadTypesetter(typesetting),
  };
}
