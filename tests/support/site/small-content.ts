import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Writes content with these pages, a hero on each, into a folder; returns its file. It builds fast: nothing is drawn. */
export async function writeSmallContent(folder: string, ...paths: string[]): Promise<string> {
  const content = {
    version: 1,
    site: {
      title: "Asha Rao",
      description: "An engineer.",
      url: "https://asha.dev/",
      outputs: { socialImages: false, manifest: false },
    },
    profile: { name: "Asha Rao", role: "Engineer", emails: [], links: [] },
    theme: { font: "sans" },
    pages: paths.map((path) => ({ path, title: "A page", description: "What it says.", blocks: [{ type: "hero" }] })),
  };
  const file = join(folder, "content.json");
  await writeFile(file, JSON.stringify(content));
  return file;
}
