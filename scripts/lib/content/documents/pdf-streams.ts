import { inflateRawSync } from "node:zlib";

/** A stream in a PDF (ISO 32000-1, section 7.3.8). */
export interface PdfStream {
  /** The text from the previous stream to this one; it ends with this stream's dictionary. */
  before: string;
  /** The offset of its first byte in the file. */
  start: number;
}

/** The streams of a PDF. `text` has one character per byte. */
export function* listStreams(text: string): Generator<PdfStream> {
  let end = 0;
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream(?:\r\n?|\n)/g)) {
    // Compressed bytes may contain the keyword by chance. The result is a stream that can't be decompressed.
    yield { before: text.slice(end, index), start: index + keyword.length };
    end = index + keyword.length;
  }
}

/** A stream's bytes, or the reason why they can't be read. */
export type Unpacked = { bytes: Buffer; issue?: undefined } | { bytes?: undefined; issue: "too large" | "damaged" };

/** Decompresses zlib data at `start`, up to `most` bytes. */
export function unpackStream(file: Buffer, start: number, most: number): Unpacked {
  try {
    // Skips the two bytes of zlib's header. The checksum at the end is not verified, as in PDF readers.
    return { bytes: inflateRawSync(file.subarray(start + 2), { maxOutputLength: Math.max(1, most) }) };
  } catch (error) {
    const isLarge = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    return { issue: isLarge ? "too large" : "damaged" };
  }
}
