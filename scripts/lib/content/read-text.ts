import { readdir, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { RuleReport } from "../../../schema/messages/message.ts";
import { find } from "../../../schema/messages/messages.ts";
import { suggest } from "../../../schema/messages/suggest.ts";
import { maxLength } from "../../../schema/source/source-text.ts";
import { readRegular } from "../files/read-regular.ts";
import { leadsOut } from "./locate-file.ts";

/** The text of a file. If there is a report, `text` is as much as could be read. */
export interface ReadText {
  text: string;
  report: RuleReport | undefined;
}

const nowhere = { start: 0, end: 1 };

/**
 * Reads a text file that an owner named. Errors are returned as reports, never thrown.
 * @param isConfined the file must be inside the folder in which it is named, after links are resolved: a pattern named
 * it, not its owner
 */
export async function readText(file: string, { isConfined = false } = {}): Promise<ReadText> {
  try {
    if (isConfined && (await leadsOut(file))) {
      const reason = "it is a link to a file outside its folder, which may be somebody else's";
      return refuse(find("file-unreadable", nowhere, { file, reason }));
    }
    return decode(await readRegular(file, maxLength), file);
  } catch (error) {
    return refuse(await explainError(error, file));
  }
}

function refuse(report: RuleReport, text = ""): ReadText {
  return { text, report };
}

function decode(bytes: Uint8Array, file: string): ReadText {
  if (looksLikeUtf16(bytes)) return refuse(find("utf-16", nowhere, { file }));
  try {
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes), report: undefined };
  } catch {
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    const start = Math.max(0, text.indexOf("\ufffd"));
    return refuse(find("not-utf-8", { start, end: start + 1 }, { offset: start }), text);
  }
}

/** UTF-16 has a byte order mark or, in Latin text, a zero in every second byte. */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const head = bytes.subarray(0, 100);
  return head.length >= 4 && [0, 1].some((parity) => head.every((byte, index) => index % 2 !== parity || byte === 0));
}

async function explainError(error: unknown, file: string): Promise<RuleReport> {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOENT" || code === "ENOTDIR") {
    const near = suggest(basename(file), await readdir(dirname(file)).catch(() => []));
    return find("file-missing", nowhere, { file, near: near && join(dirname(file), near) });
  }
  if (code === "EISDIR") return find("file-is-folder", nowhere, { file });
  if (code === "EFBIG") return find("file-too-large", nowhere, { size: (await stat(file)).size, limit: maxLength });
  const reasons: Record<string, string> = {
    EACCES: "you may not read it",
    EPERM: "you may not read it",
    ENXIO: "it is no ordinary file",
    ELOOP: "its link leads back to itself",
    ENAMETOOLONG: "its name is too long",
  };
  return find("file-unreadable", nowhere, { file, reason: reasons[code] ?? (code || "the system refuses") });
}
