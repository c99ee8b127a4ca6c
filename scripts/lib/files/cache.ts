import { createHash } from "node:crypto";
import { lstat, readdir, rm, stat, utimes } from "node:fs/promises";
import { basename, join } from "node:path";
import type { z } from "zod";
import { CommandError, shortPath } from "../cli/command.ts";
import { listFiles } from "./hash-files.ts";
import { readRegular } from "./read-regular.ts";
import { cacheFolder, isOutside, programFolder } from "./roots.ts";
import { errorCode, writeWhole } from "./write-whole.ts";

/** The kinds of cache entries, each in its own folder, with its most bytes. */
const limits = {
  app: 100_000_000,
  builds: 10_000_000,
  check: 20_000_000,
  drawings: 300_000_000,
  fonts: 300_000_000,
  images: 2_000_000_000,
  paths: 1_000_000,
} as const;

/** The length of a SHA-256 hash, in bytes. */
const sealLength = 32;

/** Distinguishes entries from those of earlier versions, which had no seal and weren't checked. */
const ending = ".sealed";

/** Entries used within this time, in milliseconds, are never removed: another command may be about to read them. */
const protectedFor = 3_600_000;

/** Makes this process ignore cache entries written before now. The environment passes it on to child processes. */
export function ignoreCache(): void {
  process.env["PORTFOLIO_CACHE_SINCE"] = String(Date.now());
}

/**
 * A folder of entries that take long to make but can be made again. An entry's name is a hash of everything that
 * decides its bytes: the inputs, and the version of the code. Several commands may use it at the same time.
 */
export class Cache {
  readonly #folder: string;
  /** True for a folder inside the package: it is used whatever its age, and never written to. */
  readonly #isShipped: boolean;

  constructor(folder: string) {
    this.#folder = folder;
    this.#isShipped = !isOutside(programFolder, folder) && isOutside(cacheFolder, folder);
  }

  /** The bytes of an entry; undefined if it is missing or damaged. */
  async read(name: string): Promise<Buffer | undefined> {
    const file = join(this.#folder, name + ending);
    if (!this.#isShipped && (await isIgnored(file))) return undefined;
    const entry = await readRegular(file).catch(() => undefined);
    if (!entry || entry.length < sealLength) return undefined;
    const bytes = entry.subarray(0, -sealLength);
    if (!sealOf(name, bytes).equals(entry.subarray(-sealLength))) return undefined;
    // Records the last use: not every system updates a file's access time.
    if (!this.#isShipped) await utimes(file, new Date(), new Date()).catch(() => undefined);
    return bytes;
  }

  /**
   * Writes an entry, also over a link or a FIFO; throws a CommandError if a folder is in the way. It is not flushed to
   * the disk: `read` rejects what a power loss damaged.
   */
  async write(name: string, bytes: Uint8Array): Promise<void> {
    const file = join(this.#folder, name + ending);
    try {
      await writeWhole(file, Buffer.concat([bytes, sealOf(name, bytes)]), { isFlushed: false });
    } catch (error) {
      const places: Record<string, string> = {
        EISDIR: "a folder is in its place",
        ENOTDIR: "a part of its path is a file",
      };
      const place = places[errorCode(error)];
      if (place === undefined) throw error;
      const remedy = `Everything in ${shortPath(cacheFolder)} can be made again: delete that, or all of it.`;
      throw new CommandError(`${shortPath(file)} can't be kept for the next build: ${place}. ${remedy}`, {
        cause: error,
      });
    }
  }

  /** The bytes of an entry. Calls `make` and stores its result if the entry is missing or damaged. */
  async keep(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const known = await this.read(name);
    if (known) return known;
    const made = await make();
    await this.write(name, made);
    return made;
  }

  /** Like `read`, for JSON of this shape. */
  async readJson<Value>(name: string, shape: z.ZodType<Value>): Promise<Value | undefined> {
    const bytes = await this.read(name);
    return bytes && shape.parse(JSON.parse(bytes.toString("utf8")));
  }

  writeJson(name: string, value: unknown): Promise<void> {
    return this.write(name, Buffer.from(JSON.stringify(value)));
  }

  /** Like `keep`, for JSON of this shape. */
  async keepJson<Value>(name: string, shape: z.ZodType<Value>, make: () => Promise<Value>): Promise<Value> {
    const bytes = await this.keep(name, async () => Buffer.from(JSON.stringify(await make())));
    return shape.parse(JSON.parse(Buffer.from(bytes).toString("utf8")));
  }
}

export function cacheOf(kind: keyof typeof limits): Cache {
  return new Cache(join(cacheFolder, kind));
}

/**
 * The last bytes of an entry: the hash of its name and all bytes before. It detects a truncated file, one full of zeros
 * (as ext4 and XFS leave after a power loss), a renamed entry, and a flipped bit. It is in the same file, so no crash
 * can come between the two.
 */
function sealOf(name: string, bytes: Uint8Array): Buffer {
  return createHash("sha256")
    .update(`${basename(name)}\0`)
    .update(bytes)
    .digest();
}

/** True if the entry is older than the command and `ignoreCache` was called. */
async function isIgnored(file: string): Promise<boolean> {
  const since = process.env["PORTFOLIO_CACHE_SINCE"];
  if (since === undefined) return false;
  const facts = await stat(file).catch(() => undefined);
  return facts === undefined || facts.mtimeMs < Number(since);
}

/** Removes the least recently used entries of each kind that exceeds its limit. A compiled application is one entry. */
export async function trimCaches(folder = cacheFolder, most: Readonly<Record<string, number>> = limits): Promise<void> {
  for (const [kind, limit] of Object.entries(most)) {
    // If another command removes entries meanwhile, the next run removes the rest.
    const entries = await weighEntries(join(folder, kind)).catch(() => []);
    let size = entries.reduce((sum, entry) => sum + entry.size, 0);
    for (const { path, size: own, usedAt } of entries.toSorted((one, other) => one.usedAt - other.usedAt)) {
      if (size <= limit || usedAt > Date.now() - protectedFor) break;
      await rm(path, { recursive: true, force: true }).catch(() => undefined);
      size -= own;
    }
  }
}

async function weighEntries(folder: string) {
  const entries = (await readdir(folder)).map(async (name) => {
    const path = join(folder, name);
    const files = await Promise.all((await listFiles(path)).map((file) => lstat(file)));
    return {
      path,
      size: files.reduce((sum, file) => sum + file.size, 0),
      usedAt: Math.max(...files.map((file) => file.mtimeMs)),
    };
  });
  return Promise.all(entries);
}
