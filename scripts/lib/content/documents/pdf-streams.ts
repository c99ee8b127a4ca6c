import { inflateRawSync } from "node:zlib";

/** A stream in a PDF (ISO 32000-1, section 7.3.8). */
export interface PdfStream {
  /** What lies between the stream before, or the beginning of the file, and this one; its dictionary is at the end. */
  before: string;
  /** The place of its first byte in the file. */
  start: number;
}

/** The streams in a PDF whose bytes are read as one character each. */
export function* listStreams(text: string): Generator<PdfStream> {
  let end = 0;
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream(?:\r\n?|\n)/g)) {
    // Compressed bytes may hold the keyword by chance: what begins there is a stream that can't be unpacked.
    yield { before: text.slice(end, index), start: index + keyword.length };
    end = index + keyword.length;
  }
}

/** A stream's bytes, or what keeps them from being read. */
export type Unpacked = { bytes: Buffer; trouble?: undefined } | { bytes?: undefined; trouble: "too large" | "damaged" };

/** Unpacks what begins at `start` and is compressed by zlib, up to `most` bytes. */
export function unpackStream(file: Buffer, start: number, most: number): Unpacked {
  try {
    // Behind the two bytes of zlib's header: readers of PDF don't ask for its checksum at the end.
    return { bytes: inflateRawSync(file.subarray(start + 2), { maxOutputLength: Math.max(1, most) }) };
  } catch (error) {
    const isLarge = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    return { trouble: isLarge ? "too large" : "damaged" };
  }
}
