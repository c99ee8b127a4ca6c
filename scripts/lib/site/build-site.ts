import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Diagnostic } from "../../../schema/check/check.ts";
import { addAppFiles, buildApp, nameAppBuild } from "../app/app-build.ts";
import { shortPath } from "../cli/command.ts";
import { loadContent } from "../content/load-content.ts";
import { hashBytes } from "../files/hash-files.ts";
import { hashModules } from "../files/hash-modules.ts";
import { programFolder } from "../files/roots.ts";
import { checkTarget, followLinks } from "../files/swap/check-target.ts";
import { claimFolder, hasClaims } from "../files/swap/claim-folder.ts";
import { explainDiskError } from "../files/swap/explain-disk-error.ts";
import { replaceFolder } from "../files/swap/replace-folder.ts";
import { collectPictures } from "../images/collect-pictures.ts";
import { hashImages } from "../images/site-images.ts";
import { findFinishedBuild, recordBuild } from "./build-record.ts";
import { listSite } from "./list-site.ts";
import { verifySite } from "./verify/verify-site.ts";
import { writeSite } from "./write-site.ts";

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

/**
 * Checks a content file, renders its site aside, looks it through and puts it in place of the one in `out`; or refuses
 * and touches nothing. Throws a CommandError where `out` can't be written or holds what is no site.
 */
export async function buildSite(file: string, out: string): Promise<BuildResult> {
  try {
    return await checkAndBuild(file, out);
  } catch (error) {
    throw explainDiskError(error, out);
  }
}

async function checkAndBuild(file: string, out: string): Promise<BuildResult> {
  // A build that was killed may have left the last site aside: it is put back, whatever comes of this one.
  const target = await followLinks(out);
  if (hasClaims(target)) await claimFolder(target, async () => {});
  const { content, diagnostics, source, images, cv } = await loadContent(file, { name: shortPath(file) });
  if (!content) return { diagnostics, outcome: "refused", pages: 0 };
  const siteImages = await hashImages(images);
  const inputs = hashBytes(
    source.text,
    ...[...siteImages].map(([src, { digest }]) => `${src} ${digest}`),
    ...(cv === undefined ? [] : [await readFile(cv)]),
    await nameCode(),
  );
  const finished = await findFinishedBuild(out, inputs);
  if (finished !== undefined) return { diagnostics, outcome: "unchanged", pages: finished };

  await checkTarget(target, [
    file,
    ...[...images.values()].map((image) => image.file),
    ...(cv === undefined ? [] : [cv]),
  ]);
  return claimFolder(target, async (aside) => {
    // Another build may have done the work while this one waited for its turn.
    const made = await findFinishedBuild(out, inputs);
    if (made !== undefined) return { diagnostics, outcome: "unchanged", pages: made };
    const app = await buildApp();
    const next = join(aside, "next");
    const site = listSite({ content, images: siteImages, cv }, app, await collectPictures(siteImages));
    const written = await writeSite(next, site.files);
    await addAppFiles(app, next);
    await verifySite(next, { base: site.base, pages: await site.readFacts(), written });
    replaceFolder(target, next);
    await recordBuild(out, inputs, site.pages);
    return { diagnostics, outcome: app.isReused ? "rendered" : "compiled", pages: site.pages };
  });
}

let codeName: Promise<string> | undefined;

/** Names all code that has a part in a site, and no other; it does not change while a command runs. */
function nameCode(): Promise<string> {
  const names = [nameAppBuild(), hashModules(join(programFolder, "scripts"), "lib/site/build-site.ts")];
  codeName ??= Promise.all(names).then((all) => all.join(" "));
  return codeName;
}
