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

/** What is sent: bytes at hand, or what is read from a disk as fast as the client takes it. */
export interface Body {
  /** In bytes. */
  size: number;
  type: string;
  /** Ends an answer with the bytes from one place to another, both of them among them. */
  send: (response: ServerResponse, start: number, end: number) => void;
}

/** A file of a site as it is sent. */
export interface ServedFile extends Body {
  etag: string;
  /** The whole file, in UTF-8. */
  readText: () => string;
  /** Ends what is being sent of it, too. It may be called more than once. */
  close: () => void;
}

/**
 * Opens a file of a site's folder. It is opened once: its size and its bytes are those of one site, even where a build
 * puts another in the folder at that moment. Whoever opens it closes it.
 * @returns undefined where there is no regular file that can be read, and where a symbolic link leads out of the folder
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
  // A stream closes its handle itself, once it no longer reads: the number may be another file's at once.
  let close = () => closeSync(handle);
  return {
    size,
    etag: `W/"${size}-${mtimeMs}"`,
    type: contentType(path),
    send: (response, start, end) => {
      const stream = createReadStream("", { fd: handle, start, end });
      close = () => stream.destroy();
      stream.on("error", () => response.destroy());
      // A file that was cut short meanwhile leaves the client waiting for the rest of it.
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

/** The text of a file of a site's folder. */
export function readServed(folder: string, path: string): string | undefined {
  const file = openServed(folder, path);
  try {
    return file?.readText();
  } finally {
    file?.close();
  }
}

/** What is sent of bytes at hand. */
export function bodyOf(bytes: Buffer, type: string): Body {
  return { size: bytes.length, type, send: (response, start, end) => response.end(bytes.subarray(start, end + 1)) };
}

/** A FIFO without a writer would hold up the whole process; without O_NONBLOCK `open` waits for one. Windows has neither. */
const openFlags = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW;

/** Opens a path whose links are all followed within the folder; undefined where the system refuses to, whatever its reason. */
function openWithin(folder: string, path: string): number | undefined {
  try {
    const root = realpathSync.native(folder);
    const file = realpathSync.native(join(root, path));
    return isOutside(root, file) ? undefined : openSync(file, openFlags);
  } catch {
    return undefined;
  }
}

/** Answers with a file, or with the news that the browser has it already. */
export function sendFile(file: ServedFile, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader("etag", file.etag);
  if (response.statusCode === 200 && request.headers["if-none-match"] === file.etag) response.writeHead(304).end();
  else sendBody(file, request, response);
}

/** Answers with a body, of a video with the part that a player asks for (RFC 9110, section 14): some play nothing without. */
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

/** The media type of a file of a site, by its name. */
export function contentType(name: string): string {
  return types[endingOf(name)] ?? "application/octet-stream";
}
