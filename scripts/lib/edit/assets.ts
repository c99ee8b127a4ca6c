import { randomUUID } from "node:crypto";
import { mkdir, readdir, realpath, rm, stat, writeFile } from "node:fs/promises";
import { join, posix, relative, sep } from "node:path";
import { endingOf, fileTypes } from "../../../schema/file-types.ts";
import { makeSlug, pathBelow } from "../../../schema/slug.ts";
import type { EditorAsset } from "../../../src/editor/editor-state.ts";
import type { UploadAnswer } from "../../../src/editor/protocol.ts";
import { probeAsset } from "../content/probe-asset.ts";
import { findFileFault } from "../content/probe-linked-file.ts";
import { workAtOnce } from "../files/at-once.ts";
import { holdsBytes } from "../files/read-regular.ts";
import { cacheFolder } from "../files/roots.ts";
import { errorCode, writeWhole } from "../files/write-whole.ts";
import { ApiError } from "./api-error.ts";

/** The folder of pictures and other files beside the content; uploads are put there. */
const assetsFolder = "assets";

/** How many files are read at the same time. */
const atOnce = 8;

/** Lists the files that the content may name: those in the folder of assets, and those that it names already. */
export async function listAssets(root: string, named: Iterable<string>): Promise<EditorAsset[]> {
  const entries = await readdir(join(root, assetsFolder), { recursive: true, withFileTypes: true }).catch(() => []);
  const found = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, "/"));
  const assets: EditorAsset[] = [];
  await workAtOnce(new Set([...found, ...[...named].map((name) => posix.normalize(name))]), atOnce, async (path) => {
    const asset = await describeAsset(root, path);
    if (asset) assets.push(asset);
  });
  return assets.sort((one, other) => (one.path < other.path ? -1 : 1));
}

async function describeAsset(root: string, path: string): Promise<EditorAsset | undefined> {
  const facts = await stat(join(root, path)).catch(() => undefined);
  if (!facts?.isFile()) return undefined;
  const { facts: probed } = await probeAsset(root, path);
  if (probed.status === "outside") return undefined;
  const size = probed.status === "image" ? { width: probed.width, height: probed.height } : {};
  return { path, bytes: facts.size, ...size };
}

/**
 * Puts a file into the folder of assets, under a clean name, never over another file. It is checked by its content, as a
 * build checks it.
 * @throws {ApiError} if no site could use the file
 */
export async function saveUpload(root: string, name: string, bytes: Buffer): Promise<UploadAnswer> {
  const aside = join(cacheFolder, "uploads", randomUUID());
  try {
    await mkdir(aside, { recursive: true });
    const ending = endingOf(name);
    const stem = makeSlug(name.replace(/^.*[/\\]/, "").replace(/\.[^.]*$/, "")).slice(0, 80) || "file";
    const raw = ending === "" ? stem : `${stem}.${ending.replace(/[^a-z0-9]/g, "")}`;
    await writeFile(join(aside, raw), bytes);
    return await place(root, stem, await findEnding(aside, raw), bytes);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** The ending of a file by its content; by its name for what is no picture or video. */
async function findEnding(folder: string, name: string): Promise<string> {
  const { facts } = await probeAsset(folder, name);
  if (facts.status === "image") return facts.format === "jpeg" ? "jpg" : facts.format;
  if (facts.status === "video") return facts.format;
  if (facts.status === "captions") return "vtt";
  const ending = endingOf(name);
  const type = fileTypes[ending];
  const isDocument = type !== undefined && !/^(?:image|video)\/(?!vnd)/.test(type);
  const fault = isDocument ? await findFileFault(folder, name) : undefined;
  if (isDocument && fault === undefined) return ending;
  const reason = fault ?? ("reason" in facts ? facts.reason : "it can't be read");
  throw new ApiError("bad-request", `This file can't be used: ${reason}.`);
}

async function place(root: string, stem: string, ending: string, bytes: Buffer): Promise<UploadAnswer> {
  const folder = join(root, assetsFolder);
  await mkdir(folder, { recursive: true });
  if ((await realpath(folder)) !== folder)
    throw new ApiError("bad-request", `The folder ${assetsFolder} is a link, so no file is put there.`);
  for (let number = 1; ; number += 1) {
    const path = `${pathBelow(assetsFolder, number === 1 ? stem : `${stem}-${number}`)}.${ending}`;
    const file = join(root, path);
    const isKnown = await holdsBytes(file, bytes);
    if (!isKnown) {
      try {
        await writeWhole(file, bytes, { isNew: true });
      } catch (error) {
        if (errorCode(error) === "EEXIST") continue;
        throw error;
      }
    }
    const asset = await describeAsset(root, path);
    if (!asset) throw new ApiError("failed", `${path} is gone again.`);
    return { ...asset, isNew: !isKnown };
  }
}
