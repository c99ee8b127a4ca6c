import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { LinkedDocument } from "./documents.ts";

/** Writes files into a folder, with content that links to each of them. @returns the content's file */
export async function linkDocuments(folder: string, documents: readonly LinkedDocument[]): Promise<string> {
  await mkdir(join(folder, "files"), { recursive: true });
  for (const { name, bytes } of documents) await writeFile(join(folder, "files", name), bytes);
  const cards = documents.map(({ name }, index) => ({
    type: "project",
    title: `File ${index + 1}`,
    links: [{ label: `Open ${index + 1}`, href: `files/${name}` }],
  }));
  const content = {
    version: 1,
    site: { title: "Asha Rao", description: "Chargers.", url: "https://asharao.dev/" },
    profile: { name: "Asha Rao", role: "Engineer", emails: [], links: [] },
    navigation: { links: [{ label: "Home", to: "/" }] },
    pages: [{ path: "/", title: "Home", blocks: [{ type: "card-grid", cards }] }],
  };
  const file = join(folder, "content.json");
  await writeFile(file, JSON.stringify(content));
  return file;
}
