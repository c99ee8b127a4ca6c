import type { SiteFile } from "../outputs/output.ts";
import { maskHtml } from "./mask-html.ts";
import { maskJson } from "./mask-json.ts";

/** A file of a site in which a search finds no secret, where its format can say the same in other letters. */
export function protectFile(file: SiteFile, secrets: readonly string[]): SiteFile {
  if (secrets.length === 0 || !("text" in file) || typeof file.text !== "string") return file;
  if (file.path.endsWith(".html")) return { ...file, text: maskHtml(file.text, secrets) };
  if (/\.(?:json|webmanifest)$/.test(file.path)) return { ...file, text: maskJson(file.text, secrets) };
  return file;
}
