import { createHash } from "node:crypto";
import { lstat, readdir, rm, stat, utimes } from "node:fs/promises";
import { basename, join } from "node:path";
import type { z } from "zod";
import { CommandError, shortPath } from "../cli/command.ts";
import { listFiles } from "./hash-files.ts";
import { readRegular } from "./read-regular.ts";
import { cacheFolder, isOutside, programFolder } from "./roots.ts";
import { errorCode, writeWhole } from "./write-whole.ts";

/** What is kept between commands, each kind in a folder of its own, and the most bytes that it takes there. */
const limits = {
  app: 100_000_000,
  builds: 10_000_000,
  check: 20_000_000,
  drawings: 300_000_000,
  fonts: 300_000_000,
  images: 2_000_000_000,
} as const;

/** The length of SHA-256, in bytes. */
const sealLength = 32;

/** Sets entries apart from those of earlier versions, which had no seal and took what they found as it was. */
const ending = ".sealed";

/** Entries used within so many milliseconds are never removed: another command may be about to read them. */
const protectedFor = 3_600_000;

/** Makes this process use no entry that was written before; in the environment, so that processes which it starts don't, either. */
export function ignoreCache(): void {
  process.env["PORTFOLIO_CACHE_SINCE"] = String(Date.now());
}

/**
 * A folder of entries that take long to make and can be made again. An entry's name is a hash of all that decides its
 * bytes: the inputs, and the version of the code that makes it. Several commands may use it at the same time.
 */
export class Cache {
  readonly #folder: string;
  /** Whether the program brought the folder along, as a package does: it is used whatever its age, and never written to. */
  readonly #isShipped: boolean;

  constructor(folder: string) {
    this.#folder = folder;
    this.#isShipped = !isOutside(programFolder, folder) && isOutside(cacheFolder, folder);
  }

  /** The bytes of an entry; undefined where there is none, or it is not as it was written. */
  async read(name: string): Promise<Buffer | undefined> {
    const file = join(this.#folder, name + ending);
    if (!this.#isShipped && (await isIgnored(file))) return undefined;
    const entry = await readRegular(file).catch(() => undefined);
    if (!entry || entry.length < sealLength) return undefined;
    const bytes = entry.subarray(0, -sealLength);
    if (!sealOf(name, bytes).equals(entry.subarray(-sealLength))) return undefined;
    // When it was last used. Not every system notes by itself when a file is read.
    if (!this.#isShipped) await utimes(file, new Date(), new Date()).catch(() => undefined);
    return bytes;
  }

  /**
   * Writes an entry, over a link or a FIFO of its name, too; a CommandError says where a folder has it. It is not flushed
   * to the disk: what a power loss damages is not taken for an entry.
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

  /** The bytes of an entry, made where no command has made them before or the entry is damaged. */
  async keep(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const known = await this.read(name);
    if (known) return known;
    const made = await make();
    await this.write(name, made);
    return made;
  }

  /** The value of an entry that is JSON, of this shape; undefined as `read` says. */
  async readJson<Value>(name: string, shape: z.ZodType<Value>): Promise<Value | undefined> {
    const bytes = await this.read(name);
    return bytes && shape.parse(JSON.parse(bytes.toString("utf8")));
  }

  writeJson(name: string, value: unknown): Promise<void> {
    return this.write(name, Buffer.from(JSON.stringify(value)));
  }

  /** The same as `keep` for JSON. */
  async keepJson<Value>(name: string, shape: z.ZodType<Value>, make: () => Promise<Value>): Promise<Value> {
    const bytes = await this.keep(name, async () => Buffer.from(JSON.stringify(await make())));
    return shape.parse(JSON.parse(Buffer.from(bytes).toString("utf8")));
  }
}

/** The owner's cache of a kind. */
export function cacheOf(kind: keyof typeof limits): Cache {
  return new Cache(join(cacheFolder, kind));
}

/**
 * The last bytes of an entry: the hash of its name and of all bytes before. A file that lost its end or is full of
 * zeros (what ext4 and XFS leave after a power loss), an entry that was renamed, and a flipped bit all fail it. In one
 * file with the bytes, so that no crash comes between the two.
 */
function sealOf(name: string, bytes: Uint8Array): Buffer {
  return createHash("sha256")
    .update(`${basename(name)}\0`)
    .update(bytes)
    .digest();
}

/** True if an entry is older than the command, and the command uses no such entries. */
async function isIgnored(file: string): Promise<boolean> {
  const since = process.env["PORTFOLIO_CACHE_SINCE"];
  if (since === undefined) return false;
  const facts = await stat(file).catch(() => undefined);
  return facts === undefined || facts.mtimeMs < Number(since);
}

/** Removes what was used least recently of each kind that is over its limit. A compiled application goes as a whole. */
export async function trimCaches(folder = cacheFolder, most: Readonly<Record<string, number>> = limits): Promise<void> {
  for (const [kind, limit] of Object.entries(most)) {
    // Where another command removes an entry meanwhile, the next one finds what there is to remove.
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
