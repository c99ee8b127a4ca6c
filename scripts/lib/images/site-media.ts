import { readFile } from "node:fs/promises";
import type { LoadedMedium } from "../content/load-content.ts";
import { hashFile } from "../files/hash-files.ts";
import type { SiteFile } from "../files/site-file.ts";
import { assetStem } from "./site-images.ts";

/** A video or its captions. It is published unchanged; its name contains a hash, so browsers can cache it for ever. */
interface SiteMedium extends LoadedMedium {
  /** Below the site's folder. */
  path: string;
}

/** The videos of a site and their captions, by their names in the content. */
export type SiteMedia = ReadonlyMap<string, SiteMedium>;

/** Gives each file a path on the site. */
export async function nameMedia(media: ReadonlyMap<string, LoadedMedium>): Promise<SiteMedia> {
  const named = new Map<string, SiteMedium>();
  for (const [src, medium] of media) {
    const { file, format } = medium;
    named.set(src, {
      ...medium,
      // The file's own ending isn't used: hosts derive the type from it, and captions called x.html would be a page.
      path: `${assetStem(file, await hashFile(file), "file")}.${format}`,
    });
  }
  return named;
}

export function mediaFiles(media: SiteMedia): SiteFile<Uint8Array>[] {
  return [...media.values()].map(({ file, path }) => ({ path, make: () => readFile(file) }));
}
