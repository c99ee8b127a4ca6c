import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import {
  type CompletionItem,
  type Diagnostic,
  getLanguageService,
  MarkupKind,
  TextDocument,
} from "vscode-json-languageservice";
import { sampleFile } from "../../support/sample.ts";

/**
 * VS Code's own language service, as it works on `content.json`. It is configured without a schema: it
 * finds the committed one by the file's `$schema`, as it does for an owner without any extension.
 */
export const service = getLanguageService({
  schemaRequestService: (uri) => readFile(new URL(uri), "utf8"),
  workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
  clientCapabilities: {
    textDocument: {
      completion: { completionItem: { documentationFormat: [MarkupKind.Markdown] } },
      hover: { contentFormat: [MarkupKind.Markdown] },
    },
  },
});

const fileUri = pathToFileURL(sampleFile).href;
/** The schema, as the sample names it. */
export const $schema = "../../../schema/content.schema.json";

/** Opens a text as `content.json`; `|` marks where the cursor is. */
export function open(text: string) {
  const offset = Math.max(text.indexOf("|"), 0);
  const document = TextDocument.create(fileUri, "json", 1, text.replace("|", ""));
  return { document, position: document.positionAt(offset), json: service.parseJSONDocument(document) };
}

export async function complete(text: string): Promise<CompletionItem[]> {
  const { document, position, json } = open(text);
  return (await service.doComplete(document, position, json))?.items ?? [];
}

export async function diagnose(document: unknown): Promise<Diagnostic[]> {
  const text = TextDocument.create(fileUri, "json", 1, JSON.stringify(document, null, 2));
  return service.doValidation(text, service.parseJSONDocument(text));
}

/** The text that hovering over a key shows. */
export async function hover(text: string): Promise<string> {
  const { document, position, json } = open(text);
  const contents = (await service.doHover(document, position, json))?.contents;
  return Array.isArray(contents) ? contents.join("\n") : JSON.stringify(contents ?? "");
}

/** A file around the part that a test is about. */
export const file = (rest: string) => `{ "$schema": "${$schema}", ${rest} }`;
export const inBlocks = (blocks: string) => file(`"pages": [{ "path": "/", "title": "Home", "blocks": [${blocks}] }]`);
export const labels = (items: CompletionItem[]) => items.map((item) => item.label);
