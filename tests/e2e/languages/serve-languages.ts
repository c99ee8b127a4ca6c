import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { buildTestSite } from "../../support/build-test-site.ts";

export interface ServedSite {
  url: string;
  close: () => Promise<void>;
}

const file = join(import.meta.dirname, "../../content/five-languages/content.json");

/** Builds content in several languages, and serves it. */
export async function serveContent(content: object): Promise<ServedSite> {
  const folder = await mkdtemp(join(tmpdir(), "languages-"));
  const server = await serveSite(await buildTestSite(folder, content), { base: "", port: 0 });
  return {
    url: server.url,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A site in English, German, Arabic, Japanese and Hindi, in a design. */
export async function serveFiveLanguages(design: string): Promise<ServedSite> {
  return serveContent({ ...JSON.parse(await readFile(file, "utf8")), theme: { design } });
}

/** Where its pages stand, by their languages. */
export const pagesOf = {
  en: ["", "work/", "contact/"],
  de: ["de/", "de/arbeiten/", "de/contact/"],
  ar: ["ar/", "ar/work/", "ar/contact/"],
  ja: ["ja/", "ja/work/", "ja/contact/"],
  hi: ["hi/", "hi/work/", "hi/contact/"],
} as const;
