import { basename, join } from "node:path";
import { markdownFile } from "../../../../schema/site-files.ts";
import { readRegular } from "../read-regular.ts";

/** Names with a hash: of pictures, fonts and media; of scripts and style sheets. */
const hashedFile = /^assets\/[^/]+-(?:[0-9a-f]{12}(?:-[\w-]+)?\.\w+|[\w-]{8}\.(?:js|css))$/;

/** Files in which a site names its other files. */
const namesOthers = /\.(?:html|json|js|css|xml|webmanifest)$/;

/**
 * Finds a site's own files if an earlier version built it, which wrote no list. Own files are those that the next site
 * has, too, and their folders; pages with their data beside them; and files with a hash in their names, and pages as
 * Markdown, if an own file names them. Other files can have such names by chance, such as `custom-carousel.js`.
 */
export async function judgeWithoutList(
  folder: string,
  paths: readonly string[],
  coming: ReadonlySet<string>,
): Promise<(path: string) => boolean> {
  const there = new Set(paths);
  const isPage = (path: string) =>
    /(?:^|\/)(?:index\.html|page\.json)$/.test(path) &&
    ["index.html", "page.json"].every((name) => there.has(path.replace(/(?<![^/])[^/]+$/, name)));
  const own = new Set(paths.filter((path) => coming.has(path) || isPage(path)));
  const hashed = new Map(paths.filter((path) => hashedFile.test(path)).map((path) => [basename(path), path]));
  // A Set iterates over values that are added meanwhile.
  for (const path of own) {
    if (!namesOthers.test(path)) continue;
    const text = (await readRegular(join(folder, path)).catch(() => "")).toString();
    const markdown = path.replace(/index\.html$/, markdownFile);
    if (there.has(markdown) && text.includes(`/${markdown}"`)) own.add(markdown);
    for (const [word] of text.matchAll(/[^\s"'`/\\?#,()<>&]+/g)) {
      const found = hashed.get(word);
      if (found !== undefined) own.add(found);
    }
  }
  return (path) => own.has(path) || (path.endsWith("/") && [...coming].some((next) => next.startsWith(path)));
}
