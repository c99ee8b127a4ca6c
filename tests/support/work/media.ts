import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { probeAsset } from "../../../scripts/lib/content/probe-asset.ts";
import type { Growing } from "./growing.ts";

const folder = mkdtempSync(join(tmpdir(), "growing-"));

const gif = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A file with so many parts at an offset, as its format has them. */
function insert(file: Buffer, at: number, part: Buffer, size: number): Buffer {
  return Buffer.concat([file.subarray(0, at), ...Array.from({ length: size }, () => part), file.subarray(at)]);
}

function chunk(type: string, data: string): Buffer {
  const named = Buffer.from(type + data, "latin1");
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)]);
}

const box = (type: string, data = "") => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(8 + data.length);
  return Buffer.concat([head, Buffer.from(type + data, "latin1")]);
};

const files: readonly [ending: string, name: string, start: number, make: (size: number) => Buffer][] = [
  ["mp4", "boxes", 200, (size) => insert(box("ftyp", "isom\0\0\0\0isom"), 20, box("free"), size)],
  ["gif", "comments", 1000, (size) => insert(gif, 19, Buffer.from([0x21, 0xfe, 1, 0x61, 0]), size)],
  ["png", "chunks", 50, (size) => insert(png, 33, chunk("tEXt", "a\0b"), size)],
];

/** Pictures and videos with more and more parts, as the program looks at them. */
export const media: readonly Growing[] = files.map(([ending, name, start, make]) => ({
  reader: ending,
  name,
  start,
  make,
  read: (input) => {
    writeFileSync(join(folder, `a.${ending}`), input);
    return probeAsset(folder, `a.${ending}`);
  },
}));
