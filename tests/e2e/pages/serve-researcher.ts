import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { buildSite } from "../../../scripts/lib/site/build-site.ts";
import { portfolioFile } from "../../support/site/portfolios.ts";

/** The pages that live on files beside the content. */
const kept: readonly string[] = ["/notes", "/publications", "/publications/shape-index"];

/** The researcher's notes and papers in a design, in both languages; of the other pages, only that they are there. */
export async function serveResearcher(design: string): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "researcher-"));
  await cp(dirname(portfolioFile("researcher")), folder, { recursive: true });
  const file = join(folder, "content.json");
  const said: { site: object; pages: { path: string; title: unknown }[] } = JSON.parse(await readFile(file, "utf8"));
  const pages = said.pages.map((page) =>
    kept.includes(page.path) ? page : { ...page, blocks: [{ type: "heading", text: page.title }] },
  );
  const site = { ...said.site, outputs: { socialImages: false } };
  await writeFile(file, JSON.stringify({ ...said, site, theme: { design }, pages }));
  const { outcome, diagnostics } = await buildSite(file, join(folder, "site"));
  if (outcome === "refused") throw new Error(JSON.stringify(diagnostics, undefined, 2));
  const server = await serveSite(join(folder, "site"), { base: "", port: 0 });
  return {
    url: server.url,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
