import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { probeAsset } from "../../../scripts/lib/content/probe-asset.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "odd-videos-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** How a WebM file begins, and an element of unknown length that holds all else (RFC 8794, RFC 9559). */
const webm = Buffer.from("1a45dfa3874282847765626d", "hex");
const segment = Buffer.from("1853806701ffffffffffffff", "hex");
const repeat = (bytes: Buffer, count: number) => Buffer.concat(Array.from({ length: count }, () => bytes));

/** A box of MP4 (ISO/IEC 14496-12) that says to have so many bytes. */
function box(type: string, size: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32BE(size);
  bytes.write(type, 4);
  return bytes;
}
const mp4 = Buffer.concat([box("ftyp", 16), Buffer.from("isom\0\0\0\0")]);

it.each([
  ["WebM that has nothing more", "webm", Buffer.concat([webm, segment, Buffer.alloc(1200)])],
  ["WebM with noise in place of its parts", "webm", Buffer.concat([webm, segment, Buffer.alloc(100_000, 0x42)])],
  ["WebM with a hundred beginnings", "webm", Buffer.concat([webm, repeat(segment, 100)])],
  [
    "WebM with a million empty parts",
    "webm",
    Buffer.concat([webm, segment, repeat(Buffer.from("ec80", "hex"), 1_000_000)]),
  ],
  ["MP4 with boxes of no size", "mp4", Buffer.concat([mp4, repeat(box("moov", 0), 1000)])],
  ["MP4 with half a million empty boxes", "mp4", Buffer.concat([mp4, repeat(box("free", 8), 500_000)])],
])("%s is a video of no known size, and keeps nobody waiting", async (_, format, bytes) => {
  await writeFile(join(folder, `film.${format}`), bytes);
  const { facts } = await probeAsset(folder, `film.${format}`);
  expect(facts).toEqual({ status: "video", format, bytes: bytes.length, hasGpsLocation: false });
});
