import { open } from "node:fs/promises";
import type { AssetFacts } from "../../../schema/check/disk.ts";

/** Where a telephone writes into a video at which place it was taken: user data (3GPP), and Apple's own. */
const placeMarks = ["\u00a9xyz", "com.apple.quicktime.location", "loci"];

/** What a file is that is no picture: a video (MP4, WebM) or captions (WebVTT); undefined where it is neither. */
export async function probeMedia(file: string): Promise<AssetFacts | undefined> {
  const handle = await open(file);
  try {
    const { size: bytes } = await handle.stat();
    const head = Buffer.alloc(16);
    await handle.read(head, 0, head.length, 0);
    if (/^(?:\ufeff)?WEBVTT(?:[ \t\r\n\0]|$)/.test(head.toString("utf8"))) return { status: "captions" };
    const isWebm = head.readUInt32BE(0) === 0x1a45dfa3;
    if (!isWebm && head.toString("latin1", 4, 8) !== "ftyp") return undefined;
    // AVIF and HEIC pictures are in the same kind of box.
    const brand = head.toString("latin1", 8, 12);
    if (!isWebm && /^(?:avi[fs]|hei[cfsx]|mi[af]f|ms[fi]f)/.test(brand)) return undefined;
    const format = isWebm ? "webm" : brand === "qt  " ? "mov" : "mp4";
    const { readTracks } = await import("./read-tracks.ts");
    const shown = await readTracks(handle, bytes).catch(() => ({}));
    return { status: "video", format, bytes, ...shown, tellsPlace: !isWebm && (await tellsPlace(handle, bytes)) };
  } finally {
    await handle.close();
  }
}

/** Boxes that are looked through, and bytes of the one that describes a video: real files have few, and less. */
const most = { boxes: 10_000, described: 50_000_000 };

/** Looks through the boxes of an MP4 file (ISO/IEC 14496-12) for the one that describes it: what is shown is passed over. */
async function tellsPlace(handle: Awaited<ReturnType<typeof open>>, bytes: number): Promise<boolean> {
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
      return placeMarks.some((mark) => text.includes(mark));
    }
    at += size;
  }
  return false;
}
