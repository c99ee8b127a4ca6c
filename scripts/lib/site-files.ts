import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Content } from "../../schema/content.ts";
import type { PageData } from "../../schema/resolve/page-data.ts";
import { resolveContent } from "../../schema/resolve/resolve-content.ts";
import { type AppBuild, copyAppFiles } from "./app-build.ts";
import { assetPath, type SiteImages } from "./site-images.ts";

/** A file of a site: its path under the site's folder, and its bytes or the file to copy them from. */
type SiteFile = { path: string; text: string } | { path: string; source: string };

/** Every file that a site's content makes; the compiled application's own come beside them. */
export function* siteFiles(content: Content, images: SiteImages, app: AppBuild): Generator<SiteFile> {
  const base = new URL(content.site.url).pathname.replace(/\/+$/, "");
  const { pages, notFound } = resolveContent(content, (src) => findImage(images, src, base));
  for (const page of pages) {
    const folder = page.href.slice(base.length + 1);
    yield { path: `${folder}index.html`, text: app.renderPage(page, app.template) };
    yield { path: `${folder}page.json`, text: pageFile(page, app.build) };
  }
  yield { path: "404.html", text: app.renderPage(notFound, app.template) };
  for (const image of images.values()) yield { path: assetPath(image), source: image.file };
}

/** A page's data as the browser loads it before it changes to the page; the dev server answers with the same. */
export function pageFile(page: PageData, build: string): string {
  return JSON.stringify({ build, page });
}

/** An image's URL and size on a site. */
export function findImage(images: SiteImages, src: string, base: string) {
  const image = images.get(src);
  if (!image) throw new Error(`${src} was not looked at when the content was checked`);
  return { src: `${base}/${assetPath(image)}`, width: image.width, height: image.height };
}

/** Writes a whole site into an empty folder. */
export async function writeSiteFiles(
  folder: string,
  content: Content,
  images: SiteImages,
  app: AppBuild,
): Promise<number> {
  let pages = 0;
  for (const file of siteFiles(content, images, app)) {
    const target = join(folder, file.path);
    await mkdir(dirname(target), { recursive: true });
    if ("text" in file) await writeFile(target, file.text);
    else await copyFile(file.source, target);
    if (file.path.endsWith(".html")) pages += 1;
  }
  await copyAppFiles(app, folder);
  return pages;
}
