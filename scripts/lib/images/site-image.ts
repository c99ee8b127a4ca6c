import { z } from "zod";
import type { ImageShape, PictureFiles } from "../../../schema/pictures/picture.ts";
import type { LoadedImage } from "../content/load-content.ts";

export const pictureTraits = z.object({
  /** Whether something behind it can be seen through it. */
  isTransparent: z.boolean(),
  isMoving: z.boolean(),
  /** Its mean colour (`#rrggbb`), where it covers what stands behind it. */
  color: z.string().optional(),
});

/** What there is to know of a picture before any file is made of it. */
export type PictureTraits = z.output<typeof pictureTraits>;

/** A picture of the content as its site has it: named by its bytes, so that browsers may keep it for ever. */
export interface SiteImage extends LoadedImage {
  /** Names the picture's bytes and the way in which its files are made of them. */
  digest: string;
  traits: PictureTraits;
}

/** The pictures of a site, by their names in the content. */
export type SiteImages = ReadonlyMap<string, SiteImage>;

/** Gives a picture its addresses under `base`, the path of the site on its host. */
export type ShowImage = (image: SiteImage, shape: ImageShape, base: string) => PictureFiles;
