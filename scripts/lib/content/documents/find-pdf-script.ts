import { readFile, stat } from "node:fs/promises";
import { listStreams, unpackStream } from "./pdf-streams.ts";

/** What is looked through, in bytes: of the file, and of what is compressed in it. */
const limits = { file: 100_000_000, unpacked: 100_000_000, streams: 20_000 };

/** Finds a name of PDF, in which every letter may be written as its number (ISO 32000-1, section 7.3.5). */
function nameOf(words: string, flags = ""): RegExp {
  const letters = words.replace(/\w/g, (letter) => {
    const code = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${code.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
  });
  return new RegExp(`/(?:${letters})(?=[\\0\\t\\n\\f\\r ()<>[\\]{}/%])`, flags);
}

/** Actions that run code or a program (ISO 32000-1, sections 12.6.4.5 and 12.6.4.16). */
const action = nameOf("JavaScript|Launch");

/** An action of media may hold a script, too (12.6.4.13). `/JS` alone is found in compressed data by chance. */
const mediaAction = nameOf("Rendition");
const script = nameOf("JS");

/** The name of what in PDF objects runs something. */
function findAction(objects: string): string | undefined {
  const found = action.exec(objects)?.[0];
  if (found !== undefined) return readName(found);
  return mediaAction.test(objects) && script.test(objects) ? "/JS" : undefined;
}

/** What a stream of compressed objects is called in its dictionary, and what makes its bytes unlike its objects. */
const objectStream = nameOf("ObjStm");
const predictor = nameOf("Predictor");

const tooMuch = "more than can be looked through";
const unreadable = "parts that can't be looked through";

/**
 * Names what in a PDF runs code when it is opened, also where objects are compressed; undefined if nothing was found.
 * Says so if objects are encrypted, damaged, packed in a rare way, or too many.
 */
export async function findPdfScript(file: string): Promise<string | undefined> {
  if ((await stat(file)).size > limits.file) return tooMuch;
  const bytes = await readFile(file);
  // Every byte is a character.
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
    if (objects.trouble !== undefined) return objects.trouble === "too large" ? tooMuch : unreadable;
    const hidden = findAction(objects.bytes.toString("latin1"));
    if (hidden !== undefined) return hidden;
    unpacked += objects.bytes.length;
  }
  return undefined;
}

/** The name as programs write it. */
function readName(name: string): string {
  return name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
