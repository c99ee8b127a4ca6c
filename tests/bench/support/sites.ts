import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { PageData } from "../../../schema/resolve/page-data.ts";
import { CommandError } from "../../../scripts/lib/cli/command.ts";
import { programFolder } from "../../../scripts/lib/files/roots.ts";
import { type SiteServer, serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { buildSite } from "../../../scripts/lib/site/build-site.ts";
import { buildNaiveSite } from "./naive-site.ts";

/** Everything that the benchmark writes, but for its results. */
export const benchFolder = join(programFolder, ".cache/bench");

/** The same site in three ways. */
export const variants = ["built", "no-scripts", "naive"] as const;
export type Variant = (typeof variants)[number];

/** A variant of the site, being served. */
export interface ServedSite extends SiteServer {
  folder: string;
}

export interface BenchSites {
  /** The paths of the pages under a site's address: "" for home, "about/" … */
  pages: readonly string[];
  served: Readonly<Record<Variant, ServedSite>>;
  close: () => Promise<void>;
}

/** Builds the content file's site in each of the three ways and serves each under an address of its own. */
export async function prepareSites(file: string): Promise<BenchSites> {
  const folders = {
    built: join(benchFolder, "sites/built"),
    "no-scripts": join(benchFolder, "sites/no-scripts"),
    naive: join(benchFolder, "sites/naive"),
  };
  await rm(join(benchFolder, "sites"), { recursive: true, force: true });
  const { outcome } = await buildSite(file, folders.built);
  if (outcome === "refused") throw new CommandError("The content was refused: npm run validate says why.");
  const data = await readPages(folders.built);
  const base = data.values().next().value?.shell.base ?? "";

  for (const folder of [folders["no-scripts"], folders.naive]) await cp(folders.built, folder, { recursive: true });
  for (const path of data.keys()) {
    const document = join(folders["no-scripts"], path, "index.html");
    await writeFile(document, stripScripts(await readFile(document, "utf8")));
  }
  await buildNaiveSite([...data.values()], folders.naive);

  const serve = async (folder: string) => ({ folder, ...(await serveSite(folder, { base, port: 0 })) });
  const served = {
    built: await serve(folders.built),
    "no-scripts": await serve(folders["no-scripts"]),
    naive: await serve(folders.naive),
  };
  return {
    pages: [...data.keys()],
    served,
    close: async () => {
      await Promise.all(Object.values(served).map((site) => site.close()));
    },
  };
}

/** The data of each page of a built site, by its path under the site's address; home comes first. */
async function readPages(folder: string): Promise<Map<string, PageData>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.name === "page.json")
    .map((entry) => join(entry.parentPath, entry.name));
  const pages = new Map<string, PageData>();
  for (const file of files.toSorted((a, b) => a.length - b.length)) {
    const { page }: { page: PageData } = JSON.parse(await readFile(file, "utf8"));
    const path = relative(folder, dirname(file));
    pages.set(path === "" ? "" : `${path}/`, page);
  }
  return pages;
}

/** A page as it would be if no script had ever been written for it. */
export function stripScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "").replace(/<link\b[^>]*rel="?modulepreload[^>]*>/g, "");
}
