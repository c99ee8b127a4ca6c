import type { SiteFile } from "../files/site-file.ts";
import { type ParsedPage, parsePage } from "../html/parsed-page.ts";
import { maskHtml } from "./mask-html.ts";
import { maskJson } from "./mask-json.ts";

/** What is made of a file before it is protected; of a page, with what its HTML was parsed to. */
export type OpenBody = string | Uint8Array | ParsedPage;

/** A file of a site in which a search finds no secret, where its format can say the same in other letters. */
export function protectFile({ path, make }: SiteFile<OpenBody>, secrets: readonly string[]): SiteFile {
  return { path, make: async () => protectBody(path, await make(), secrets) };
}

function protectBody(path: string, body: OpenBody, secrets: readonly string[]): string | Uint8Array {
  if (body instanceof Uint8Array) return body;
  if (secrets.length === 0) return typeof body === "string" ? body : body.html;
  if (typeof body !== "string") return maskHtml(body, secrets);
  if (path.endsWith(".html")) return maskHtml(parsePage(body, true), secrets);
  return /\.(?:json|webmanifest)$/.test(path) ? maskJson(body, secrets) : body;
}
