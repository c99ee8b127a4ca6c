import type { Diagnostic } from "../../schema/check/diagnostic.ts";
import { buildApp } from "./app-build.ts";
import { shortPath } from "./command.ts";
import { loadContent } from "./load-content.ts";
import { replaceFolder } from "./replace-folder.ts";
import { writeSiteFiles } from "./site-files.ts";
import { hashImages } from "./site-images.ts";

/** What came of a build. Without `pages` the content was refused and the site is as it was. */
export interface BuildResult {
  diagnostics: Diagnostic[];
  pages?: number;
  /** Whether the compiled application of an earlier build served. */
  isAppReused?: boolean;
}

/** Checks a content file, renders its site and puts it in place of the one in `out`; or refuses and touches nothing. */
export async function buildSite(file: string, out: string): Promise<BuildResult> {
  const { content, diagnostics, images } = await loadContent(file, { name: shortPath(file) });
  if (!content) return { diagnostics };
  const app = await buildApp();
  const siteImages = await hashImages(images);
  const pages = await replaceFolder(out, (folder) => writeSiteFiles(folder, content, siteImages, app));
  return { diagnostics, pages, isAppReused: app.isReused };
}
