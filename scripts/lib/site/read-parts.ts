import type { Content } from "../../../schema/content.ts";
import type { LoadedContent } from "../content/load-content.ts";
import { type CutLetters, readLetters, type SiteLetters } from "../fonts/site-letters.ts";
import { readSiteImages } from "../images/site-images.ts";
import { nameMedia } from "../images/site-media.ts";
import { loadTypesetter } from "../typesetting/typesetter.ts";
import type { SiteParts } from "./list-site.ts";

/**
 * Looks at all that a site is made of beside its content.
 * @param cut how much of its letters visitors get
 */
export async function readParts(
  { editions, images, media, linked, typesetting }: LoadedContent,
  { theme }: Content,
  cut: (letters: SiteLetters) => CutLetters,
): Promise<SiteParts> {
  return {
    editions,
    images: await readSiteImages(images),
    media: await nameMedia(media),
    linked,
    letters: cut(await readLetters(theme)),
    typesetter: await loadTypesetter(typesetting),
  };
}
