import { createHash } from "node:crypto";
import { basename } from "node:path";
import { CommandError, shortPath } from "../cli/command.ts";
import { readRegular } from "./read-regular.ts";
import { cacheFolder } from "./roots.ts";
import { errorCode, writeWhole } from "./write-whole.ts";

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
  const entry = await readRegular(file + ending).catch(() => undefined);
  if (!entry || entry.length < sealLength) return undefined;
  const bytes = entry.subarray(0, -sealLength);
  return sealOf(file, bytes).equals(entry.subarray(-sealLength)) ? bytes : undefined;
}

/**
 * Writes a cache entry, over a link or a FIFO of its name, too; a CommandError says where a folder has it. It is not flushed
 * to the disk: what a power loss damages is not taken for an entry.
 */
export async function writeCached(file: string, bytes: Uint8Array): Promise<void> {
  const entry = file + ending;
  try {
    await writeWhole(entry, Buffer.concat([bytes, sealOf(file, bytes)]), { isFlushed: false });
  } catch (error) {
    const places: Record<string, string> = {
      EISDIR: "a folder is in its place",
      ENOTDIR: "a part of its path is a file",
    };
    const place = places[errorCode(error)];
    if (place === undefined) throw error;
    const remedy = `Everything in ${shortPath(cacheFolder)} can be made again: delete that, or all of it.`;
    throw new CommandError(`${shortPath(entry)} can't be kept for the next build: ${place}. ${remedy}`, {
      cause: error,
    });
  }
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
