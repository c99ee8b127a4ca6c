import { open } from "node:fs/promises";
import type { AssetFacts } from "../../../schema/check/disk.ts";

/** The fields in which phones write a video's location: 3GPP user data, and Apple's own. */
const gpsMarkers = ["\u00a9xyz", "com.apple.quicktime.location", "loci"];

/** The facts of a video (MP4, WebM) or captions (WebVTT); undefined for other files. */
export async function probeMedia(file: string): Promise<AssetFacts | undefined> {
  const handle = await open(file);
  try {
    const { size: bytes } = await handle.stat();
    const head = Buffer.alloc(16);
    await handle.read(head, 0, head.length, 0);
    if (/^(?:\ufeff)?WEBVTT(?:[ \t\r\n\0]|$)/.test(head.toString("utf8"))) return { status: "captions" };
    const isWebm = head.readUInt32BE(0) === 0x1a45dfa3;
    if (!isWebm && head.toString("latin1", 4, 8) !== "ftyp") return undefined;
    // AVIF and HEIC pictures use the same container.
    const brand = head.toString("latin1", 8, 12);
    if (!isWebm && /^he[iv][a-z]/.test(brand))
      return { status: "not-image", reason: "it is a HEIC file, which browsers can't show" };
    if (!isWebm && /^(?:avi[fs]|mi[af]f|ms[fi]f)/.test(brand)) return undefined;
    const format = isWebm ? "webm" : brand === "qt  " ? "mov" : "mp4";
    const { readTracks } = await import("./read-tracks.ts");
    const shown = await readTracks(handle, bytes).catch(() => ({}));
    return {
      status: "video",
      format,
      bytes,
      ...shown,
      hasGpsLocation: !isWebm && (await hasGpsLocation(handle, bytes)),
    };
  } finally {
    await handle.close();
  }
}

/** Most boxes to visit, and most bytes to read of the `moov` box; real files have fewer. */
const most = { boxes: 10_000, described: 50_000_000 };

/** Searches the `moov` box of an MP4 file (ISO/IEC 14496-12); the media data is skipped. */
async function hasGpsLocation(handle: Awaited<ReturnType<typeof open>>, bytes: number): Promise<boolean> {
  const header = Buffer.alloc(16);
  for (let at = 0, boxes = 0; at + 8 <= bytes && boxes < most.boxes; boxes += 1) {
    await handle.read(header, 0, header.length, at);
    const short = header.readUInt32BE(0);
    const size = short === 1 ? Number(header.readBigUInt64BE(8)) : short === 0 ? bytes - at : short;
    if (size < 8) return false;
    if (header.toString("latin1", 4, 8) === "moov") {
      const described = Buffer.alloc(Math.min(size, bytes - at, most.described));
      await handle.read(described, 0, described.length, at);
      const text = described.toString("latin1");
      return gpsMarkers.some((mark) => text.includes(mark));
    }
    at += size;
  }
  return false;
}
