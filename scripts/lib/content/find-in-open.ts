import { unzipSync } from "fflate";
import type { OpenContact } from "../../../schema/check/disk.ts";
import { contactPattern } from "../html/contacts.ts";
import { listStreams, unpackStream } from "./documents/pdf-streams.ts";

/** Most bytes to decompress of one file; larger parts are skipped. */
const limits = { part: 5_000_000, all: 100_000_000 };

/**
 * Finds a protected e-mail address or telephone number in a file, as a search program would: in plain characters, also
 * where they are compressed, as in PDF and office documents. It doesn't find text in a PDF font's own codes, encrypted
 * data, and pictures.
 */
export function findInOpen(bytes: Buffer, ending: string, contacts: readonly string[]): OpenContact | undefined {
  const patterns = contacts.map((contact) => [nameContact(contact), patternOf(contact)] as const);
  for (const layer of listLayers(bytes, ending)) {
    // In UTF-16, Latin letters have a zero byte before or after each.
    const text = Buffer.from(layer).toString("latin1").replaceAll("\0", "");
    const found = patterns.find(([, pattern]) => pattern.test(text));
    if (found) return found[0];
  }
  return undefined;
}

const nameContact = (contact: string): OpenContact => (contact.includes("@") ? "e-mail address" : "telephone number");

/** latin1: one character per byte. */
const patternOf = (contact: string): RegExp =>
  new RegExp(contactPattern(Buffer.from(contact).toString("latin1")), "iu");

/** A file's bytes, and the decompressed parts in it. */
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
      // If it can't be decompressed here, it is as hard to search for others.
    }
  }
}

/** The zlib streams of a PDF (ISO 32000-1, section 7.4.4). */
function* unpackStreams(bytes: Buffer): Generator<Uint8Array> {
  let all = 0;
  for (const { start } of listStreams(bytes.toString("latin1"))) {
    if (all >= limits.all) return;
    // The low bits of zlib's first byte are 8 for "deflate" (RFC 1950).
    if (((bytes[start] ?? 0) & 0x0f) !== 8) continue;
    const stream = unpackStream(bytes, start, limits.part);
    all += stream.bytes?.length ?? limits.part;
    if (stream.bytes) yield stream.bytes;
  }
}
