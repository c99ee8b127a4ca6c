import type { Diagnostic } from "../../schema/check/check.ts";
import { buildApp, nameAppBuild } from "./app-build.ts";
import { findFinishedBuild, recordBuild } from "./build-record.ts";
import { shortPath } from "./command.ts";
import { hashBytes, hashPaths } from "./hash-files.ts";
import { loadContent } from "./load-content.ts";
import { projectFolder } from "./project.ts";
import { replaceFolder } from "./replace-folder.ts";
import { writeSiteFiles } from "./site-files.ts";
import { hashImages } from "./site-images.ts";

/** What came of a build. */
export interface BuildResult {
  diagnostics: Diagnostic[];
  /**
   * `refused`: the content has mistakes, and the site is as it was. `unchanged`: the site stands already.
   * `rendered`: the compiled application of an earlier build served. `compiled`: the application was compiled, too.
   */
  outcome: "refused" | "unchanged" | "rendered" | "compiled";
  /** How many pages the site has. */
  pages: number;
}

/** Checks a content file, renders its site and puts it in place of the one in `out`; or refuses and touches nothing. */
export async function buildSite(file: string, out: string): Promise<BuildResult> {
  const { content, diagnostics, text, images } = await loadContent(file, { name: shortPath(file) });
  if (!content) return { diagnostics, outcome: "refused", pages: 0 };
  const siteImages = await hashImages(images);
  const inputs = hashBytes(text, ...[...siteImages].map(([src, { digest }]) => `${src} ${digest}`), await nameCode());
  const finished = await findFinishedBuild(out, inputs);
  if (finished !== undefined) return { diagnostics, outcome: "unchanged", pages: finished };

  const app = await buildApp();
  const pages = await replaceFolder(out, (folder) => writeSiteFiles(folder, content, siteImages, app));
  await recordBuild(out, inputs, pages);
  return { diagnostics, outcome: app.isReused ? "rendered" : "compiled", pages };
}

let codeName: Promise<string> | undefined;

/** Names all code that has a part in a site; it does not change while a command runs. */
function nameCode(): Promise<string> {
  codeName ??= Promise.all([nameAppBuild(), hashPaths(projectFolder, ["scripts"])]).then((names) => names.join(" "));
  return codeName;
}
