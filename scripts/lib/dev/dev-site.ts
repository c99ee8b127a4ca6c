import type { Diagnostic } from "../../../schema/check/check.ts";
import type { LoadedContent } from "../content/load-content.ts";
import type { SiteFile } from "../files/site-file.ts";
import { originalPictures } from "../images/collect-pictures.ts";
import { hashImages } from "../images/site-images.ts";
import { listSite, type SiteApp } from "../site/list-site.ts";

/** The site as the dev server shows it: the last content that was sound, and what is wrong with the newest. */
export interface DevSite {
  base: string;
  /** By their paths under the site's folder. */
  files: ReadonlyMap<string, SiteFile>;
  diagnostics: Diagnostic[];
}

/** A site of which nothing is known yet. */
export const emptySite: DevSite = { base: "", files: new Map(), diagnostics: [] };

/** The site of content that was read anew. Where it is refused the last good pages stay, with what is wrong beside them. */
export async function refreshSite(last: DevSite, loaded: LoadedContent, app: SiteApp): Promise<DevSite> {
  const { content, diagnostics, images, cv } = loaded;
  if (!content) return { ...last, diagnostics };
  const siteImages = await hashImages(images);
  const { base, files } = listSite({ content, images: siteImages, cv }, app, originalPictures(siteImages));
  return { base, files: new Map(files.map((one) => [one.path, one])), diagnostics };
}
