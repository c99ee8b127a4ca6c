import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";

/** Opening a FIFO without a writer blocks unless O_NONBLOCK is set. Windows doesn't have that flag. */
const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/**
 * Opens a regular file for `work`, and closes it. Rejects with EISDIR for a folder, with ENXIO for a FIFO or a device,
 * and with EFBIG if the file has more than `most` bytes.
 */
export async function openRegular<T>(
  file: string,
  work: (handle: FileHandle) => Promise<T>,
  most = Number.POSITIVE_INFINITY,
): Promise<T> {
  const handle = await open(file, flags);
  try {
    const facts = await handle.stat();
    // A device may never end, and a socket or a FIFO has no bytes of its own.
    if (!facts.isFile()) throw systemError(facts.isDirectory() ? "EISDIR" : "ENXIO", file);
    if (facts.size > most) throw systemError("EFBIG", file);
    return await work(handle);
  } finally {
    await handle.close();
  }
}

/** Reads a regular file of unknown origin; never waits for a FIFO or reads a device. Rejects as `openRegular`. */
export function readRegular(file: string, most?: number): Promise<Buffer> {
  return openRegular(file, (handle) => handle.readFile(), most);
}

/** The first bytes of a regular file, at most `most`; rejects as `openRegular` does. */
export function readStart(file: string, most: number): Promise<Buffer> {
  return openRegular(file, async (handle) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(most), 0, most, 0);
    return buffer.subarray(0, bytesRead);
  });
}

/** The last bytes of a regular file, at most `most`; rejects as `openRegular` does. */
export function readEnd(file: string, most: number): Promise<Buffer> {
  return openRegular(file, async (handle) => {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(most), 0, most, Math.max(0, size - most));
    return buffer.subarray(0, bytesRead);
  });
}

/** True if a file has exactly these bytes; false if it can't be read. */
export async function holdsBytes(file: string, bytes: string | Uint8Array): Promise<boolean> {
  return (await readRegular(file).catch(() => undefined))?.equals(Buffer.from(bytes)) ?? false;
}

function systemError(code: string, file: string): Error {
  return Object.assign(new Error(`${code}: ${file} is no regular file, or too large`), { code, path: file });
}
