import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { type DocumentElement, readDocument } from "../../support/read-document.ts";
import { sampleFile } from "../../support/sample.ts";

export const own = JSON.parse(await readFile(sampleFile, "utf8"));
export const youtube = { type: "video", title: "A lap", url: "https://www.youtube.com/watch?v=aqz-KE-bpKQ" };
export const vimeo = { type: "video", title: "A run", url: "https://vimeo.com/76979871" };
export const elsewhere = { type: "video", title: "A walk", url: "https://example.com/videos/1" };

/** A form that is posted to an address. */
export const formTo = (action: string) => ({
  type: "form",
  action,
  fields: [{ name: "message", label: "Message" }],
  privacy: "It goes elsewhere.",
});

/** The sample, under a path, with one page of these blocks. */
export function withBlocks(blocks: object[]) {
  const { navigation: _links, ...rest } = own;
  const page = { path: "/", title: "Home", description: own.pages[0].description, blocks };
  return { ...rest, site: { ...own.site, url: "https://asha.example/work/" }, pages: [page] };
}

export async function readPages(folder: string): Promise<[string, DocumentElement[]][]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".html"));
  return Promise.all(
    files.map(
      async (file): Promise<[string, DocumentElement[]]> => [
        file,
        readDocument(await readFile(join(folder, file), "utf8")),
      ],
    ),
  );
}

/** A policy's directives; each may stand in it but once. */
export function readPolicy(policy: string): Record<string, string[]> {
  const directives = policy.split("; ").map((directive) => directive.split(" "));
  expect(new Set(directives.map(([name]) => name)).size).toBe(directives.length);
  return Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]));
}

export const isPolicy = ({ name, attributes }: DocumentElement) =>
  name === "meta" && attributes["http-equiv"] === "Content-Security-Policy";

export function policyOf(elements: DocumentElement[]): Record<string, string[]> {
  return readPolicy(elements.find(isPolicy)?.attributes["content"] ?? "");
}

export const read = (folder: string, file: string) => readFile(join(folder, file), "utf8");
