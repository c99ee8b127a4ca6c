import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import {
  type Api,
  type ApiFailure,
  apiPath,
  editorAssetsPath,
  editorPagePath,
  longestHeader,
  mostJson,
  mostUpload,
  nameHeader,
  tokenHeader,
} from "../../../src/editor/protocol.ts";
import { locateFile } from "../content/locate-file.ts";
import { readRegular } from "../files/read-regular.ts";
import { contentType } from "../serve/serve-file.ts";
import { ApiError } from "./api-error.ts";
import { saveUpload } from "./assets.ts";
import { createFile, editFrontMatter, removeFile } from "./content-files.ts";
import type { Editor } from "./editor.ts";
import { sendEditorFile, sendEditorPage } from "./editor-page.ts";
import { editRequest } from "./journal-entry.ts";
import { listReferences, rename } from "./rename.ts";
import { assetRequest, createRequest, frontMatterRequest, renameRequest, target } from "./requests.ts";
import { scaleDown } from "./scale-down.ts";

/** Answers a request below the editor's path. It has passed `judgeRequest`; returns false for an address of nothing. */
export async function handleEditor(
  editor: Editor,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  const { pathname, port } = url;
  if (pathname.startsWith(apiPath)) await answer(editor, request, response, pathname.slice(apiPath.length), url);
  else if (pathname.startsWith(editorAssetsPath))
    return sendEditorFile(response, pathname.slice(editorAssetsPath.length));
  else if (pathname !== editorPagePath) return false;
  else if (!isOpened(request)) refuse(response, new ApiError("forbidden", "Open the editor in a tab of its own."));
  // One origin only: the preview lets it frame its pages.
  else if (url.hostname !== "localhost")
    response.writeHead(302, { location: `http://localhost:${port}${pathname}` }).end();
  else await sendEditorPage(response, editor.token, await editor.startPreview());
  return true;
}

/** True if a person opened the page: scripts of other pages of this origin must not read the token. */
function isOpened({ headers }: IncomingMessage): boolean {
  return headers["sec-fetch-dest"] === undefined || headers["sec-fetch-dest"] === "document";
}

const nothing = z.strictObject({});

async function answer(
  editor: Editor,
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  url: URL,
): Promise<void> {
  try {
    demandClient(editor, request, url);
    const send = <Name extends keyof Api>(_: Name, body: Api[Name]["answer"]) => {
      response.writeHead(200, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
      response.end(JSON.stringify(body));
    };
    switch (name) {
      case "open":
        await readJson(request, nothing);
        return send(name, await editor.open());
      case "edit": {
        const edit = await readJson(request, editRequest);
        return send(name, await (await editor.session()).edit(edit));
      }
      case "undo":
      case "redo":
        await readJson(request, nothing);
        return send(name, await (await editor.session()).step(name));
      case "references":
        return send(name, { places: await listReferences(editor, await readJson(request, target)) });
      case "rename":
        return send(name, await rename(editor, await readJson(request, renameRequest)));
      case "frontMatter":
        return send(name, await editFrontMatter(editor, await readJson(request, frontMatterRequest)));
      case "create":
        return send(name, await createFile(editor, await readJson(request, createRequest)));
      case "removeFile":
        return send(name, await removeFile(editor, await readJson(request, z.strictObject({ path: z.string() }))));
      case "locate": {
        const { node } = await readJson(request, z.strictObject({ node: z.string() }));
        await editor.session();
        return send(name, editor.locate(node));
      }
      case "upload": {
        const bytes = await readBody(request, "application/octet-stream", mostUpload);
        const { folder } = await editor.session();
        const longest = Number(request.headers[longestHeader]) || undefined;
        const asset = await saveUpload(folder.root, readName(request), await scaleDown(bytes, longest));
        editor.addAsset(asset);
        return send(name, asset);
      }
      case "asset": {
        const { path, longest } = await readJson(request, assetRequest);
        const { folder } = await editor.session();
        const { file, issue } = await locateFile(folder.root, path);
        if (issue || !editor.isAsset(path)) throw new ApiError("unknown-file", `There is no file ${path}.`);
        const bytes = await scaleDown(Buffer.from(await readRegular(file, mostUpload)), longest);
        response.writeHead(200, { "content-type": contentType(path), "cache-control": "no-store" }).end(bytes);
        return;
      }
      case "events":
        await readJson(request, nothing);
        await editor.session();
        editor.addStream(response);
        return;
      default:
        throw new ApiError("bad-request", "The editor's server can't do this. Reload the page.");
    }
  } catch (error) {
    refuse(response, error);
  }
}

/**
 * Only the editor's page of this start may ask. Each of these stops a page of another origin by itself: the token, which
 * it can't read; `Origin`, which it can't forge; and a type of body that browsers send only after a preflight request, to
 * which this server never agrees.
 */
function demandClient({ token }: Editor, { headers }: IncomingMessage, url: URL): void {
  const given = headers[tokenHeader];
  if (headers.origin !== url.origin || typeof given !== "string" || !isSame(given, token))
    throw new ApiError("forbidden", "This page is of an earlier start, or isn't the editor. Reload it.");
}

/** Compares hashes: the time that it takes says nothing about the token. */
function isSame(given: string, token: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(token));
}

async function readJson<Body>(request: IncomingMessage, shape: z.ZodType<Body>): Promise<Body> {
  const { data } = shape.safeParse(parseJson(await readBody(request, "application/json", mostJson)));
  if (data === undefined)
    throw new ApiError("bad-request", "The editor's server can't read this request. Reload the page.");
  return data;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

async function readBody(request: IncomingMessage, type: string, most: number): Promise<Buffer> {
  const [given = ""] = (request.headers["content-type"] ?? "").split(";");
  if (given.trim().toLowerCase() !== type) throw new ApiError("bad-request", `The body must be of type ${type}.`);
  const tooLarge = new ApiError("too-large", `At most ${most / 1_000_000} MB can be sent at once.`);
  if (Number(request.headers["content-length"]) > most) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > most) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The name in an upload's header; "" if it can't be read. */
function readName({ headers }: IncomingMessage): string {
  try {
    return decodeURIComponent(String(headers[nameHeader] ?? ""));
  } catch {
    return "";
  }
}

function refuse(response: ServerResponse, error: unknown): void {
  const { code, message, status } =
    error instanceof ApiError ? error : new ApiError("failed", error instanceof Error ? error.message : String(error));
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const failure: ApiFailure = { error: { code, message } };
  // What is left of the request's body isn't read.
  response.writeHead(status, { "content-type": "application/json; charset=utf-8", connection: "close" });
  response.end(JSON.stringify(failure));
}
