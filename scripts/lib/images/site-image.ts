import { z } from "zod";
import type { FocalPoint } from "../../../schema/pictures/focus.ts";
import type { ImageShape, PictureFiles } from "../../../schema/pictures/picture.ts";
import type { LoadedImage } from "../content/load-content.ts";

export const pictureTraits = z.object({
  /** True if the background shows through. */
  isTransparent: z.boolean(),
  isMoving: z.boolean(),
  /** The mean colour (`#rrggbb`) of an opaque picture. */
  color: z.string().optional(),
});

/** Facts about a picture that are known before its files are made. */
export type PictureTraits = z.output<typeof pictureTraits>;

/** A picture of the content on its site. The digest is in its name, so browsers can cache it for ever. */
export interface SiteImage extends LoadedImage {
  /** A hash of the picture's bytes and of the way its files are made. */
  digest: string;
  traits: PictureTraits;
}

/** The pictures of a site, by their names in the content. */
export type SiteImages = ReadonlyMap<string, SiteImage>;

/** Returns a picture's addresses under `base`, the path of the site on its host. */
export type ShowImage = (image: SiteImage, shape: ImageShape, base: string, focus?: FocalPoint) => PictureFiles;
