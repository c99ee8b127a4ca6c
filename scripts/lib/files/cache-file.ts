import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { writeWhole } from "./write-whole.ts";

/** The length of SHA-256, in bytes. */
const sealLength = 32;

/** Sets entries apart from those of earlier versions, which had no seal and took what they found as it was. */
const ending = ".sealed";

/**
 * The last bytes of an entry: the hash of its name and of all bytes before. A file that lost its end or is full of
 * zeros (what ext4 and XFS leave after a power loss), an entry that was renamed, and a flipped bit all fail it. In one
 * file with the bytes, so that no crash comes between the two.
 */
function sealOf(file: string, bytes: Uint8Array): Buffer {
  return createHash("sha256")
    .update(`${basename(file)}\0`)
    .update(bytes)
    .digest();
}

/** The bytes of a cache entry; undefined where there is none, or it is not as it was written. */
export async function readCached(file: string): Promise<Buffer | undefined> {
  const entry = await readFile(file + ending).catch(() => undefined);
  if (!entry || entry.length < sealLength) return undefined;
  const bytes = entry.subarray(0, -sealLength);
  return sealOf(file, bytes).equals(entry.subarray(-sealLength)) ? bytes : undefined;
}

/** Writes a cache entry. It is not flushed to the disk: what a power loss damages is not taken for an entry. */
export async function writeCached(file: string, bytes: Uint8Array): Promise<void> {
  await writeWhole(file + ending, Buffer.concat([bytes, sealOf(file, bytes)]), { isFlushed: false });
}

/**
 * The bytes of a cache entry, made where no command has made them before or the entry is damaged. Several commands may
 * do so at the same time.
 * @param file where the entry is kept, without the ending that entries have
 */
export async function cacheFile(file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const known = await readCached(file);
  if (known) return known;
  const made = await make();
  await writeCached(file, made);
  return made;
}
