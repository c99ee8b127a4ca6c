import type { Diagnostic } from "../../../schema/check/check.ts";
import type { PageData } from "../../../schema/resolve/page-data.ts";
import { shortPath } from "../cli/command.ts";
import { loadContent } from "../content/load-content.ts";
import { assetPath, hashImages, type SiteImage, showOriginal } from "../images/site-images.ts";
import { renderFavicon } from "../outputs/drawn/favicon.ts";
import type { SiteMaterial } from "../outputs/output.ts";
import { collectMaterial, resolveSite } from "../site/site-files.ts";

/** The site as the dev server shows it: the last content that was sound, and what is wrong with the newest. */
export interface DevSite {
  base: string;
  /** By their URL paths. */
  pages: Map<string, PageData>;
  notFound: PageData | undefined;
  /** Pictures by their URL paths. */
  images: Map<string, SiteImage>;
  favicon: string;
  /** What the files beside the pages are made from. */
  material: SiteMaterial | undefined;
  /** The CV's file, where a block offers it. */
  cv: string | undefined;
  diagnostics: Diagnostic[];
}

/** A site of which nothing is known yet. */
export const emptySite: DevSite = {
  base: "",
  pages: new Map(),
  notFound: undefined,
  images: new Map(),
  favicon: "",
  material: undefined,
  cv: undefined,
  diagnostics: [],
};

/** Reads the content anew. Where it is refused the last good pages stay, with what is wrong beside them. */
export async function refreshSite(last: DevSite, file: string): Promise<DevSite> {
  const { content, diagnostics, images, cv } = await loadContent(file, { name: shortPath(file) });
  if (!content) return { ...last, diagnostics };
  const siteImages = await hashImages(images);
  const resolved = resolveSite(content, siteImages, showOriginal);
  const { base, pages, notFound } = resolved;
  return {
    base,
    pages: new Map(pages.map((page) => [page.href, page])),
    notFound,
    images: new Map([...siteImages.values()].map((image) => [`${base}/${assetPath(image)}`, image])),
    favicon: renderFavicon(content.profile.name, notFound.shell.theme),
    material: collectMaterial(content, siteImages, resolved),
    cv,
    diagnostics,
  };
}
