import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Content } from "../../../schema/content.ts";
import { cvFile } from "../../../schema/resolve/address.ts";
import type { PageData } from "../../../schema/resolve/page-data.ts";
import { collectPortfolio } from "../../../schema/resolve/portfolio.ts";
import { type ResolvedSite, resolveContent } from "../../../schema/resolve/resolve-content.ts";
import type { PolicyOf } from "../../../src/document/document.ts";
import { type AppBuild, addAppFiles } from "../app/app-build.ts";
import { findPlayers } from "../hosting/find-players.ts";
import { listHostFiles } from "../hosting/host-files.ts";
import { pagePolicy } from "../hosting/page-policy.ts";
import { collectPictures } from "../images/collect-pictures.ts";
import type { ShowImage, SiteImages } from "../images/site-images.ts";
import { renderFavicon } from "../outputs/drawn/favicon.ts";
import type { RenderedPage, SiteFile, SiteMaterial } from "../outputs/output.ts";
import { describePage, outputFiles } from "../outputs/outputs.ts";
import { protectFile } from "../privacy/protect-file.ts";
import { findSecrets } from "../privacy/secrets.ts";
import { renderOrExplain } from "./render-or-explain.ts";

/** A site's pages, with its pictures' addresses under `base`, the path of `site.url`. */
export function resolveSite(content: Content, images: SiteImages, show: ShowImage): ResolvedSite & { base: string } {
  const base = new URL(content.site.url).pathname.replace(/\/+$/, "");
  const site = resolveContent(content, (src, shape) => {
    const image = images.get(src);
    if (!image) throw new Error(`${src} was not looked at when the content was checked`);
    return show(image, shape, base);
  });
  return { ...site, base };
}

/** What a site is made from. */
export interface SiteSources {
  content: Content;
  images: SiteImages;
  /** The CV's file, where a block offers it for download. */
  cv: string | undefined;
}

/** Every file of a site, protected where the owner asks for it; the compiled application's own come beside them. */
async function* siteFiles(sources: SiteSources, app: AppBuild): AsyncGenerator<SiteFile> {
  const secrets = findSecrets(sources.content);
  for await (const file of makeFiles(sources, app)) yield protectFile(file, secrets);
}

async function* makeFiles({ content, images, cv }: SiteSources, app: AppBuild): AsyncGenerator<SiteFile> {
  const pictures = await collectPictures(images);
  const site = resolveSite(content, images, pictures.show);
  const { base, pages, notFound } = site;
  const players = findPlayers(pages);
  const policyOf: PolicyOf = (inline) => pagePolicy(inline, players);
  const material = collectMaterial(content, images, site);
  const rendered: RenderedPage[] = [];
  for (const page of pages) {
    const folder = page.href.slice(base.length + 1);
    const described = { ...page, head: describePage(page, material) };
    const html = renderOrExplain(described, (data) => app.renderPage(data, app.template, policyOf));
    rendered.push({ page, html });
    yield { path: `${folder}index.html`, text: html };
    yield { path: `${folder}page.json`, text: pageFile(page, app.build) };
  }
  yield { path: "404.html", text: app.renderPage(notFound, app.template, policyOf) };
  yield { path: "favicon.svg", text: renderFavicon(content.profile.name, notFound.shell.theme) };
  const outputs: string[] = [];
  for await (const file of outputFiles(material, rendered)) {
    outputs.push(file.path);
    yield file;
  }
  yield* listHostFiles(base, app.headScript, outputs);
  if (cv !== undefined) yield { path: cvFile, source: cv };
  yield* await pictures.files();
}

/** What the site's other formats are made from. */
export function collectMaterial(
  content: Content,
  images: SiteImages,
  { base, pages, notFound, photo }: ResolvedSite & { base: string },
): SiteMaterial {
  const portfolio = collectPortfolio(content);
  const source = images.get(portfolio.profile.photo?.src ?? "");
  const { theme } = notFound.shell;
  return {
    portfolio,
    base,
    pages,
    theme,
    font: content.theme.font,
    photo: source && photo && { ...source, src: photo.src },
    secrets: findSecrets(content),
  };
}

/** A page's data as the browser loads it before it changes to the page; the dev server answers with the same. */
export function pageFile(page: PageData, build: string): string {
  return JSON.stringify({ build, page });
}

/** Writes a whole site into an empty folder; returns how many pages it has, the fallback not counted. */
export async function writeSiteFiles(folder: string, sources: SiteSources, app: AppBuild): Promise<number> {
  let pages = 0;
  const folders = new Set<string>();
  for await (const file of siteFiles(sources, app)) {
    const target = join(folder, file.path);
    if (!folders.has(dirname(target))) await mkdir(dirname(target), { recursive: true });
    folders.add(dirname(target));
    if ("text" in file) await writeFile(target, file.text);
    else await copyFile(file.source, target);
    if (file.path.endsWith("index.html")) pages += 1;
  }
  await addAppFiles(app, folder);
  return pages;
}
