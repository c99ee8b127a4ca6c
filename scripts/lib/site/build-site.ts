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
import { hashApp, hashBuildCode } from "../files/code-names.ts";
import { flushFolder, flushTree } from "../files/flush.ts";
import { hashBytes, hashFile, hashPaths } from "../files/hash-files.ts";
import type { SiteFile } from "../files/site-file.ts";
import { checkTarget, followLinks } from "../files/swap/check-target.ts";
import { claimFolder, hasClaims } from "../files/swap/claim-folder.ts";
import { explainDiskError } from "../files/swap/explain-disk-error.ts";
import { ownListFile, refuseForeignFiles, writeOwnList } from "../files/swap/own-files.ts";
import { replaceFolder } from "../files/swap/replace-folder.ts";
import { readFonts } from "../fonts/site-fonts.ts";
import { collectPictures } from "../images/collect-pictures.ts";
import { readSiteImages } from "../images/site-images.ts";
import { nameMedia } from "../images/site-media.ts";
import { loadTypesetter } from "../typesetting/typesetter.ts";
import { listSite } from "./list-site.ts";
import { verifySite } from "./verify-site.ts";

export interface BuildResult {
  diagnostics: Diagnostic[];
  /**
   * `refused`: the content has errors, and the site is unchanged. `unchanged`: the site is up to date. `rendered`: an
   * earlier build of the application was reused. `compiled`: the application was compiled, too.
   */
  outcome: "refused" | "unchanged" | "rendered" | "compiled";
  pages: number;
}

interface BuildOptions extends Pick<LoadOptions, "isConfined"> {
  /** The most bytes of the site's own files. */
  disk?: number | undefined;
}

/**
 * Checks a content file, renders and verifies its site in a temporary folder, and replaces `out` with it; or refuses
 * and touches nothing. Throws a CommandError if `out` can't be written or isn't a site.
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
  const { content, locales, diagnostics, source, texts, files, typesetting, images, media, linked } = loaded;
  if (!content) return { diagnostics, outcome: "refused", pages: 0 };
  const siteImages = await readSiteImages(images);
  const siteMedia = await nameMedia(media);
  const fonts = await readFonts(content.theme);
  const inputs = hashBytes(
    source.text,
    ...texts,
    // A post's address depends on its file's name.
    ...files,
    ...[...siteImages].map(([src, { digest }]) => `${src} ${digest}`),
    ...[...siteMedia].map(([src, { path }]) => `${src} ${path}`),
    ...(await hashLinkedFiles(linked)),
    ...fonts.families.map(({ typeface: { font, version } }) => `${font} ${version}`),
    await hashCode(),
  );
  const finished = await findFinishedBuild(out, inputs);
  if (finished !== undefined) return { diagnostics, outcome: "unchanged", pages: finished };

  const shown = [...images.values(), ...siteMedia.values(), ...linked.values()];
  await checkTarget(target, [file, ...shown.map((named) => named.file)]);
  return claimFolder(target, async (aside) => {
    // Another build may have done the work while this one waited.
    const meanwhile = await findFinishedBuild(out, inputs);
    if (meanwhile !== undefined) return { diagnostics, outcome: "unchanged", pages: meanwhile };
    const app = await buildApp();
    const next = join(aside, "next");
    const typesetter = await loadTypesetter(typesetting);
    const parts = { locales, images: siteImages, media: siteMedia, linked, fonts, typesetter };
    const site = listSite(parts, app, collectPictures());
    const written = await writeSite(next, site.files, disk);
    await addAppFiles(app, next);
    const made = new Map([...written, ...app.clientFiles]);
    const list = { path: ownListFile, make: () => writeOwnList(made.keys()) };
    for (const [path, name] of await writeSite(next, [list])) made.set(path, name);
    await verifySite(next, { base: site.base, pages: await site.readFacts(), written: made });
    // A power loss leaves the old site or the new one, never names without their bytes.
    await flushTree(next);
    // As late as possible, so files that are added to the folder during the build aren't lost.
    await refuseForeignFiles(target, made.keys());
    replaceFolder(target, next);
    await flushFolder(dirname(target));
    await recordBuild(out, inputs, site.pages);
    return { diagnostics, outcome: app.isReused ? "rendered" : "compiled", pages: site.pages };
  });
}

/** Cleans up after killed builds into `out`; restores the old site if one had been moved away. Returns `out` with links resolved. */
export async function clearClaims(out: string): Promise<string> {
  const target = await followLinks(out);
  if (hasClaims(target)) await claimFolder(target, async () => {});
  return target;
}

/** The names and hashes of linked files. */
async function hashLinkedFiles(linked: ReadonlyMap<string, LinkedFile>): Promise<string[]> {
  const names: string[] = [];
  for (const [name, { file }] of linked) names.push(`${name} ${await hashFile(file)}`);
  return names;
}

/** A hash of exactly the code that affects a site's output. It doesn't change while a command runs. */
const hashCode = once(async () => `${await hashApp()} ${hashBuildCode()}`);

/** Everything that a site depends on and all its files, as hashes: a build compares them to see if anything changed. */
const buildRecord = z.object({ inputs: z.string(), outputs: z.string(), pages: z.number() });

/** The number of pages in `out` if they were made from the same inputs and not changed since. */
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

/** Records the state of `out`. If that fails, the site is simply built again next time. */
async function recordBuild(out: string, inputs: string, pages: number): Promise<void> {
  try {
    const record: z.infer<typeof buildRecord> = { inputs, outputs: await hashPaths(out, ["."], mostPublished), pages };
    await cacheOf("builds").writeJson(recordName(out), record);
  } catch {
    // The folder is being changed, or the cache can't be written.
  }
}

function recordName(out: string): string {
  return `${hashBytes(out)}.json`;
}

/** While one file waits for the disk or for its picture, others are made. */
const atOnce = 4;

/**
 * Writes a site's files; returns their hashes by their paths. After a failure, no other file is begun. Throws a
 * CommandError if they have more than `most` bytes together. @internal
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
