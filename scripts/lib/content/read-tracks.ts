import type { FileHandle } from "node:fs/promises";
import { CustomSource, Input, MATROSKA, MP4, QTFF, WEBM } from "mediabunny";
import type { Size } from "../../../schema/pictures/picture.ts";

/** Most reads and bytes per video. Real files need a few hundred reads and a few megabytes. */
const most = { reads: 20_000, bytes: 200_000_000 };

/**
 * A video's display size, and whether it has no sound; only the needed parts of the file are read. Rejects if the file
 * is damaged or exceeds the limits, since the parser would search forever for a missing WebM element.
 */
export async function readTracks(handle: FileHandle, size: number): Promise<{ size?: Size; isSilent?: boolean }> {
  const used = { reads: 0, bytes: 0 };
  const source = new CustomSource({
    getSize: () => size,
    read: async (start, end) => {
      used.reads += 1;
      used.bytes += end - start;
      if (used.reads > most.reads || used.bytes > most.bytes) throw new Error("The file asks for too many reads");
      const { buffer, bytesRead } = await handle.read(new Uint8Array(end - start), 0, end - start, start);
      return buffer.subarray(0, bytesRead);
    },
    // Cached data would be read without being counted.
    maxCacheSize: 0,
  });
  const input = new Input({ formats: [MP4, QTFF, WEBM, MATROSKA], source });
  try {
    const video = await input.getPrimaryVideoTrack();
    if (!video) return {};
    const shown = { width: await video.getDisplayWidth(), height: await video.getDisplayHeight() };
    return { size: shown, isSilent: !(await input.getPrimaryAudioTrack()) };
  } finally {
    input.dispose();
  }
}
