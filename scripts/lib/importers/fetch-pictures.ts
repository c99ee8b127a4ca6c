import { lstat } from "node:fs/promises";
import { join } from "node:path";
import { basename } from "node:path/posix";
import { makePortable, makeSlug } from "../../../schema/slug.ts";
import { readRegular } from "../files/read-regular.ts";
import { type FetchedPicture, fetchPicture } from "./fetch-picture.ts";
import type { Note } from "./json-resume/reading.ts";
import type { NamedPicture } from "./named-pictures.ts";

/** Fetched pictures, with notes on those that couldn't be fetched. */
interface FetchedPictures {
  /** File names relative to the content, by address. */
  names: Map<string, string>;
  files: Map<string, Uint8Array>;
  notes: Note[];
}

const folder = "assets";

/** Limits beyond what a portfolio shows; the import reports pictures left unfetched. Several servers may be slow. */
const most = { pictures: 200, bytes: 100_000_000, milliseconds: 300_000 };

/**
 * Fetches pictures one after another, because others' servers may be small.
 * @param beside the content's folder; existing files in it are never replaced
 */
export async function fetchPictures(pictures: readonly NamedPicture[], beside: string): Promise<FetchedPictures> {
  const fetched: FetchedPictures = { names: new Map(), files: new Map(), notes: [] };
  const tried = new Set<string>();
  const end = performance.now() + most.milliseconds;
  let size = 0;
  for (const { place, address } of pictures.slice(0, most.pictures)) {
    if (size > most.bytes || performance.now() > end) break;
    if (tried.has(address)) continue;
    tried.add(address);
    const picture = await fetchPicture(address);
    if ("reason" in picture) {
      fetched.notes.push({
        path: place,
        message: `names a picture that can't be had: ${picture.reason} (${address}).`,
      });
      continue;
    }
    const name = await findName(address, picture, { taken: fetched.files, beside });
    fetched.names.set(address, name);
    fetched.files.set(name, picture.bytes);
    size += picture.bytes.length;
  }
  return fetched;
}

/** Returns a file name derived from the address that no different picture has. */
async function findName(
  address: string,
  { bytes, ending }: FetchedPicture,
  { taken, beside }: { taken: ReadonlyMap<string, Uint8Array>; beside: string },
): Promise<string> {
  const slug = makeSlug(basename(new URL(address).pathname).replace(/\.[^.]*$/, "")).slice(0, 60);
  const own = makePortable(slug) || "picture";
  for (let number = 1; ; number += 1) {
    const name = `${folder}/${own}${number === 1 ? "" : `-${number}`}.${ending}`;
    const there = taken.get(name) ?? (await readThere(join(beside, name)));
    if (there === undefined || Buffer.compare(there, bytes) === 0) return name;
  }
}

/** Reads an existing file. Returns empty bytes if it can't be read, so that its name counts as used. */
async function readThere(file: string): Promise<Uint8Array | undefined> {
  const isThere = await lstat(file).then(
    () => true,
    () => false,
  );
  return isThere ? readRegular(file).catch(() => Buffer.of()) : undefined;
}
