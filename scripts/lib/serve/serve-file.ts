import { closeSync, constants, createReadStream, fstatSync, openSync, readFileSync, realpathSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { captionsType, endingOf, fileTypes } from "../../../schema/file-types.ts";
import { isOutside } from "../files/roots.ts";

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

/** The body of a response: bytes in memory, or a file that is read as fast as the client takes it. */
export interface Body {
  /** In bytes. */
  size: number;
  type: string;
  /** Ends a response with the bytes from `start` to `end`, inclusive. */
  send: (response: ServerResponse, start: number, end: number) => void;
}

/** A file of a site, opened for a response. */
export interface ServedFile extends Body {
  etag: string;
  /** Reads the whole file as UTF-8. */
  readText: () => string;
  /** Also ends a running transfer. It may be called more than once. */
  close: () => void;
}

/**
 * Opens a file of a site's folder. It is opened only once, so its size and its bytes are of the same site, even if a
 * build replaces the folder at that moment. The caller must close it.
 * @returns undefined if there is no readable regular file, or a symbolic link leads out of the folder
 */
export function openServed(folder: string, path: string): ServedFile | undefined {
  const handle = openWithin(folder, path);
  if (handle === undefined) return undefined;
  const stats = fstatSync(handle);
  if (!stats.isFile()) {
    closeSync(handle);
    return undefined;
  }
  const { size, mtimeMs } = stats;
  // A stream closes its descriptor itself once it stops reading; afterwards the number may be another file's.
  let close = () => closeSync(handle);
  return {
    size,
    etag: `W/"${size}-${mtimeMs}"`,
    type: contentType(path),
    send: (response, start, end) => {
      const stream = createReadStream("", { fd: handle, start, end });
      close = () => stream.destroy();
      stream.on("error", () => response.destroy());
      // If the file was truncated meanwhile, the client would wait for the rest.
      stream.on("end", () => stream.bytesRead <= end - start && response.destroy());
      stream.pipe(response);
    },
    readText: () => readFileSync(handle, "utf8"),
    close: () => {
      close();
      close = () => {};
    },
  };
}

/** The text of a file in a site's folder. */
export function readServed(folder: string, path: string): string | undefined {
  const file = openServed(folder, path);
  try {
    return file?.readText();
  } finally {
    file?.close();
  }
}

export function bodyOf(bytes: Buffer, type: string): Body {
  return { size: bytes.length, type, send: (response, start, end) => response.end(bytes.subarray(start, end + 1)) };
}

/** Without O_NONBLOCK, opening a FIFO without a writer would block the whole process. Windows has neither. */
const openFlags = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW;

/** Opens a path after its links are resolved inside the folder; undefined after any error of the system. */
function openWithin(folder: string, path: string): number | undefined {
  try {
    const root = realpathSync.native(folder);
    const file = realpathSync.native(join(root, path));
    return isOutside(root, file) ? undefined : openSync(file, openFlags);
  } catch {
    return undefined;
  }
}

/** Answers with a file, or with 304 if the browser has it already. */
export function sendFile(file: ServedFile, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader("etag", file.etag);
  if (response.statusCode === 200 && request.headers["if-none-match"] === file.etag) response.writeHead(304).end();
  else sendBody(file, request, response);
}

/** Answers with a body or, for a video, with the requested range (RFC 9110, section 14): some players need it. */
export function sendBody({ size, type, send }: Body, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader("content-type", type);
  const isVideo = type.startsWith("video/");
  if (isVideo) response.setHeader("accept-ranges", "bytes");
  const [, from = "", to = ""] = (isVideo && /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? "")) || [];
  const isPart = response.statusCode === 200 && from + to !== "";
  const start = !isPart ? 0 : from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = !isPart || from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (isPart && start > end) {
    response.writeHead(416, { "content-range": `bytes */${size}` }).end();
    return;
  }
  response.setHeader("content-length", end - start + 1);
  if (isPart) response.writeHead(206, { "content-range": `bytes ${start}-${end}/${size}` });
  if (request.method === "HEAD" || size === 0) response.end();
  else send(response, start, end);
}

export function contentType(name: string): string {
  return types[endingOf(name)] ?? "application/octet-stream";
}
