import { open } from "node:fs/promises";

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * The size in pixels of a whole and plain PNG file, undefined for all else. Read from its first and last bytes:
 * loading the picture library takes longer than the rest of a check.
 */
export async function readPngSize(file: string): Promise<{ width: number; height: number } | undefined> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const head = Buffer.alloc(64);
    const tail = Buffer.alloc(12);
    const { bytesRead } = await handle.read(head, 0, 64, 0);
    if (bytesRead < 57 || !signature.every((byte, index) => head[index] === byte)) return undefined;
    await handle.read(tail, 0, 12, size - 12);
    const isWhole = head.toString("latin1", 12, 16) === "IHDR" && tail.toString("latin1", 4, 8) === "IEND";
    // What follows the header could turn the picture (eXIf): only the chunks of plain pictures are passed.
    const isPlain = ["IDAT", "PLTE"].includes(head.toString("latin1", 37, 41));
    return isWhole && isPlain ? { width: head.readUInt32BE(16), height: head.readUInt32BE(20) } : undefined;
  } finally {
    await handle.close();
  }
}
