import { closeSync, fstatSync, openSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { captionsType, endingOf, fileTypes } from "../../../schema/file-types.ts";

const types: Readonly<Record<string, string>> = {
  ...fileTypes,
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  m4v: "video/mp4",
  vtt: captionsType,
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
  xml: "application/xml; charset=utf-8",
};

/** A file of a site as it is sent. */
export interface ServedFile {
  bytes: Buffer;
  etag: string;
  type: string;
}

/**
 * Reads a file of a site's folder; undefined where there is none. It is opened once: its size and its bytes are those
 * of one site, even where a build puts another in the folder at that moment.
 */
export function readServed(folder: string, path: string): ServedFile | undefined {
  let handle: number;
  try {
    handle = openSync(join(folder, path), "r");
  } catch {
    return undefined;
  }
  try {
    const stats = fstatSync(handle);
    if (!stats.isFile()) return undefined;
    const etag = `W/"${stats.size}-${stats.mtimeMs}"`;
    return { bytes: readFileSync(handle), etag, type: contentType(path) };
  } finally {
    closeSync(handle);
  }
}

/** Answers with a file, or with the news that the browser has it already. */
export function sendFile({ bytes, etag, type }: ServedFile, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader("etag", etag);
  if (response.statusCode === 200 && request.headers["if-none-match"] === etag) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader("content-type", type);
  sendRange(bytes, type, request, response);
}

/** Answers with the part of a video that a player asks for (RFC 9110, section 14): some play nothing without. */
export function sendRange(bytes: Buffer, type: string, request: IncomingMessage, response: ServerResponse): void {
  const isVideo = type.startsWith("video/");
  if (isVideo) response.setHeader("accept-ranges", "bytes");
  const [, from = "", to = ""] = (isVideo && /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? "")) || [];
  if (response.statusCode !== 200 || from + to === "") {
    response.setHeader("content-length", bytes.length);
    response.end(bytes);
    return;
  }
  const start = from === "" ? Math.max(0, bytes.length - Number(to)) : Number(from);
  const end = from === "" || to === "" ? bytes.length - 1 : Math.min(Number(to), bytes.length - 1);
  if (start > end) {
    response.writeHead(416, { "content-range": `bytes */${bytes.length}` }).end();
    return;
  }
  response.writeHead(206, {
    "content-range": `bytes ${start}-${end}/${bytes.length}`,
    "content-length": end - start + 1,
  });
  response.end(bytes.subarray(start, end + 1));
}

/** The media type of a file of a site, by its name. */
export function contentType(name: string): string {
  return types[endingOf(name)] ?? "application/octet-stream";
}
