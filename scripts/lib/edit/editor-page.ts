import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { relative, sep } from "node:path";
import { once } from "../../../schema/source/once.ts";
import { editorAssetsPath, tokenMeta } from "../../../src/editor/protocol.ts";
import { buildEditor, editorScript } from "../app/editor-build.ts";
import { listFiles } from "../files/hash-files.ts";
import { contentType } from "../serve/serve-file.ts";

/** The editor's compiled files, by their names. The list is made once, so no address leads to another file. */
const listEditorFiles = once(async (): Promise<ReadonlyMap<string, string>> => {
  const folder = await buildEditor();
  const files = await listFiles(folder);
  return new Map(files.map((file) => [relative(folder, file).replaceAll(sep, "/"), file]));
});

/** Answers with the editor's page. Only this page gets the token. */
export async function sendEditorPage(response: ServerResponse, token: string, previewOrigin: string): Promise<void> {
  const nonce = randomBytes(16).toString("base64");
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": describePolicy(nonce, previewOrigin),
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "no-referrer",
  });
  response.end(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Editor</title><meta name="${tokenMeta}" content="${token}" nonce="${nonce}"></head><body><div id="root"></div><script type="module" src="${editorAssetsPath}${editorScript}"></script></body></html>`,
  );
}

/**
 * Only the editor's own files run, and only the preview is framed. Emotion and CodeMirror make style elements, with the
 * nonce, and set style attributes. Pictures are thumbnails in memory.
 */
function describePolicy(nonce: string, previewOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${previewOrigin}`,
    "frame-ancestors 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; ");
}

/** Answers with one of the editor's compiled files; returns false if there is none of this name. */
export async function sendEditorFile(response: ServerResponse, name: string): Promise<boolean> {
  const file = (await listEditorFiles()).get(name);
  if (file === undefined) return false;
  response.writeHead(200, { "content-type": contentType(name), "cache-control": "no-cache" });
  response.end(await readFile(file));
  return true;
}
