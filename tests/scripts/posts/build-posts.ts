import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSite } from "../../../scripts/lib/site/build-site.ts";

/** Posts in two languages, a draft among them; projects stand in a file of their own. */
const file = join(import.meta.dirname, "../../content/posts/content.json");

/** Where the site of these posts says that it is found. */
export const address = "https://asha.example/work/";

export interface PostsSite {
  folder: string;
  read: (path: string) => Promise<string>;
  remove: () => Promise<void>;
}

/** Builds the site of these posts. */
export async function buildPosts(): Promise<PostsSite> {
  const root = await mkdtemp(join(tmpdir(), "posts-"));
  const folder = join(root, "site");
  const { outcome, diagnostics } = await buildSite(file, folder);
  if (outcome === "refused") throw new Error(JSON.stringify(diagnostics, undefined, 1));
  return {
    folder,
    read: (path) => readFile(join(folder, path), "utf8"),
    remove: () => rm(root, { recursive: true }),
  };
}
