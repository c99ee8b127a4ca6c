import { readFile } from "node:fs/promises";
import type { Content } from "../../../schema/content.ts";
import { collectPortfolio } from "../../../schema/portfolio/portfolio.ts";
import type { LocalizedContent } from "../../../schema/resolve/localized-content.ts";
import type { PageData, PageHead } from "../../../schema/resolve/page-data.ts";
import { type ResolvedSite, resolveContent } from "../../../schema/resolve/resolve-content.ts";
import type { Typesetter } from "../../../schema/rich-text/typesetter.ts";
import { filePath } from "../../../schema/site-files.ts";
import { pageFileName } from "../../../src/data-attributes.ts";
import type { PolicyOf } from "../../../src/document/document.ts";
import { findIcon } from "../content/find-icon.ts";
import type { LinkedFile } from "../content/load-content.ts";
import type { SiteFile } from "../files/site-file.ts";
import { listShownCharacters } from "../fonts/shown-characters.ts";
import { type FontFiles, prepareFonts, type SiteFonts } from "../fonts/site-fonts.ts";
import { listHostFiles } from "../hosting/host-files.ts";
import { matchLanguages } from "../hosting/language-choice.ts";
import { listMovedPages, listRedirects } from "../hosting/moves.ts";
import { findPlayers, pageSecurityPolicy } from "../hosting/page-policy.ts";
import { findMaskedContacts } from "../html/contacts.ts";
import { type OpenBody, protectFile } from "../html/mask.ts";
import type { PictureCollector } from "../images/collect-pictures.ts";
import type { ShowImage, SiteImages } from "../images/site-image.ts";
import { mediaFiles, type SiteMedia } from "../images/site-media.ts";
import { renderFavicon } from "../outputs/images/manifest.ts";
import { homeOf, type SiteMaterial } from "../outputs/output.ts";
import { describePage, listOutputFiles } from "../outputs/outputs.ts";
import { createPageRenderer, renderOrExplain } from "./page-renderer.ts";

/** The application that renders pages: compiled, or the dev server's. */
export interface SiteApp {
  /** Identifies the application that can show the pages' data. */
  build: string;
  renderPage: (page: PageData, policyOf: PolicyOf) => string | Promise<string>;
  /** The inline script of every page. */
  headScript: () => string | Promise<string>;
}

/** The parts of a site: its content, and the files that the content names. */
export interface SiteParts {
  /** The content in each of its languages, the first one first. */
  locales: readonly LocalizedContent[];
  images: SiteImages;
  media: SiteMedia;
  linked: ReadonlyMap<string, LinkedFile>;
  fonts: SiteFonts;
  /** Highlights code and typesets formulas. Without it, they are shown as plain text. */
  typesetter?: Typesetter;
}

/**
 * Lists every file of a site except the compiled application's. Contacts are protected if the owner wants that. Files
 * are made only when needed.
 * @param options `hasWholeFonts`: fonts are not cut to the site's characters, for the dev server
 */
export function listSite(parts: SiteParts, app: SiteApp, pictures: PictureCollector, { hasWholeFonts = false } = {}) {
  const languages = resolveLanguages(parts, pictures.show);
  const [{ content, resolved: main }] = languages;
  const { base, notFound, moves } = main;
  const { theme } = notFound.shell;
  const contacts = findMaskedContacts(content);
  const everyPage = languages.flatMap(({ resolved }) => resolved.pages);
  const listCharacters = () => listShownCharacters([...everyPage, notFound], content.site.language);
  const fonts = prepareFonts(parts.fonts, base, hasWholeFonts ? undefined : listCharacters);
  const players = findPlayers(everyPage);
  const counter = content.site.analytics?.address;
  const materials = languages.map(({ content, resolved }) =>
    gatherMaterial({ content, resolved, parts, pictures, everyPage, contacts }),
  );
  const materialOf = new Map(materials.flatMap((material) => material.pages.map((page) => [page, material] as const)));
  const { make, read } = createPageRenderer((page) => {
    const material = materialOf.get(page);
    // The fallback page has no metadata for other programs.
    const pageHead = material ? describePage(page, material) : emptyHead;
    const described = { ...page, head: addFonts(pageHead, fonts, base) };
    return renderOrExplain(described, (data) =>
      app.renderPage(data, (inline) =>
        pageSecurityPolicy(inline, { players, forms: page.forms, pixel: counter, hasFonts: fonts.css !== "" }),
      ),
    );
  }, contacts.length > 0);

  const outputs = materials.flatMap((material) => {
    const readable = material.pages.map((page) => ({ page, readText: async () => (await read(page)).text }));
    return listOutputFiles(material, readable);
  });
  const media = mediaFiles(parts.media);
  const linked = [...parts.linked].map(([name, { file }]) => ({
    path: filePath(name, content.site.languages),
    make: () => readFile(file),
  }));
  const pathOf = (page: PageData, file: string) => `${page.href.slice(base.length + 1)}${file}`;
  const documents = new Map([
    ...everyPage.map((page) => [pathOf(page, "index.html"), page] as const),
    ["404.html", notFound] as const,
  ]);
  const files: SiteFile<OpenBody>[] = [
    ...[...documents].map(([path, page]) => ({ path, make: () => make(page) })),
    ...everyPage.map((page) => ({ path: pathOf(page, pageFileName), make: () => formatPageData(page, app.build) })),
    { path: "favicon.svg", make: () => renderFavicon(content.profile.name, theme) },
    ...outputs,
    ...listHostFiles(
      base,
      app.headScript,
      [...outputs, ...linked, ...media],
      listRedirects(base, moves),
      matchLanguages(base, content.site),
    ),
    ...listMovedPages(moves),
    ...linked,
    ...pictures.files(),
    ...media,
    ...fonts.files,
  ];
  return {
    /** The site's path on its host, without a slash at its end. */
    base,
    /** The `@font-face` rules of every page. */
    fontCss: fonts.css,
    /** The number of pages without the fallback. */
    pages: everyPage.length,
    files: files.map((file) => protectFile(file, contacts)),
    /** Facts about the HTML of every page, by the page's path. Renders pages that weren't rendered yet. */
    readFacts: async () => {
      const facts = [...documents].map(async ([path, page]) => [path, (await read(page)).facts] as const);
      return new Map(await Promise.all(facts));
    },
  };
}

const emptyHead: PageHead = { meta: [], links: [], structuredData: undefined };

/** Preloads the display font with the style sheet, instead of when a text turns out to need it. */
function addFonts({ links, ...head }: PageHead, { css, first }: FontFiles, base: string): PageHead {
  if (first === undefined) return { links, ...head };
  const preload = {
    rel: "preload",
    as: "font",
    type: "font/woff2",
    crossorigin: "",
    href: `${base}/${first}`,
  } as const;
  return { ...head, links: [preload, ...links], fontCss: css };
}

interface ResolvedLanguage {
  content: Content;
  resolved: ResolvedSite;
}

/** A site's pages in each of its languages; `show` gives the addresses of its pictures. @internal */
export function resolveLanguages(
  parts: Omit<SiteParts, "fonts">,
  show: ShowImage,
): [ResolvedLanguage, ...ResolvedLanguage[]] {
  const { images, media, linked, typesetter } = parts;
  const [first, ...others] = parts.locales.map(({ content, languagePaths }) => ({
    content,
    resolved: resolveContent(
      content,
      (src, shape, base, focus) => show(requireFacts(images.get(src), src), shape, base, focus),
      {
        sizeOf: (name) => requireFacts(linked.get(name), name).bytes,
        icon: findIcon,
        medium: (src) => requireFacts(media.get(src), src),
        ...(typesetter && { typesetter }),
      },
      languagePaths,
    ),
  }));
  if (!first) throw new Error("Content that isn't sound has no pages");
  return [first, ...others];
}

interface LanguageParts extends ResolvedLanguage {
  parts: SiteParts;
  pictures: PictureCollector;
  everyPage: readonly PageData[];
  contacts: readonly string[];
}

/** The inputs of all output formats in one language. */
function gatherMaterial({ content, resolved, parts, pictures, everyPage, contacts }: LanguageParts): SiteMaterial {
  const { base, pages, notFound, photo } = resolved;
  const portfolio = collectPortfolio(content);
  const source = parts.images.get(portfolio.profile.photo?.src ?? "");
  return {
    portfolio,
    base,
    pages,
    everyPage,
    folder: homeOf(notFound.shell).slice(base.length + 1),
    theme: notFound.shell.theme,
    fonts: parts.fonts.forImages(content.site.language),
    photo: source && photo && { ...source, src: photo.src, focus: photo.focus },
    pathOfPicture: (src) => {
      const image = parts.images.get(src);
      return image && pictures.show(image, "card", base).src;
    },
    contacts,
  };
}

function requireFacts<Facts>(facts: Facts | undefined, name: string): Facts {
  if (facts === undefined) throw new Error(`${name} was not looked at when the content was checked`);
  return facts;
}

/** A page's data, loaded by the browser when it navigates to the page. @internal */
export function formatPageData(page: PageData, build: string): string {
  return JSON.stringify({ build, page });
}
