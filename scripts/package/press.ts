import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { Cache } from "../lib/files/cache.ts";
import { hashBytes } from "../lib/files/hash-files.ts";
import { cacheFolder } from "../lib/files/roots.ts";

/** The highest quality takes twice as long and gains the four-hundredth part. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };

/** Compresses, once for all packages: five megabytes take seven seconds. */
export async function press(bytes: string | Uint8Array): Promise<Uint8Array> {
  return new Cache(join(cacheFolder, "pressed")).keep(`${hashBytes(bytes)}.br`, async () =>
    brotliCompressSync(bytes, { params }),
  );
}
