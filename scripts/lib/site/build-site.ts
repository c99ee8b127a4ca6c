import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { mostPublished } from "../../../schema/check/disk.ts";
import type { Diagnostic } from "../../../schema/messages/message.ts";
import { nameSize } from "../../../schema/messages/message.ts";
import { once } from "../../../schema/source/once.ts";
import { addAppFiles, buildApp } from "../app/app-build.ts";
import { CommandError, shortPath } from "../cli/command.ts";
import { type LinkedFile, type LoadOptions, loadContent } from "../content/load-content.ts";
import { workAtOnce } from "../files/at-once.ts";
import { cacheOf } from "../files/cache.ts";
import { nameApp, nameBuildCode } from "../files/code-names.ts";
import { flushFolder, flushTree } from "../files/flush.ts";
import { hashBytes, hashFile, hashPaths } from "../files/hash-files.ts";
import type { SiteFile } from "../files/site-file.ts";
import { checkTarget, followLinks } from "../files/swap/check-target.ts";
import { claimFolder, hasClaims } from "../files/swap/claim-folder.ts";
import { explainDiskError } from "../files/swap/explain-disk-error.ts";
import { ownListFile, refuseForeignFiles, writeOwnList } from "../files/swap/own-files.ts";
import { replaceFolder } from "../files/swap/replace-folder.ts";
import { readLetters } from "../fonts/site-letters.ts";
import { collectPictures } from "../images/collect-pictures.ts";
import { readSiteImages } from "../images/site-images.ts";
import { nameMedia } from "../images/site-media.ts";
import { loadTypesetter } from "../typesetting/typesetter.ts";
import { listSite } from "./list-site.ts";
import { verifySite } from "./verify-site.ts";

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

interface BuildOptions extends Pick<LoadOptions, "isConfined"> {
  /** The most bytes that the site's own files may have. */
  disk?: number | undefined;
}

/**
 * Checks a content file, renders its site aside, looks it through and puts it in place of the one in `out`; or refuses
 * and touches nothing. Throws a CommandError where `out` can't be written or holds what is no site.
 */
export async function buildSite(file: string, out: string, options: BuildOptions = {}): Promise<BuildResult> {
  try {
    return await checkAndBuild(file, out, options);
  } catch (error) {
    throw explainDiskError(error, out);
  }
}

async function checkAndBuild(file: string, out: string, { isConfined, disk }: BuildOptions): Promise<BuildResult> {
  const target = await clearClaims(out);
  const loaded = await loadContent(file, { name: shortPath(file), isConfined });
  const { content, editions, diagnostics, source, texts, files, typesetting, images, media, linked } = loaded;
  if (!content) return { diagnostics, outcome: "refused", pages: 0 };
  const siteImages = await readSiteImages(images);
  const siteMedia = await nameMedia(media);
  const letters = await readLetters(content.theme);
  const inputs = hashBytes(
    source.text,
    ...texts,
    // A post stands under the name of its file.
    ...files,
    ...[...siteImages].map(([src, { digest }]) => `${src} ${digest}`),
    ...[...siteMedia].map(([src, { path }]) => `${src} ${path}`),
    ...(await nameFiles(linked)),
    ...letters.families.map(({ typeface: { font, version } }) => `${font} ${version}`),
    await nameCode(),
  );
  const finished = await findFinishedBuild(out, inputs);
  if (finished !== undefined) return { diagnostics, outcome: "unchanged", pages: finished };

  const shown = [...images.values(), ...siteMedia.values(), ...linked.values()];
  await checkTarget(target, [file, ...shown.map((named) => named.file)]);
  return claimFolder(target, async (aside) => {
    // Another build may have done the work while this one waited for its turn.
    const meanwhile = await findFinishedBuild(out, inputs);
    if (meanwhile !== undefined) return { diagnostics, outcome: "unchanged", pages: meanwhile };
    const app = await buildApp();
    const next = join(aside, "next");
    const typesetter = await loadTypesetter(typesetting);
    const parts = { editions, images: siteImages, media: siteMedia, linked, letters, typesetter };
    const site = listSite(parts, app, collectPictures());
    const written = await writeSite(next, site.files, disk);
    await addAppFiles(app, next);
    const made = new Map([...written, ...app.clientFiles]);
    const list = { path: ownListFile, make: () => writeOwnList(made.keys()) };
    for (const [path, name] of await writeSite(next, [list])) made.set(path, name);
    await verifySite(next, { base: site.base, pages: await site.readFacts(), written: made });
    // A power loss leaves the last site or the new one, and not its names without their bytes.
    await flushTree(next);
    // Last of all: who puts a file into the folder during the build doesn't lose it.
    await refuseForeignFiles(target, made.keys());
    replaceFolder(target, next);
    await flushFolder(dirname(target));
    await recordBuild(out, inputs, site.pages);
    return { diagnostics, outcome: app.isReused ? "rendered" : "compiled", pages: site.pages };
  });
}

/**
 * Removes what killed builds into `out` left beside it, and puts back a site that one of them had moved away. Returns the
 * path of `out` without links.
 */
export async function clearClaims(out: string): Promise<string> {
  const target = await followLinks(out);
  if (hasClaims(target)) await claimFolder(target, async () => {});
  return target;
}

/** Names files that links lead to. */
async function nameFiles(linked: ReadonlyMap<string, LinkedFile>): Promise<string[]> {
  const names: string[] = [];
  for (const [name, { file }] of linked) names.push(`${name} ${await hashFile(file)}`);
  return names;
}

/** Names all code that has a part in a site, and no other; it does not change while a command runs. */
const nameCode = once(async () => `${await nameApp()} ${nameBuildCode()}`);

/** By this a build knows that it has nothing to do: all that a site depends on, every file of it, by its bytes; its pages. */
const buildRecord = z.object({ inputs: z.string(), outputs: z.string(), pages: z.number() });

/** How many pages stand in `out`, if they were made from the same inputs and nobody has touched them since. */
async function findFinishedBuild(out: string, inputs: string): Promise<number | undefined> {
  try {
    const record = await cacheOf("builds").readJson(recordName(out), buildRecord);
    const isCurrent = record?.inputs === inputs && record.outputs === (await hashPaths(out, ["."], mostPublished));
    return isCurrent ? record.pages : undefined;
  } catch {
    // There is no site, or the record is of an earlier version: the site is built.
    return undefined;
  }
}

/** Notes what stands in `out` now. Where that can't be, the site stands all the same, and is made again next time. */
async function recordBuild(out: string, inputs: string, pages: number): Promise<void> {
  try {
    const record: z.infer<typeof buildRecord> = { inputs, outputs: await hashPaths(out, ["."], mostPublished), pages };
    await cacheOf("builds").writeJson(recordName(out), record);
  } catch {
    // Somebody works in the folder, or the cache can't be written.
  }
}

function recordName(out: string): string {
  return `${hashBytes(out)}.json`;
}

/** While one file waits for the disk, or for its picture, others are made. */
const atOnce = 4;

/**
 * Writes a site's files; returns the names of their bytes, by their paths. Where one fails, no other begins. Throws a
 * CommandError where they have more than `most` bytes together. @internal
 */
export async function writeSite(
  folder: string,
  files: readonly SiteFile[],
  most = Number.POSITIVE_INFINITY,
): Promise<Map<string, string>> {
  const names = new Map(files.map(({ path }) => [path, ""]));
  let size = 0;
  await workAtOnce(files, atOnce, async ({ path, make }) => {
    const bytes = await make();
    size += Buffer.byteLength(bytes);
    if (size > most)
      throw new CommandError(`It was stopped: its files have more than the ${nameSize(most)} that --disk allows.`);
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
    names.set(path, hashBytes(bytes));
  });
  return names;
}
