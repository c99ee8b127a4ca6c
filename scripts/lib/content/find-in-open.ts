import { unzipSync } from "fflate";
import type { OpenContact } from "../../../schema/check/disk.ts";
import { secretPattern } from "../privacy/secrets.ts";
import { listStreams, unpackStream } from "./documents/pdf-streams.ts";

/** What is unpacked of one file at most, in bytes; what is larger is passed over. */
const limits = { part: 5_000_000, all: 100_000_000 };

/**
 * What of these e-mail addresses and telephone numbers stands in a file as a program finds it that searches files: in
 * plain characters, also where these are compressed, as in PDF and in documents of word processors. Not seen is what a
 * PDF writes by the codes of a font of its own, what is encrypted, and what is a picture.
 */
export function findInOpen(bytes: Buffer, ending: string, secrets: readonly string[]): OpenContact | undefined {
  const patterns = secrets.map((secret) => [nameContact(secret), patternOf(secret)] as const);
  for (const layer of listLayers(bytes, ending)) {
    // UTF-16 of Latin letters has a zero before or behind each.
    const text = Buffer.from(layer).toString("latin1").replaceAll("\0", "");
    const found = patterns.find(([, pattern]) => pattern.test(text));
    if (found) return found[0];
  }
  return undefined;
}

const nameContact = (secret: string): OpenContact => (secret.includes("@") ? "e-mail address" : "telephone number");

/** Every byte of the file is a character. */
const patternOf = (secret: string): RegExp => new RegExp(secretPattern(Buffer.from(secret).toString("latin1")), "iu");

/** A file's bytes, and what they hold compressed. */
function* listLayers(bytes: Buffer, ending: string): Generator<Uint8Array> {
  yield bytes;
  if (ending === "pdf") yield* unpackStreams(bytes);
  if (/^(?:docx|odt|pptx|odp|xlsx|ods)$/.test(ending)) {
    let all = 0;
    const filter = ({ originalSize }: { originalSize: number }) => {
      if (originalSize > limits.part) return false;
      all += originalSize;
      return all <= limits.all;
    };
    try {
      yield* Object.values(unzipSync(bytes, { filter }));
    } catch {
      // What can't be unpacked here can't be searched by others so easily.
    }
  }
}

/** The streams of a PDF that are compressed by zlib (ISO 32000-1, section 7.4.4). */
function* unpackStreams(bytes: Buffer): Generator<Uint8Array> {
  let all = 0;
  for (const { start } of listStreams(bytes.toString("latin1"))) {
    if (all >= limits.all) return;
    // The first byte of zlib's says "deflate" (RFC 1950).
    if (((bytes[start] ?? 0) & 0x0f) !== 8) continue;
    const stream = unpackStream(bytes, start, limits.part);
    all += stream.bytes?.length ?? limits.part;
    if (stream.bytes) yield stream.bytes;
  }
}
