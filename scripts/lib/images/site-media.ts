import { readFile } from "node:fs/promises";
import type { LoadedMedium } from "../content/load-content.ts";
import { hashFile } from "../files/hash-files.ts";
import type { SiteFile } from "../files/site-file.ts";
import { assetStem } from "./site-images.ts";

/** A video or its captions: published as it is, and named by its bytes, so that browsers may keep it for ever. */
interface SiteMedium extends LoadedMedium {
  /** Under the site's folder. */
  path: string;
}

/** The videos of a site and their captions, by their names in the content. */
export type SiteMedia = ReadonlyMap<string, SiteMedium>;

/** Gives each file its name on the site. */
export async function nameMedia(media: ReadonlyMap<string, LoadedMedium>): Promise<SiteMedia> {
  const named = new Map<string, SiteMedium>();
  for (const [src, medium] of media) {
    const { file, format } = medium;
    named.set(src, {
      ...medium,
      // Not by the file's own ending: hosts take the type from it, and captions that are called x.html would be a page.
      path: `${assetStem(file, await hashFile(file), "file")}.${format}`,
    });
  }
  return named;
}

/** The files themselves. */
export function mediaFiles(media: SiteMedia): SiteFile<Uint8Array>[] {
  return [...media.values()].map(({ file, path }) => ({ path, make: () => readFile(file) }));
}
