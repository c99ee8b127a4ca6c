import { readFile, stat } from "node:fs/promises";
import { listStreams, unpackStream } from "./pdf-streams.ts";

/** Limits in bytes, of the file and of its decompressed data, and in streams. */
const limits = { file: 100_000_000, unpacked: 100_000_000, streams: 20_000 };

/** Matches a PDF name; any of its letters may be written as a hexadecimal code (ISO 32000-1, section 7.3.5). */
function nameOf(words: string, flags = ""): RegExp {
  const characters = words.replace(/\w/g, (letter) => {
    const code = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${code.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
  });
  return new RegExp(`/(?:${characters})(?=[\\0\\t\\n\\f\\r ()<>[\\]{}/%])`, flags);
}

/** Actions that run code or a program (ISO 32000-1, sections 12.6.4.5 and 12.6.4.16). */
const action = nameOf("JavaScript|Launch");

/** A media action may contain a script, too (12.6.4.13). `/JS` alone occurs in compressed data by chance. */
const mediaAction = nameOf("Rendition");
const script = nameOf("JS");

/** The name of the active part in PDF objects. */
function findAction(objects: string): string | undefined {
  const found = action.exec(objects)?.[0];
  if (found !== undefined) return readName(found);
  return mediaAction.test(objects) && script.test(objects) ? "/JS" : undefined;
}

/** Names in a stream's dictionary: compressed objects, and a filter that hides their text. */
const objectStream = nameOf("ObjStm");
const predictor = nameOf("Predictor");

const tooMuch = "more than can be looked through";
const unreadable = "parts that can't be looked through";

/**
 * Names the part of a PDF that runs code when it is opened, also in compressed objects; undefined if none is found. A
 * text says so if objects are encrypted, damaged, compressed in a rare format, or too many.
 */
export async function findPdfScript(file: string): Promise<string | undefined> {
  if ((await stat(file)).size > limits.file) return tooMuch;
  const bytes = await readFile(file);
  // latin1: one character per byte.
  const text = bytes.toString("latin1");
  const found = findAction(text);
  if (found !== undefined) return found;
  let unpacked = 0;
  let streams = 0;
  for (const { before, start } of listStreams(text)) {
    if (!objectStream.test(before)) continue;
    streams += 1;
    if (streams > limits.streams) return tooMuch;
    if (predictor.test(before)) return unreadable;
    const objects = unpackStream(bytes, start, limits.unpacked - unpacked);
    if (objects.issue !== undefined) return objects.issue === "too large" ? tooMuch : unreadable;
    const hidden = findAction(objects.bytes.toString("latin1"));
    if (hidden !== undefined) return hidden;
    unpacked += objects.bytes.length;
  }
  return undefined;
}

/** Decodes the hexadecimal codes in a name. */
function readName(name: string): string {
  return name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
