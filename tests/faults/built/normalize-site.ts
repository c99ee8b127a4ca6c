import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { type DefaultTreeAdapterTypes, parse, serialize } from "parse5";
import { pageFileName } from "../../../src/data-attributes.ts";

/**
 * The files of a built site by their paths, without what depends on the compiled application: scripts, their names and
 * hashes, and the data of pages. HTML is a parsed tree written anew, so that comments and the borders between texts,
 * which React puts there for its own use, don't count. Of pictures only the names are kept, which hold hashes of what they
 * are made of: encoders may write other bytes on another processor. All assets but scripts are one entry.
 */
export async function normalizeSite(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const normalized = new Map<string, string>();
  const assets: string[] = [];
  for (const file of files.toSorted()) {
    const path = relative(folder, file).replaceAll("\\", "/");
    if (path.endsWith(".js") || path === ".built.json") continue;
    const bytes = await readFile(file);
    if (path.startsWith("assets/")) assets.push(path);
    else if (path.endsWith(pageFileName)) normalized.set(path, "");
    else if (path.endsWith(".html")) normalized.set(path, maskScripts(normalizeHtml(bytes.toString())));
    else normalized.set(path, isText(bytes) ? maskScripts(maskPhoto(bytes.toString())) : "");
  }
  return normalized.set("assets", assets.join("\n"));
}

/** The same as hashes, to be kept. */
export function hashSite(files: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries([...files].map(([path, text]) => [path, hash(text)]));
}

const hash = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest("hex").slice(0, 12);

const isText = (bytes: Buffer) => Buffer.from(bytes.toString()).equals(bytes);

/** Masks the photo in a card for address books, with the lines that it goes on in. */
const maskPhoto = (text: string) => text.replace(/^PHOTO:.*(?:\r\n .*)*/m, "PHOTO:");

/** Masks the names of scripts, that of the function in the head, and the hashes that a content security policy names. */
function maskScripts(text: string): string {
  return text
    .replaceAll(/\/[\w.-]+\.js\b/g, "/script.js")
    .replaceAll(/'sha256-[^']+'/g, "'sha256'")
    .replaceAll(/>\(function \w+\(/g, ">(function Of(");
}

function normalizeHtml(html: string): string {
  const document = parse(html);
  normalizeChildren(document);
  return serialize(document).replaceAll("><", ">\n<");
}

function normalizeChildren(parent: DefaultTreeAdapterTypes.ParentNode): void {
  const children: DefaultTreeAdapterTypes.ChildNode[] = [];
  for (const child of parent.childNodes) {
    const last = children.at(-1);
    if (child.nodeName === "#comment") continue;
    if ("value" in child && last && "value" in last) last.value += child.value;
    else children.push(child);
    if ("childNodes" in child) normalizeChildren(child);
  }
  parent.childNodes = children;
}
